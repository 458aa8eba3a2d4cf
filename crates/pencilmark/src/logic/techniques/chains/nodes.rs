//! What implications are about: candidates and groups of places, as numbers.

use std::ops::{ControlFlow, Range};

use crate::board::{Candidate, Cell, Digit, House};
use crate::logic::set::CellSet;
use crate::logic::technique::Sink;
use crate::logic::view::View;

/// Boards with more candidates than this are left alone: their links would fill the memory.
const MOST_CANDIDATES: usize = 1 << 14;

/// A node that holds, or does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fact(u32);

/// The candidates of a view, by cell and digit, and behind them the groups.
pub(super) struct Nodes<'a, const C: usize, const D: usize> {
    view: &'a View<C, D>,
    /// For each cell its first candidate, and the end.
    first: Vec<usize>,
    candidates: Vec<Candidate>,
    groups: Vec<Group>,
}

/// The places of a digit in two houses at once, as one.
#[derive(Clone, Copy)]
struct Group {
    digit: Digit,
    houses: [House; 2],
    first: Cell,
}

impl Fact {
    pub(super) fn new(node: usize, holds: bool) -> Self {
        Self(2 * node as u32 + u32::from(holds))
    }

    pub(super) fn node(self) -> usize {
        self.index() / 2
    }

    pub(super) fn holds(self) -> bool {
        self.0 % 2 == 1
    }

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) fn opposite(self) -> Self {
        Self(self.0 ^ 1)
    }
}

impl<'a, const C: usize, const D: usize> Nodes<'a, C, D> {
    /// The candidates of a view; none where they are too many.
    pub(super) fn new(view: &'a View<C, D>) -> Self {
        let mut nodes =
            Self { view, first: Vec::new(), candidates: Vec::new(), groups: Vec::new() };
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
    pub(super) fn add_groups(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
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
                        self.groups.push(Group { digit, houses: [house, other], first });
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn view(&self) -> &'a View<C, D> {
        self.view
    }

    pub(super) fn len(&self) -> usize {
        self.candidates.len() + self.groups.len()
    }

    pub(super) fn candidate_count(&self) -> usize {
        self.candidates.len()
    }

    pub(super) fn is_candidate(&self, node: usize) -> bool {
        node < self.candidates.len()
    }

    /// The groups.
    pub(super) fn groups(&self) -> Range<usize> {
        self.candidates.len()..self.len()
    }

    /// The node of a candidate.
    pub(super) fn find(&self, candidate: Candidate) -> usize {
        let digits = self.of_cell(candidate.cell);
        let start = digits.start;
        let place = self.candidates[digits].iter().position(|other| *other == candidate);
        start + place.expect("a candidate of the view")
    }

    /// The candidates of a cell.
    pub(super) fn of_cell(&self, cell: Cell) -> Range<usize> {
        self.first[cell.index()]..self.first[cell.index() + 1]
    }

    pub(super) fn digit(&self, node: usize) -> Digit {
        self.first_candidate(node).digit
    }

    /// The candidate itself, or the first one of a group.
    pub(super) fn first_candidate(&self, node: usize) -> Candidate {
        if let Some(&candidate) = self.candidates.get(node) {
            return candidate;
        }
        let Group { digit, first, .. } = self.groups[node - self.candidates.len()];
        Candidate { cell: first, digit }
    }

    pub(super) fn cells(&self, node: usize) -> CellSet<C> {
        if let Some(candidate) = self.candidates.get(node) {
            return CellSet::of(candidate.cell);
        }
        let Group { digit, houses: [one, other], .. } = self.groups[node - self.candidates.len()];
        self.view.places_in(one, digit) & self.view.house(other)
    }

    /// The places of the node's digit that see all of its cells.
    pub(super) fn seen(&self, node: usize) -> CellSet<C> {
        self.view.common_peers(self.cells(node)) & self.view.places(self.digit(node))
    }
}
