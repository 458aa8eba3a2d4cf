//! Solutions of a grid, as long as the caller waits.

use std::ops::ControlFlow;

use minirow::Grid;
use minirow::Tally;
use minirow::rules::Rule;
use minirow::solve::Plan;
use minirow::solve::Solutions;

use crate::Fault;
use crate::ruled;

/// Solutions of a grid under these rules, unless it is stopped.
pub(crate) fn solutions(
    grid: &Grid,
    rules: &[Rule],
    go_on: &mut dyn FnMut(Tally) -> ControlFlow<()>,
) -> Result<Solutions, Fault> {
    // A short search asks nobody.
    go_on(Tally::default()).continue_value().ok_or_else(Fault::limit)?;
    if !ruled::has_rules(rules) {
        return Ok(Plan::default().solutions(grid, go_on)?);
    }
    let found = ruled::solutions(grid, rules, 2, &mut || go_on(Tally::default()))?;
    let mut done = Tally::default();
    done.guesses = found.guesses;
    // It is at its end: whoever stops now has the answer.
    let _ = go_on(done);
    let grids = found.solutions.into_iter();
    let mut grids = grids.filter_map(|digits| Grid::from_values(grid.geometry(), digits).ok());
    Ok(match (grids.next(), grids.next()) {
        (None, _) => Solutions::None,
        (Some(only), None) => Solutions::One(only),
        (Some(one), Some(other)) => Solutions::Many([one, other]),
    })
}
