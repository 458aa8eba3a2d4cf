//! A formula, and its solver.

use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;
use std::rc::Rc;

use crate::progress::{Progress, Tally};
use crate::rules::engine::bits::{all_places, ones};
use crate::rules::engine::budget::Budget;
#[cfg(feature = "cadical")]
use crate::solve::Cadical;
use crate::solve::{Batsat, Gear, Learner, Satisfiable, Watch};

pub(super) use crate::solve::Literal;

/// Clauses about candidates and what follows from them, and the solver that they are given to.
pub(super) struct Formula<'p> {
    solver: Box<dyn Learner + 'p>,
    watch: Rc<Conflicts<'p>>,
    values: usize,
    /// The variable that comes next.
    next: Literal,
    /// How many steps of lines it may still have.
    steps: usize,
}

/// The most steps of lines: each is three clauses, which take some 200 bytes.
const MOST_STEPS: usize = 2_000_000;

/// Counts conflicts, and ends a search where the progress breaks.
struct Conflicts<'p> {
    progress: RefCell<&'p mut dyn Progress>,
    tally: Cell<Tally>,
}

impl Conflicts<'_> {
    fn ask(&self) {
        let mut tally = self.tally.get();
        if !tally.stopped && (self.progress.borrow_mut())(tally).is_break() {
            tally.stopped = true;
            self.tally.set(tally);
        }
    }

    fn change(&self, change: impl FnOnce(&mut Tally)) {
        let mut tally = self.tally.get();
        change(&mut tally);
        self.tally.set(tally);
    }
}

impl Watch for Conflicts<'_> {
    fn count(&self) {
        self.change(|tally| tally.conflicts += 1);
    }

    fn goes_on(&self) -> bool {
        self.ask();
        !self.tally.get().stopped
    }
}

impl<'p> Formula<'p> {
    /// No clauses yet, about so many cells with so many values, for the solver of a gear.
    pub(super) fn new(
        cells: usize,
        values: usize,
        gear: Gear,
        progress: &'p mut dyn Progress,
    ) -> Self {
        let progress = RefCell::new(progress);
        let watch = Rc::new(Conflicts { progress, tally: Cell::default() });
        let watched: Rc<dyn Watch + 'p> = watch.clone();
        let solver: Box<dyn Learner + 'p> = match gear {
            #[cfg(feature = "cadical")]
            Gear::Cadical => Box::new(Cadical::new(watched, 0)),
            _ => Box::new(Batsat::new(watched, Batsat::USUAL_PART, 0)),
        };
        let next = (cells * values) as Literal + 1;
        Self { solver, watch, values, next, steps: MOST_STEPS }
    }

    /// The variable of a cell's candidate.
    pub(super) fn candidate(&self, cell: u16, place: usize) -> Literal {
        (usize::from(cell) * self.values + place + 1) as Literal
    }

    pub(super) fn values(&self) -> usize {
        self.values
    }

    /// All values, by their places.
    pub(super) fn all(&self) -> u32 {
        all_places(self.values as u32)
    }

    /// A variable that nothing is known about.
    pub(super) fn variable(&mut self) -> Literal {
        self.next += 1;
        self.next - 1
    }

    /// One of these is true.
    pub(super) fn one_of(&mut self, literals: &[Literal]) {
        self.solver.clause(literals);
    }

    /// One of some literals is true, or a cell has one of some values.
    pub(super) fn one_with(&mut self, literals: &[Literal], cell: u16, values: u32) {
        let mut clause = literals.to_vec();
        clause.extend(ones(values.into()).map(|place| self.candidate(cell, place as usize)));
        self.one_of(&clause);
    }

    /// Whether to go on with what is written.
    pub(super) fn goes_on(&self) -> bool {
        self.watch.goes_on()
    }

    /// Makes something that takes so many steps, unless that is too much: then all ends here.
    pub(super) fn within<T>(
        &mut self,
        make: impl FnOnce(&mut Budget<'_>) -> Option<T>,
    ) -> Option<T> {
        let mut go_on = || match self.watch.goes_on() {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        };
        let mut budget = Budget::new(self.steps, &mut go_on);
        let made = make(&mut budget);
        self.steps = budget.left();
        self.watch.change(|tally| tally.stopped |= made.is_none());
        made
    }

    /// Whether there is a model; nothing where the progress has stopped the search.
    pub(super) fn solve(&mut self) -> Option<bool> {
        if !self.goes_on() {
            return None;
        }
        match self.solver.solve(u64::MAX) {
            Satisfiable::Yes => Some(true),
            Satisfiable::No => Some(false),
            Satisfiable::Unknown => None,
        }
    }

    /// The place of a cell's value in the model just found.
    pub(super) fn place(&self, cell: u16) -> u8 {
        let is_true = |place: &usize| self.solver.holds(self.candidate(cell, *place));
        (0..self.values).find(is_true).expect("each cell has a value") as u8
    }

    /// What was done.
    pub(super) fn tally(&self) -> Tally {
        self.watch.tally.get()
    }

    /// Counts a filling, which may be the last that is wanted.
    pub(super) fn count(&mut self, is_last: bool) {
        self.watch.change(|tally| {
            tally.solutions += 1;
            tally.stopped |= is_last;
        });
    }
}
