//! Tables of Markdown with a cell of the board in each field.
//!
//! ```text
//! | A | B | C | D |
//! |---|---|---|---|
//! | 1 |   |   | 4 |
//! ```
//!
//! Markdown asks for a line such as the second and something above it. Only all rows together tell
//! whether that is a row of the board: as many rows as columns are the board; one more, where the first is
//! blank, counts up from `1`, `A` or `a`, or has remarks, has a header. Names of both rows and columns are
//! no cells either. Blank fields are empty cells; any other table is taken as it is.

use crate::format::reading::cut::pieces::Records;
use crate::format::reading::stream::reader::Reader;

/// The lines of a table so far, with their numbers.
#[derive(Debug, Default)]
pub(in crate::format) struct Markdown {
    lines: Vec<(u64, String)>,
    /// Whether the lines since the last of another kind are no such table.
    is_off: bool,
}

/// A board is told from other tables by as many columns.
const FEWEST_COLUMNS: usize = 4;

impl Markdown {
    /// Whether there are lines that wait.
    pub(in crate::format) fn waits(&self) -> bool {
        !self.lines.is_empty()
    }
}

impl Reader {
    /// Whether a line waits for those behind it, which tell what it is.
    pub(in crate::format) fn waits_in_table(&mut self, line: &str, out: &mut Records) -> bool {
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
    pub(in crate::format) fn end_table(&mut self, out: &mut Records) -> bool {
        let lines = std::mem::take(&mut self.markdown.lines);
        let board = board(&lines);
        let is_board = board.is_some();
        if is_board {
            self.end_board(out);
        }
        let last = self.line;
        for (number, line) in board.unwrap_or(lines) {
            self.line = number;
            self.take(&line, out);
        }
        self.line = last;
        if is_board {
            self.end_board(out);
        }
        is_board
    }
}

/// The rows of a board, with a sign in each of its cells, if these lines of a table are one.
fn board(lines: &[(u64, String)]) -> Option<Vec<(u64, String)>> {
    let rows: Vec<_> = lines.iter().filter(|(_, line)| !is_rule(line)).collect();
    if rows.len() == lines.len() {
        return None;
    }
    let cells: Vec<Vec<&str>> = rows.iter().filter_map(|(_, row)| fields(row)).collect();
    let (header, body) = cells.split_first()?;
    let columns = header.len();
    let names: Vec<&str> = body.iter().map(|row| row[0]).collect();
    let are_no_cells = |field: &&str| field.is_empty() || is_remark(field);
    let (row, column) = match cells.len() {
        rows if rows == columns && counts_up(&header[1..]) && counts_up(&names) => (1, 1),
        rows if rows == columns => (0, 0),
        rows if rows == columns + 1 && (counts_up(header) || header.iter().all(are_no_cells)) => {
            (1, 0)
        }
        _ => return None,
    };
    Some(rows[row..].iter().map(|(number, line)| (*number, shown(line, column))).collect())
}

/// What stands between the bars of a line that begins and ends with one, where there is a sign, a number
/// or a remark in each field at most.
fn fields(line: &str) -> Option<Vec<&str>> {
    let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    let fields: Vec<&str> = inner.split('|').map(str::trim).collect();
    let is_short = |field: &&str| field.len() < 4 || is_remark(field) || is_stroke(field);
    (fields.len() >= FEWEST_COLUMNS && fields.iter().all(is_short)).then_some(fields)
}

fn is_remark(field: &str) -> bool {
    field.starts_with("<!--") && field.ends_with("-->")
}

/// Whether a line is that below the header: `|---|:-:|`.
fn is_rule(line: &str) -> bool {
    fields(line).is_some_and(|fields| fields.into_iter().all(is_stroke))
}

/// One dash alone is an empty cell.
fn is_stroke(field: &str) -> bool {
    field.len() > 1 && field.contains('-') && field.bytes().all(|byte| matches!(byte, b'-' | b':'))
}

/// Whether these are names one after the other.
fn counts_up(fields: &[&str]) -> bool {
    let from = |first: char| {
        let mut names = (first..).map(String::from);
        fields.iter().all(|field| names.next().as_deref() == Some(*field))
    };
    let mut numbers = (1..).map(|number: usize| number.to_string());
    from('A') || from('a') || fields.iter().all(|field| numbers.next().as_deref() == Some(*field))
}

/// A row with `.` in its blank cells, and blanks in the fields before this column.
fn shown(row: &str, column: usize) -> String {
    let edge = row.matches('|').count();
    let fields = row.split('|').enumerate().map(|(at, field)| {
        let width = field.chars().count().max(1);
        match field.trim() {
            _ if at > 0 && at <= column => " ".repeat(width),
            "" if at > 0 && at < edge => format!("{:^width$}", "."),
            _ => field.to_owned(),
        }
    });
    fields.collect::<Vec<_>>().join("|")
}
