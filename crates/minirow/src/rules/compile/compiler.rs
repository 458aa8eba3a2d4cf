//! What a model is made with.

use std::collections::HashMap;
use std::sync::Arc;

use super::cell_set::CellSet;
use super::state::State;
use crate::board::Geometry;
use crate::rules::automaton::Automaton;
use crate::rules::engine::{Budget, Groups, Layers, Masks, Model, Propagator, is_for_masks, ones};
use crate::rules::ground::Ground;

/// The most values of a board.
const MOST_VALUES: usize = 32;

/// What is made of a board.
pub(in crate::rules) struct Compiler<'b> {
    pub(in crate::rules) ground: Ground<'b>,
    pub(in crate::rules) geometry: &'b Geometry,
    pub(in crate::rules) model: Model,
    /// Cells that were said to differ.
    pub(in crate::rules) cliques: Vec<CellSet>,
    /// What reads lines that was made already.
    known: HashMap<Kind, Arc<Layers>>,
    /// And what reads them by automata, with what tells most of these apart.
    automata: Vec<(u64, &'b Automaton, Arc<Layers>)>,
    /// All sets of values, once some cells are looked at together.
    all_sets: Option<Arc<Masks>>,
    /// What it may take. Where that is over, what is made is not used.
    pub(in crate::rules) budget: Budget<'b>,
}

/// Cells that differ are looked for among so many rules that say so; no board has as many.
const MOST_CLIQUES: usize = 4096;

/// What reads a line: its kind, the number of cells, and a number of its rule.
type Kind = (&'static str, usize, u64);

/// Each two of some cells.
pub(in crate::rules) fn each_two(cells: &[u16]) -> impl Iterator<Item = (u16, u16)> {
    let each = cells.iter().enumerate();
    each.flat_map(|(at, &one)| cells[..at].iter().map(move |&other| (one, other)))
}

impl<'b> Compiler<'b> {
    /// Cells with these candidates, and nothing said of them.
    pub(in crate::rules) fn new(
        ground: Ground<'b>,
        candidates: Vec<u32>,
        budget: Budget<'b>,
    ) -> Self {
        let geometry = ground.geometry;
        Self {
            ground,
            geometry,
            model: Model::new(candidates, geometry.values()),
            cliques: Vec::new(),
            known: HashMap::new(),
            automata: Vec::new(),
            all_sets: None,
            budget,
        }
    }

    /// Says that no two of these cells are alike.
    pub(in crate::rules) fn differ(&mut self, cells: &[u16]) {
        if cells.len() > self.geometry.values() {
            return self.forbid();
        }
        let all: CellSet = cells.iter().copied().collect();
        if self.cliques.len() < MOST_CLIQUES {
            self.cliques.push(all);
        }
        if all.len() as usize == cells.len() {
            return self.model.differ_all(cells, all.words());
        }
        for (one, other) in each_two(cells) {
            // A cell that is there twice does not differ from itself.
            match one == other {
                true => self.model.restrict(one, 0),
                false => self.model.differ(one, other),
            }
        }
    }

    /// Says that there is no filling.
    pub(in crate::rules) fn forbid(&mut self) {
        self.model.restrict(0, 0);
    }

    /// Whether all of these cells differ, and are no more than there are values.
    pub(in crate::rules) fn all_differ(&self, cells: &[u16]) -> bool {
        cells.len() <= self.geometry.values()
            && each_two(cells).all(|(one, other)| self.model.do_differ(one, other))
    }

    /// What follows from cells that differ.
    pub(in crate::rules) fn house(&mut self, cells: &[u16]) {
        let values = self.geometry.values();
        if cells.len() == values {
            self.model.add_house(cells);
        } else if (3..values).contains(&cells.len()) && is_for_masks(values) {
            self.subsets(cells);
        }
    }

    /// Cells that differ hold a set of values: what some of them hold together, the others do not.
    pub(in crate::rules) fn subsets(&mut self, cells: &[u16]) {
        let all = self.all_sets.get_or_insert_with(|| Arc::new(Masks::ALL));
        self.model.add(Propagator::Set(cells.to_vec(), Arc::clone(all)));
    }

    /// Cells that differ hold a set of values, by their places, that is allowed.
    pub(in crate::rules) fn set(&mut self, cells: &[u16], is_allowed: impl Fn(u32) -> bool) {
        self.sets([cells.to_vec()], is_allowed);
    }

    /// Each of these groups of cells that differ holds a set of values, by their places, that is allowed.
    pub(in crate::rules) fn sets(
        &mut self,
        groups: impl IntoIterator<Item = Vec<u16>>,
        is_allowed: impl Fn(u32) -> bool,
    ) {
        let allowed = Arc::new(Masks::filter(is_allowed));
        for cells in groups {
            if cells.len() > self.geometry.values() {
                return self.forbid();
            }
            self.model.add(Propagator::Set(cells, allowed.clone()));
        }
    }

    /// Two cells have values, as people see them, of which something is true.
    pub(in crate::rules) fn relation(
        &mut self,
        one: u16,
        other: u16,
        holds: impl Fn(u32, u32) -> bool,
    ) {
        self.relations([(one, other)], holds);
    }

    /// Pairs of cells have values, as people see them, of which something is true.
    pub(in crate::rules) fn relations(
        &mut self,
        pairs: impl IntoIterator<Item = (u16, u16)>,
        holds: impl Fn(u32, u32) -> bool,
    ) {
        // For cells that may be alike, and for those that differ.
        let mut known = [None, None];
        for (one, other) in pairs {
            if one == other {
                let geometry = self.geometry;
                let holds =
                    |place: &usize| holds(geometry.value_at(*place), geometry.value_at(*place));
                let candidates = (0..geometry.values()).filter(holds);
                self.model.restrict(one, candidates.fold(0, |all, place| all | 1 << place));
                continue;
            }
            let differ = self.model.do_differ(one, other);
            let tables = match known[usize::from(differ)] {
                Some(tables) => tables,
                None => self.tables(differ, &holds),
            };
            known[usize::from(differ)] = Some(tables);
            if let Some(tables) = tables {
                self.model.relate(one, other, tables);
            }
        }
    }

    /// Cells of a line so far from each other have values of which something is true.
    pub(in crate::rules) fn neighbours(
        &mut self,
        cells: &[u16],
        distance: usize,
        holds: impl Fn(u32, u32) -> bool,
    ) {
        let pairs = cells.iter().copied().zip(cells.iter().copied().skip(distance));
        self.relations(pairs, holds);
    }

    /// Each of these cells has a value of which something is true.
    pub(in crate::rules) fn each(&mut self, cells: &[u16], holds: impl Fn(u32) -> bool) {
        self.relations(cells.iter().map(|&cell| (cell, cell)), |value, _| holds(value));
    }

    /// The tables of a relation both ways; none where it says nothing new.
    fn tables(&mut self, differ: bool, holds: impl Fn(u32, u32) -> bool) -> Option<[u32; 2]> {
        let values = self.geometry.values();
        let may = |one: usize, other: usize| one != other || !differ;
        let does = |one: usize, other: usize| {
            may(one, other) && holds(self.geometry.value_at(one), self.geometry.value_at(other))
        };
        let mut is_new = false;
        let (mut there, mut back) = ([0_u32; MOST_VALUES], [0_u32; MOST_VALUES]);
        for (first, there) in there[..values].iter_mut().enumerate() {
            for (second, back) in back[..values].iter_mut().enumerate() {
                let is_so = u32::from(does(first, second));
                is_new |= is_so == 0 && may(first, second);
                *there |= is_so << second;
                *back |= is_so << first;
            }
        }
        is_new.then(|| self.model.tables([&there[..values], &back[..values]]))
    }

    /// Adds cells, which are all times the same number, in groups that all differ, the largest first.
    pub(in crate::rules) fn group(&self, terms: &[(u16, i32)], groups: &mut Groups) {
        let Some(&(_, times)) = terms.first() else { return };
        let from = groups.len();
        let mut open: CellSet = terms.iter().map(|&(cell, _)| cell).collect();
        while open.len() > 3 {
            let cliques = self.cliques.iter().map(|clique| (clique.overlap(&open), clique));
            let Some((len, best)) = cliques.max_by_key(|(len, _)| *len) else { break };
            if len < 3 || len == open.len() {
                break;
            }
            let group = best.and(&open);
            groups.push(group.cells(), times);
            open = open.without(&group);
        }
        open.cells().for_each(|cell| self.join(cell, times, from, groups));
    }

    /// Adds a cell to the first group, from a number on, that it differs from, or as one of its own.
    pub(in crate::rules) fn join(&self, cell: u16, times: i32, from: usize, groups: &mut Groups) {
        let most = self.geometry.values();
        groups.join(from, cell, times, most, |other| self.model.do_differ(cell, other));
    }

    /// The same as [`line`](Self::line), made once for all lines of a kind and a number of cells.
    pub(in crate::rules) fn line_of<S: State>(
        &mut self,
        (kind, number): (&'static str, u64),
        cells: &[u16],
        start: S,
        step: impl Fn(usize, S, u32) -> Option<S>,
        is_end: impl Fn(S) -> bool,
    ) {
        // What reads few candidates is made sooner than what reads all, but for one line alone.
        if self.are_few(cells) {
            return self.line(cells, start, step, is_end);
        }
        let kind = (kind, cells.len(), number);
        let layers = match self.known.get(&kind) {
            Some(layers) => Arc::clone(layers),
            None => match self.layers(&self.all(cells), start, step, is_end) {
                Some(layers) => Arc::new(layers),
                None => return,
            },
        };
        self.add_layers(cells, &layers);
        self.known.insert(kind, layers);
    }

    /// Cells whose values, as people see them, lead from a start through states to one that is an end.
    ///
    /// A step is told how many values were read.
    pub(in crate::rules) fn line<S: State>(
        &mut self,
        cells: &[u16],
        start: S,
        step: impl Fn(usize, S, u32) -> Option<S>,
        is_end: impl Fn(S) -> bool,
    ) {
        let layers = self.layers(&self.candidates(cells), start, step, is_end);
        if let Some(layers) = layers {
            self.add_layers(cells, &Arc::new(layers));
        }
    }

    /// What reads cells with these candidates; nothing where that takes too much.
    fn layers<S: State>(
        &mut self,
        domains: &[u32],
        start: S,
        step: impl Fn(usize, S, u32) -> Option<S>,
        is_end: impl Fn(S) -> bool,
    ) -> Option<Layers> {
        let geometry = self.geometry;
        let steps = |at, state, domain: u32, found: &mut dyn FnMut(u32, u64)| {
            for place in ones(domain.into()) {
                if let Some(next) = step(at, S::of(state), geometry.value_at(place as usize)) {
                    found(1 << place, next.number());
                }
            }
        };
        let is_end = |state| is_end(S::of(state));
        Layers::unroll(domains, vec![start.number()], &steps, &is_end, &mut self.budget)
    }

    /// The candidates of some cells.
    fn candidates(&self, cells: &[u16]) -> Vec<u32> {
        cells.iter().map(|&cell| self.model.candidates(cell)).collect()
    }

    /// All values in each of some cells.
    fn all(&self, cells: &[u16]) -> Vec<u32> {
        vec![self.geometry.all_places(); cells.len()]
    }

    /// Whether some cells have at most three quarters of all candidates.
    fn are_few(&self, cells: &[u16]) -> bool {
        let count = |&cell: &u16| self.model.candidates(cell).count_ones() as usize;
        4 * cells.iter().map(count).sum::<usize>() <= 3 * cells.len() * self.geometry.values()
    }

    /// Cells whose values, as people see them, are looked at once all are known.
    pub(in crate::rules) fn check(
        &mut self,
        cells: &[u16],
        holds: impl Fn(&[u32]) -> bool + Send + Sync + 'static,
    ) {
        let lowest = self.geometry.value_at(0);
        let holds = move |places: &[u8]| {
            let values: Vec<u32> = places.iter().map(|&place| lowest + u32::from(place)).collect();
            holds(&values)
        };
        self.model.add(Propagator::Check(cells.to_vec(), Arc::new(holds)));
    }

    /// Cells that are read so.
    pub(in crate::rules) fn add_layers(&mut self, cells: &[u16], layers: &Arc<Layers>) {
        if layers.is_none() {
            self.forbid();
        }
        self.model.add(Propagator::Line(cells.to_vec(), Arc::clone(layers)));
    }

    /// Cells that an automaton of the board reads.
    pub(in crate::rules) fn automaton(&mut self, cells: &[u16], automaton: &'b Automaton) {
        if self.are_few(cells) {
            return self.automaton_once(cells, automaton);
        }
        let digest = automaton.digest();
        let is_known = |(other_digest, other, layers): &&(u64, &Automaton, Arc<Layers>)| {
            *other_digest == digest && layers.cells() == cells.len() && *other == automaton
        };
        let layers = match self.automata.iter().find(is_known) {
            Some((_, _, layers)) => Arc::clone(layers),
            None => {
                let layers = Layers::of(automaton, &self.all(cells), &mut self.budget);
                let Some(layers) = layers.map(Arc::new) else { return };
                self.automata.push((digest, automaton, Arc::clone(&layers)));
                layers
            }
        };
        self.add_layers(cells, &layers);
    }

    /// The same, where no other cells are read by it.
    pub(in crate::rules) fn automaton_once(&mut self, cells: &[u16], automaton: &Automaton) {
        let layers = Layers::of(automaton, &self.candidates(cells), &mut self.budget);
        if let Some(layers) = layers {
            self.add_layers(cells, &Arc::new(layers));
        }
    }

    /// Cells so many rows and columns from each other differ.
    pub(in crate::rules) fn apart(&mut self, offsets: &[(isize, isize)]) {
        for cell in self.geometry.numbers() {
            for &(rows, columns) in offsets {
                if let Some(other) = self.geometry.step(cell, rows, columns) {
                    self.model.differ(cell, other);
                }
            }
        }
    }
}
