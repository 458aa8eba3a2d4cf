//! Turns facts into steps: implications, premises, ratings.

use std::collections::HashMap;

use super::links::{Line, Link, Links, Reason};
use super::nodes::{Fact, Nodes};
use super::table::{Entry, Table};
use crate::logic::{Cause, Chain, Implication, Node, Step, chain};

/// A line of facts, each of which follows from the one before.
pub(in crate::logic::techniques::chains) fn line<const C: usize, const D: usize>(
    nodes: &Nodes<'_, C, D>,
    line: &Line,
) -> Chain {
    let mut chain = Chain::new();
    let mut before: Option<Fact> = None;
    for &(fact, reason) in line {
        let after = match before.and_then(|before| nodes.locked_set(before.node())) {
            Some(set) => eliminate(nodes, set, fact, &mut chain),
            None => chain.len().checked_sub(1).into_iter().collect(),
        };
        chain.push(implication(nodes, fact, reason, after));
        before = Some(fact);
    }
    chain
}

/// What the last implication of a chain, that a set lacks a digit, leads to before a fact follows;
/// what that follows from.
fn eliminate<const C: usize, const D: usize>(
    nodes: &Nodes<'_, C, D>,
    set: usize,
    fact: Fact,
    chain: &mut Chain,
) -> Vec<usize> {
    let lack = chain.len() - 1;
    let hold = |digit, chain: &mut Chain| {
        let [cells, places] = nodes.set_cells(set, digit);
        let node = Node { digit, cells: places.iter().collect() };
        let cause = Cause::LockedSet(cells.iter().collect());
        chain.push(Implication { node, holds: true, cause, after: vec![lack] });
        chain.len() - 1
    };
    if !fact.holds() {
        return vec![hold(nodes.digit(fact.node()), chain)];
    }
    // The set takes all other candidates of the cell.
    let others = nodes.of_cell(nodes.first_candidate(fact.node()).cell);
    let mut after = Vec::new();
    for other in others.filter(|&other| other != fact.node()) {
        let held = hold(nodes.digit(other), chain);
        let eliminated = Fact::new(other, false);
        chain.push(implication(nodes, eliminated, Some(Reason::Excluded), vec![held]));
        after.push(chain.len() - 1);
    }
    after
}

/// All that leads from the premise of a table to some facts, each once.
pub(in crate::logic::techniques::chains) fn tree<const C: usize, const D: usize>(
    nodes: &Nodes<'_, C, D>,
    links: &Links,
    table: &Table,
    targets: &[Fact],
) -> Chain {
    let premise = table.entries()[0].fact;
    let chain = vec![implication(nodes, premise, None, Vec::new())];
    let mut tree = Tree { nodes, links, table, chain, told: HashMap::from([(premise, 0)]) };
    for &target in targets {
        tree.add(table.find(target).expect("a fact that follows from the premise"));
    }
    tree.chain
}

struct Tree<'a, const C: usize, const D: usize> {
    nodes: &'a Nodes<'a, C, D>,
    links: &'a Links,
    table: &'a Table,
    chain: Chain,
    /// Where in the chain a fact is.
    told: HashMap<Fact, usize>,
}

impl<const C: usize, const D: usize> Tree<'_, C, D> {
    /// Adds an entry of the table behind all that leads to it; its place in the chain.
    fn add(&mut self, place: usize) -> usize {
        let Entry { fact, parent, link, .. } = self.table.entries()[place];
        if let Some(&told) = self.told.get(&fact) {
            return told;
        }
        let source = self.table.entries()[parent as usize].fact;
        let told = self.add(parent as usize);
        self.add_link(source, told, link as usize)
    }

    /// Adds what a link leads to behind all that it follows from, given the place of the fact it
    /// starts from.
    fn add_link(&mut self, source: Fact, told: usize, link: usize) -> usize {
        let Link { to, reason, .. } = self.links.get(link);
        if let Some(&told) = self.told.get(&to) {
            return told;
        }
        let links = self.links;
        let first = links.from(source).start;
        let mut after: Vec<usize> = Vec::new();
        for &ground in links.grounds(link) {
            after.push(match ground {
                0 => told,
                _ => self.add_link(source, told, first + ground as usize - 1),
            });
        }
        self.told.insert(to, self.chain.len());
        self.chain.push(implication(self.nodes, to, Some(reason), after));
        self.chain.len() - 1
    }
}

/// That a fact holds, without a reason if it is assumed.
pub(in crate::logic::techniques::chains) fn implication<const C: usize, const D: usize>(
    nodes: &Nodes<'_, C, D>,
    fact: Fact,
    reason: Option<Reason>,
    after: Vec<usize>,
) -> Implication {
    let node = fact.node();
    let cause = match reason {
        None => Cause::Assumed,
        Some(Reason::Excluded) => Cause::Excluded,
        Some(Reason::Cell) => Cause::LastInCell(nodes.first_candidate(node).cell),
        Some(Reason::House(house)) => Cause::LastInHouse(house),
    };
    let node = Node { digit: nodes.digit(node), cells: nodes.cells(node).iter().collect() };
    Implication { node, holds: fact.holds(), cause, after }
}

/// Gives a step its chains and what they rely on; the longer they are, the harder it is.
pub(in crate::logic::techniques::chains) fn add_chains(step: &mut Step, chains: Vec<Chain>) {
    let length = chains.iter().map(Vec::len).sum::<usize>().saturating_sub(2);
    step.rating += chain::rungs(length);
    step.premises.extend(chain::premises(&chains));
    step.marks.chains = chains;
}
