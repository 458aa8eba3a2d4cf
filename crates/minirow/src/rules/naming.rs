//! How rules name their cells in words.

use crate::board::Geometry;

/// So many cells are named at most; more are counted.
const MOST_NAMED: usize = 12;

/// What names the cells of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named<'g> {
    pub(super) geometry: &'g Geometry,
}

impl Named<'_> {
    /// The name of a cell.
    pub(super) fn cell(&self, cell: u16) -> String {
        self.geometry.name_of(cell)
    }

    /// The names of cells, or of the first of them.
    pub(super) fn list(&self, cells: &[u16]) -> String {
        let names: Vec<String> =
            cells.iter().take(MOST_NAMED).map(|&cell| self.cell(cell)).collect();
        match cells.len().checked_sub(MOST_NAMED).filter(|&more| more > 0) {
            Some(more) => format!("{} and {more} more", names.join(" ")),
            None => names.join(" "),
        }
    }

    /// Several lists: `r1c1 r1c2 and r3c1`.
    pub(super) fn lists(&self, parts: &[Vec<u16>]) -> String {
        let parts: Vec<String> = parts.iter().map(|cells| self.list(cells)).collect();
        parts.join(" and ")
    }

    /// The row that cells are in, or else the column.
    pub(super) fn line(&self, cells: &[u16]) -> String {
        let end = |cell: Option<&u16>| cell.copied().unwrap_or(0);
        let (first, last) = (end(cells.first()), end(cells.last()));
        match self.geometry.row_of(first) == self.geometry.row_of(last) {
            true => format!("row {}", self.geometry.row_of(first) + 1),
            false => format!("column {}", self.geometry.column_of(first) + 1),
        }
    }

    /// The title of a rule in quotes, behind a blank; nothing where it has none.
    pub(super) fn quoted(title: &str) -> String {
        const MOST: usize = 60;
        let signs = || title.chars().filter(|sign| !sign.is_control());
        let mut title: String = signs().take(MOST).collect();
        if signs().nth(MOST).is_some() {
            title.push('…');
        }
        if title.is_empty() { title } else { format!(" '{title}'") }
    }
}
