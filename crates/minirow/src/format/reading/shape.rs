//! How the boards of a text are written.

use crate::board::Geometry;
use crate::format::handle::Format;
use crate::format::symbols::Symbols;

/// How the boards of a text are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The format.
    pub format: Format,
    /// The boards' geometry.
    pub geometry: Geometry,
    /// The symbols of the digits.
    pub symbols: Symbols,
    /// How many dashes make a row, where `-` stands for an empty cell; 0 where it does not.
    pub(in crate::format) dash_row: usize,
    /// After how many rows an empty line only parts the bands of a board.
    pub(in crate::format) gap_rows: Option<usize>,
    /// How many lines a board takes, where its geometry leaves that open.
    pub(in crate::format) lines: Option<usize>,
}

impl Shape {
    /// How the usual boards of 9×9 are written in lines.
    pub(super) fn of_classic_lines() -> Self {
        let (geometry, symbols) = (Geometry::classic(), Symbols::usual(9));
        Self { format: Format::LINE, geometry, symbols, dash_row: 0, gap_rows: None, lines: None }
    }

    /// Takes in that `-` stands for an empty cell.
    pub(super) fn heed_dash(&mut self) {
        self.dash_row = match self.lines() {
            1 => self.geometry.cell_count(),
            _ => self.geometry.side().into(),
        };
    }

    /// How many lines a board takes, frames aside.
    pub(in crate::format) fn lines(&self) -> usize {
        let usual = || self.format.alike().map_or(1, |alike| alike.lines(self.geometry.side()));
        self.lines.unwrap_or_else(usual)
    }
}
