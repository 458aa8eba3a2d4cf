//! One deduction.

use super::Technique;
use crate::board::{Candidate, Geometry, House};

/// One deduction: which technique found it, what it places and where the reason stands.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Grid, Pencil, Singles, logic::Technique};
/// let grid: Grid = "1234 3... .... ....".parse()?;
/// let pencil = Pencil::from_grid(&grid, Singles::Leave).unwrap();
/// let mut steps = Vec::new();
/// let _ = Technique::named("hidden-single").unwrap().find(&pencil, &mut |step| {
///     steps.push(step);
///     ControlFlow::Continue(())
/// });
/// assert_eq!(steps[0].explain(grid.geometry()), "r2c2 is 4: the only place left in block 1");
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The technique that found it.
    pub technique: Technique,
    /// What it places.
    pub place: Candidate,
    /// The house in which the digit has no other place, if that is the reason.
    pub house: Option<House>,
}

impl Step {
    /// The step in one sentence.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Grid, Pencil, Singles, logic};
    /// let grid: Grid = "123. .... .... ....".parse()?;
    /// let pencil = Pencil::from_grid(&grid, Singles::Leave).unwrap();
    /// let first = logic::simplify(&pencil).steps[0];
    /// assert_eq!(first.explain(grid.geometry()), "r1c4 is 4: the only digit left in the cell");
    /// # Ok::<(), pencilmark::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn explain(&self, geometry: &Geometry) -> String {
        self.technique.explain(self, geometry)
    }
}
