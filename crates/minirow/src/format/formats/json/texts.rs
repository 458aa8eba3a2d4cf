//! Boards inside of JSON as texts in rows of cells, so that one way of reading does for all.

use super::value::Value;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::{Known, Place};
use crate::format::symbols::Symbols;

/// A text that rows of cells in JSON amount to, and where its parts stand there.
pub(in crate::format) struct Rows<'a> {
    pub(in crate::format) text: String,
    /// Line and column in the text, and the value that stands there, in order; in a table one for
    /// each cell.
    parts: Vec<((u64, usize), Value<'a>)>,
    whole: Value<'a>,
    /// Where the next word of a table begins.
    next: (u64, usize),
    /// The number of rows, where cells are values of their own.
    pub(in crate::format) table: Option<usize>,
    /// Whether its cells stand in one array, row after row.
    is_flat: bool,
    /// Whether the cells of a table are decimal numbers.
    pub(in crate::format) is_decimal: bool,
}

/// The cells of the longest row, and all rows of the largest board.
const MOST_CELLS: usize = 255;

/// The same in text, with lines that only draw.
const MOST_ROWS: usize = 4 * MOST_CELLS;

impl<'a> Rows<'a> {
    /// The digits of a board, or the labels of a map.
    pub(in crate::format) fn of_cells(
        value: Value<'a>,
        expected: &str,
    ) -> Result<Self, ParseError> {
        let mut rows = Self::of(value, expected)?;
        for row in rows.take_table()? {
            for cell in row {
                let word = word(&cell, "a number, a symbol or null", ".")?;
                rows.is_decimal |= cell.is_number() || word.chars().nth(1).is_some();
                rows.push(cell, &word);
            }
            rows.end_row();
        }
        Ok(rows)
    }

    /// The candidates of a board.
    pub(super) fn of_candidates(value: Value<'a>, known: &Known) -> Result<Self, ParseError> {
        let mut rows = Self::of(value, "the candidates of a board")?;
        let expected = "an array of candidates, or a text with them";
        let table = rows.take_table()?;
        let mut groups = Vec::with_capacity(table.len());
        rows.is_decimal = known.options.symbols.as_ref().is_some_and(Symbols::is_decimal);
        for row in table {
            let mut cells = Vec::with_capacity(row.len());
            for cell in row {
                let candidates = if cell.is_array() {
                    cell.elements(expected, MOST_CELLS)?
                } else {
                    rows.is_decimal |= cell.is_string() && cell.text.contains('/');
                    vec![cell]
                };
                let is_many = cell.is_array();
                let words = candidates.iter().map(|candidate| {
                    let word = word(candidate, expected, "")?;
                    rows.is_decimal |= candidate.is_number();
                    rows.is_decimal |= is_many && word.chars().nth(1).is_some();
                    Ok(word)
                });
                cells.push((cell, words.collect::<Result<Vec<String>, ParseError>>()?));
            }
            groups.push(cells);
        }
        let between = if rows.is_decimal { "/" } else { "" };
        for row in groups {
            for (cell, words) in row {
                let group = words.join(between);
                rows.push(cell, if group.is_empty() { "!" } else { &group });
            }
            rows.end_row();
        }
        Ok(rows)
    }

    /// An error in the text, at its place in JSON.
    pub(super) fn error_in_json(&self, error: ParseError) -> ParseError {
        let place = (error.line, error.column);
        let behind = self.parts.partition_point(|(start, _)| *start <= place);
        let (line, column) = match self.parts.get(behind.saturating_sub(1)) {
            Some((start, value)) if value.is_string() => {
                let line = place.0.saturating_sub(start.0) + 1;
                let column = if line == 1 { place.1.saturating_sub(start.1) + 1 } else { place.1 };
                value.place_of(value.byte_in_string(line, column))
            }
            Some((_, value)) => value.place(),
            None => self.whole.place(),
        };
        ParseError { line, column, ..error }
    }

    /// Where a cell stands, or all of them where it is not known better.
    pub(super) fn place_of_cell(&self, index: usize) -> Place {
        let cell = self.parts.get(index).filter(|_| self.table.is_some());
        cell.map_or(self.whole, |(_, value)| *value).place()
    }

    /// A text or an array of rows as texts; a table without its cells.
    fn of(value: Value<'a>, expected: &str) -> Result<Self, ParseError> {
        let mut rows = Self {
            text: String::new(),
            parts: Vec::new(),
            whole: value,
            next: (1, 1),
            table: None,
            is_flat: false,
            is_decimal: false,
        };
        if value.is_string() {
            rows.text = value.string(expected)?;
            rows.parts.push(((1, 1), value));
            return Ok(rows);
        }
        let kinds = format!("{expected}: a text, an array of rows, or an array of arrays of cells");
        let elements = value.elements(&kinds, MOST_ROWS)?;
        let first = elements.first().ok_or_else(|| value.error(&kinds))?;
        if first.is_array() {
            rows.table = Some(elements.len());
            return Ok(rows);
        }
        let side = elements.len().isqrt();
        if side >= 4 && side * side == elements.len() && elements.iter().all(is_cell) {
            rows.table = Some(side);
            rows.is_flat = true;
            return Ok(rows);
        }
        let mut line = 1;
        for row in elements {
            let text = row.string("a row as text")?;
            rows.parts.push(((line, 1), row));
            line += text.matches('\n').count() as u64 + 1;
            rows.text += &text;
            rows.end_row();
        }
        Ok(rows)
    }

    /// The cells of a table; nothing where it is a text.
    fn take_table(&self) -> Result<Vec<Vec<Value<'a>>>, ParseError> {
        let Some(side) = self.table else { return Ok(Vec::new()) };
        if self.is_flat {
            let cells = self.whole.elements("an array of cells", MOST_ROWS)?;
            return Ok(cells.chunks(side).map(<[_]>::to_vec).collect());
        }
        let rows = self.whole.elements("an array of rows", MOST_CELLS)?;
        rows.iter().map(|row| row.elements("an array of cells", MOST_CELLS)).collect()
    }

    /// Adds a word to the last line of a table.
    fn push(&mut self, value: Value<'a>, word: &str) {
        if self.next.1 > 1 {
            self.text.push(' ');
        }
        self.parts.push((self.next, value));
        self.text.push_str(word);
        self.next.1 += word.chars().count() + 1;
    }

    fn end_row(&mut self) {
        self.text.push('\n');
        self.next = (self.next.0 + 1, 1);
    }
}

/// Whether a value can be a cell and no row: a number, null, or up to three signs in quotes.
fn is_cell(value: &Value<'_>) -> bool {
    const LONGEST_TEXT: usize = 5;
    value.is_number() || value.is_null() || (value.is_string() && value.text.len() <= LONGEST_TEXT)
}

/// What stands for a digit or a label, without white space; `empty` where nothing does.
fn word(value: &Value<'_>, expected: &str, empty: &str) -> Result<String, ParseError> {
    if value.is_null() {
        return Ok(empty.to_owned());
    }
    if value.is_number() {
        let number: u32 = value.text.parse().map_err(|_| value.error("a whole number"))?;
        // Among the cells of a board, 0 beside other empty cells may be a digit.
        let is_nothing = number == 0 && empty.is_empty();
        return Ok(if is_nothing { String::new() } else { number.to_string() });
    }
    let word = value.string(expected)?.trim().to_owned();
    if word.contains(|c: char| c.is_whitespace() || "|,;#".contains(c)) {
        return Err(value.error(expected));
    }
    Ok(if word.is_empty() { empty.to_owned() } else { word })
}
