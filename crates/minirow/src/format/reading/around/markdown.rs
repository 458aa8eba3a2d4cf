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
//! blank, counts up from `1`, `A` or `a`, or has remarks or names such as `c1`, has a header. Names of both
//! rows and columns are no cells either. Blank fields are empty cells, signs in bold are signs; any other table
//! is taken as it is.

/// The lines of a table so far, with their numbers.
#[derive(Debug, Default)]
pub(in crate::format) struct Markdown {
    pub(in crate::format) lines: Vec<(u64, String)>,
    /// Whether the lines since the last of another kind are no such table.
    pub(in crate::format) is_off: bool,
}

/// A board is told from other tables by as many columns.
const FEWEST_COLUMNS: usize = 4;

impl Markdown {
    /// Whether there are lines that wait.
    pub(in crate::format) fn waits(&self) -> bool {
        !self.lines.is_empty()
    }
}

/// The rows of a board, with a sign in each of its cells, if these lines of a table are one.
pub(in crate::format) fn board(lines: &[(u64, String)]) -> Option<Vec<(u64, String)>> {
    let rows: Vec<_> = lines.iter().filter(|(_, line)| !is_rule(line)).collect();
    if rows.len() == lines.len() {
        return None;
    }
    let cells: Vec<Vec<&str>> = rows.iter().filter_map(|(_, row)| fields(row)).collect();
    let (header, body) = cells.split_first()?;
    let is_name = |field: &&str| field.len() > 1 && field.contains(char::is_alphabetic);
    let are_names = |fields: &[&str]| counts_up(fields) || fields.iter().all(is_name);
    let columns = header.len();
    let names: Vec<&str> = body.iter().map(|row| row[0]).collect();
    let are_no_cells = |field: &&str| field.is_empty() || is_remark(field);
    let (row, column) = match cells.len() {
        rows if rows == columns && are_names(&header[1..]) && are_names(&names) => (1, 1),
        rows if rows == columns => (0, 0),
        rows if rows == columns + 1
            && (counts_up(header) || header.iter().all(|f| are_no_cells(f) || is_name(f))) =>
        {
            (1, 0)
        }
        _ => return None,
    };
    let is_cell = |field: &&str| field.len() <= LONGEST_CELL || is_remark(field);
    if !cells[row..].iter().all(|fields| fields[column..].iter().all(is_cell)) {
        return None;
    }
    Some(rows[row..].iter().map(|(number, line)| (*number, shown(line, column))).collect())
}

/// What stands between the bars of a line that begins and ends with one, where there is a sign, a number
/// or a remark in each field at most.
pub(in crate::format) fn fields(line: &str) -> Option<Vec<&str>> {
    let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    let fields: Vec<&str> = inner.split('|').map(bare).collect();
    let is_short =
        |field: &&str| field.len() <= LONGEST_NAME || is_remark(field) || is_stroke(field);
    (fields.len() >= FEWEST_COLUMNS && fields.iter().all(is_short)).then_some(fields)
}

/// A field without blanks and signs of emphasis around it.
fn bare(field: &str) -> &str {
    let mut field = field.trim();
    for mark in ["**", "__", "*", "_", "`"] {
        let inner = field.strip_prefix(mark).and_then(|rest| rest.strip_suffix(mark));
        field = inner.filter(|inner| inner.contains(char::is_alphanumeric)).unwrap_or(field);
    }
    field
}

const LONGEST_CELL: usize = 3;

/// Names of rows and columns are shorter.
const LONGEST_NAME: usize = 12;

fn is_remark(field: &str) -> bool {
    field.starts_with("<!--") && field.ends_with("-->")
}

/// Whether a line is that below the header: `|---|:-:|`.
pub(in crate::format) fn is_rule(line: &str) -> bool {
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
        match bare(field) {
            _ if at > 0 && at <= column => " ".repeat(width),
            "" if at > 0 && at < edge => format!("{:^width$}", "."),
            sign if sign != field.trim() => format!("{sign:^width$}"),
            _ => field.to_owned(),
        }
    });
    fields.collect::<Vec<_>>().join("|")
}
