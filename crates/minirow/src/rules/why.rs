//! Why a board has no filling: a smallest set of rules and givens that cannot hold together.

use std::ops::ControlFlow;

use super::further_rules::{apart_rules, house_rules};
use super::{Rule, RuledBoard};
use crate::board::Geometry;
use crate::progress::{Progress, Stopped, Tally};

/// Rules and givens that cannot hold together on the rows, columns and blocks of their board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Conflict {
    /// Cells with givens, or with fewer candidates than the board has values.
    pub cells: Vec<u16>,
    /// What the geometry demands beyond rows, columns and blocks: houses, and pairs of cells that differ, in words.
    pub further: Vec<String>,
    /// Places of rules in [`RuledBoard::rules`].
    pub rules: Vec<usize>,
    /// Whether each of them is known to be needed: without it, the others can hold.
    pub is_smallest: bool,
}

/// What a conflict is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Rule(usize),
    /// What the geometry demands.
    Further(usize),
    Cell(u16),
}

/// What is found out about some parts is found within so many guesses, or not.
const MOST_GUESSES: u64 = 20_000;

impl RuledBoard {
    /// A smallest set of rules and givens that cannot hold together, where the board has no filling: without
    /// any of them the others can. There may be smaller sets of others.
    ///
    /// Parts of which it takes too long to find out whether they are needed stay; the conflict says so.
    ///
    /// # Errors
    /// [`Stopped`] where the progress says so, and where the rules are too large to be searched.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, progress, rules::{Rule, RuledBoard, kinds::{Greater, Thermometer}}};
    /// let mut board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
    /// board.rules.push(Rule::Thermometer(Thermometer { cells: vec![0, 1, 2], slow: false }));
    /// board.rules.push(Rule::Greater(Greater { cells: [14, 15] }));
    /// board.candidates[0] = 0b0100;
    /// board.candidates[5] = 0b0001;
    /// let conflict = board.conflict(progress::to_the_end())?.unwrap();
    /// assert_eq!((conflict.cells, conflict.rules), (vec![0], vec![0]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn conflict(&self, mut progress: impl Progress) -> Result<Option<Conflict>, Stopped> {
        let all = self.geometry().all_places();
        let cells = (self.geometry().numbers())
            .filter(|&cell| self.candidates[usize::from(cell)] & all != all);
        let apart = apart_rules(self.geometry()).into_iter();
        let mut further: Vec<(String, Rule)> =
            apart.map(|rule| (rule.words(self.geometry()), rule)).collect();
        let mut parts: Vec<Part> = (0..further.len()).map(Part::Further).collect();
        let houses = further.len();
        further.extend(house_rules(self.geometry()));
        parts.extend((0..self.rules.len()).map(Part::Rule));
        parts.extend((houses..further.len()).map(Part::Further));
        parts.extend(cells.map(Part::Cell));
        let mut search = Search {
            board: self,
            plain: self.geometry().plain(),
            further: &further,
            progress: &mut progress,
            done: Tally::default(),
            is_certain: true,
        };
        // The first question has no limit of its own.
        if search.can_hold(&parts, u64::MAX)? {
            return Ok(None);
        }
        let mut best = search.smaller(&parts)?;
        let mut is_smallest = search.is_certain;
        parts.reverse();
        search.is_certain = true;
        let other = search.smaller(&parts)?;
        if (!is_smallest && search.is_certain)
            || (is_smallest == search.is_certain && other.len() < best.len())
        {
            (best, is_smallest) = (other, search.is_certain);
        }
        let mut conflict = Conflict { is_smallest, ..Conflict::default() };
        best.sort_unstable();
        for part in best {
            match part {
                Part::Rule(index) => conflict.rules.push(index),
                Part::Further(index) => conflict.further.push(further[index].0.clone()),
                Part::Cell(cell) => conflict.cells.push(cell),
            }
        }
        Ok(Some(conflict))
    }

    /// The parts of a conflict in words, rules first: the givens as `5 in r1c1`.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, progress, rules::{Rule, RuledBoard, kinds::Cage}};
    /// let mut board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
    /// board.rules.push(Rule::Cage(Cage { cells: vec![0, 1], sum: 3 }));
    /// board.candidates[0] = 0b0100;
    /// let conflict = board.conflict(progress::to_the_end())?.unwrap();
    /// assert_eq!(board.conflict_words(&conflict), ["the cage of 3 at r1c1 r1c2", "3 in r1c1"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn conflict_words(&self, conflict: &Conflict) -> Vec<String> {
        let geometry = self.geometry();
        let rules = conflict.rules.iter().filter_map(|&index| self.rules.get(index));
        let mut words: Vec<String> = rules.map(|rule| rule.words(geometry)).collect();
        words.extend(conflict.further.iter().cloned());
        words.extend(conflict.cells.iter().map(|&cell| {
            let candidates = self.candidates[usize::from(cell)] & geometry.all_places();
            let values: Vec<String> = (0..geometry.values())
                .filter(|place| candidates >> place & 1 == 1)
                .map(|place| geometry.value_at(place).to_string())
                .collect();
            match values.is_empty() {
                true => format!("no candidate in {}", geometry.name_of(cell)),
                false => format!("{} in {}", values.join(" or "), geometry.name_of(cell)),
            }
        }));
        words
    }
}

struct Search<'a, P> {
    board: &'a RuledBoard,
    /// Its geometry without what is demanded further.
    plain: Geometry,
    further: &'a [(String, Rule)],
    progress: &'a mut P,
    done: Tally,
    /// Whether every question was answered within its guesses.
    is_certain: bool,
}

impl<P: Progress> Search<'_, P> {
    /// Parts of these that cannot hold together either, where all cannot: each of them is needed.
    ///
    /// Halves them again and again, after Ulrich Junker, “QuickXplain” (2004).
    fn smaller(&mut self, parts: &[Part]) -> Result<Vec<Part>, Stopped> {
        self.halved(&mut Vec::new(), false, parts)
    }

    fn halved(
        &mut self,
        held: &mut Vec<Part>,
        has_new: bool,
        parts: &[Part],
    ) -> Result<Vec<Part>, Stopped> {
        if has_new && !self.can_hold(held, MOST_GUESSES)? {
            return Ok(Vec::new());
        }
        if parts.len() <= 1 {
            return Ok(parts.to_vec());
        }
        let (first, second) = parts.split_at(parts.len() / 2);
        let before = held.len();
        held.extend(first);
        let of_second = self.halved(held, true, second)?;
        held.truncate(before);
        held.extend(&of_second);
        let mut needed = self.halved(held, !of_second.is_empty(), first)?;
        held.truncate(before);
        needed.extend(of_second);
        Ok(needed)
    }

    /// Whether a board with these parts alone has a filling; where that is not known within so many guesses,
    /// it may.
    fn can_hold(&mut self, parts: &[Part], most: u64) -> Result<bool, Stopped> {
        let mut board = RuledBoard::new(self.plain.clone());
        for part in parts {
            match *part {
                Part::Rule(index) => board.rules.push(self.board.rules[index].clone()),
                Part::Further(index) => board.rules.push(self.further[index].1.clone()),
                Part::Cell(cell) => {
                    board.candidates[usize::from(cell)] = self.board.candidates[usize::from(cell)];
                }
            }
        }
        let (before, mut is_stopped, mut last) = (self.done, false, Tally::default());
        let progress = &mut *self.progress;
        let watch = |done: Tally| {
            last = done;
            let sum = Tally { guesses: before.guesses + done.guesses, ..before };
            is_stopped = progress(sum).is_break();
            if is_stopped || done.nodes() >= most {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        let tally = board.each(watch, |_| ControlFlow::Break(()));
        self.done.guesses += tally.guesses;
        self.done.tries += 1;
        let is_open = tally.solutions == 0 && tally.stopped;
        // All parts may be too large even to begin.
        if is_stopped || (is_open && most == u64::MAX) {
            return Err(Stopped::new(self.done, ()));
        }
        self.is_certain &= !is_open;
        Ok(tally.solutions > 0 || is_open)
    }
}
