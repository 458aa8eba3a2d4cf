//! How rules name their cells in words.

use super::shape::Shape;

/// So many cells are named at most; more are counted.
const MOST_NAMED: usize = 12;

/// What names cells on a board of this shape.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named {
    pub(super) shape: Shape,
}

impl Named {
    /// The name of a cell.
    pub(super) fn cell(&self, cell: u16) -> String {
        self.shape.cell_name(cell)
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

    /// `the cage of 14 at r1c1 r1c2`.
    pub(super) fn at(&self, what: &str, cells: &[u16]) -> String {
        format!("the {what} at {}", self.list(cells))
    }

    /// `the palindrome along r1c1 r1c2`.
    pub(super) fn along(&self, what: &str, cells: &[u16]) -> String {
        format!("the {what} along {}", self.list(cells))
    }

    /// `the white dot between r1c1 and r1c2`.
    pub(super) fn between(&self, what: &str, [one, other]: [u16; 2]) -> String {
        format!("the {what} between {} and {}", self.cell(one), self.cell(other))
    }

    /// `the equal sums of r1c1 r1c2 and r3c1`.
    pub(super) fn lists(&self, what: &str, parts: &[Vec<u16>]) -> String {
        let parts: Vec<String> = parts.iter().map(|cells| self.list(cells)).collect();
        format!("the {what} of {}", parts.join(" and "))
    }

    /// A kind of rule with the title of one.
    pub(super) fn titled(kind: &str, title: &str) -> String {
        const MOST: usize = 60;
        let signs = || title.chars().filter(|sign| !sign.is_control());
        let mut title: String = signs().take(MOST).collect();
        if signs().nth(MOST).is_some() {
            title.push('…');
        }
        if title.is_empty() { kind.to_owned() } else { format!("{kind} '{title}'") }
    }
}
