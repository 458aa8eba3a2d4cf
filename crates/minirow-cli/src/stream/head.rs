//! What the JSON of every board begins with.

use minirow::format::Symbols;
use minirow::{DigitSet, Geometry};
use serde::Serialize;

use super::answer::Board;
use crate::output::JSON_VERSION;

/// What the JSON of every board begins with.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Head<'a> {
    version: u32,
    source: &'a str,
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    side: u8,
    /// Unless it is the classic one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<serde_json::Value>"))]
    geometry: Option<&'a Geometry>,
    /// Where the text alone could be read in others.
    #[serde(skip_serializing_if = "Option::is_none")]
    symbols: Option<String>,
    puzzle: String,
    /// The rules beyond houses, a line for each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(default))]
    rules: Vec<String>,
    /// Where the text of the board has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    candidates: Option<Vec<Vec<String>>>,
}

impl<'a> Head<'a> {
    pub(crate) fn of(board: &'a Board<'_>) -> Self {
        let geometry = board.document.grid.geometry();
        let (side, symbols) = (geometry.side(), board.writing.symbols());
        let between = if symbols.is_decimal() { "/" } else { "" };
        let group = |set: &DigitSet| board.writing.digits(*set).join(between);
        let rows = |sets: &Vec<DigitSet>| -> Vec<Vec<String>> {
            let mut rows = vec![Vec::new(); geometry.rows().into()];
            for (cell, set) in geometry.cells().zip(sets) {
                rows[usize::from(geometry.row(cell))].push(group(set));
            }
            rows
        };
        Self {
            version: JSON_VERSION,
            source: board.source,
            line: board.line,
            name: board.document.name.as_deref(),
            side,
            geometry: (!geometry.is_classic()).then_some(geometry),
            symbols: (geometry.digit_count() > 9 || *symbols != Symbols::for_board(geometry))
                .then(|| symbols.to_string()),
            puzzle: board.writing.line(&board.document.grid),
            rules: board.document.rule_lines(),
            candidates: board.document.candidates.as_ref().map(rows),
        }
    }
}
