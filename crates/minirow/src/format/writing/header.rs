//! Writes the header, which [reading](crate::format::reading::around::header) explains.
//!
//! # Writing
//! The blocks always, the other keys where there is something to tell; symbols up to 9 only where
//! they are not those from 1.

use super::further_rules::FurtherRules;
use crate::board::{Arrangement, Cell, Geometry, Grids, PlacedGrid};
use crate::format::reading::lines::blocks::{frame_rows, map_rows};
use crate::format::symbols::Symbols;

/// When a header stands in front of boards in lines and drawings.
///
/// # Examples
/// ```
/// use minirow::format::Headers;
/// assert_eq!(Headers::default(), Headers::Needed);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Headers {
    /// Nowhere, though the boards may be taken for others.
    Never,
    /// Where a reader that is told nothing would take the boards for others.
    #[default]
    Needed,
    /// In front of all boards.
    Always,
}

/// Writes the lines in front of boards that tell their geometry and their symbols.
///
/// # Examples
/// ```
/// use minirow::format::{Symbols, write_header};
/// use minirow::{Extra, Geometry};
/// let geometry = Geometry::with_blocks(3, 4)?.with_extra(Extra::Diagonals)?;
/// assert_eq!(
///     write_header(&geometry, &Symbols::usual(12)),
///     "block: 3x4\nextra: diagonals\nsymbols: 1-9A-C\n"
/// );
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[must_use]
pub fn write_header(geometry: &Geometry, symbols: &Symbols) -> String {
    let mut lines = match (geometry.grids(), geometry.block_shape()) {
        (Some(grids), _) => grid_lines(geometry, grids),
        (None, Some((rows, columns))) => vec![format!("block: {rows}x{columns}")],
        (None, None) if !geometry.is_square() => frame_lines(geometry),
        (None, None) => ["blocks:".to_owned()].into_iter().chain(map_rows(geometry)).collect(),
    };
    let FurtherRules { extras, houses, distinct, apart } = FurtherRules::of(geometry);
    if !extras.is_empty() {
        let names: Vec<&str> = extras.iter().map(|extra| extra.name()).collect();
        lines.push(format!("extra: {}", names.join(", ")));
    }
    let cell = |cell: &Cell| geometry.cell_name(*cell);
    let mut names = Vec::new();
    for (key, houses) in [("house", houses), ("distinct", distinct)] {
        for (name, cells) in houses {
            let cells: Vec<String> = cells.iter().map(cell).collect();
            lines.push(format!("{key} {}: {}", readable(&name, &mut names), cells.join(" ")));
        }
    }
    if let Some((name, pairs)) = apart {
        let pair = |(one, other): &(Cell, Cell)| format!("{}-{}", cell(one), cell(other));
        let pairs: Vec<String> = pairs.iter().map(pair).collect();
        lines.push(format!("apart {}: {}", readable(&name, &mut names), pairs.join(" ")));
    }
    if geometry.digit_count() > 9 || *symbols != Symbols::for_board(geometry) {
        lines.push(format!("symbols: {symbols}"));
    }
    lines.join("\n") + "\n"
}

/// The name of an arrangement of usual grids, or a line for each grid.
fn grid_lines(geometry: &Geometry, grids: &Grids) -> Vec<String> {
    let has_name = |arrangement: &Arrangement| arrangement.geometry() == geometry.plain();
    if geometry.extras().is_empty()
        && let Some(arrangement) = Arrangement::all().find(has_name)
    {
        return vec![format!("layout: {arrangement}")];
    }
    let line = |(place, grid): (usize, &PlacedGrid)| {
        let own = &grid.geometry;
        let blocks = match own.block_shape() {
            Some((rows, columns)) => format!("{rows}x{columns}"),
            None => map_rows(own).join("/"),
        };
        let extras: String = own.extras().iter().map(|extra| format!(" {extra}")).collect();
        let (row, column) = (u16::from(grid.row) + 1, u16::from(grid.column) + 1);
        format!("grid {}: r{row}c{column} {blocks}{extras}", Grids::letter(place))
    };
    grids.list().iter().enumerate().map(line).collect()
}

/// The frame, and the map of its blocks and holes, if there are any.
fn frame_lines(geometry: &Geometry) -> Vec<String> {
    let mut frame = format!("frame: {}x{}", geometry.rows(), geometry.columns());
    let (lowest, digits) = (geometry.lowest_value(), geometry.digit_count());
    if lowest != 1 || digits != geometry.side() {
        frame += &format!(" {lowest}-{}", lowest + (digits - 1));
    }
    if !geometry.has_lines() {
        frame += " free";
    }
    let map = frame_rows(geometry).into_iter().flatten();
    // Between numbers a blank is none.
    let hole = if geometry.block_count() > 26 { " " } else { "." };
    let map: Vec<String> = map.map(|row| row.replace(' ', hole)).collect();
    let blocks = (!map.is_empty()).then(|| "blocks:".to_owned());
    [frame].into_iter().chain(blocks).chain(map).collect()
}

/// Whether the text of a board alone, in a line or a drawing, leaves its geometry or its symbols open: what is neither
/// of the usual blocks of its side nor in the usual symbols needs a [header](write_header).
///
/// # Examples
/// ```
/// use minirow::format::{Symbols, needs_header};
/// use minirow::{Extra, Geometry};
/// let classic = Geometry::classic();
/// assert!(!needs_header(&classic, &Symbols::usual(9)));
/// assert!(needs_header(&classic, &"A-I".parse().unwrap()));
/// assert!(needs_header(&classic.with_extra(Extra::AntiKing)?, &Symbols::usual(9)));
/// // Six cells may be two rows of three, or three of two.
/// assert!(needs_header(&Geometry::with_blocks(2, 3)?, &Symbols::usual(6)));
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[must_use]
pub fn needs_header(geometry: &Geometry, symbols: &Symbols) -> bool {
    !geometry.is_told_by_side() || *symbols != Symbols::for_board(geometry)
}

/// A name without what would end it, and another one than those before it.
fn readable(name: &str, others: &mut Vec<String>) -> String {
    let plain = name.replace(|c: char| c.is_control() || matches!(c, ':' | '#'), " ");
    let words: Vec<&str> = plain.split_whitespace().collect();
    let plain = if words.is_empty() { "unnamed".to_owned() } else { words.join(" ") };
    let numbered = (2..).map(|number| format!("{plain} {number}"));
    let own = [plain.clone()].into_iter().chain(numbered).find(|name| !others.contains(name));
    let own = own.unwrap_or(plain);
    others.push(own.clone());
    own
}
