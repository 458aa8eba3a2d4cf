//! Lines in front of boards that tell what the boards do not show.

use std::borrow::Cow;

use minirow::format::{Document, Symbols, needs_header, write_header};

/// What tells the geometry, the symbols and the rules of boards in lines and drawings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) lines: Cow<'static, str>,
    /// Whether a reader who is told nothing would take the boards for others.
    pub(crate) is_needed: bool,
}

impl Header {
    /// That of the usual boards of 9×9.
    pub(crate) const CLASSIC: Self =
        Self { lines: Cow::Borrowed("block: 3x3\n"), is_needed: false };

    /// That of a board in these symbols.
    pub(crate) fn of(document: &Document, symbols: &Symbols) -> Self {
        let geometry = document.grid.geometry();
        let is_needed = needs_header(geometry, symbols) || !document.rules.is_empty();
        if !is_needed && geometry.is_classic() {
            return Self::CLASSIC;
        }
        let mut lines = write_header(geometry, symbols);
        lines.extend(document.rule_lines().into_iter().map(|line| line + "\n"));
        Self { lines: lines.into(), is_needed }
    }
}
