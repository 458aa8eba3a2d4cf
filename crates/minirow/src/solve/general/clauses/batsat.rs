//! The solver of the `batsat` crate: Rust alone, on every platform.

use std::cell::Cell;

use ::batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, Var, lbool};

use super::learner::{Learner, Literal, Verdict};
use crate::solve::general::session::{Halt, Session};

pub(in crate::solve::general) struct Batsat<'s, 'v> {
    solver: Solver<Watch<'s, 'v>>,
    clause: Vec<Lit>,
}

/// Counts conflicts, and ends a call where it has taken its share or the visitor breaks.
struct Watch<'s, 'v> {
    session: &'s Session<'v>,
    left: Cell<u64>,
}

impl Callbacks for Watch<'_, '_> {
    fn on_new_clause(&mut self, _: &[Lit], kind: ClauseKind) {
        if kind == ClauseKind::Learnt {
            self.left.set(self.left.get().saturating_sub(1));
            self.session.conflicts(1);
            if self.session.ask().is_err() {
                self.left.set(0);
            }
        }
    }

    fn stop(&self) -> bool {
        self.left.get() == 0
    }
}

impl<'s, 'v> Batsat<'s, 'v> {
    pub(in crate::solve::general) fn new(session: &'s Session<'v>, seed: u64) -> Self {
        // A third of the default: on bal25 boards 18 s in all for 32 s.
        let mut options = SolverOpts { learntsize_factor: 0.1, ..SolverOpts::default() };
        if seed > 0 {
            options.random_seed = seed as f64;
            options.rnd_init_act = true;
        }
        let watch = Watch { session, left: Cell::new(0) };
        Self { solver: Solver::new(options, watch), clause: Vec::new() }
    }
}

impl Learner for Batsat<'_, '_> {
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

    fn solve(&mut self, conflicts: u64) -> Result<Verdict, Halt> {
        self.solver.cb().session.ask()?;
        self.solver.cb().left.set(conflicts);
        let verdict = self.solver.solve_limited(&[]);
        if verdict == lbool::TRUE {
            return Ok(Verdict::Model);
        }
        if verdict == lbool::FALSE {
            return Ok(Verdict::Refuted);
        }
        self.solver.cb().session.ask()?;
        Ok(Verdict::Spent)
    }

    fn holds(&self, literal: Literal) -> bool {
        self.solver.value_var(variable(literal)) == lbool::TRUE
    }
}

fn variable(literal: Literal) -> Var {
    Var::unsafe_from_idx(literal.unsigned_abs())
}
