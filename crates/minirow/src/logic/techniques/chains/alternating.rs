//! Chains of strong and weak links in turn that begin and end with a strong one.
//!
//! If the first candidate does not hold, the last one does; so nothing of their digit holds that
//! sees both.

use std::ops::ControlFlow;

use super::argue;
use crate::board::{Candidate, Digit, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::Sink;
use crate::logic::position::set::CellSet;
use crate::logic::position::view::View;
use crate::logic::techniques::colouring::colours;
use crate::logic::techniques::order::{by_eliminations, index_sum};
use crate::logic::{Cause, Chain, Implication, Node, Step, chain, words};

/// Most links of a chain, as in HoDoKu: longer ones nobody follows.
pub(super) const MOST_LINKS: usize = 20;

/// Kinds of links, as indices.
const WEAK: usize = 0;
const STRONG: usize = 1;

/// Candidates and the links between them, in the order in which chains try them.
pub(super) struct Links {
    nodes: Vec<Candidate>,
    /// The links of each kind.
    kinds: [Lists; 2],
}

/// Lists one behind the other.
#[derive(Default)]
struct Lists {
    items: Vec<usize>,
    ends: Vec<usize>,
}

/// The shortest chain that eliminates a digit from some cells.
pub(super) struct Found<const C: usize> {
    removed: CellSet<C>,
    path: Vec<Candidate>,
    /// For each link its place in the list of its node.
    turns: Vec<usize>,
}

struct Search<'a> {
    links: &'a Links,
    end: usize,
    /// How many links each node is away from the end, if the first one is of a kind; `usize::MAX`
    /// if there is no way.
    distances: Vec<[usize; 2]>,
    /// The nodes of the chain, from its start.
    path: Vec<usize>,
    turns: Vec<usize>,
}

impl Links {
    /// Links between some candidates in ascending order: strong ones as they are told, weak ones of
    /// all of a digit that see each other.
    pub(super) fn new<const C: usize, const D: usize, I: Iterator<Item = Candidate>>(
        view: &View<C, D>,
        nodes: Vec<Candidate>,
        strong: impl Fn(Candidate) -> I,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Self> {
        let mut kinds = [Lists::default(), Lists::default()];
        let index = |other| nodes.binary_search(&other).ok();
        for &node in &nodes {
            sink.go_on()?;
            kinds[STRONG].push(strong(node).filter_map(index));
            kinds[WEAK].push(peers_in_order(view, node).filter_map(index));
        }
        ControlFlow::Continue(Self { nodes, kinds })
    }
}

impl Lists {
    fn push(&mut self, items: impl Iterator<Item = usize>) {
        self.items.extend(items);
        self.ends.push(self.items.len());
    }

    fn of(&self, node: usize) -> &[usize] {
        let start = if node == 0 { 0 } else { self.ends[node - 1] };
        &self.items[start..self.ends[node]]
    }
}

impl<const C: usize> Found<C> {
    fn digit(&self) -> Digit {
        self.path[0].digit
    }

    /// Which of two that eliminate the same is the shorter one, or the one that is tried first.
    fn order(&self) -> (usize, Candidate, &[usize]) {
        (self.path.len(), self.path[0], &self.turns)
    }

    /// How HoDoKu sorts those of a length that eliminate as many candidates.
    fn weight(&self) -> usize {
        let digit = self.digit();
        index_sum(self.removed.iter().map(|cell| Candidate { cell, digit }))
    }
}

/// The places of a digit that see a cell: house by house, then those that do without one.
pub(super) fn peers_in_order<const C: usize, const D: usize>(
    view: &View<C, D>,
    Candidate { cell, digit }: Candidate,
) -> impl Iterator<Item = Candidate> + '_ {
    let seats = view.geometry().seats(cell);
    let apart = view.geometry().apart(cell).iter().copied();
    let apart = apart.filter(move |&other| view.places(digit).contains(other));
    let in_houses = seats.iter().enumerate().flat_map(move |(index, seat)| {
        let places = view.places_in(seat.house, digit).iter();
        places.filter(move |&other| {
            let others = view.geometry().seats(other);
            let is_in = |house| others.iter().any(|seat| seat.house == house);
            other != cell && !seats[..index].iter().any(|seat| is_in(seat.house))
        })
    });
    in_houses.chain(apart).map(move |cell| Candidate { cell, digit })
}

/// Adds what chains along some links eliminate, each with the shortest chain that does it.
pub(super) fn collect<const C: usize, const D: usize>(
    view: &View<C, D>,
    links: &Links,
    all: &mut Vec<Found<C>>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let mut search =
        Search { links, end: 0, distances: Vec::new(), path: Vec::new(), turns: Vec::new() };
    for (end, &last) in links.nodes.iter().enumerate() {
        sink.go_on()?;
        search.measure(end);
        let seen = view.places(last.digit) & view.peers(last.cell);
        // The same chain begins at the other end, too.
        for (start, &first) in links.nodes[..=end].iter().enumerate() {
            if first.digit != last.digit || search.distances[start][STRONG] > MOST_LINKS {
                continue;
            }
            let removed = seen & view.peers(first.cell);
            if removed.is_empty() {
                continue;
            }
            let mut known = all.iter_mut().filter(|found| found.digit() == first.digit);
            let known = known.find(|found| found.removed == removed);
            let most = known.as_ref().map_or(MOST_LINKS, |known| known.turns.len());
            if !search.find(start, most, sink)? {
                continue;
            }
            let path = search.path.iter().map(|&node| links.nodes[node]).collect();
            let found = Found { removed, path, turns: search.turns.clone() };
            match known {
                None => all.push(found),
                Some(known) if found.order() < known.order() => *known = found,
                Some(_) => {}
            }
        }
    }
    ControlFlow::Continue(())
}

impl Search<'_> {
    /// Measures the distances from an end.
    fn measure(&mut self, end: usize) {
        let Links { nodes, kinds } = self.links;
        self.end = end;
        self.distances.clear();
        self.distances.resize(nodes.len(), [usize::MAX; 2]);
        let mut reached = vec![end];
        for distance in 1..=MOST_LINKS {
            let kind = distance % 2;
            let mut next = Vec::new();
            for &other in reached.iter().flat_map(|&node| kinds[kind].of(node)) {
                let is_back = nodes[other].cell == nodes[end].cell && kind == WEAK;
                if self.distances[other][kind] == usize::MAX && !is_back {
                    self.distances[other][kind] = distance;
                    // A chain ends where it comes to its end.
                    if other != end {
                        next.push(other);
                    }
                }
            }
            reached = next;
        }
    }

    /// Puts into the path the shortest chain from a start to the end, the first of several; says
    /// whether there is one.
    ///
    /// The distances do not know that a chain must not enter a cell twice. So there may be none of
    /// the length they promise, or none at all.
    fn find(&mut self, start: usize, most: usize, sink: &mut Sink<'_>) -> ControlFlow<(), bool> {
        let shortest = self.distances[start][STRONG];
        for length in (shortest..=most).step_by(2).filter(|&length| length > 1) {
            self.path.clear();
            self.path.push(start);
            self.turns.clear();
            if self.extend(length, sink)? {
                return ControlFlow::Continue(true);
            }
        }
        ControlFlow::Continue(false)
    }

    /// Extends the path by so many links, the last of which comes to the end.
    fn extend(&mut self, left: usize, sink: &mut Sink<'_>) -> ControlFlow<(), bool> {
        if left == 0 {
            return ControlFlow::Continue(true);
        }
        sink.go_on()?;
        let Links { nodes, kinds } = self.links;
        let (kind, node) = (left % 2, self.path[self.path.len() - 1]);
        for (turn, &next) in kinds[kind].of(node).iter().enumerate() {
            let is_near = match left {
                1 => next == self.end,
                _ => self.distances[next][1 - kind] < left,
            };
            let stays = kind == STRONG && nodes[next].cell == nodes[node].cell;
            let closes = left == 1 && next == self.path[0];
            let is_new =
                || self.path.iter().all(|&earlier| nodes[earlier].cell != nodes[next].cell);
            if is_near && (stays || closes || is_new()) {
                self.path.push(next);
                self.turns.push(turn);
                if self.extend(left - 1, sink)? {
                    return ControlFlow::Continue(true);
                }
                self.path.pop();
                self.turns.pop();
            }
        }
        ControlFlow::Continue(false)
    }
}

/// Hands on what was found by chains of so many nodes at least, in the order of HoDoKu: what
/// eliminates most first, then what is shortest.
pub(super) fn hand_on<const C: usize, const D: usize>(
    view: &View<C, D>,
    all: Vec<Found<C>>,
    least: usize,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let key = |found: &Found<C>| {
        let Candidate { cell, digit } = found.path[0];
        let start = [found.path.len(), found.weight(), cell.index(), digit.index()];
        (found.removed.len(), start.into_iter().chain(found.turns.iter().copied()).collect())
    };
    for found in by_eliminations(all, key).filter(|found| found.path.len() >= least) {
        let mut step = sink.step();
        let digit = found.digit();
        step.eliminate(found.removed.iter(), digit);
        step.rating += chain::rungs(found.path.len()) - chain::rungs(least);
        let chain = tell(view, &found.path);
        step.premises = chain::premises([&chain]);
        step.marks.chains.push(chain);
        sink.found(step)?;
    }
    ControlFlow::Continue(())
}

/// A path as implications.
pub(super) fn tell<const C: usize, const D: usize>(view: &View<C, D>, path: &[Candidate]) -> Chain {
    let implications = path.iter().enumerate().map(|(index, &Candidate { cell, digit })| {
        let holds = index % 2 == STRONG;
        let cause = match index.checked_sub(1).map(|before| path[before].cell) {
            None => Cause::Assumed,
            Some(_) if !holds => Cause::Excluded,
            Some(before) if before == cell => Cause::LastInCell(cell),
            Some(before) => {
                let mut partners = colours::partners(view, digit, before);
                let house = partners.find_map(|(other, house)| (other == cell).then_some(house));
                house.map_or(Cause::Excluded, Cause::LastInHouse)
            }
        };
        let node = Node { digit, cells: vec![cell] };
        Implication { node, holds, cause, after: index.checked_sub(1).into_iter().collect() }
    });
    implications.collect()
}

/// What the chain of a step shows, and a line for each of its implications.
pub(super) fn explain(step: &Step, names: &Names<'_>) -> String {
    let removed = words::removals(&step.remove, names);
    let told = step.marks.chains.iter().map(|line| {
        let ends = line.first().zip(line.last());
        let reason = ends.map_or_else(String::new, |(first, last)| {
            if first.node == last.node {
                return chain::statement(&last.node, true, names);
            }
            let ends = [first, last].into_iter().flat_map(|end| end.node.cells.iter().copied());
            format!("One of {} is {}", words::cells(ends, names), names.digit(last.node.digit))
        });
        format!("{reason}, so {removed}:{}", chain::explain(line, 1, names))
    });
    told.collect()
}

/// The chain; what its ends say together.
pub(super) fn argue(argument: &mut Argument<'_>) {
    argue::chain(argument);
    let step = argument.step;
    let ends = step.marks.chains.first().and_then(|line| line.first().zip(line.last()));
    let Some((first, last)) = ends else {
        return argument.conclude();
    };
    let digit = Word::Digit(last.node.digit);
    let seen = argument::cells_of(step.remove.iter().copied());
    if first.node == last.node {
        let cell = Word::Cells(&last.node.cells);
        argument
            .part("It holds in any case")
            .say("Even if {} were not {}, it would be {}. So it is.", &[cell, digit, digit]);
    } else {
        let [one, other] = [first, last].map(|end| Word::Cells(&end.node.cells));
        argument.part("One of the two ends").say(
            "So if {} is not {}, {} is: one of them always is {}.",
            &[one, digit, other, digit],
        );
        let both = words::plural(seen.len(), "sees", "see");
        argument.say("{} {} both.", &[Word::Cells(&seen), Word::Text(both)]);
    }
    argument.conclude();
}
