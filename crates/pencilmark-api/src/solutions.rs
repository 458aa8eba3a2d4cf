//! Solutions of a grid, as long as the caller waits.

use std::ops::ControlFlow;

use pencilmark::Grid;
use pencilmark::Tally;
use pencilmark::solve::Plan;
use pencilmark::solve::Solutions;

use crate::Fault;
use crate::go_on::GoOn;

/// Solutions of a grid, unless it is stopped.
pub(crate) fn solutions(
    grid: &Grid,
    go_on: &mut dyn FnMut(Tally) -> ControlFlow<()>,
) -> Result<Solutions, Fault> {
    // A short search asks nobody.
    go_on(Tally::default()).continue_value().ok_or_else(Fault::limit)?;
    Ok(Plan::default().solutions(grid, go_on)?)
}

/// The only solution of a grid, if there is exactly one.
pub(crate) fn only_solution(grid: &Grid, go_on: GoOn<'_>) -> Result<Option<Grid>, Fault> {
    match solutions(grid, &mut |_| go_on())? {
        Solutions::One(solution) => Ok(Some(solution)),
        Solutions::None | Solutions::Many(_) => Ok(None),
    }
}
