//! The list of functions: what a session, a scheduler and an executor register.

use std::sync::Arc;

use datafusion::logical_expr::ScalarUDF;

use super::function::{BoardFunction, Function};
use super::{canon, check, count, givens, is_unique, level, rate, solve, steps};

const FUNCTIONS: &[Function] = &[
    solve::SOLVE,
    count::COUNT,
    is_unique::IS_UNIQUE,
    rate::RATE,
    level::LEVEL,
    canon::CANON,
    givens::GIVENS,
    check::CHECK,
    steps::STEPS,
];

/// All functions over boards.
///
/// # Examples
/// ```
/// let functions = minirow_sql::functions();
/// assert!(functions.iter().any(|function| function.name() == "sudoku_solve"));
/// ```
#[must_use]
pub fn functions() -> Vec<Arc<ScalarUDF>> {
    let function = |function: &Function| ScalarUDF::new_from_impl(BoardFunction::new(*function));
    FUNCTIONS.iter().map(|one| Arc::new(function(one))).collect()
}
