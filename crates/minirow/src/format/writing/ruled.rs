//! Boards with rules of any shape as text.

use super::error::WriteError;
use super::write::write;
use crate::format::formats::rules::iss::write_iss;
use crate::format::formats::rules::iss_link;
use crate::format::handle::Format;
use crate::format::reading::unruled::IS_RULED;
use crate::format::symbols::Symbols;
use crate::rules::RuledBoard;

/// Writes a board with rules, also one that no document holds: that is a constraint string, alone or in a link.
///
/// # Errors
/// [`WriteError`] as for [`write`](crate::format::write()), and for another format where the board is not square or has
/// other values than 1 to its side.
///
/// # Examples
/// ```
/// use minirow::format::{Format, read_ruled, write_ruled};
/// let board = read_ruled(".Shape~4x6.Sum~3~R1C1~R1C2").unwrap();
/// let link: Format = "iss-link".parse().unwrap();
/// assert!(write_ruled(&board, link).unwrap().ends_with("?q=.Shape~4x6.Sum~3~R1C1~R1C2\n"));
/// let refused = write_ruled(&board, "json".parse().unwrap()).unwrap_err();
/// assert!(refused.to_string().ends_with("found 4 rows and 6 columns with values from 1 to 6"));
/// ```
pub fn write_ruled(board: &RuledBoard, format: Format) -> Result<String, WriteError> {
    if !IS_RULED {
        return Err(WriteError::Rules { format });
    }
    let geometry = board.geometry();
    if geometry.is_square() {
        return write(&board.clone().into(), format, &Symbols::for_board(geometry));
    }
    let written = |string: String| {
        let text = if format == Format::ISS { string } else { iss_link::link(&string) };
        text + "\n"
    };
    let (holds, found) = if matches!(format, Format::ISS | Format::ISS_LINK) {
        match write_iss(board) {
            Ok(string) => return Ok(written(string)),
            Err(found) => ("rules that a constraint string can say", found),
        }
    } else {
        let (low, high) = (geometry.lowest_value(), geometry.highest());
        let (rows, columns) = (geometry.rows(), geometry.columns());
        let found = format!("{rows} rows and {columns} columns with values from {low} to {high}");
        ("square boards with digits from 1", found)
    };
    Err(WriteError::Board { format, holds, found })
}
