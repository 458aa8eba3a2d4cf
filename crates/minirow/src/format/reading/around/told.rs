//! What lines of a header and fields of a geometry are made of: a block, an extra, cells.

use crate::board::{Extra, Geometry};
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::{Place, Position};

/// More houses and pairs than anyone tells one by one; a board is built anew for some of them.
pub(in crate::format) const MOST_RULES: usize = 1000;

/// The board with blocks of this shape: `3x4`.
pub(in crate::format) fn block(text: &str, place: Place) -> Result<Geometry, ParseError> {
    let shape = text.split_once(['x', 'X', '×']).and_then(|(rows, columns)| {
        Geometry::with_blocks(rows.trim().parse().ok()?, columns.trim().parse().ok()?).ok()
    });
    shape.ok_or_else(|| {
        let expected = "rows x columns of a block such as 3x4, with a product from 1 to 255";
        ParseError::new(place, expected, quote(text))
    })
}

pub(in crate::format) fn extra(text: &str, place: Place) -> Result<Extra, ParseError> {
    text.to_ascii_lowercase().parse().map_err(|_| {
        let names: Vec<&str> = Extra::ALL.iter().map(|extra| extra.name()).collect();
        ParseError::new(place, format!("one of {}", names.join(", ")), quote(text))
    })
}

/// Row and column of a cell: `r3c7`.
pub(in crate::format) fn position(text: &str, place: Place) -> Result<Position, ParseError> {
    let number = |text: &str| text.parse().ok().filter(|&number: &u8| number > 0);
    let cell = text.strip_prefix(['r', 'R']).and_then(|cell| {
        let (row, column) = cell.split_once(['c', 'C'])?;
        Some((number(row)?, number(column)?))
    });
    cell.ok_or_else(|| ParseError::new(place, "a cell such as r3c7", quote(text)))
}

pub(in crate::format) fn pair(
    text: &str,
    place: Place,
) -> Result<(Position, Position), ParseError> {
    let Some((one, other)) = text.split_once('-') else {
        return Err(ParseError::new(place, "two cells such as r1c1-r2c3", quote(text)));
    };
    let behind = (place.0, place.1 + one.chars().count() + 1);
    Ok((position(one, place)?, position(other, behind)?))
}
