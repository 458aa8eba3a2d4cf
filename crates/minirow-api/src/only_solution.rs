//! The only solution of a grid.

use minirow::Grid;
use minirow::rules::Rule;
use minirow::solve::Solutions;

use crate::Fault;
use crate::go_on::GoOn;
use crate::solutions::solutions;

/// The only solution of a grid, if there is exactly one.
pub(crate) fn only_solution(
    grid: &Grid,
    rules: &[Rule],
    go_on: GoOn<'_>,
) -> Result<Option<Grid>, Fault> {
    match solutions(grid, rules, &mut |_| go_on())? {
        Solutions::One(solution) => Ok(Some(solution)),
        Solutions::None | Solutions::Many(_) => Ok(None),
    }
}
