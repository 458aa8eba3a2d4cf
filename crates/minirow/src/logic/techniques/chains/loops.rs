//! Finds nice loops and alternating inference chains (AIC): single chains of implications.
//!
//! A line from a candidate back into its own cell is a loop. Where the circle closes it is
//! continuous; otherwise the start of the line is settled. A line from a candidate that does not
//! hold to another one that does is a chain: one of the two ends holds.
//!
//! Which lines are looked at, and which comes first, is what HoDoKu 2.3.2 does: the shortest line
//! to each fact, with no cell twice; most eliminations first, then the shortest line.

use std::collections::HashMap;
use std::ops::{ControlFlow, Range};

use super::argue;
use super::graph::links::{AT_ONCE, Line, Links, Reason};
use super::graph::nodes::{Fact, Nodes};
use super::graph::table::{Entry, Table};
use super::graph::tell;
use crate::board::{Candidate, Digit, Names, sort_by_digit};
use crate::logic::argument::{Argument, Word};
use crate::logic::finder::Sink;
use crate::logic::position::set::{CellSet, Digits};
use crate::logic::position::view::View;
use crate::logic::techniques::order::{by_eliminations, index_sum};
use crate::logic::{Chain, Implication, Step, chain, words};

/// What the nodes of a line may be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Variety {
    Candidates,
    /// At least one is a group.
    Groups,
    /// At least one is an almost locked set; others may be groups.
    LockedSets,
}

/// Hands on the steps of all loops and chains, one for each set of eliminations.
pub(super) fn find<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &mut Sink<'_>,
    variety: Variety,
) -> ControlFlow<()> {
    let mut nodes = Nodes::new(view);
    if variety != Variety::Candidates {
        nodes.add_groups(sink)?;
    }
    if variety == Variety::LockedSets {
        nodes.add_locked_sets(sink)?;
    }
    if characteristic(&nodes, variety).is_empty() {
        return ControlFlow::Continue(());
    }
    let links = Links::new(&nodes, sink)?;
    let mut search = Search::new(&nodes, &links, variety);
    for holds in [true, false] {
        for node in 0..nodes.candidate_count() {
            sink.go_on()?;
            search.table.fill(&links, Fact::new(node, holds));
            search.check_loops();
        }
    }
    for node in 0..nodes.candidate_count() {
        sink.go_on()?;
        search.table.fill(&links, Fact::new(node, false));
        search.check_chains();
    }
    let mut found = search.found;
    found.retain(|found| !found.line.is_empty());
    let key = |Found { remove, length, .. }: &Found| {
        (remove.len(), vec![usize::from(*length), index_sum(remove.iter().copied())])
    };
    by_eliminations(found, key).try_for_each(|found| {
        let mut step = sink.step();
        step.remove = found.remove;
        step.remove.sort_unstable();
        tell::add_chains(&mut step, vec![tell::line(&nodes, &found.line)]);
        sink.found(step)
    })
}

/// The nodes of which a line has at least one.
fn characteristic<const C: usize, const D: usize>(
    nodes: &Nodes<'_, C, D>,
    variety: Variety,
) -> Range<usize> {
    match variety {
        Variety::Candidates => 0..nodes.candidate_count(),
        Variety::Groups => nodes.groups(),
        Variety::LockedSets => nodes.locked_sets(),
    }
}

/// A loop or chain in words.
pub(super) fn explain(step: &Step, names: &Names<'_>) -> String {
    let removals = words::removals(&step.remove, names);
    let told: Vec<String> = step
        .marks
        .chains
        .iter()
        .map(|line| {
            let claim = claim(line, &removals, names);
            format!("{claim}{}", chain::explain(line, 1, names))
        })
        .collect();
    told.concat()
}

/// What a line shows.
fn claim(line: &Chain, removals: &str, names: &Names<'_>) -> String {
    let [Implication { node: first, holds: first_holds, .. }, .., last] = &line[..] else {
        return removals.to_owned();
    };
    match (first_holds, last.holds, *first == last.node) {
        (true, true, true) | (false, false, true) => {
            format!("{removals}: the implications go round in a circle, so each holds both ways")
        }
        (true, false, true) => {
            format!("{removals}: if it were {}, it would not be", names.digit(first.digit))
        }
        (true, true, false) => {
            let [digit, other] = [first, &last.node].map(|node| names.digit(node.digit));
            format!("{removals}: if it were {digit}, it would be {other} too")
        }
        (false, true, true) => {
            let digit = names.digit(first.digit);
            format!("{removals}: if it were not {digit}, it would be {digit}")
        }
        _ => {
            let ends = [first, &last.node].map(|node| chain::statement(node, true, names));
            format!("{}, so {removals}", words::list_with("or", &ends))
        }
    }
}

/// The chain; what its ends say together.
pub(super) fn argue(argument: &mut Argument<'_>) {
    argue::chain(argument);
    let line = argument.step.marks.chains.first().map_or(&[][..], |line| line);
    let [Implication { node: first, holds: first_holds, .. }, .., last] = line else {
        return argument.conclude();
    };
    let [digit, other] = [first, &last.node].map(|node| Word::Digit(node.digit));
    match (first_holds, last.holds, *first == last.node) {
        (true, true, true) | (false, false, true) => {
            argument.part("A circle").say(
                "The chain ends where it began, so it can be read both ways round: of any two \
                 neighbours in it just one holds. What both of them rule out is eliminated.",
                &[],
            );
        }
        (true, false, true) => {
            argument
                .part("It cannot be")
                .say("So if it were {}, it would not be {}.", &[digit, digit]);
        }
        (true, true, false) => {
            argument
                .part("It cannot be both")
                .say("So if it were {}, it would be {} too.", &[digit, other]);
        }
        (false, true, true) => {
            argument
                .part("It holds in any case")
                .say("Even if it were not {}, it would be {}. So it is.", &[digit, digit]);
        }
        _ => {
            argument.part("One of the two ends").say(
                "So if the first does not hold, the last does: {}, or {}. What both rule out is eliminated.",
                &[first, &last.node].map(|node| Word::Statement(node, true)),
            );
        }
    }
    argument.conclude();
}

struct Search<'a, const C: usize, const D: usize> {
    nodes: &'a Nodes<'a, C, D>,
    links: &'a Links,
    variety: Variety,
    table: Table,
    /// The places in the table of the line that is looked at, and its facts.
    path: Vec<usize>,
    line: Line,
    /// How far its end is from its premise, without what is added to tell it.
    length: u16,
    /// What it eliminates.
    remove: Vec<Candidate>,
    found: Vec<Found>,
    /// Where among the found a set of eliminations is.
    known: HashMap<Vec<Candidate>, usize>,
}

struct Found {
    /// By digit, then by cell.
    remove: Vec<Candidate>,
    /// Empty where a shorter line does the same.
    line: Line,
    length: u16,
}

impl<'a, const C: usize, const D: usize> Search<'a, C, D> {
    fn new(nodes: &'a Nodes<'a, C, D>, links: &'a Links, variety: Variety) -> Self {
        Self {
            nodes,
            links,
            variety,
            table: Table::new(links),
            path: Vec::new(),
            line: Vec::new(),
            length: 0,
            remove: Vec::new(),
            found: Vec::new(),
            known: HashMap::new(),
        }
    }

    /// Looks at all lines that come back to the cell of the premise.
    fn check_loops(&mut self) {
        let premise = self.table.entries()[0].fact;
        let start = self.nodes.first_candidate(premise.node());
        for place in 1..self.table.entries().len() {
            let Entry { fact, distance, .. } = self.table.entries()[place];
            let is_back = distance > AT_ONCE
                && self.nodes.is_candidate(fact.node())
                && self.nodes.first_candidate(fact.node()).cell == start.cell;
            if !is_back || !self.trace(place) || !self.leaves_and_returns() || self.is_lasso(true) {
                continue;
            }
            self.remove.clear();
            let end = self.nodes.first_candidate(fact.node());
            match (premise.holds(), fact.holds()) {
                // Case 1: it holds, so it does not.
                (true, false) if end == start => self.remove.push(start),
                // Case 2: it does not hold, so it does: the others of the cell go.
                (false, true) if end == start => self.remove_others(&[start]),
                // Case 3: it holds, so another digit does too.
                (true, true) => self.remove.push(start),
                // Case 4: it does not hold, so another does not. If that one held, the first would
                // not, and so itself neither.
                (false, false) => {
                    self.remove.push(end);
                    self.line.insert(0, (fact.opposite(), None));
                    self.line[1].1 = Some(Reason::Excluded);
                }
                // Case 5: the circle closes through the two digits of the cell.
                (true, false) if self.nodes.of_cell(start.cell).len() == 2 => {
                    self.remove_around();
                    self.line.push((premise, Some(Reason::Cell)));
                }
                (true, false) => {}
                // Case 6: the circle closes in the cell, which holds one of the two digits.
                (false, true) => {
                    self.remove_others(&[start, end]);
                    self.remove_around();
                    self.line.push((premise, Some(Reason::Excluded)));
                }
            }
            self.keep();
        }
    }

    /// Looks at all lines from the premise, which does not hold, to a candidate of another cell
    /// that holds.
    fn check_chains(&mut self) {
        let (nodes, view) = (self.nodes, self.nodes.view());
        let start = nodes.first_candidate(self.table.entries()[0].fact.node());
        let peers = view.peers(start.cell);
        for place in 1..self.table.entries().len() {
            let Entry { fact, distance, .. } = self.table.entries()[place];
            if distance == AT_ONCE || !fact.holds() || !nodes.is_candidate(fact.node()) {
                continue;
            }
            let end = nodes.first_candidate(fact.node());
            self.remove.clear();
            if end.digit == start.digit {
                // Case 1: what sees both ends goes. A loop does that too where it is only one.
                let seen = peers & view.peers(end.cell) & view.places(start.digit);
                if seen.len() > 1 {
                    self.remove_from(seen, start.digit);
                }
            } else if peers.contains(end.cell) {
                // Case 2: neither end holds the digit of the other, which sees it.
                let crossed = [(start, end), (end, start)]
                    .map(|(at, of)| Candidate { cell: at.cell, digit: of.digit });
                if crossed.iter().all(|c| view.candidates(c.cell).contains(c.digit)) {
                    self.remove.extend(crossed);
                }
            }
            if !self.remove.is_empty() && self.trace(place) && !self.is_lasso(false) {
                self.keep();
            }
        }
    }

    /// Writes down the line to a place of the table; whether its nodes are what is looked for.
    fn trace(&mut self, place: usize) -> bool {
        self.table.path(place, &mut self.path);
        self.line.clear();
        for &place in &self.path {
            let Entry { fact, link, .. } = self.table.entries()[place];
            self.line.push((fact, (place > 0).then(|| self.links.get(link as usize).reason)));
        }
        self.length = self.table.entries()[place].distance;
        let characteristic = characteristic(self.nodes, self.variety);
        match self.variety {
            // There are no others.
            Variety::Candidates => true,
            _ => self.line.iter().any(|(fact, _)| characteristic.contains(&fact.node())),
        }
    }

    /// Whether the line leaves its first cell at once and stays away until its end.
    fn leaves_and_returns(&self) -> bool {
        let [first, second, .., before, last] = &self.line[..] else {
            return false;
        };
        let cell = |&(fact, _): &(Fact, _)| self.nodes.first_candidate(fact.node()).cell;
        cell(first) != cell(second) && cell(before) != cell(last)
    }

    /// Whether the line comes back to one of its own cells on the way. Two neighbours may share
    /// one, and a loop may come back to its first.
    fn is_lasso(&self, is_loop: bool) -> bool {
        let cell = |index: usize| {
            let (fact, _): (Fact, _) = self.line[index];
            self.nodes.first_candidate(fact.node()).cell
        };
        let mut visited = CellSet::EMPTY;
        (1..self.line.len()).any(|index| {
            if index > 1 && !(is_loop && cell(index - 2) == cell(0)) {
                visited |= self.nodes.all_cells(self.line[index - 2].0.node());
            }
            visited.contains(cell(index))
        })
    }

    /// Eliminates all other candidates of the cell of some.
    fn remove_others(&mut self, stay: &[Candidate]) {
        for node in self.nodes.of_cell(stay[0].cell) {
            let candidate = self.nodes.first_candidate(node);
            if !stay.contains(&candidate) {
                self.remove.push(candidate);
            }
        }
    }

    /// Eliminates what a continuous loop does: where two nodes cannot both hold, one of them does.
    fn remove_around(&mut self) {
        let nodes = self.nodes;
        let start = nodes.first_candidate(self.line[0].0.node()).cell;
        let last = self.line.len() - 1;
        let line_cells = self.line[..last].iter().map(|(fact, _)| nodes.all_cells(fact.node()));
        let line_cells = line_cells.fold(CellSet::of(start), |all, cells| all | cells);
        for index in 1..self.line.len() {
            let [before, here] = [index - 1, index].map(|index| self.line[index].0);
            let [from, to] = [before, here].map(|fact| nodes.first_candidate(fact.node()));
            if from.cell == to.cell {
                continue;
            }
            if !here.holds() {
                // Case 1: the two see each other: the digit is nowhere else that sees both.
                let both = [before, here].map(|fact| nodes.seen(fact.node(), to.digit));
                self.remove_from((both[0] & both[1]) - line_cells, to.digit);
                if let Some(set) = nodes.locked_set(here.node()) {
                    self.remove_by_set(set, here.node(), self.line[index + 1].0);
                }
            } else if index + 2 <= last {
                // Case 2: the line comes into a cell and leaves it by another digit.
                let [next, after] = [index + 1, index + 2].map(|index| self.line[index].0);
                let [inner, out] = [next, after].map(|fact| nodes.first_candidate(fact.node()));
                let leaves = !next.holds() && after.holds() && out.cell != inner.cell;
                if inner.cell == to.cell && leaves {
                    self.remove_others(&[to, Candidate { digit: out.digit, ..inner }]);
                }
            }
        }
    }

    /// Eliminates what an almost locked set of a continuous loop does, given the node by which the
    /// line comes into it and the fact behind it: the set holds all digits but the one of that node
    /// or those by which the line leaves it.
    fn remove_by_set(&mut self, set: usize, node: usize, next: Fact) {
        let (nodes, view) = (self.nodes, self.nodes.view());
        let Candidate { cell, digit } = nodes.first_candidate(next.node());
        let mut exits = if next.holds() { view.candidates(cell) } else { Digits::of(digit) };
        if next.holds() {
            exits.remove(digit);
        }
        for other in nodes.set_digits(set).iter().filter(|&other| other != nodes.digit(node)) {
            if !exits.contains(other) {
                // Case 1: the line does not leave by this digit.
                self.remove_from(nodes.seen(node, other), other);
            } else if next.holds() {
                // Case 2: it leaves by several, which the set takes from one cell.
                self.remove_from(nodes.seen(node, other) & view.peers(cell), other);
            }
        }
    }

    fn remove_from(&mut self, cells: CellSet<C>, digit: Digit) {
        self.remove.extend(cells.iter().map(|cell| Candidate { cell, digit }));
    }

    /// Keeps the line unless it does nothing or a shorter one does the same.
    fn keep(&mut self) {
        if self.remove.is_empty() {
            return;
        }
        sort_by_digit(&mut self.remove);
        self.remove.dedup();
        if let Some(&index) = self.known.get(&self.remove) {
            if self.found[index].length <= self.length {
                return;
            }
            self.found[index].line.clear();
        }
        self.known.insert(self.remove.clone(), self.found.len());
        let (remove, line) = (self.remove.clone(), self.line.clone());
        self.found.push(Found { remove, line, length: self.length });
    }
}
