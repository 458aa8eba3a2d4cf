//! What the digits of a board contradict by themselves, before anything is searched.

use std::ops::ControlFlow;

use super::{Rule, RuledBoard, Shape};
use crate::progress;

/// Whether the digits leave a rule no way is found within so many guesses, or not.
const MOST_GUESSES: u64 = 1000;

impl RuledBoard {
    /// What the cells that have one candidate contradict: values twice in a house, and rules that they leave no
    /// way to be followed, each by itself, in words. Cells without a candidate are named, too.
    ///
    /// A board without a filling may have none of these: then it takes several rules to see it, which
    /// [`conflict`](Self::conflict) tells.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::rules::{Rule, RuledBoard, Shape};
    /// let mut board = RuledBoard::new(Shape::new(4, 4)?);
    /// board.rules.push(Rule::Thermometer { cells: vec![0, 1, 2], slow: false });
    /// board.rules.push(Rule::Cage { cells: vec![4, 5], sum: 7 });
    /// board.candidates[1] = 0b1000;
    /// board.candidates[4] = 0b0100;
    /// assert_eq!(board.contradictions(), ["the thermometer along r1c1 r1c2 r1c3 is broken"]);
    /// # Ok::<(), pencilmark::rules::ShapeError>(())
    /// ```
    #[must_use]
    pub fn contradictions(&self) -> Vec<String> {
        let shape = self.shape();
        let all = shape.all();
        let place = |cell: u16| {
            let candidates = self.candidates[usize::from(cell)] & all;
            (candidates.count_ones() == 1).then(|| candidates.trailing_zeros() as usize)
        };
        let mut told = Vec::new();
        for (house, cells) in self.houses().enumerate() {
            for value in 0..shape.values() {
                let same: Vec<u16> =
                    cells.iter().copied().filter(|&cell| place(cell) == Some(value)).collect();
                if same.len() > 1 {
                    let times = if same.len() == 2 {
                        "twice".to_owned()
                    } else {
                        format!("{} times", same.len())
                    };
                    let names: Vec<String> =
                        same.iter().map(|&cell| shape.cell_name(cell)).collect();
                    let (value, house) = (shape.value(value), self.house_name(house));
                    told.push(format!("{value} {times} in {house}: {}", names.join(" ")));
                }
            }
        }
        for (cell, &candidates) in (0u16..).zip(&self.candidates) {
            if candidates & all == 0 {
                told.push(format!("no candidate in {}", shape.cell_name(cell)));
            }
        }
        for index in 0..self.rules.len() {
            if !self.may_hold(index) {
                told.push(format!("{} is broken", self.rules[index].words(shape)));
            }
        }
        told
    }

    /// Whether a rule may be followed by what its cells hold, whatever all others hold.
    fn may_hold(&self, index: usize) -> bool {
        let shape = self.shape();
        let rule = &self.rules[index];
        let mut board = RuledBoard::new(shape);
        // Only what a rule takes from its blocks counts: houses are told by themselves.
        let asks_blocks = matches!(rule, Rule::RegionSumLine { .. } | Rule::DisjointGroups);
        board.blocks = if asks_blocks { self.blocks.clone() } else { Vec::new() };
        let cells = cells_of(rule, shape);
        let held = |cell: u16| self.candidates[usize::from(cell)] & shape.all();
        let given: Vec<u16> =
            cells.into_iter().filter(|&cell| held(cell).count_ones() == 1).collect();
        if has_repeats(&board, &given, |cell| held(cell)) {
            // Houses alone forbid them: what the rule says cannot be told apart.
            return self.may_hold_alone(rule, &given);
        }
        for cell in given {
            board.candidates[usize::from(cell)] = held(cell);
        }
        board.rules.push(rule.clone());
        // Rules that say which marks are given are told by those marks.
        if matches!(rule, Rule::AllDotsGiven | Rule::AllSignsGiven | Rule::AllMarksGiven { .. }) {
            let is_mark = |rule: &&Rule| {
                matches!(rule, Rule::Difference { .. } | Rule::Ratio { .. } | Rule::PairSum { .. })
            };
            board.rules.extend(self.rules.iter().filter(is_mark).cloned());
        }
        let tally = board.each(progress::at_most(MOST_GUESSES), |_| ControlFlow::Break(()));
        tally.solutions > 0 || tally.stopped
    }

    /// The same where all cells of the rule are filled and houses are broken as well: by its plain meaning.
    fn may_hold_alone(&self, rule: &Rule, given: &[u16]) -> bool {
        let shape = self.shape();
        let cells = cells_of(rule, shape);
        if cells.iter().any(|cell| !given.contains(cell)) {
            return true;
        }
        let mut board = RuledBoard::new(shape);
        board.blocks.clone_from(&self.blocks);
        board.rules = self.rules.clone();
        let filling: Vec<u8> = self
            .candidates
            .iter()
            .map(|candidates| {
                (candidates & shape.all()).trailing_zeros().min(shape.values() as u32 - 1) as u8
            })
            .collect();
        let broken = board.broken(&filling);
        let index = self.rules.iter().position(|other| other == rule);
        !broken
            .iter()
            .any(|fault| matches!(fault, super::Fault::Rule { index: at } if Some(*at) == index))
    }
}

/// The cells that a rule is about: all, where it names none.
fn cells_of(rule: &Rule, shape: Shape) -> Vec<u16> {
    let spelled = super::spelling::Spelled::of(rule, shape);
    let mut cells: Vec<u16> = spelled.parts.into_iter().flatten().collect();
    // These look at their neighbours, too.
    if cells.is_empty() || matches!(rule, Rule::Minimum { .. } | Rule::Maximum { .. }) {
        cells = (0..shape.cell_count() as u16).collect();
    }
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Whether two of these cells hold the same in a house.
fn has_repeats(board: &RuledBoard, cells: &[u16], held: impl Fn(u16) -> u32) -> bool {
    board.houses().any(|house| {
        let mut seen = 0;
        house.iter().filter(|cell| cells.contains(cell)).any(|&cell| {
            let is_again = seen & held(cell) != 0;
            seen |= held(cell);
            is_again
        })
    })
}
