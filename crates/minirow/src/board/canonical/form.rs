//! The form that all boards share that are the same up to symmetry.

use std::error::Error;
use std::fmt;

use super::transformation::plain_shape;
use super::{Transformation, complete, search};
use crate::board::{Geometry, Grid};

/// The least board, row by row with empty cells as 0, among all that a board can be made into by
/// exchanging digits, rows within bands, bands, columns within stacks, stacks, and rows with columns
/// where blocks are square.
///
/// # Examples
/// ```
/// use minirow::Grid;
/// let grid: Grid = "4231 1324 3142 2413".parse()?;
/// let canonical = grid.canonical().unwrap();
/// assert_eq!(canonical.grid, "1234 3412 2143 4321".parse()?);
/// assert_eq!(canonical.automorphisms, Some(32));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Canonical {
    /// The form.
    pub grid: Grid,
    /// What leads there; one of several where the board is symmetric.
    pub transformation: Transformation,
    /// How many transformations leave the board as it is, that which does nothing too; only where it
    /// is complete.
    pub automorphisms: Option<u64>,
}

/// A board whose form is not known how to find, or would take too long.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CanonicalError {
    /// Other rules than rows, columns and rectangular blocks are not kept by exchanges.
    Rules(Geometry),
    /// Digits that stand twice in a house are no board to compare.
    Duplicates,
    /// There are too many orders of columns to try: more than [`MOST_ORDERS`](Self::MOST_ORDERS).
    Orders(Geometry),
    /// The board, nearly empty, looks the same in too many ways.
    Symmetries,
}

impl fmt::Display for CanonicalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a canonical form needs ")?;
        match self {
            Self::Rules(geometry) => {
                write!(f, "rectangular blocks and no further rules, found {geometry}")
            }
            Self::Duplicates => f.write_str("a board whose digits agree"),
            Self::Orders(geometry) => {
                let most = Self::MOST_ORDERS;
                write!(f, "a board with at most {most} orders of its columns, found {geometry}")
            }
            Self::Symmetries => f.write_str("a board with more givens or fewer symmetries"),
        }
    }
}

impl Error for CanonicalError {}

impl CanonicalError {
    /// How many orders of columns a board may have: 82,944 are those of 12×12 with blocks of 3×4.
    pub const MOST_ORDERS: u64 = 100_000;
}

impl Grid {
    /// The form that all boards share that are the same up to symmetry, and what leads there.
    ///
    /// Complete boards of 9×9 take some microseconds. Others try each order of the columns that makes
    /// their first row least: boards of 4×4 to 10×10, of 12×12, and others with thin blocks.
    ///
    /// # Errors
    /// [`CanonicalError`] where the board has other rules, is too large, or its digits do not agree.
    ///
    /// # Examples
    /// ```
    /// use minirow::Grid;
    /// let one: Grid = "1... .2.. ..3. ....".parse()?;
    /// let other: Grid = "..3. .... 4... .1..".parse()?;
    /// assert_eq!(one.canonical().unwrap().grid, other.canonical().unwrap().grid);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn canonical(&self) -> Result<Canonical, CanonicalError> {
        let geometry = self.geometry();
        let Some(shape) = plain_shape(geometry) else {
            return Err(CanonicalError::Rules(geometry.clone()));
        };
        let values: Vec<u8> = self.values().collect();
        let classic = <&[u8; 81]>::try_from(&values[..]).ok().filter(|_| shape == (3, 3));
        if let Some(cells) = classic.filter(|cells| complete::is_complete(cells)) {
            let (transformation, count) = complete::least(cells);
            let grid = transformation.apply(self);
            return Ok(Canonical { grid, transformation, automorphisms: Some(count) });
        }
        let is_complete = self.is_solved();
        if orders(shape).is_none_or(|orders| orders > CanonicalError::MOST_ORDERS) {
            return Err(CanonicalError::Orders(geometry.clone()));
        }
        if !self.duplicates().is_empty() {
            return Err(CanonicalError::Duplicates);
        }
        let found = search::least(&values, shape).ok_or(CanonicalError::Symmetries)?;
        let (transformation, count) = found;
        let grid = transformation.apply(self);
        Ok(Canonical { grid, transformation, automorphisms: is_complete.then_some(count) })
    }
}

/// How many orders of columns a board has.
fn orders((rows, columns): (u8, u8)) -> Option<u64> {
    let factorial = |number: u8| (1..=u64::from(number)).try_fold(1_u64, u64::checked_mul);
    let in_stack = factorial(columns)?;
    (0..rows).try_fold(factorial(rows)?, |orders, _| orders.checked_mul(in_stack))
}
