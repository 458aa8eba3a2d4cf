//! The links of almost locked sets.
//!
//! A set that lacks one of its digits holds all the others: that eliminates them from all cells
//! that see all their places in the set. It may eliminate all but one candidate of a cell at once,
//! and a digit of another set. Nothing follows from a digit that such a set holds, so its nodes are
//! only reached as what does not hold.

use std::ops::ControlFlow;

use super::links::{AT_ONCE, Draft, Link, Reason};
use super::nodes::Fact;
use crate::board::{Candidate, Digit};
use crate::logic::finder::Sink;
use crate::logic::position::set::{CellSet, Digits};

impl<const C: usize, const D: usize> Draft<'_, C, D> {
    pub(super) fn link_locked_sets(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let nodes = self.nodes;
        for node in nodes.locked_sets() {
            sink.go_on()?;
            let (Some(set), digit) = (nodes.locked_set(node), nodes.digit(node)) else {
                continue;
            };
            let others = || nodes.set_digits(set).iter().filter(move |&other| other != digit);
            let leads_on = others().any(|other| !nodes.seen(node, other).is_empty());
            if leads_on {
                self.link_to_set(node, digit);
                others().for_each(|other| self.link_from_set(node, other));
                others().for_each(|other| self.link_to_other_sets(node, other));
                self.link_to_forced_cells(node, digit);
            }
        }
        ControlFlow::Continue(())
    }

    /// What takes a digit from a set: candidates and groups that see all its places there.
    fn link_to_set(&mut self, node: usize, digit: Digit) {
        let nodes = self.nodes;
        let seen = nodes.seen(node, digit);
        for cell in seen.iter() {
            self.exclude(nodes.find(Candidate { cell, digit }), node);
        }
        let groups = nodes.groups_of(digit).iter().copied();
        for group in groups.filter(|&group| nodes.cells(group).is_subset(&seen)) {
            self.exclude(group, node);
        }
    }

    /// What a set without a digit eliminates: candidates and groups of another one.
    fn link_from_set(&mut self, node: usize, other: Digit) {
        let nodes = self.nodes;
        let seen = nodes.seen(node, other);
        for cell in seen.iter() {
            self.eliminate(node, nodes.find(Candidate { cell, digit: other }));
        }
        let groups = nodes.groups_of(other).iter().copied();
        for group in groups.filter(|&group| nodes.cells(group).is_subset(&seen)) {
            self.eliminate(node, group);
        }
    }

    /// The sets that lose a digit to a set without another one.
    fn link_to_other_sets(&mut self, node: usize, other: Digit) {
        let nodes = self.nodes;
        let seen = nodes.seen(node, other);
        let cells = nodes.all_cells(node);
        let sets = nodes.sets_of(other).iter().copied();
        for next in sets.filter(|&next| nodes.cells(next).is_subset(&seen)) {
            if !nodes.all_cells(next).meets(&cells) {
                self.eliminate(node, next);
            }
        }
    }

    /// The cells with more than two candidates that keep one of them.
    fn link_to_forced_cells(&mut self, node: usize, digit: Digit) {
        let (nodes, view) = (self.nodes, self.nodes.view());
        let set = nodes.locked_set(node).map_or(Digits::EMPTY, |set| nodes.set_digits(set));
        let others = || set.iter().filter(|&other| other != digit);
        let seen = others().fold(CellSet::EMPTY, |all, other| all | nodes.seen(node, other));
        for cell in seen.iter().filter(|&cell| view.candidates(cell).len() > 2) {
            let mut left = view.candidates(cell);
            for other in others().filter(|&other| nodes.seen(node, other).contains(cell)) {
                left.remove(other);
            }
            if let Some(digit) = left.only() {
                let to = Fact::new(nodes.find(Candidate { cell, digit }), true);
                let distance = self.distance_from(node) + 1;
                let link = Link { distance, ..Link::at_once(to, Reason::Cell) };
                self.links.push((Fact::new(node, false), link));
            }
        }
    }

    fn eliminate(&mut self, set: usize, to: usize) {
        let distance = self.distance_from(set);
        let link = Link::at_once(Fact::new(to, false), Reason::Excluded);
        self.links.push((Fact::new(set, false), Link { distance, ..link }));
    }

    /// A way through a set counts the more the larger it is: two for each cell.
    fn distance_from(&self, set: usize) -> u16 {
        AT_ONCE + 2 * self.nodes.all_cells(set).len() as u16
    }
}
