//! Finds chains of almost locked sets.
#![doc = include_str!("als_chain.md")]

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::almost_locked_sets::{
    AlmostLockedSets, Overlap, Told, argue_set, conclude, eliminated, joining,
};
use super::graph::{ChainGraph, Direction, Start};
use crate::board::{Candidate, Names};
use crate::logic::argument::{Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::set::Digits;
use crate::logic::position::view::View;
use crate::logic::techniques::order::{by_eliminations, index_sum};
use crate::logic::{Role, Step, words};

pub(in crate::logic::techniques) struct AlsChain;

impl Finder for AlsChain {
    const NAME: &'static str = "als-chain";
    const TITLE: &'static str = "ALS chain";
    /// With four sets; with each further set one more.
    const RATING: u16 = 66;
    const DOCUMENT: &'static str = include_str!("als_chain.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::unfair(500, 340));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find_chains(view, sink, Direction::Onward, Overlap::Forbidden)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let joined = joining(step);
        let targets = eliminated(step);
        let sets: Vec<Told> = (0..=u8::MAX)
            .zip(0..=joined.len())
            .map(|(group, _)| Told::of(step, group, names))
            .collect();
        let mut told = format!(
            "if {} {} {}, {} {} {}",
            sets[0].name,
            sets[0].verb("lacks", "lack"),
            words::digits_with("or", targets.iter().copied(), names),
            sets[0].verb("it", "they"),
            sets[0].verb("holds", "hold"),
            names.digit(joined[0])
        );
        for (index, set) in sets.iter().enumerate().skip(1) {
            let held = joined.get(index).map_or(&targets[..], std::slice::from_ref);
            let held = words::digits(held.iter().copied(), names);
            let (lack, hold) = (set.verb("lacks", "lack"), set.verb("holds", "hold"));
            let lacked = names.digit(joined[index - 1]);
            told += &format!("; then {} {lack} {lacked} and {hold} {held}", set.name);
        }
        format!("{told}: {}", words::removals(&step.remove, names))
    }

    fn argue(argument: &mut Argument<'_>) {
        let joined = joining(argument.step);
        let targets = eliminated(argument.step);
        argument.part("Almost locked sets in a row");
        for (group, _) in (0..=u8::MAX).zip(0..=joined.len()) {
            argue_set(argument, group);
            argument.new_line();
        }
        argument.say("Each lacks one of its digits at most.", &[]);
        argument
            .part("Each takes a digit from the next")
            .show(Role::Common)
            .say("Suppose the first set lacks {}.", &[Word::AnyDigit(&targets)]);
        for (index, &digit) in joined.iter().enumerate() {
            let [this, next] = [index + 1, index + 2].map(Word::Ordinal);
            argument.say(
                "Then the {} set holds {}, and the {} set lacks it.",
                &[this, Word::Digit(digit), next],
            );
        }
        argument.say("So the last set holds {}.", &[Word::Digits(&targets)]);
        conclude(argument, "the first or the last set");
    }
}

/// Finds, for all that one chain of at least four sets can eliminate, a chain with the fewest sets.
/// The order is HoDoKu's: first the chains that eliminate the most.
pub(super) fn find_chains<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &mut Sink<'_>,
    direction: Direction,
    overlap: Overlap,
) -> ControlFlow<()> {
    let sets = AlmostLockedSets::of(view, sink)?;
    let links = sets.links(overlap, sink)?;
    let graph = ChainGraph::new(&links, direction);
    let eliminations = eliminations(&sets, &graph, sink)?;
    let key =
        |Elimination { remove, .. }: &_| (remove.len(), vec![index_sum(remove.iter().copied())]);
    for Elimination { remove, ends } in by_eliminations(eliminations, key) {
        let size = |set: usize| sets.cells(set).len();
        let mut shortest: Option<(Start, Vec<usize>)> = None;
        let cost = |start: Start, nodes: &[usize]| {
            let cells = nodes.iter().map(|&node| size(graph.get(node).set)).sum::<usize>();
            (nodes.len(), size(start.set) + cells)
        };
        for (start, ends) in &ends {
            sink.go_on()?;
            if let Some(nodes) = graph.shortest(*start, ends, size)
                && shortest.as_ref().is_none_or(|(s, n)| cost(*start, &nodes) < cost(*s, n))
            {
                shortest = Some((*start, nodes));
            }
        }
        let Some((start, nodes)) = shortest else {
            continue;
        };
        let mut step = sink.step();
        step.rating += (nodes.len() - 3) as u16;
        step.remove = remove;
        let mut chain = vec![start.set];
        let mut joined = Vec::new();
        for node in nodes.into_iter().map(|node| graph.get(node)) {
            let digits = node.entered_by.first();
            joined.extend(digits.map(|digit| (chain[chain.len() - 1], node.set, digit)));
            chain.push(node.set);
        }
        sets.mark(&mut step, &chain, &joined);
        sink.found(step)?;
    }
    ControlFlow::Continue(())
}

/// What chains can eliminate at once.
struct Elimination {
    remove: Vec<Candidate>,
    /// The chains: their starts and for each of them the last nodes.
    ends: Vec<(Start, Vec<usize>)>,
}

/// Everything that chains can eliminate.
fn eliminations<const C: usize, const D: usize>(
    sets: &AlmostLockedSets<'_, C, D>,
    graph: &ChainGraph<'_, D>,
    sink: &mut Sink<'_>,
) -> ControlFlow<(), Vec<Elimination>> {
    let mut eliminations: Vec<Elimination> = Vec::new();
    let mut known = HashMap::new();
    let mut targets = vec![Digits::EMPTY; sets.len()];
    let (mut useful, mut ends) = (graph.no_nodes(), graph.no_nodes());
    for set in 0..sets.len() {
        sink.go_on()?;
        useful.clear();
        for (last, targets) in targets.iter_mut().enumerate().skip(set + 1) {
            *targets = sets.digits_with_targets(set, last);
            if !targets.is_empty() {
                graph.add_nodes_of(last, &mut useful);
            }
        }
        if useful.is_empty() {
            continue;
        }
        for digit in sets.digits(set).iter() {
            let start = Start { set, digit };
            ends.clear();
            graph.add_ends(start, &mut ends);
            for end in ends.common(&useful) {
                let last = graph.get(end);
                let digits = targets[last.set] - last.entered_by - Digits::of(digit);
                if digits.is_empty() {
                    continue;
                }
                let remove: Vec<Candidate> = sets.targets(set, last.set, digits).collect();
                let eliminate = *known.entry(remove).or_insert_with_key(|remove| {
                    eliminations.push(Elimination { remove: remove.clone(), ends: Vec::new() });
                    eliminations.len() - 1
                });
                match eliminations[eliminate].ends.last_mut() {
                    Some((known, ends)) if *known == start => ends.push(end),
                    _ => eliminations[eliminate].ends.push((start, vec![end])),
                }
            }
        }
    }
    ControlFlow::Continue(eliminations)
}
