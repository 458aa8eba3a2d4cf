//! Lines that wait, as they may be a table of Markdown.

use super::reader::Reader;
use crate::format::reading::around::markdown::{board, fields, is_rule};
use crate::format::reading::record::Records;

impl Reader {
    /// Whether a line waits for those behind it, which tell what it is.
    pub(super) fn waits_in_table(&mut self, line: &str, out: &mut Records) -> bool {
        let is_free = !(self.is_part || self.is_inside() || self.names_alone());
        let fields = fields(line).filter(|_| is_free);
        let columns = fields.as_ref().map(Vec::len);
        let lines = &self.markdown.lines;
        let waits = match &lines[..] {
            [] => fields.is_some() && !self.markdown.is_off,
            [(_, first)] => {
                is_rule(line) && self::fields(first).map(|first| first.len()) == columns
            }
            [(_, first), ..] => {
                let rows = lines.iter().filter(|(_, line)| !is_rule(line)).count();
                let is_like = self::fields(first).map(|first| first.len()) == columns;
                is_like && columns.is_some_and(|columns| rows <= columns)
            }
        };
        if waits {
            self.markdown.lines.push((self.line, line.to_owned()));
        } else {
            // Behind a board the next table may begin.
            let begins = self.end_table(out) && columns.is_some();
            if begins {
                self.markdown.lines.push((self.line, line.to_owned()));
            }
            self.markdown.is_off = columns.is_some() && !begins;
            return begins;
        }
        waits
    }

    /// Takes the lines that have waited: as a board, or as they are; whether they were one.
    pub(super) fn end_table(&mut self, out: &mut Records) -> bool {
        let lines = std::mem::take(&mut self.markdown.lines);
        let board = board(&lines);
        let is_board = board.is_some();
        if is_board {
            self.end_board(out);
        }
        let lines = board.unwrap_or(lines);
        self.replay(lines.iter().map(|(number, line)| (*number, line.as_str())), out);
        if is_board {
            self.end_board(out);
        }
        is_board
    }
}
