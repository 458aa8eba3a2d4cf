//! A formula, and its solver.

use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;

use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, Var, lbool};

use crate::progress::{Progress, Tally};
use crate::rules::engine::bits::{all_places, ones};
use crate::rules::engine::budget::Budget;

/// A variable, from 1, or its negation.
pub(super) type Literal = i32;

/// Clauses about candidates and what follows from them, and the solver that they are given to.
pub(super) struct Formula<'p> {
    solver: Solver<Watch<'p>>,
    clause: Vec<Lit>,
    values: usize,
    /// The variable that comes next.
    next: Literal,
    /// How many steps of lines it may still have.
    steps: usize,
}

/// The most steps of lines: each is three clauses, which take some 200 bytes.
const MOST_STEPS: usize = 2_000_000;

/// Counts conflicts, and ends a search where the progress breaks.
struct Watch<'p> {
    progress: RefCell<&'p mut dyn Progress>,
    tally: Cell<Tally>,
}

impl Watch<'_> {
    fn ask(&self) {
        let mut tally = self.tally.get();
        if !tally.stopped && (self.progress.borrow_mut())(tally).is_break() {
            tally.stopped = true;
            self.tally.set(tally);
        }
    }
}

impl Callbacks for Watch<'_> {
    fn on_new_clause(&mut self, _: &[Lit], kind: ClauseKind) {
        if kind == ClauseKind::Learnt {
            self.tally.get_mut().conflicts += 1;
            self.ask();
        }
    }

    fn stop(&self) -> bool {
        self.tally.get().stopped
    }
}

impl<'p> Formula<'p> {
    /// No clauses yet, about so many cells with so many values.
    pub(super) fn new(cells: usize, values: usize, progress: &'p mut dyn Progress) -> Self {
        let watch = Watch { progress: RefCell::new(progress), tally: Cell::default() };
        let next = (cells * values) as Literal + 1;
        Self {
            solver: Solver::new(SolverOpts::default(), watch),
            clause: Vec::new(),
            values,
            next,
            steps: MOST_STEPS,
        }
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
        let solver = &mut self.solver;
        self.clause.clear();
        self.clause.extend(literals.iter().map(|&literal| {
            while solver.num_vars() <= literal.unsigned_abs() {
                solver.new_var_default();
            }
            Lit::new(Var::unsafe_from_idx(literal.unsigned_abs()), literal > 0)
        }));
        solver.add_clause_reuse(&mut self.clause);
    }

    /// One of some literals is true, or a cell has one of some values.
    pub(super) fn one_with(&mut self, literals: &[Literal], cell: u16, values: u32) {
        let mut clause = literals.to_vec();
        clause.extend(ones(values.into()).map(|place| self.candidate(cell, place as usize)));
        self.one_of(&clause);
    }

    /// Whether to go on with what is written.
    pub(super) fn goes_on(&self) -> bool {
        self.solver.cb().ask();
        !self.tally().stopped
    }

    /// Makes something that takes so many steps, unless that is too much: then all ends here.
    pub(super) fn within<T>(
        &mut self,
        make: impl FnOnce(&mut Budget<'_>) -> Option<T>,
    ) -> Option<T> {
        let watch = self.solver.cb();
        let mut go_on = || {
            watch.ask();
            if watch.stop() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let mut budget = Budget::new(self.steps, &mut go_on);
        let made = make(&mut budget);
        self.steps = budget.left();
        self.solver.cb_mut().tally.get_mut().stopped |= made.is_none();
        made
    }

    /// Whether there is a model; nothing where the progress has stopped the search.
    pub(super) fn solve(&mut self) -> Option<bool> {
        if !self.goes_on() {
            return None;
        }
        match self.solver.solve_limited(&[]) {
            verdict if verdict == lbool::TRUE => Some(true),
            verdict if verdict == lbool::FALSE => Some(false),
            _ => None,
        }
    }

    /// The place of a cell's value in the model just found.
    pub(super) fn place(&self, cell: u16) -> u8 {
        let is_true = |place: &usize| {
            let variable = self.candidate(cell, *place).unsigned_abs();
            self.solver.value_var(Var::unsafe_from_idx(variable)) == lbool::TRUE
        };
        (0..self.values).find(is_true).expect("each cell has a value") as u8
    }

    /// What was done.
    pub(super) fn tally(&self) -> Tally {
        self.solver.cb().tally.get()
    }

    /// Counts a filling, which may be the last that is wanted.
    pub(super) fn count(&mut self, is_last: bool) {
        let tally = self.solver.cb_mut().tally.get_mut();
        tally.solutions += 1;
        tally.stopped |= is_last;
    }
}
