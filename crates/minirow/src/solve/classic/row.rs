//! A line of text as a row of a batch.

use crate::board::{Geometry, Grid, LineError};

/// The row of a batch that a line shows, checked: 81 cells, `1` to `9`, or `.`, `0`, `*`, `-` and `_` for
/// an empty one. [`solve_batch`](super::solve_batch) itself takes whatever is no digit for an empty cell.
///
/// # Errors
/// [`LineError`] where there are too few or too many cells, or something else stands in one.
///
/// # Examples
/// ```
/// use minirow::solve::batch_row;
/// let line = "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
/// assert_eq!(batch_row(line)?.as_slice(), line.as_bytes());
/// let error = batch_row(&line.replace('7', "x")).unwrap_err();
/// assert_eq!(error.to_string(), "expected a digit up to 9 or an empty cell in cell 3, found 'x'");
/// # Ok::<(), minirow::LineError>(())
/// ```
pub fn batch_row(line: &str) -> Result<[u8; 81], LineError> {
    let grid = Grid::from_line(&Geometry::classic(), line)?;
    let mut row = [b'.'; 81];
    for (sign, value) in row.iter_mut().zip(grid.values()).filter(|(_, value)| *value > 0) {
        *sign = b'0' + value;
    }
    Ok(row)
}
