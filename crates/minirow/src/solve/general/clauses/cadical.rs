//! CaDiCaL, a solver in C++: the most robust one on hard boards.

use rustsat::solvers::{ControlSignal, Learn, Solve, SolverResult, Terminate};
use rustsat::types::{Lit, TernaryVal};
use rustsat_cadical::{CaDiCaL, Config, Limit};

use super::learner::{Learner, Literal, Verdict};
use crate::solve::general::session::{Halt, Session};

pub(in crate::solve::general) struct Cadical<'s, 'v> {
    solver: CaDiCaL<'s, 's>,
    session: &'s Session<'v>,
}

impl<'s, 'v> Cadical<'s, 'v> {
    pub(in crate::solve::general) fn new(session: &'s Session<'v>, seed: u64) -> Self {
        let mut solver = CaDiCaL::default();
        solver.set_configuration(Config::Sat).expect("a configuration of this solver");
        solver.set_option("seed", (seed % 2_000_000_000) as i32).expect("an option in its range");
        solver.attach_terminator(move || match session.ask() {
            Ok(()) => ControlSignal::Continue,
            Err(Halt) => ControlSignal::Terminate,
        });
        // Every conflict leaves a clause; its own count cannot be read before a call ends.
        solver.attach_learner(|_| session.conflicts(1), i32::MAX as usize);
        Self { solver, session }
    }
}

impl Learner for Cadical<'_, '_> {
    fn clause(&mut self, literals: &[Literal]) {
        let clause = literals.iter().copied().map(literal).collect();
        self.solver.add_clause(clause).expect("memory for a clause");
    }

    fn solve(&mut self, conflicts: u64) -> Result<Verdict, Halt> {
        self.session.ask()?;
        let limit = i32::try_from(conflicts).unwrap_or(i32::MAX);
        self.solver.set_limit(Limit::Conflicts(limit)).expect("a limit of this solver");
        match self.solver.solve().expect("a formula to be solved") {
            SolverResult::Sat => Ok(Verdict::Model),
            SolverResult::Unsat => Ok(Verdict::Refuted),
            SolverResult::Interrupted => self.session.ask().map(|()| Verdict::Spent),
        }
    }

    fn holds(&self, variable: Literal) -> bool {
        self.solver.lit_val(literal(variable)).is_ok_and(|value| value == TernaryVal::True)
    }
}

fn literal(literal: Literal) -> Lit {
    Lit::from_ipasir(literal).expect("literals are not 0")
}
