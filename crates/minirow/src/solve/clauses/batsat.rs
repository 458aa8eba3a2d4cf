//! The solver of the `batsat` crate: Rust alone, on every platform.

use std::cell::Cell;
use std::rc::Rc;

use ::batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, Var, lbool};

use super::learner::{Learner, Literal, Satisfiable, Watch};

pub(crate) struct Batsat<'w> {
    solver: Solver<Share<'w>>,
    clause: Vec<Lit>,
}

/// Ends a call where it has taken its share or the watch says so.
struct Share<'w> {
    watch: Rc<dyn Watch + 'w>,
    left: Cell<u64>,
}

impl Callbacks for Share<'_> {
    fn on_new_clause(&mut self, _: &[Lit], kind: ClauseKind) {
        if kind == ClauseKind::Learnt {
            self.left.set(self.left.get().saturating_sub(1));
            self.watch.count();
            if !self.watch.goes_on() {
                self.left.set(0);
            }
        }
    }

    fn stop(&self) -> bool {
        self.left.get() == 0
    }
}

impl<'w> Batsat<'w> {
    /// How many learned clauses it keeps at first, as a part of those that it is given.
    pub(crate) const USUAL_PART: f64 = 1.0 / 3.0;

    /// A solver without clauses, with the part of learned clauses that it keeps at first.
    pub(crate) fn new(watch: Rc<dyn Watch + 'w>, part: f64, seed: u64) -> Self {
        let mut options = SolverOpts { learntsize_factor: part, ..SolverOpts::default() };
        if seed > 0 {
            options.random_seed = seed as f64;
            options.rnd_init_act = true;
        }
        let share = Share { watch, left: Cell::new(0) };
        Self { solver: Solver::new(options, share), clause: Vec::new() }
    }
}

impl Learner for Batsat<'_> {
    fn clause(&mut self, literals: &[Literal]) {
        let solver = &mut self.solver;
        self.clause.clear();
        self.clause.extend(literals.iter().map(|&literal| {
            while solver.num_vars() <= literal.unsigned_abs() {
                solver.new_var_default();
            }
            Lit::new(variable(literal), literal > 0)
        }));
        solver.add_clause_reuse(&mut self.clause);
    }

    fn solve(&mut self, conflicts: u64) -> Satisfiable {
        self.solver.cb().left.set(conflicts);
        match self.solver.solve_limited(&[]) {
            verdict if verdict == lbool::TRUE => Satisfiable::Yes,
            verdict if verdict == lbool::FALSE => Satisfiable::No,
            _ => Satisfiable::Unknown,
        }
    }

    fn holds(&self, literal: Literal) -> bool {
        self.solver.value_var(variable(literal)) == lbool::TRUE
    }
}

fn variable(literal: Literal) -> Var {
    Var::unsafe_from_idx(literal.unsigned_abs())
}
