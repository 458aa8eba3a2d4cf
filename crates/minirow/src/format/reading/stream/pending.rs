//! The lines of a board that is not complete yet.

use crate::format::reading::around::rulers;
use crate::format::reading::lines::cells::{cells_in_fields, heading_side};
use crate::format::reading::lines::places;
use crate::format::reading::lines::text::{Row, Text, Token};
use crate::format::symbols::MOST_SYMBOLS;

/// The lines since the last board.
#[derive(Debug, Default)]
pub(in crate::format) struct Pending {
    pub(in crate::format) first_line: u64,
    pub(in crate::format) text: String,
    /// Rows so far: lines that are no comment and no frame.
    pub(in crate::format) rows: usize,
    /// Symbols in the first row.
    pub(in crate::format) cells: usize,
    /// Symbols, or groups of them, in the first row.
    pub(in crate::format) width: usize,
    /// The same where blanks at the edges of bars are cells as well.
    pub(super) widest: usize,
    /// After how many rows the format shows.
    pub(super) enough: usize,
    /// The same where none of the rows may be passed over.
    pub(in crate::format) usual: usize,
    /// The rows before the first empty line.
    pub(super) band: Option<usize>,
    /// How many dashes make a row, once `-` has shown as an empty cell.
    pub(in crate::format) dash_row: usize,
    /// Whether they may be candidates with places of their own, a row of cells in each line.
    pub(in crate::format) is_list: bool,
    /// Whether the last line was empty.
    pub(super) after_gap: bool,
}

impl Pending {
    /// Takes the next line; the side is that of the board, where it is known.
    pub(in crate::format) fn push(
        &mut self,
        number: u64,
        line: &str,
        is_row: bool,
        side: Option<u8>,
    ) {
        if self.text.is_empty() {
            self.first_line = number;
        }
        self.text.push_str(line);
        self.text.push('\n');
        if is_row {
            if self.rows == 0 {
                let text = Text::new(1, line, 0);
                let (symbols, tokens, (fields, most)) =
                    text.rows.first().map_or((1, 1, (0, 0)), |row| {
                        let fields = row.fields().map(|fields| (fields.len(), fields.len()));
                        let fields = fields.unwrap_or_else(|| row.fields_between_bars());
                        (row.characters().count(), row.tokens().count(), fields)
                    });
                let even = symbols.is_multiple_of(tokens.max(1));
                let cells = if even && symbols <= MOST_SYMBOLS.into() { symbols } else { tokens };
                self.cells = symbols;
                self.width = cells.max(fields);
                self.widest = self.width.max(most);
                let rows_at_most = symbols.min(255).max(tokens).max(most);
                self.enough = if shows_format(line, side) { 1 } else { rows_at_most + 1 };
                let list = text.rows.first().and_then(|&row| places::side_of_rows(row));
                if let Some(list) = list.filter(|&list| side.is_none_or(|side| side == list)) {
                    (self.is_list, self.enough) = (true, list.into());
                    (self.width, self.widest) = (list.into(), list.into());
                }
            }
            if self.rows == 0 {
                self.usual = self.enough;
                let has_blanks = |fields: Vec<Token<'_>>| fields.iter().any(|f| f.text.is_empty());
                let row = Row { line: 1, text: line };
                if self.enough > 1 && row.fields().is_some_and(has_blanks) {
                    // Others may be longer.
                    self.enough = self.enough.max(usize::from(MOST_SYMBOLS) + 1);
                }
            }
            // A ruler, or numbers of columns, is no row perhaps: the line behind tells.
            if self.enough > 1 && rulers::may_be_none(line, self.rows == 0) {
                self.enough += 1;
            }
            self.rows += 1;
        }
    }

    /// Takes in that `-` is an empty cell, if the last row shows it: what looked like a frame was a
    /// row.
    pub(in crate::format) fn heed_dash(&mut self, row: &str) {
        if self.dash_row == 0 && row.contains('-') {
            self.dash_row = self.cells;
            let is_row = |line: &&str| line.len() == self.cells && line.bytes().all(|b| b == b'-');
            let rows = self.text.lines().filter(is_row).count();
            self.rows += rows;
            self.enough += if self.enough > 1 { rows } else { 0 };
        }
    }

    /// The side of a board of dashes alone, where the last lines are one: nobody draws so many rulers.
    pub(super) fn side_of_dashes(&self) -> Option<usize> {
        let side = self.text.lines().last().map_or(0, str::len);
        let is_row = |line: &&str| line.len() == side && line.bytes().all(|byte| byte == b'-');
        let rows = self.text.lines().rev().take_while(is_row).count();
        (rows == side && side > 3).then_some(side)
    }
}

/// Whether a line alone shows that it is a whole board: more symbols or numbers than a row has.
pub(super) fn shows_format(line: &str, side: Option<u8>) -> bool {
    let text = Text::new(1, line, 0);
    let Some(row) = text.rows.first() else {
        return false;
    };
    let first = row.tokens().next().map_or("", |token| token.text);
    let is_long =
        |len: usize| len > MOST_SYMBOLS.into() && side.is_none_or(|side| len != usize::from(side));
    let is_run = is_long(first.chars().count()) && !first.contains('/');
    let in_groups = row.cells_in_groups().is_some_and(is_long);
    let in_fields = || cells_in_fields(row).is_some_and(|(.., fields)| is_long(fields.len()));
    is_run || in_groups || in_fields() || heading_side(row).is_some() || row.tokens().count() > 255
}
