//! What follows at once from each fact.

use std::ops::{ControlFlow, Range};

use super::nodes::{Fact, Nodes};
use crate::board::{Candidate, House};
use crate::logic::finder::Sink;
use crate::logic::position::set::CellSet;

/// What follows from a fact, and why.
#[derive(Clone, Copy)]
pub(in crate::logic::techniques::chains) struct Link {
    pub(in crate::logic::techniques::chains) to: Fact,
    pub(in crate::logic::techniques::chains) reason: Reason,
    /// How long the way is; 2 where it follows at once.
    pub(in crate::logic::techniques::chains) distance: u16,
    /// The link of the same fact it follows from, counted from 1; 0 where it follows at once.
    pub(in crate::logic::techniques::chains) parent: u32,
    /// All links it follows from, and where they begin among the grounds, if it is more than one.
    pub(in crate::logic::techniques::chains) grounds: (u32, u32),
    /// Whether its main way, from parent to parent, shows that something follows from several.
    pub(in crate::logic::techniques::chains) is_net: bool,
}

/// How far something is that follows at once.
pub(in crate::logic::techniques::chains) const AT_ONCE: u16 = 2;

/// Why something follows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::logic::techniques::chains) enum Reason {
    /// Two nodes exclude each other.
    Excluded,
    /// The other digit of a cell with two.
    Cell,
    /// The other place of a digit in a house with two.
    House(House),
}

/// A fact of a line and why it follows from the one before.
pub(in crate::logic::techniques::chains) type Line = Vec<(Fact, Option<Reason>)>;

/// All links, by the fact they lead from, in the order of HoDoKu 2.3.2: where several chains are as
/// long, it decides which of them is found.
pub(in crate::logic::techniques::chains) struct Links {
    /// For each fact its first link, and the end.
    starts: Vec<u32>,
    links: Vec<Link>,
    grounds: Vec<u32>,
}

impl Link {
    pub(in crate::logic::techniques::chains) const fn at_once(to: Fact, reason: Reason) -> Self {
        Self { to, reason, distance: AT_ONCE, parent: 0, grounds: (0, 0), is_net: false }
    }
}

impl Links {
    /// The links that follow at once.
    pub(in crate::logic::techniques::chains) fn new<const C: usize, const D: usize>(
        nodes: &Nodes<'_, C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Self> {
        let mut draft = Draft { nodes, links: Vec::new() };
        for node in 0..nodes.candidate_count() {
            if node % 64 == 0 {
                sink.go_on()?;
            }
            draft.link_candidate(node);
        }
        draft.link_groups(sink)?;
        draft.link_locked_sets(sink)?;
        ControlFlow::Continue(draft.finish(Vec::new()))
    }

    /// Links from candidates, by the fact they lead from, and those of groups that follow at once.
    pub(in crate::logic::techniques::chains) fn with_groups<const C: usize, const D: usize>(
        nodes: &Nodes<'_, C, D>,
        links: Vec<(Fact, Link)>,
        grounds: Vec<u32>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Self> {
        let mut draft = Draft { nodes, links };
        draft.link_groups(sink)?;
        ControlFlow::Continue(draft.finish(grounds))
    }

    /// Links by the fact they lead from, of so many.
    fn sorted(links: Vec<(Fact, Link)>, facts: usize, grounds: Vec<u32>) -> Self {
        let mut starts = vec![0_u32; facts + 1];
        for (from, _) in &links {
            starts[from.index() + 1] += 1;
        }
        for fact in 0..facts {
            starts[fact + 1] += starts[fact];
        }
        let mut next = starts.clone();
        let mut sorted = vec![0; links.len()];
        for (place, (from, _)) in links.iter().enumerate() {
            let next = &mut next[from.index()];
            sorted[*next as usize] = place;
            *next += 1;
        }
        Self { starts, links: sorted.into_iter().map(|place| links[place].1).collect(), grounds }
    }

    /// The numbers of the links from a fact.
    pub(in crate::logic::techniques::chains) fn from(&self, fact: Fact) -> Range<usize> {
        self.starts[fact.index()] as usize..self.starts[fact.index() + 1] as usize
    }

    pub(in crate::logic::techniques::chains) fn get(&self, link: usize) -> Link {
        self.links[link]
    }

    /// What a link follows from: links of the same fact, counted from 1, or 0 for the fact itself.
    pub(in crate::logic::techniques::chains) fn grounds(&self, link: usize) -> &[u32] {
        let Link { grounds: (start, count), parent, .. } = &self.links[link];
        match count {
            0 => std::slice::from_ref(parent),
            _ => &self.grounds[*start as usize..][..*count as usize],
        }
    }

    /// Whether the main way of a link goes through a net.
    pub(in crate::logic::techniques::chains) fn leads_through_net(&self, link: usize) -> bool {
        self.links[link].is_net
    }

    pub(in crate::logic::techniques::chains) fn fact_count(&self) -> usize {
        self.starts.len() - 1
    }
}

/// Links in the order they are found.
pub(in crate::logic::techniques::chains) struct Draft<'a, const C: usize, const D: usize> {
    pub(in crate::logic::techniques::chains) nodes: &'a Nodes<'a, C, D>,
    pub(in crate::logic::techniques::chains) links: Vec<(Fact, Link)>,
}

impl<const C: usize, const D: usize> Draft<'_, C, D> {
    fn push(&mut self, from: Fact, to: Fact, reason: Reason) {
        self.links.push((from, Link::at_once(to, reason)));
    }

    /// Two nodes that exclude each other.
    pub(in crate::logic::techniques::chains) fn exclude(&mut self, one: usize, other: usize) {
        self.push(Fact::new(one, true), Fact::new(other, false), Reason::Excluded);
    }

    /// Two nodes one of which holds.
    fn either(&mut self, one: usize, other: usize, reason: Reason) {
        self.push(Fact::new(one, false), Fact::new(other, true), reason);
    }

    /// The links of a candidate: to those of its cell, then house by house, then to those that it
    /// excludes without a house.
    fn link_candidate(&mut self, node: usize) {
        let (nodes, view) = (self.nodes, self.nodes.view());
        let Candidate { cell, digit } = nodes.first_candidate(node);
        let of_cell = nodes.of_cell(cell);
        for other in of_cell.clone().filter(|&other| other != node) {
            self.exclude(node, other);
            if of_cell.len() == 2 {
                self.either(node, other, Reason::Cell);
            }
        }
        let mut seen = CellSet::of(cell);
        let mut partners = CellSet::<C>::EMPTY;
        for house in view.houses_of(cell) {
            let others = view.places_in(house, digit) - CellSet::of(cell);
            for mate in (others - seen).iter() {
                self.exclude(node, nodes.find(Candidate { cell: mate, digit }));
            }
            seen |= others;
            if let Some(partner) = others.only().filter(|&partner| !partners.contains(partner)) {
                partners.insert(partner);
                let partner = nodes.find(Candidate { cell: partner, digit });
                self.either(node, partner, Reason::House(house));
            }
        }
        for mate in ((view.peers(cell) & view.places(digit)) - seen).iter() {
            self.exclude(node, nodes.find(Candidate { cell: mate, digit }));
        }
    }

    fn link_groups(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        for group in self.nodes.groups() {
            sink.go_on()?;
            self.link_group_to_candidates(group);
            self.link_group_to_groups(group);
        }
        ControlFlow::Continue(())
    }

    /// The links between a group and candidates, both ways.
    fn link_group_to_candidates(&mut self, group: usize) {
        let (nodes, view) = (self.nodes, self.nodes.view());
        let digit = nodes.digit(group);
        let cells = nodes.cells(group);
        for cell in nodes.seen(group, digit).iter() {
            let candidate = nodes.find(Candidate { cell, digit });
            self.exclude(group, candidate);
            self.exclude(candidate, group);
        }
        // Blocks before lines: houses from the last to the first.
        let mut before = None;
        while let Some(house) =
            view.common_houses(cells).filter(|&house| before.is_none_or(|b| house < b)).max()
        {
            before = Some(house);
            if let Some(cell) = (view.places_in(house, digit) - cells).only() {
                let candidate = nodes.find(Candidate { cell, digit });
                self.either(group, candidate, Reason::House(house));
                self.either(candidate, group, Reason::House(house));
            }
        }
    }

    /// The links from a group to other groups.
    fn link_group_to_groups(&mut self, group: usize) {
        let (nodes, view) = (self.nodes, self.nodes.view());
        let digit = nodes.digit(group);
        let cells = nodes.cells(group);
        let others = || {
            let groups = nodes.groups_of(digit).iter().copied();
            groups.filter(move |&other| !nodes.cells(other).meets(&cells))
        };
        for other in others() {
            if view.common_houses(cells | nodes.cells(other)).next().is_some() {
                self.exclude(group, other);
            }
        }
        for house in view.common_houses(cells) {
            let rest = view.places_in(house, digit) - cells;
            if let Some(other) = others().find(|&other| nodes.cells(other) == rest) {
                self.either(group, other, Reason::House(house));
            }
        }
    }

    fn finish(self, grounds: Vec<u32>) -> Links {
        Links::sorted(self.links, 2 * self.nodes.len(), grounds)
    }
}
