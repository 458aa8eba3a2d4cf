//! CaDiCaL, a solver in C++: the most robust one on hard boards.

use std::rc::Rc;

use rustsat::solvers::{ControlSignal, Learn, Solve, SolverResult, Terminate};
use rustsat::types::{Lit, TernaryVal};
use rustsat_cadical::{CaDiCaL, Config, Limit};

use super::learner::{Learner, Literal, Satisfiable, Watch};

pub(crate) struct Cadical<'w> {
    solver: CaDiCaL<'w, 'w>,
}

impl<'w> Cadical<'w> {
    /// A solver without clauses.
    pub(crate) fn new(watch: Rc<dyn Watch + 'w>, seed: u64) -> Self {
        let mut solver = CaDiCaL::default();
        solver.set_configuration(Config::Sat).expect("a configuration of this solver");
        solver.set_option("seed", (seed % 2_000_000_000) as i32).expect("an option in its range");
        let asked = Rc::clone(&watch);
        solver.attach_terminator(move || match asked.goes_on() {
            true => ControlSignal::Continue,
            false => ControlSignal::Terminate,
        });
        // Every conflict leaves a clause; its own count cannot be read before a call ends.
        solver.attach_learner(move |_| watch.count(), i32::MAX as usize);
        Self { solver }
    }
}

impl Learner for Cadical<'_> {
    fn clause(&mut self, literals: &[Literal]) {
        let clause = literals.iter().copied().map(literal).collect();
        self.solver.add_clause(clause).expect("memory for a clause");
    }

    fn solve(&mut self, conflicts: u64) -> Satisfiable {
        let limit = i32::try_from(conflicts).unwrap_or(i32::MAX);
        self.solver.set_limit(Limit::Conflicts(limit)).expect("a limit of this solver");
        match self.solver.solve().expect("a formula to be solved") {
            SolverResult::Sat => Satisfiable::Yes,
            SolverResult::Unsat => Satisfiable::No,
            SolverResult::Interrupted => Satisfiable::Unknown,
        }
    }

    fn holds(&self, variable: Literal) -> bool {
        self.solver.lit_val(literal(variable)).is_ok_and(|value| value == TernaryVal::True)
    }
}

fn literal(literal: Literal) -> Lit {
    Lit::from_ipasir(literal).expect("literals are not 0")
}
