//! Cycles and forcing chains from one candidate.
//!
//! Chains are sought breadth first. Of a chain that grows only what is on is kept, with what is off
//! before it: what is off a second time leads to nothing that was not on before.

use super::super::board::{Board, PEERS, SEATS, cells};
use super::super::watch::Watch;
use super::chain_hint::{Effect, Hints, Rank, place};
use super::chain_kind::{ChainKind, Way};
use super::graph::{Graph, Set};
use super::nodes::{Cause, Key, Step, cell_of, digit_of};

/// All [`Hints`].
pub(super) fn hints<'a>(
    board: &'a Board,
    source: Option<&'a Board>,
    watch: &mut Watch<'_>,
) -> Hints<'a, Vec<Step>> {
    let hints = Hints::new(board, source);
    let count = board.candidates.iter().map(|set| set.count_ones()).sum::<u32>();
    if count <= 256 {
        Search::<4>::new(hints).all(watch)
    } else {
        Search::<12>::new(hints).all(watch)
    }
}

struct Search<'a, const W: usize> {
    hints: Hints<'a, Vec<Step>>,
    graph: Graph<W>,
    way: Way,
    start: u16,
    /// What is on, in order.
    order: Vec<u16>,
    /// What was off and on before each candidate that is on.
    before: Vec<(u16, u16)>,
    /// How many nodes there are up to each candidate that is on.
    depth: Vec<u16>,
}

/// How many nodes the shortest chain has.
const SHORTEST: u32 = 4;

/// There is none before the start.
const NONE: u16 = u16::MAX;

impl<'a, const W: usize> Search<'a, W> {
    fn new(hints: Hints<'a, Vec<Step>>) -> Self {
        let graph = Graph::new(hints.board);
        let len = graph.keys.len();
        Self {
            graph,
            hints,
            way: Way::X,
            start: 0,
            order: Vec::with_capacity(len),
            before: vec![(NONE, NONE); len],
            depth: vec![0; len],
        }
    }

    fn all(mut self, watch: &mut Watch<'_>) -> Hints<'a, Vec<Step>> {
        for way in [Way::X, Way::Y, Way::Both] {
            self.way = way;
            let (cycle, forcing) = self.bases();
            let most_cycle = self.hints.most_nodes_of_any(cycle, ChainKind::Cycle(way));
            let most_forcing = self.hints.most_nodes_of_any(forcing, ChainKind::Forcing(way));
            if most_cycle.max(most_forcing) < SHORTEST {
                continue;
            }
            self.graph.turn(self.hints.board, way);
            for start in 0..self.graph.keys.len() as u16 {
                let cell = cell_of(self.graph.keys[usize::from(start)]);
                let count = self.hints.board.candidates[cell].count_ones();
                if count < 2 || (way == Way::Y && count > 2) {
                    continue;
                }
                if watch.ends() {
                    return self.hints;
                }
                self.start = start;
                self.start_on();
                if way != Way::Y {
                    self.start_off();
                }
            }
        }
        self.hints
    }

    /// The ratings of the shortest cycle and forcing chain.
    fn bases(&self) -> (f64, f64) {
        if self.way == Way::Both { (7.0, 7.0) } else { (6.5, 6.6) }
    }

    /// Takes candidates as the first that are on.
    fn plant(&mut self, roots: &[(u16, Cause)], before: u16, depth: u16) -> Set<W> {
        let mut seen = Set::EMPTY;
        self.order.clear();
        for &(root, _) in roots {
            seen.add(root);
            self.order.push(root);
            self.before[usize::from(root)] = (before, NONE);
            self.depth[usize::from(root)] = depth;
        }
        seen
    }

    /// Goes on from a candidate that is on.
    fn grow(&mut self, from: u16, seen: &mut Set<W>) {
        if self.graph.next(from).is_within(seen) {
            return;
        }
        let depth = self.depth[usize::from(from)] + 2;
        for hop in self.graph.hops(from) {
            if !seen.has(hop.on) {
                seen.add(hop.on);
                self.order.push(hop.on);
                self.before[usize::from(hop.on)] = (hop.off, from);
                self.depth[usize::from(hop.on)] = depth;
            }
        }
    }

    /// Cycles from the start, on, to itself, and the first chain to the start being off.
    fn start_on(&mut self) {
        let (start, way) = (self.start, self.way);
        let (cycle_base, forcing_base) = self.bases();
        let key = self.graph.keys[usize::from(start)];
        let (cycle, forcing) = (ChainKind::Cycle(way), ChainKind::Forcing(way));
        let mut most_forcing = match way {
            Way::Y => 0,
            _ => self.hints.most_nodes(&Effect::One(key), forcing_base, forcing),
        };
        let mut most_cycle = match self.graph.ons(start) {
            [] => 0,
            _ => self.hints.most_nodes_of_any(cycle_base, cycle),
        };
        let ends = Set::of(self.graph.ons(start));
        let mut contrary = None;
        let mut seen = self.plant(&[(start, Cause::None)], NONE, 1);
        let mut next = 0;
        while let Some(&on) = self.order.get(next) {
            next += 1;
            let complexity = u32::from(self.depth[usize::from(on)]) + 1;
            if complexity > most_cycle && complexity > most_forcing {
                break;
            }
            if complexity <= most_forcing && self.graph.off(on).has(start) {
                contrary = Some((on, complexity));
                most_forcing = 0;
            }
            if complexity >= SHORTEST && complexity <= most_cycle && self.graph.off(on).meets(&ends)
            {
                self.close(on, complexity, &ends);
                most_cycle = self.hints.most_nodes_of_any(cycle_base, cycle);
            }
            self.grow(on, &mut seen);
        }
        if let Some((on, complexity)) = contrary {
            let rank = Rank::new(forcing_base, complexity, forcing);
            self.hints.add(rank, Effect::One(key), None, || {
                let end = Step { key, is_on: false, cause: Cause::Other };
                chain(&self.graph, &self.before, end, (NONE, on))
            });
        }
    }

    /// The first chain from the start, off, to its being on.
    fn start_off(&mut self) {
        let (_, base) = self.bases();
        let kind = ChainKind::Forcing(self.way);
        let key = self.graph.keys[usize::from(self.start)];
        let Some(effect) = Effect::of_result(self.hints.board, key, true) else { return };
        let most = self.hints.most_nodes(&effect, base, kind);
        let mut roots = [(0, Cause::None); 4];
        let len = self.graph.ons(self.start).len();
        roots[..len].copy_from_slice(self.graph.ons(self.start));
        let ends = Set::of(&roots[..len]);
        let mut seen = self.plant(&roots[..len], self.start, 2);
        let mut next = 0;
        while let Some(&on) = self.order.get(next) {
            next += 1;
            let complexity = u32::from(self.depth[usize::from(on)]) + 2;
            if complexity > most {
                return;
            }
            if self.graph.off(on).meets(&ends) {
                let off = self.graph.offs(on).iter().find(|&&off| ends.has(off));
                let off = *off.expect("a common candidate");
                let rank = Rank::new(base, complexity, kind);
                self.hints.add(rank, effect, place(key, true), || {
                    let cause = cause_of_on(&self.graph, off, self.start);
                    let end = Step { key, is_on: true, cause };
                    chain(&self.graph, &self.before, end, (off, on))
                });
                return;
            }
            self.grow(on, &mut seen);
        }
    }

    /// Closes cycles from a candidate that is on over one that is off and was not yet.
    fn close(&mut self, on: u16, complexity: u32, ends: &Set<W>) {
        let kind = ChainKind::Cycle(self.way);
        for at in 0..self.graph.offs(on).len() {
            let off = self.graph.offs(on)[at];
            if !ends.has(off) || self.was_off(on, off) {
                continue;
            }
            let remove = self.cycle_removes(on, off);
            let Some(effect) = Effect::of_cells(self.hints.board, remove) else { continue };
            let rank = Rank::new(self.bases().0, complexity, kind);
            self.hints.add(rank, effect, None, || {
                let key = self.graph.keys[usize::from(self.start)];
                let cause = cause_of_on(&self.graph, off, self.start);
                let end = Step { key, is_on: true, cause };
                let mut chain = chain(&self.graph, &self.before, end, (off, on));
                // The start is the end.
                chain.pop();
                chain
            });
        }
    }

    /// Whether a candidate is off on the way to one that is on.
    fn was_off(&self, mut on: u16, off: u16) -> bool {
        while on != self.start {
            let before = self.before[usize::from(on)];
            if before.0 == off {
                return true;
            }
            on = before.1;
        }
        false
    }

    /// The candidates off the cycle that see it where it is on and where it is off.
    fn cycle_removes(&self, on: u16, off: u16) -> Vec<(u8, u16)> {
        let mut loop_cells = 0_u128;
        let mut seen = [[0_u128; 9]; 2];
        let mut take = |number: u16, is_on: bool| {
            let key = self.graph.keys[usize::from(number)];
            loop_cells |= 1 << cell_of(key);
            seen[usize::from(is_on)][digit_of(key)] |= PEERS[cell_of(key)];
        };
        let (mut on, mut off) = (on, off);
        loop {
            take(off, false);
            take(on, true);
            if on == self.start {
                break;
            }
            (off, on) = self.before[usize::from(on)];
        }
        let board = self.hints.board;
        let mut gone = [0; 9];
        for digit in 0..9 {
            gone[digit] = seen[0][digit] & seen[1][digit] & board.cells[digit] & !loop_cells;
        }
        let of_cell = |cell: usize| {
            (0..9).fold(0, |set, digit| set | ((gone[digit] >> cell & 1) as u16) << digit)
        };
        let all = gone.into_iter().fold(0, |all, cells| all | cells);
        cells(all).map(|cell| (cell as u8, of_cell(cell))).collect()
    }
}

/// Why a candidate is on where another one is off.
fn cause_of_on<const W: usize>(graph: &Graph<W>, off: u16, on: u16) -> Cause {
    let link = graph.ons(off).iter().find(|link| link.0 == on);
    link.map_or(Cause::None, |link| link.1)
}

/// Why a candidate is off where another one is on: the first house that they share, if it is not the
/// cell.
fn cause_of_off(on: Key, off: Key) -> Cause {
    let (on, off) = (cell_of(on), cell_of(off));
    let kind = (0..3).find(|&kind| SEATS[on][kind].0 == SEATS[off][kind].0);
    match kind {
        Some(kind) if on != off => Cause::House(kind as u8),
        _ => Cause::Cell,
    }
}

/// A chain, its end first; before the end are one that is off, if any, and one that is on.
fn chain<const W: usize>(
    graph: &Graph<W>,
    before: &[(u16, u16)],
    end: Step,
    (mut off, mut on): (u16, u16),
) -> Vec<Step> {
    let key = |number: u16| graph.keys[usize::from(number)];
    let mut chain = vec![end];
    loop {
        if off != NONE {
            let cause = if on == NONE { Cause::None } else { cause_of_off(key(on), key(off)) };
            chain.push(Step { key: key(off), is_on: false, cause });
        }
        if on == NONE {
            return chain;
        }
        let (off_before, on_before) = before[usize::from(on)];
        let cause = match off_before {
            NONE => Cause::None,
            off => cause_of_on(graph, off, on),
        };
        chain.push(Step { key: key(on), is_on: true, cause });
        (off, on) = (off_before, on_before);
    }
}
