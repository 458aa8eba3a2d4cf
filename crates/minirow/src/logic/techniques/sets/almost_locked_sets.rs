//! Almost locked sets: open cells of a house with one digit more than cells.
//!
//! Such a set lacks one of its digits at most, so if another set takes one of them, it holds all
//! the others. All sets of a view are found once; they are numbered in the order of HoDoKu 2.3.2,
//! which takes the first step that it comes across: house by house, in each house the sets with its
//! first open cell before those without.

use std::ops::{ControlFlow, Range};

use crate::board::{Candidate, Cell, Digit, DigitSet, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::Sink;
use crate::logic::position::set::{CellSet, Digits};
use crate::logic::position::view::View;
use crate::logic::{Premise, Role, Step, words};

/// More sets than this are not looked at; boards up to 9 × 9 never have so many.
const MOST_SETS: usize = 4096;

/// All almost locked sets of a view, by their number.
pub(in crate::logic::techniques) struct AlmostLockedSets<'a, const C: usize, const D: usize> {
    view: &'a View<C, D>,
    sets: Vec<AlmostLockedSet<C, D>>,
    /// For each set and each of its digits the cells outside of it that would take the digit from
    /// the whole set.
    seen: Vec<CellSet<C>>,
}

struct AlmostLockedSet<const C: usize, const D: usize> {
    cells: CellSet<C>,
    digits: Digits<D>,
    /// Where its part of `seen` begins.
    seen: usize,
}

/// Whether two sets that a step relies on may have cells in common.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Overlap {
    Forbidden,
    Allowed,
}

/// Two sets that cannot both hold a digit, because all its places in both see each other: their
/// restricted common.
pub(super) struct Link<const D: usize> {
    pub(super) from: usize,
    /// Greater than `from`.
    pub(super) to: usize,
    /// One or two.
    pub(super) digits: Digits<D>,
}

/// All links, by the first of their sets, then by the second.
pub(super) struct Links<const D: usize> {
    links: Vec<Link<D>>,
    /// For each set the first link from it, and the end.
    starts: Vec<usize>,
    /// For each set the links to it.
    into: Vec<Vec<usize>>,
}

impl<'a, const C: usize, const D: usize> AlmostLockedSets<'a, C, D> {
    pub(in crate::logic::techniques) fn of(
        view: &'a View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Self> {
        let mut all = Self { view, sets: Vec::new(), seen: Vec::new() };
        let most = most_cells(view.geometry().digit_count());
        let mut cells = Vec::new();
        for house in view.geometry().houses() {
            sink.go_on()?;
            cells.clear();
            cells.extend(
                view.open_in(house).filter(|&cell| view.candidates(cell).len() <= most + 1),
            );
            all.add_sets_with(&cells, CellSet::EMPTY, Digits::EMPTY, most, &|cells| {
                view.common_houses(cells).any(|earlier| earlier < house)
            });
        }
        for index in 0..all.len() {
            all.sets[index].seen = all.seen.len();
            for digit in all.digits(index).iter() {
                let places = view.common_peers(all.places(index, digit)) & view.places(digit);
                all.seen.push(places - all.cells(index));
            }
        }
        ControlFlow::Continue(all)
    }

    /// Adds all sets that consist of the chosen cells and at least one of the others.
    fn add_sets_with(
        &mut self,
        others: &[Cell],
        chosen: CellSet<C>,
        digits: Digits<D>,
        most: usize,
        is_known: &impl Fn(CellSet<C>) -> bool,
    ) {
        for (index, &cell) in others.iter().enumerate() {
            let rest = &others[index + 1..];
            let digits = digits | self.view.candidates(cell);
            let mut chosen = chosen;
            chosen.insert(cell);
            let size = chosen.len();
            if digits.len() == size + 1 && self.len() < MOST_SETS && !is_known(chosen) {
                self.sets.push(AlmostLockedSet { cells: chosen, digits, seen: 0 });
            }
            let most_digits = most.min(size + rest.len()) + 1;
            if size < most && digits.len() <= most_digits {
                self.add_sets_with(rest, chosen, digits, most, is_known);
            }
        }
    }

    pub(in crate::logic::techniques) fn len(&self) -> usize {
        self.sets.len()
    }

    pub(in crate::logic::techniques) fn cells(&self, set: usize) -> CellSet<C> {
        self.sets[set].cells
    }

    pub(in crate::logic::techniques) fn digits(&self, set: usize) -> Digits<D> {
        self.sets[set].digits
    }

    /// The cells of a set that may hold a digit.
    pub(in crate::logic::techniques) fn places(&self, set: usize, digit: Digit) -> CellSet<C> {
        self.cells(set) & self.view.places(digit)
    }

    /// The cells outside of a set that may hold a digit of the set and see all its places there.
    pub(in crate::logic::techniques) fn seen(&self, set: usize, digit: Digit) -> &CellSet<C> {
        let AlmostLockedSet { digits, seen, .. } = &self.sets[set];
        &self.seen[seen + digits.rank(digit)]
    }

    /// All pairs of sets with a restricted common.
    pub(super) fn links(&self, overlap: Overlap, sink: &mut Sink<'_>) -> ControlFlow<(), Links<D>> {
        let mut all =
            Links { links: Vec::new(), starts: vec![0], into: vec![Vec::new(); self.len()] };
        for from in 0..self.len() {
            sink.go_on()?;
            for to in from + 1..self.len() {
                let common = self.digits(from) & self.digits(to);
                if common.is_empty() || !self.may_join(from, to, overlap) {
                    continue;
                }
                // No such place is in both sets, because no cell sees itself.
                let is_restricted =
                    |&digit: &Digit| self.places(to, digit).is_subset(self.seen(from, digit));
                let digits: Digits<D> = common.iter().filter(is_restricted).collect();
                if !digits.is_empty() {
                    all.into[to].push(all.links.len());
                    all.links.push(Link { from, to, digits });
                }
            }
            all.starts.push(all.links.len());
        }
        ControlFlow::Continue(all)
    }

    /// Whether a step may rely on both sets.
    pub(super) fn may_join(&self, one: usize, other: usize, overlap: Overlap) -> bool {
        overlap == Overlap::Allowed || !self.cells(one).meets(&self.cells(other))
    }

    /// The digits in both sets with a target: a candidate that sees all their places there.
    pub(super) fn digits_with_targets(&self, one: usize, other: usize) -> Digits<D> {
        let common = self.digits(one) & self.digits(other);
        common
            .iter()
            .filter(|&digit| self.seen(one, digit).meets(self.seen(other, digit)))
            .collect()
    }

    /// The targets of some digits of both sets, by digit, then by cell.
    pub(super) fn targets(
        &self,
        one: usize,
        other: usize,
        digits: Digits<D>,
    ) -> impl Iterator<Item = Candidate> + '_ {
        digits.iter().flat_map(move |digit| {
            let cells = *self.seen(one, digit) & *self.seen(other, digit);
            cells.iter().map(move |cell| Candidate { cell, digit })
        })
    }

    /// Marks some sets and what joins them, and makes their cells premises of the step.
    pub(super) fn mark(&self, step: &mut Step, sets: &[usize], joined: &[(usize, usize, Digit)]) {
        let mut cells = CellSet::EMPTY;
        for (group, &set) in (0..=u8::MAX).zip(sets) {
            for cell in self.cells(set).iter() {
                let candidates = self.view.candidates(cell).iter();
                let marks = candidates.map(|digit| (Candidate { cell, digit }, Role::Group(group)));
                step.marks.candidates.extend(marks);
            }
            cells |= self.cells(set);
        }
        for &(one, other, digit) in joined {
            let places = self.places(one, digit) | self.places(other, digit);
            step.marks.cells(places.iter(), digit, Role::Common);
        }
        step.premises.extend(cells.iter().map(Premise::Cell));
    }
}

impl<const D: usize> Links<D> {
    pub(super) fn len(&self) -> usize {
        self.links.len()
    }

    pub(super) fn get(&self, link: usize) -> &Link<D> {
        &self.links[link]
    }

    pub(super) fn set_count(&self) -> usize {
        self.into.len()
    }

    /// The numbers of the links from a set.
    pub(super) fn leading_from(&self, set: usize) -> Range<usize> {
        self.starts[set]..self.starts[set + 1]
    }

    /// The numbers of the links to a set.
    pub(super) fn leading_to(&self, set: usize) -> impl Iterator<Item = usize> + '_ {
        self.into[set].iter().copied()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Link<D>> {
        self.links.iter()
    }
}

/// The most cells of a set: on boards up to 9 × 9 any number, on larger ones as many as can still be
/// searched and told.
fn most_cells(side: u8) -> usize {
    match side {
        0..=9 => usize::from(side) - 1,
        10..=25 => 4,
        _ => 2,
    }
}

/// A set of a step, as people write it.
pub(super) struct Told {
    /// `r1c1 and r1c2 (1, 5 and 9)`.
    pub(super) name: String,
    cells: usize,
}

impl Told {
    /// The set of a step with this number.
    pub(super) fn of(step: &Step, group: u8, names: &Names<'_>) -> Self {
        let marks = || step.marks.with(Role::Group(group));
        let mut cells: Vec<Cell> = marks().map(|mark| mark.cell).collect();
        cells.sort_unstable();
        cells.dedup();
        let digits: DigitSet = marks().map(|mark| mark.digit).collect();
        let told = words::cells(cells.iter().copied(), names);
        Self {
            name: format!("{told} ({})", words::digits(digits.iter(), names)),
            cells: cells.len(),
        }
    }

    /// The form of a verb that goes with the set.
    pub(super) fn verb(&self, one: &'static str, many: &'static str) -> &'static str {
        if self.cells == 1 { one } else { many }
    }
}

/// The digits a step eliminates.
pub(super) fn eliminated(step: &Step) -> Vec<Digit> {
    let digits: DigitSet = step.remove.iter().map(|candidate| candidate.digit).collect();
    digits.iter().collect()
}

/// The digits that join the sets of a step, one after the other.
pub(super) fn joining(step: &Step) -> Vec<Digit> {
    let mut digits: Vec<Digit> = step.marks.with(Role::Common).map(|mark| mark.digit).collect();
    digits.dedup();
    digits
}

/// A set of a step, and that it has one digit more than cells.
pub(super) fn argue_set(argument: &mut Argument<'_>, group: u8) {
    let marks = || argument.step.marks.with(Role::Group(group));
    let (cells, digits) = (argument::cells_of(marks()), argument::digits_of(marks()));
    let have = words::plural(cells.len(), "has", "have");
    argument
        .say(
            "{} {} {} digits left for {} {}: {}.",
            &[
                Word::CellsAs(&cells, Role::Group(group)),
                Word::Text(have),
                Word::Number(digits.len()),
                Word::Number(cells.len()),
                Word::Text(words::plural(cells.len(), "cell", "cells")),
                Word::Digits(&digits),
            ],
        )
        .show(Role::Group(group));
}

/// That what sees all places of a digit in two sets is eliminated, as one of them holds it.
pub(super) fn conclude(argument: &mut Argument<'_>, one: &'static str) {
    let digits = eliminated(argument.step);
    let seen = argument::cells_of(argument.step.remove.iter().copied());
    argument
        .part("One of the sets holds it")
        .say(
            "So {} holds {}, and {} {} all places for {} there.",
            &[
                Word::Text(one),
                Word::Digits(&digits),
                Word::Cells(&seen),
                Word::Text(words::plural(seen.len(), "sees", "see")),
                Word::Text(words::plural(digits.len(), "it", "these digits")),
            ],
        )
        .conclude();
}
