//! Boards of 9×9 from many lines at once.

use super::jigsaw::is_layout;
use super::pending::Pending;
use super::reader::Reader;
use crate::format::reading::around::markdown::Markdown;
use crate::format::reading::cut::columns::Column;
use crate::format::reading::cut::table::Table;
use crate::format::reading::lines::classic;
use crate::format::reading::record::Record;

impl Reader {
    /// Whether the rows of the table under way tell more about boards than their digits, which
    /// [`take_classic`](Self::take_classic) passes over.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// reader.feed("puzzle,solution");
    /// assert!(reader.holds_more());
    /// ```
    #[must_use]
    pub fn holds_more(&self) -> bool {
        let columns = self.cutters.table().and_then(Table::columns);
        columns.is_some_and(|columns| columns.known().count() > 1)
    }

    /// Whether the rows of the table under way have a column for the solution.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// assert!(!reader.holds_solution());
    /// reader.feed("puzzle,solution");
    /// assert!(reader.holds_solution());
    /// ```
    #[must_use]
    pub fn holds_solution(&self) -> bool {
        let columns = self.cutters.table().and_then(Table::columns);
        columns.is_some_and(|columns| columns.index_of(Column::Solution).is_some())
    }

    /// Takes boards of 9×9 from the start of a text with many lines, as [`Record::classic`](crate::format::Record::classic) gives
    /// them, and returns how many bytes their lines take.
    ///
    /// It ends at the first line that is not such a board and nothing else, that has no end, or
    /// about which the boards before leave any doubt; [`feed`](Self::feed) takes that one. A board
    /// takes 10 ns here, and 3.5 µs by way of `feed` and [`Record::read`](crate::format::Record::read).
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// let line = ".".repeat(81) + "\n";
    /// let text = line.repeat(3) + "# a comment\n";
    /// let mut boards = Vec::new();
    /// assert_eq!(reader.take_classic(text.as_bytes(), &mut boards), 0);
    /// reader.feed(&line);
    /// assert_eq!(reader.take_classic(text.as_bytes(), &mut boards), 3 * 82);
    /// assert_eq!((boards.len(), reader.feed("x")[0].as_ref().unwrap().line), (3, 5));
    /// ```
    pub fn take_classic(&mut self, text: &[u8], boards: &mut Vec<[u8; 81]>) -> usize {
        if let Some(columns) = self.cutters.table().and_then(Table::columns) {
            // Rows that may tell rules are read one by one.
            let puzzle = columns.index_of(Column::Puzzle).filter(|_| columns.rules().is_empty());
            let is_known = |index: usize| columns.kinds.get(index).is_some_and(Option::is_some);
            let options = &self.known.options;
            let is_usual = options.symbols.is_none() && !self.mixed && !self.failed;
            let Some(puzzle) = puzzle.filter(|_| is_usual && self.known.classic().is_some()) else {
                return 0;
            };
            let before = boards.len();
            let taken = classic::take_rows(text, columns.delimiter, puzzle, &is_known, boards);
            self.line += (boards.len() - before) as u64;
            return taken;
        }
        let first = text.get(..81).unwrap_or_default();
        if !self.is_among_classic_lines() || self.may_be_late_layout(first) {
            return 0;
        }
        let before = boards.len();
        let taken = classic::take(text, boards);
        self.heed_classic_lines(&boards[before..]);
        taken
    }

    /// Takes the empty lines at the start of a text, where they follow another one between boards and so say nothing
    /// new, and tells how many bytes they have.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// reader.feed("");
    /// assert_eq!(reader.take_empty(b"\n\r\n\n1"), 4);
    /// assert_eq!(reader.feed(&".".repeat(81))[0].as_ref().unwrap().line, 5);
    /// ```
    pub fn take_empty(&mut self, text: &[u8]) -> usize {
        let is_between = self.around.is_apart && self.pending.text.is_empty() && self.column == 1;
        let is_other = self.header.is_some()
            || self.names_alone()
            || self.cutters.is_inside()
            || self.cutters.goes_on()
            || self.markdown.waits()
            || self.lines_of_16 > 0;
        if !is_between || is_other || self.failed {
            return 0;
        }
        let is_blank = |sign: &&u8| matches!(sign, b'\n' | b'\r' | b' ' | b'\t');
        let blank = &text[..text.iter().take_while(is_blank).count()];
        let taken = blank.iter().rposition(|&sign| sign == b'\n').map_or(0, |end| end + 1);
        self.line += blank.iter().filter(|&&sign| sign == b'\n').count() as u64;
        taken
    }

    /// Takes a line that is a board like those before it and nothing else, which costs a tenth of
    /// finding out what a line is.
    pub(super) fn take_classic_line(&mut self, line: &str) -> Option<Record> {
        let is_plain = self.cutters.table().is_none() && self.leading.is_empty();
        let board: &[u8; 81] = line.as_bytes().try_into().ok()?;
        let is_board = is_plain && self.is_among_classic_lines() && classic::is_board(board);
        if !is_board || self.may_be_late_layout(board) {
            return None;
        }
        let record = Record::new(self.line, format!("{line}\n"), self.shape.clone()?);
        self.heed_classic_lines(&[*board]);
        Some(record)
    }

    /// Whether a line behind the first board is a layout: then it is no board.
    fn may_be_late_layout(&self, line: &[u8]) -> bool {
        self.is_behind_first && str::from_utf8(line).is_ok_and(|line| is_layout(line, 9))
    }

    /// Whether boards come in lines of 9×9, and nothing else is under way.
    fn is_among_classic_lines(&self) -> bool {
        let is_told = !self.mixed && self.shape.as_deref().is_some_and(classic::is_classic);
        let waits = self.pending.rows > 0 || self.markdown.waits() || !self.around.held.is_empty();
        is_told && !waits && self.known.lines().is_empty()
    }

    fn heed_classic_lines(&mut self, boards: &[[u8; 81]]) {
        if !boards.is_empty() {
            // All that can wait for a board in a line is what draws its top.
            self.pending = Pending::default();
            self.markdown = Markdown::default();
            self.around.is_apart = false;
            self.is_behind_first = false;
            self.five.heed_lines(self.line, boards);
            self.line += boards.len() as u64;
        }
    }
}
