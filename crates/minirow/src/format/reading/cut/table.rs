//! Tables of boards: rows of fields between commas, with names of columns in front of them or not.

use std::sync::Arc;

use super::columns::{Column, Columns, fields, is_board, without_quotes};
use crate::format::handle::Format;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Known;
use crate::format::reading::lines::text::is_blank;
use crate::format::reading::record::{Context, LONGEST_BOARD, Record, Records};

/// Cuts a text into rows: a field in quotes may have several lines.
#[derive(Debug, Default)]
pub(in crate::format) struct Table {
    columns: Option<Arc<Columns>>,
    /// The row under way, in quotes that are open.
    row: String,
    /// Whether its last quotes are open. Counting them anew at each line takes seconds.
    is_quoted: bool,
    first_line: u64,
}

impl Table {
    pub(in crate::format) fn is_inside(&self) -> bool {
        !self.row.is_empty()
    }

    pub(super) fn has_columns(&self) -> bool {
        self.columns.is_some()
    }

    /// The columns, once there was a row that shows them.
    pub(in crate::format) fn columns(&self) -> Option<&Columns> {
        self.columns.as_deref()
    }

    pub(in crate::format) fn skip(&mut self) {
        self.row.clear();
        self.is_quoted = false;
    }

    pub(in crate::format) fn take(
        &mut self,
        format: Format,
        known: &Arc<Known>,
        (number, line): (u64, &str),
        out: &mut Records,
    ) {
        if self.row.is_empty() {
            if is_blank(line) {
                return;
            }
            self.first_line = number;
        } else {
            self.row.push('\n');
        }
        self.row.push_str(line);
        let quotes = line.bytes().filter(|&byte| byte == b'"').count();
        self.is_quoted ^= !quotes.is_multiple_of(2);
        if !self.is_quoted {
            self.take_row(format, known, out);
        } else if self.row.len() > LONGEST_ROW {
            let expected = format!("the end of a row within {LONGEST_ROW} bytes");
            out.push(Err(ParseError::new((self.first_line, 1), expected, "more")));
            self.skip();
        }
    }

    /// Gives out the row that was not complete, for the error that it may be.
    pub(in crate::format) fn finish(
        &mut self,
        format: Format,
        known: &Arc<Known>,
        out: &mut Records,
    ) {
        if !self.row.is_empty() {
            self.take_row(format, known, out);
        }
    }

    fn take_row(&mut self, format: Format, known: &Arc<Known>, out: &mut Records) {
        let row = std::mem::take(&mut self.row);
        self.is_quoted = false;
        let columns = match &self.columns {
            None if known.options.column.is_some() => {
                let told = known.options.column.as_deref().unwrap_or_default();
                match Columns::of_told(&row, told, (self.first_line, 1)) {
                    Ok((columns, has_names)) => {
                        self.columns = Some(Arc::new(columns));
                        if has_names {
                            return;
                        }
                    }
                    Err(error) => {
                        out.push(Err(error));
                        return;
                    }
                }
                self.columns.as_ref()
            }
            None if Columns::of_header(&row).is_some() => {
                self.columns = Columns::of_header(&row).map(Arc::new);
                return;
            }
            None => {
                let names = Columns::of_names(&row);
                let boards = fields(&row, names.delimiter).iter().any(|f| is_board(&f.text));
                let nameless = Columns { kinds: Vec::new(), rules: Vec::new(), ..names.clone() };
                self.columns = Some(Arc::new(if boards { nameless } else { names }));
                if !boards {
                    return;
                }
                self.columns.as_ref()
            }
            columns => columns.as_ref(),
        };
        let mut columns = columns.expect("known by now").clone();
        if columns.index_of(Column::Puzzle).is_none() {
            columns = Arc::new(Columns::clone(&columns).by_content(&row));
            self.columns = Some(columns.clone());
        }
        let (row, column) = match without_quotes(&row).filter(|_| columns.is_quoted) {
            Some(bare) => (bare.to_owned(), 2),
            None => (row, 1),
        };
        let record = Record::alone((self.first_line, column), row, format, known.clone());
        out.push(Ok(record.with(Context::Columns(columns))));
    }
}

/// A row with quotes that never end is given up before it takes the memory of a large board.
const LONGEST_ROW: usize = LONGEST_BOARD >> 5;
