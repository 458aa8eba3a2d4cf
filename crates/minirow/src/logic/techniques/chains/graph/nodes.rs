//! What implications are about: candidates, groups of places and almost locked sets, as numbers.

use std::ops::{ControlFlow, Range};

use crate::board::{Candidate, Cell, Digit, House};
use crate::logic::finder::Sink;
use crate::logic::position::set::{CellSet, Digits};
use crate::logic::position::view::View;
use crate::logic::techniques::sets::almost_locked_sets::AlmostLockedSets;

/// Boards with more candidates than this are left alone: their links would fill the memory.
const MOST_CANDIDATES: usize = 1 << 14;

/// A node that holds, or does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::logic::techniques::chains) struct Fact(u32);

/// The candidates of a view, by cell and digit, behind them the groups, behind those the digits of
/// almost locked sets.
pub(in crate::logic::techniques::chains) struct Nodes<'a, const C: usize, const D: usize> {
    view: &'a View<C, D>,
    /// For each cell its first candidate, and the end.
    first: Vec<usize>,
    candidates: Vec<Candidate>,
    groups: Vec<Group>,
    sets: Option<AlmostLockedSets<'a, C, D>>,
    /// For each digit of each almost locked set, which it is.
    locked: Vec<(usize, Digit)>,
    /// For each digit the groups, and the almost locked sets.
    groups_of: Vec<Vec<usize>>,
    sets_of: Vec<Vec<usize>>,
}

/// The places of a digit in two houses at once, as one.
#[derive(Clone, Copy)]
struct Group {
    digit: Digit,
    houses: [House; 2],
    first: Cell,
}

impl Fact {
    pub(in crate::logic::techniques::chains) fn new(node: usize, holds: bool) -> Self {
        Self(2 * node as u32 + u32::from(holds))
    }

    pub(in crate::logic::techniques::chains) fn node(self) -> usize {
        self.index() / 2
    }

    pub(in crate::logic::techniques::chains) fn holds(self) -> bool {
        self.0 % 2 == 1
    }

    pub(in crate::logic::techniques::chains) fn index(self) -> usize {
        self.0 as usize
    }

    pub(in crate::logic::techniques::chains) fn opposite(self) -> Self {
        Self(self.0 ^ 1)
    }
}

impl<'a, const C: usize, const D: usize> Nodes<'a, C, D> {
    /// The candidates of a view; none where they are too many.
    pub(in crate::logic::techniques::chains) fn new(view: &'a View<C, D>) -> Self {
        let side = view.geometry().digit_count().into();
        let mut nodes = Self {
            view,
            first: Vec::new(),
            candidates: Vec::new(),
            groups: Vec::new(),
            sets: None,
            locked: Vec::new(),
            groups_of: vec![Vec::new(); side],
            sets_of: vec![Vec::new(); side],
        };
        for cell in view.geometry().cells() {
            nodes.first.push(nodes.candidates.len());
            let digits = view.candidates(cell).iter();
            nodes.candidates.extend(digits.map(|digit| Candidate { cell, digit }));
            if nodes.candidates.len() > MOST_CANDIDATES {
                nodes.candidates.clear();
                break;
            }
        }
        nodes.first.push(nodes.candidates.len());
        nodes
    }

    /// Adds the groups: house by house, digit by digit, all places of the digit that the house has
    /// in common with a later one, if there are several.
    pub(in crate::logic::techniques::chains) fn add_groups(
        &mut self,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        if self.candidates.is_empty() {
            return ControlFlow::Continue(());
        }
        let view = self.view;
        let mut crossing: Vec<House> = Vec::new();
        for house in view.geometry().houses() {
            sink.go_on()?;
            crossing.clear();
            crossing.extend(view.geometry().houses().filter(|&other| {
                other > house && (view.house(house) & view.house(other)).len() > 1
            }));
            for digit in view.geometry().digits() {
                for &other in &crossing {
                    let cells = view.places_in(house, digit) & view.house(other);
                    if let Some(first) = cells.first().filter(|_| cells.len() > 1) {
                        let node = self.groups().end;
                        self.groups_of[digit.index()].push(node);
                        self.groups.push(Group { digit, houses: [house, other], first });
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds the almost locked sets of several cells: each without one of its digits.
    pub(in crate::logic::techniques::chains) fn add_locked_sets(
        &mut self,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        if self.candidates.is_empty() {
            return ControlFlow::Continue(());
        }
        let sets = AlmostLockedSets::of(self.view, sink)?;
        for set in (0..sets.len()).filter(|&set| sets.cells(set).len() > 1) {
            for digit in sets.digits(set).iter() {
                let node = self.locked_sets().end;
                self.sets_of[digit.index()].push(node);
                self.locked.push((set, digit));
            }
        }
        self.sets = Some(sets);
        ControlFlow::Continue(())
    }

    pub(in crate::logic::techniques::chains) fn view(&self) -> &'a View<C, D> {
        self.view
    }

    pub(in crate::logic::techniques::chains) fn len(&self) -> usize {
        self.locked_sets().end
    }

    pub(in crate::logic::techniques::chains) fn candidate_count(&self) -> usize {
        self.candidates.len()
    }

    pub(in crate::logic::techniques::chains) fn is_candidate(&self, node: usize) -> bool {
        node < self.candidates.len()
    }

    /// The groups.
    pub(in crate::logic::techniques::chains) fn groups(&self) -> Range<usize> {
        self.candidates.len()..self.candidates.len() + self.groups.len()
    }

    /// The digits of almost locked sets, set by set.
    pub(in crate::logic::techniques::chains) fn locked_sets(&self) -> Range<usize> {
        self.groups().end..self.groups().end + self.locked.len()
    }

    /// The groups of a digit.
    pub(in crate::logic::techniques::chains) fn groups_of(&self, digit: Digit) -> &[usize] {
        &self.groups_of[digit.index()]
    }

    /// The almost locked sets with a digit.
    pub(in crate::logic::techniques::chains) fn sets_of(&self, digit: Digit) -> &[usize] {
        &self.sets_of[digit.index()]
    }

    /// The almost locked set of a node, if it is a digit of one.
    pub(in crate::logic::techniques::chains) fn locked_set(&self, node: usize) -> Option<usize> {
        let index = node.checked_sub(self.groups().end)?;
        Some(self.locked[index].0)
    }

    /// The node of a candidate.
    pub(in crate::logic::techniques::chains) fn find(&self, candidate: Candidate) -> usize {
        let digits = self.of_cell(candidate.cell);
        let start = digits.start;
        let place = self.candidates[digits].iter().position(|other| *other == candidate);
        start + place.expect("a candidate of the view")
    }

    /// The candidates of a cell.
    pub(in crate::logic::techniques::chains) fn of_cell(&self, cell: Cell) -> Range<usize> {
        self.first[cell.index()]..self.first[cell.index() + 1]
    }

    pub(in crate::logic::techniques::chains) fn digit(&self, node: usize) -> Digit {
        match self.candidates.get(node) {
            Some(candidate) => candidate.digit,
            None => match self.group(node) {
                Some(group) => group.digit,
                None => self.locked[node - self.groups().end].1,
            },
        }
    }

    /// The candidate itself, or the first one of several.
    pub(in crate::logic::techniques::chains) fn first_candidate(&self, node: usize) -> Candidate {
        if let Some(&candidate) = self.candidates.get(node) {
            return candidate;
        }
        if let Some(Group { digit, first, .. }) = self.group(node) {
            return Candidate { cell: first, digit };
        }
        let (_, digit) = self.locked[node - self.groups().end];
        Candidate { cell: self.cells(node).first().expect("a digit of the set"), digit }
    }

    fn group(&self, node: usize) -> Option<Group> {
        self.groups.get(node - self.candidates.len()).copied()
    }

    fn sets(&self) -> &AlmostLockedSets<'a, C, D> {
        self.sets.as_ref().expect("almost locked sets were added")
    }

    /// The cells of the node's digit.
    pub(in crate::logic::techniques::chains) fn cells(&self, node: usize) -> CellSet<C> {
        if let Some(candidate) = self.candidates.get(node) {
            return CellSet::of(candidate.cell);
        }
        if let Some(Group { digit, houses: [one, other], .. }) = self.group(node) {
            return self.view.places_in(one, digit) & self.view.house(other);
        }
        let (set, digit) = self.locked[node - self.groups().end];
        self.sets().places(set, digit)
    }

    /// All cells of the node; an almost locked set has more than those of the digit.
    pub(in crate::logic::techniques::chains) fn all_cells(&self, node: usize) -> CellSet<C> {
        self.locked_set(node).map_or_else(|| self.cells(node), |set| self.sets().cells(set))
    }

    /// The digits of an almost locked set.
    pub(in crate::logic::techniques::chains) fn set_digits(&self, set: usize) -> Digits<D> {
        self.sets().digits(set)
    }

    /// The cells of an almost locked set, and those of them that may hold a digit.
    pub(in crate::logic::techniques::chains) fn set_cells(
        &self,
        set: usize,
        digit: Digit,
    ) -> [CellSet<C>; 2] {
        [self.sets().cells(set), self.sets().places(set, digit)]
    }

    /// The places of a digit that see all cells of the node; of an almost locked set all that may
    /// hold the digit.
    pub(in crate::logic::techniques::chains) fn seen(
        &self,
        node: usize,
        digit: Digit,
    ) -> CellSet<C> {
        match self.locked_set(node) {
            Some(set) if self.set_digits(set).contains(digit) => *self.sets().seen(set, digit),
            Some(_) => CellSet::EMPTY,
            None => self.view.common_peers(self.cells(node)) & self.view.places(digit),
        }
    }
}
