//! Boards that take several lines of different kinds: what is told about them, rows, marks.

use crate::format::reading::known::Place;

/// What a line is to a board of several sections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::format) enum LineKind {
    /// It tells about the board, in front of it.
    Head,
    /// The title of a section; the first one of a board has a name of its own.
    Section { is_first: bool },
    /// A row with so many cells.
    Row(usize),
    /// A mark behind the rows.
    Mark,
    /// Nothing that a new board could begin with.
    Other,
}

/// How lines make up boards in a format.
pub(in crate::format) trait Lines: Sync {
    fn kind(&self, line: &str) -> LineKind;
}

/// The lines of a board under way.
#[derive(Debug, Default)]
pub(in crate::format) struct Sections {
    first_line: u64,
    text: String,
    rows: usize,
    /// The cells of its first row.
    cells: usize,
    marks: usize,
    sections: usize,
    has_first: bool,
}

/// No board in several sections takes more: 255×255 cells, with candidates of nine digits each, do.
const LONGEST: usize = 1 << 22;

impl Sections {
    pub(in crate::format) fn new(first_line: u64) -> Self {
        Self { first_line, ..Self::default() }
    }

    /// Whether a line of this kind belongs to the next board.
    pub(super) fn is_over_at(&self, kind: LineKind) -> bool {
        let has_begun = self.rows > 0 || self.sections > 0;
        match kind {
            LineKind::Head => has_begun,
            LineKind::Section { is_first } => {
                is_first && (self.has_first || (self.rows > 0 && self.sections == 0))
            }
            LineKind::Row(_) => {
                self.marks > 0 || (self.sections == 0 && self.rows > 0 && self.rows == self.cells)
            }
            LineKind::Mark | LineKind::Other => false,
        }
    }

    /// Takes in a line; false where the board is too long.
    pub(in crate::format) fn push(&mut self, kind: LineKind, line: &str) -> bool {
        match kind {
            LineKind::Section { is_first } => {
                self.sections += 1;
                self.has_first |= is_first;
            }
            LineKind::Row(cells) => {
                self.rows += 1;
                if self.rows == 1 {
                    self.cells = cells;
                }
            }
            LineKind::Mark => self.marks += 1,
            LineKind::Head | LineKind::Other => {}
        }
        self.text.push_str(line);
        self.text.push('\n');
        self.text.len() <= LONGEST
    }

    /// The place and the text, if there is more than what tells about a board.
    pub(in crate::format) fn finish(self) -> Option<(Place, String)> {
        let is_board = self.rows + self.marks + self.sections > 0;
        is_board.then_some(((self.first_line, 1), self.text))
    }

    pub(in crate::format) fn place(&self) -> Place {
        (self.first_line, 1)
    }
}

/// Comments since the last board: where a format with sections follows, they tell about its board.
#[derive(Debug, Default)]
pub(in crate::format) struct Leading {
    lines: Vec<(u64, String)>,
    len: usize,
}

impl Leading {
    /// What tells about a board takes less; more is dropped.
    const LONGEST: usize = 1 << 16;

    pub(in crate::format) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    pub(in crate::format) fn push(&mut self, number: u64, line: &str) {
        self.len += line.len() + 1;
        if self.len > Self::LONGEST {
            self.clear();
            return;
        }
        self.lines.push((number, line.to_owned()));
    }

    pub(in crate::format) fn clear(&mut self) {
        self.lines.clear();
        self.len = 0;
    }

    pub(in crate::format) fn take(&mut self) -> Vec<(u64, String)> {
        self.len = 0;
        std::mem::take(&mut self.lines)
    }
}
