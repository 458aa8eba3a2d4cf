//! How far everything is from every premise.

use super::links::Links;
use super::nodes::{Fact, Nodes};
use super::table::{Entry, Table};

/// For each premise and each fact about candidates the way between them.
pub(in crate::logic::techniques::chains) struct Reach {
    ways: Vec<u16>,
    fact_count: usize,
    /// For the entries of a table whether their way is a net.
    nets: Vec<Option<bool>>,
}

/// How a fact follows from a premise.
#[derive(Clone, Copy)]
pub(in crate::logic::techniques::chains) struct Way {
    pub(in crate::logic::techniques::chains) distance: u16,
    /// Whether it goes through something that follows from several facts.
    pub(in crate::logic::techniques::chains) is_net: bool,
}

impl Reach {
    pub(in crate::logic::techniques::chains) fn new<const C: usize, const D: usize>(
        nodes: &Nodes<'_, C, D>,
    ) -> Self {
        let fact_count = 2 * nodes.candidate_count();
        Self { ways: vec![0; fact_count * fact_count], fact_count, nets: Vec::new() }
    }

    /// Reads what follows from a premise.
    pub(in crate::logic::techniques::chains) fn read(
        &mut self,
        table: &Table,
        links: &Links,
        premise: Fact,
    ) {
        let start = premise.index() * self.fact_count;
        self.nets.clear();
        self.nets.resize(table.entries().len(), None);
        for (place, entry) in table.entries().iter().enumerate() {
            let is_net = is_net(table, links, place, &mut self.nets);
            if entry.fact.index() < self.fact_count {
                // 0 is kept for what cannot be reached.
                self.ways[start + entry.fact.index()] =
                    (entry.distance + 1) << 1 | u16::from(is_net);
            }
        }
    }

    /// The way from a premise to a fact, if there is one.
    pub(in crate::logic::techniques::chains) fn way(
        &self,
        premise: Fact,
        target: Fact,
    ) -> Option<Way> {
        let way = self.ways[premise.index() * self.fact_count + target.index()];
        (way > 0).then(|| Way { distance: (way >> 1) - 1, is_net: way % 2 == 1 })
    }
}

/// Whether the main way to an entry goes through a net.
fn is_net(table: &Table, links: &Links, place: usize, known: &mut [Option<bool>]) -> bool {
    if let Some(is_net) = known[place] {
        return is_net;
    }
    let Entry { parent, link, .. } = table.entries()[place];
    let is_net = place > 0
        && (links.leads_through_net(link as usize) || is_net(table, links, parent as usize, known));
    known[place] = Some(is_net);
    is_net
}
