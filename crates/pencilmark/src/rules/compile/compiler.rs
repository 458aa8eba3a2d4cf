//! What a model is made with.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::Arc;

use crate::rules::engine::{Layers, Masks, Model, Propagator, is_for_masks};
use crate::rules::{Automaton, RuledBoard, Shape};

/// What is made of a board.
pub(super) struct Compiler<'b> {
    pub(super) board: &'b RuledBoard,
    pub(super) shape: Shape,
    pub(super) model: Model,
}

impl Compiler<'_> {
    /// Says that no two of these cells are alike.
    pub(super) fn differ(&mut self, cells: &[u16]) {
        for (at, &one) in cells.iter().enumerate() {
            for &other in &cells[..at] {
                // A cell that is there twice does not differ from itself.
                match one == other {
                    true => self.model.restrict(one, 0),
                    false => self.model.differ(one, other),
                }
            }
        }
    }

    /// Says that there is no filling.
    pub(super) fn forbid(&mut self) {
        self.model.restrict(0, 0);
    }

    /// Whether all of these cells differ.
    pub(super) fn all_differ(&self, cells: &[u16]) -> bool {
        let mut pairs = cells.iter().enumerate();
        pairs.all(|(at, &one)| cells[..at].iter().all(|&other| self.model.do_differ(one, other)))
    }

    /// What follows from cells that differ.
    pub(super) fn house(&mut self, cells: &[u16]) {
        if cells.len() == self.shape.values() {
            self.model.add(Propagator::House(cells.to_vec()));
        }
        if cells.len() > 2 && cells.len() < self.shape.values() && is_for_masks(self.shape.values())
        {
            self.set(cells, |_| true);
        }
    }

    /// Cells that differ hold a set of values, by their places, that is allowed.
    pub(super) fn set(&mut self, cells: &[u16], is_allowed: impl Fn(u32) -> bool) {
        let allowed = Box::new(Masks::filter(is_allowed));
        self.model.add(Propagator::Set(cells.to_vec(), allowed));
    }

    /// Two cells have values, as people see them, of which something is true.
    pub(super) fn relation(&mut self, one: u16, other: u16, holds: impl Fn(u32, u32) -> bool) {
        let values = self.shape.values();
        let does = |one: usize, other: usize| holds(self.shape.value(one), self.shape.value(other));
        let row = |test: &dyn Fn(usize) -> bool| {
            (0..values).filter(|&place| test(place)).fold(0, |all, place| all | 1 << place)
        };
        if one == other {
            let candidates = row(&|place| does(place, place));
            self.model.restrict(one, candidates);
            return;
        }
        let there = (0..values).map(|one| row(&|other| does(one, other))).collect();
        let back = (0..values).map(|other| row(&|one| does(one, other))).collect();
        self.model.add(Propagator::Relation([one, other], Arc::new([there, back])));
    }

    /// Cells whose values, as people see them, lead from a start through states to one that is an end.
    pub(super) fn line<S: Clone + Eq + Hash>(
        &mut self,
        cells: &[u16],
        start: S,
        step: impl Fn(&S, u32) -> Option<S>,
        is_end: impl Fn(&S) -> bool,
    ) {
        let mut automaton = Automaton::new(self.shape.values());
        let mut known: HashMap<S, u16> = HashMap::new();
        let first = automaton.state(is_end(&start));
        automaton.start(first);
        known.insert(start.clone(), first);
        // In the order of how many cells lead there: what is behind the last cell is not needed.
        let mut open = VecDeque::from([(start, first, 0)]);
        while let Some((state, from, read)) = open.pop_front() {
            if read == cells.len() {
                break;
            }
            for place in 0..self.shape.values() {
                let Some(next) = step(&state, self.shape.value(place)) else { continue };
                let to = match known.get(&next) {
                    Some(&to) => to,
                    None => {
                        let to = automaton.state(is_end(&next));
                        known.insert(next.clone(), to);
                        open.push_back((next, to, read + 1));
                        to
                    }
                };
                automaton.step(from, place, to);
            }
        }
        self.automaton(cells, &automaton);
    }

    pub(super) fn automaton(&mut self, cells: &[u16], automaton: &Automaton) {
        self.model.add(Propagator::Line(cells.to_vec(), Arc::new(Layers::of(automaton))));
    }

    /// Cells so many rows and columns from each other differ.
    pub(super) fn apart(&mut self, offsets: &[(isize, isize)]) {
        for cell in 0..self.shape.cell_count() as u16 {
            for &(rows, columns) in offsets {
                if let Some(other) = self.shape.offset(cell, rows, columns) {
                    self.model.differ(cell, other);
                }
            }
        }
    }
}
