//! Rows whose empty cells are blanks.
//!
//! Where they stand shows by the rows of a board together, and only if each column holds a digit
//! somewhere: then as many columns as there are rows are filled, and no row can be moved against the
//! others. Bars between all cells show them too.

use crate::format::reading::error::{ParseError, ParseErrorKind};
use crate::format::reading::lines::text::{
    Row, Text, is_bar, is_blank, is_comment, is_frame, separates,
};

/// Where the cells of a row are, if blanks are some of them.
#[derive(Debug)]
pub(in crate::format) enum Places {
    /// In these columns, from 0.
    At(Vec<usize>),
    /// In these fields between bars, from 0.
    Between(Vec<usize>),
}

/// Bars stand between groups of cells in boards of fewer columns.
const FEWEST_FIELDS: usize = 4;

/// More signs than that are no number of a digit.
const LONGEST_CELL: usize = 3;

/// A row of a spreadsheet whose cells stand in quotes, without these.
pub(in crate::format) fn unquoted(line: &str) -> Option<String> {
    let is_cell = |field: &str| {
        let inner = field.trim().strip_prefix('"').and_then(|field| field.strip_suffix('"'));
        inner.is_some_and(|inner| inner.chars().count() <= LONGEST_CELL)
    };
    let mut fields = line.trim_start().starts_with('"').then(|| line.split([',', ';', '\t']))?;
    (fields.clone().count() >= FEWEST_FIELDS && fields.all(is_cell)).then(|| line.replace('"', " "))
}

/// Where the cells are in boards whose rows are these; nothing where blanks are no cells.
pub(in crate::format) fn places(text: &Text<'_>) -> Option<Places> {
    let filled = filled(&text.rows);
    let side = filled.len();
    let fits = side >= 4 && text.rows.len().is_multiple_of(side) && is_in_columns(text);
    if fits { Some(Places::At(filled)) } else { between_bars(text).map(Places::Between) }
}

/// Whether blanks may be cells of these rows.
pub(in crate::format) fn is_open(text: &Text<'_>) -> bool {
    is_in_columns(text) || between_bars(text).is_some()
}

/// The fields that are cells, some of them blank, where bars part all cells of a row; bars may be doubled
/// between blocks.
fn between_bars(text: &Text<'_>) -> Option<Vec<usize>> {
    let rows: Vec<Vec<&str>> =
        text.rows.iter().map(|row| row.text.split(is_bar).collect()).collect();
    let len = rows.first()?.len();
    let offsets = || {
        let fields = rows.iter().flat_map(|row| row.iter().skip(1));
        fields.filter_map(|field| field.find(|c: char| !c.is_whitespace()))
    };
    let is_one = |field: &&str| field.split_whitespace().nth(1).is_none();
    // In groups of cells, digits stand in one place or the other.
    let is_table = len >= FEWEST_FIELDS
        && rows.iter().all(|row| row.len() == len && row.iter().all(is_one))
        && offsets().all(|offset| Some(offset) == offsets().next());
    if !is_table {
        return None;
    }
    let each = |at: usize, is_so: fn(&str) -> bool| rows.iter().all(|row| is_so(row[at]));
    let has_blanks =
        |at: &usize| rows.iter().any(|row| is_blank(row[*at])) && !each(*at, str::is_empty);
    let inner: Vec<usize> = (1..len - 1).filter(|&at| !each(at, str::is_empty)).collect();
    let edges = |first: bool, last: bool| {
        let may_go = (first || each(0, is_blank)) && (last || each(len - 1, is_blank));
        let fields = first.then_some(0).into_iter().chain(inner.iter().copied());
        let fields: Vec<usize> = fields.chain(last.then_some(len - 1)).collect();
        let (side, rows) = (fields.len(), text.rows.len());
        let is_whole = rows.is_multiple_of(side) || (text.is_cut && rows > side);
        (may_go && side >= FEWEST_FIELDS && is_whole).then_some(fields)
    };
    let both = [(true, true), (false, false), (true, false), (false, true)];
    let mut readings = both.into_iter().filter_map(|(first, last)| edges(first, last));
    let fields = readings.next().filter(|_| readings.next().is_none())?;
    fields.iter().any(has_blanks).then_some(fields)
}

/// Whether rows leave columns open: no row has a sign in each column that is filled anywhere.
fn is_in_columns(text: &Text<'_>) -> bool {
    let most = text.rows.iter().map(|row| row.characters().count()).max().unwrap_or(0);
    let has_tabs = text.rows.iter().any(|row| row.text.contains(['\t', ',', ';']));
    !has_tabs && filled(&text.rows).len() > most
}

/// An error about rows of digits with blanks between them that do not show which of these are cells.
pub(in crate::format) fn unclear(text: &Text<'_>) -> Option<ParseError> {
    let signs = || text.rows.iter().flat_map(Row::characters);
    let counts = || text.rows.iter().map(|row| row.characters().count());
    let (least, most) = (counts().min()?, counts().max()?);
    let are_cells = text.rows.len() >= 4 && most <= text.rows.len();
    let is_board = are_cells && signs().all(|(_, sign)| sign.is_ascii_digit());
    (is_board && is_open(text)).then(|| {
        let expected = "a character such as '.' in each empty cell, or digits in every column";
        let found = format!("rows of {least} to {most} digits with blanks between them");
        ParseError::new(text.rows[0].at(1), expected, found).of(ParseErrorKind::Format)
    })
}

/// A text with `.` in the blank cells of its rows.
pub(in crate::format) fn shown_lines(text: &str, places: &Places) -> String {
    text.lines().map(|line| shown_line(line, places) + "\n").collect()
}

/// A line with `.` in its blank cells, if it is a row.
pub(in crate::format) fn shown_line(line: &str, places: &Places) -> String {
    if is_blank(line) || is_comment(line) || is_frame(line, 0) {
        return line.to_owned();
    }
    match places {
        Places::At(columns) => shown(line, columns),
        Places::Between(fields) => shown_between(line, fields),
    }
}

/// A row with `.` in those of its fields that are cells and blank.
fn shown_between(row: &str, cells: &[usize]) -> String {
    let shown = row.split_inclusive(is_bar).enumerate().map(|(at, field)| {
        let inner = field.trim_end_matches(is_bar);
        let width = inner.chars().count().max(1);
        match is_blank(inner) && cells.contains(&at) {
            true => format!("{:^width$}{}", ".", &field[inner.len()..]),
            false => field.to_owned(),
        }
    });
    // No field comes out behind a bar at the end.
    let is_cut = row.ends_with(is_bar) && cells.contains(&row.matches(is_bar).count());
    shown.chain(is_cut.then(|| ".".to_owned())).collect()
}

/// A row with `.` in its blank cells; as it is where something stands between its cells.
fn shown(row: &str, columns: &[usize]) -> String {
    let mut signs: Vec<char> = row.chars().collect();
    let is_cell = |at: usize| columns.binary_search(&at).is_ok();
    let is_apart = |(at, &sign): (usize, &char)| separates(sign) || is_cell(at);
    if !signs.iter().enumerate().all(is_apart) {
        return row.to_owned();
    }
    let width = columns.last().map_or(0, |last| last + 1);
    signs.resize(signs.len().max(width), ' ');
    for &column in columns {
        if signs[column].is_whitespace() {
            signs[column] = '.';
        }
    }
    signs.into_iter().collect()
}

/// The columns in which any row has a sign.
fn filled(rows: &[Row<'_>]) -> Vec<usize> {
    let mut filled: Vec<usize> =
        rows.iter().flat_map(Row::characters).map(|(column, _)| column - 1).collect();
    filled.sort_unstable();
    filled.dedup();
    filled
}
