//! Turns facts into steps: implications, premises, ratings.

use super::links::Reason;
use super::loops::Line;
use super::nodes::{Fact, Nodes};
use crate::logic::{Cause, Chain, Implication, Node, Step, chain};

/// A line of facts, each of which follows from the one before.
pub(super) fn line<const C: usize, const D: usize>(nodes: &Nodes<'_, C, D>, line: &Line) -> Chain {
    let facts = line.iter().enumerate();
    let told = facts.map(|(index, &(fact, reason))| {
        implication(nodes, fact, reason, index.checked_sub(1).into_iter().collect())
    });
    told.collect()
}

/// That a fact holds, without a reason if it is assumed.
pub(super) fn implication<const C: usize, const D: usize>(
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
pub(super) fn add_chains(step: &mut Step, chains: Vec<Chain>) {
    let length = chains.iter().map(Vec::len).sum::<usize>().saturating_sub(2);
    step.rating += rungs(length);
    step.premises.extend(chain::premises(&chains));
    step.marks.chains = chains;
}

/// How many of 4, 6, 8, 12, 16, 24, 32 and so on a length exceeds: the tenths that Sudoku Explainer
/// adds for it.
fn rungs(length: usize) -> u16 {
    let next =
        |&rung: &usize| Some(if rung.is_power_of_two() { rung / 2 * 3 } else { rung / 3 * 4 });
    std::iter::successors(Some(4), next).take_while(|&rung| rung < length).count() as u16
}
