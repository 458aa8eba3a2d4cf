//! Writes the header, which [reading](crate::format::reading::around::header) explains.
//!
//! # Writing
//! The blocks always, the other keys where there is something to tell; symbols up to 9 only where
//! they are not those from 1.

use super::further_rules::FurtherRules;
use crate::board::{Cell, Geometry};
use crate::format::reading::lines::blocks::map_rows;
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
    let mut lines = match geometry.block_shape() {
        Some((rows, columns)) => vec![format!("block: {rows}x{columns}")],
        None => ["blocks:".to_owned()].into_iter().chain(map_rows(geometry)).collect(),
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
    if geometry.side() > 9 || *symbols != Symbols::usual(geometry.side()) {
        lines.push(format!("symbols: {symbols}"));
    }
    lines.join("\n") + "\n"
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
    !geometry.is_told_by_side() || *symbols != Symbols::usual(geometry.side())
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
