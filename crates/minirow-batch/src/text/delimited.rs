//! Writing CSV, TSV, and lines of fields with tabs.

use std::io::Write;

use anyhow::{Context, bail};
use memchr::{memchr, memchr3};

use super::object::{Object, field_of};
use crate::{AnswerColumn, Encoded, Encoder, Format, Kept, Rows, Texts, Values};

/// What separates the fields of a format that quotes them.
pub(super) fn delimiter(format: Format) -> Option<u8> {
    match format {
        Format::Csv => Some(b','),
        Format::Tsv => Some(b'\t'),
        Format::Text | Format::Jsonl | Format::Parquet | Format::Keys => None,
    }
}

/// How fields are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// With this between them, in quotes where needed; empty where there is nothing.
    Quoted(u8),
    /// With tabs between them, blanks for tabs and line ends in them; `-` where there is nothing.
    Tabs,
}

impl Style {
    /// That of a format, if it has fields.
    pub(super) fn of(format: Format) -> Option<Self> {
        match format {
            Format::Text => Some(Self::Tabs),
            _ => delimiter(format).map(Self::Quoted),
        }
    }

    /// Whether a file begins with the names of its columns.
    pub(super) fn has_names(self) -> bool {
        self != Self::Tabs
    }

    /// A line of fields.
    pub(super) fn line<'a>(self, fields: impl Iterator<Item = &'a str>) -> Vec<u8> {
        let mut bytes = Vec::new();
        for field in fields {
            self.push(&mut bytes, Some(field));
            bytes.push(self.separator());
        }
        self.end_line(&mut bytes, 0);
        bytes
    }

    fn separator(self) -> u8 {
        match self {
            Self::Quoted(delimiter) => delimiter,
            Self::Tabs => b'\t',
        }
    }

    /// Whether texts can stand in fields as they are.
    fn is_plain(self, text: &str) -> bool {
        let text = text.as_bytes();
        memchr3(b'"', self.separator(), b'\n', text).is_none() && memchr(b'\r', text).is_none()
    }

    /// Adds a field.
    fn push(self, bytes: &mut Vec<u8>, text: Option<&str>) {
        let text = text.unwrap_or_default();
        if self.is_plain(text) {
            return self.push_plain(bytes, text);
        }
        match self {
            Self::Quoted(_) => {
                bytes.push(b'"');
                for (number, piece) in text.split('"').enumerate() {
                    if number > 0 {
                        bytes.extend_from_slice(b"\"\"");
                    }
                    bytes.extend_from_slice(piece.as_bytes());
                }
                bytes.push(b'"');
            }
            Self::Tabs => bytes.extend(text.bytes().map(|byte| match byte {
                b'\t' | b'\n' | b'\r' => b' ',
                byte => byte,
            })),
        }
    }

    /// Adds a field of a text that is plain.
    fn push_plain(self, bytes: &mut Vec<u8>, text: &str) {
        match self {
            Self::Tabs if text.is_empty() => bytes.push(b'-'),
            _ => bytes.extend_from_slice(text.as_bytes()),
        }
    }

    /// Ends a line that begins at a place, with a separator behind each field.
    fn end_line(self, bytes: &mut Vec<u8>, start: usize) {
        bytes.pop();
        if bytes.len() == start {
            // An empty line is no record.
            bytes.extend_from_slice(b"\"\"");
        }
        bytes.push(b'\n');
    }
}

/// Puts rows and answers into lines of fields.
#[derive(Debug)]
pub(super) struct Delimited {
    style: Style,
    columns: Vec<String>,
    bytes: Vec<u8>,
    rows: u64,
}

/// A column of texts, and whether all of them are plain.
struct Column<'a>(&'a Texts, bool);

impl Delimited {
    pub(super) fn new(style: Style, columns: &[String]) -> Self {
        Self { style, columns: columns.to_vec(), bytes: Vec::new(), rows: 0 }
    }

    fn column<'a>(&self, texts: &'a Texts) -> Column<'a> {
        Column(texts, self.style.is_plain(texts.text()))
    }

    fn push_text(&mut self, Column(texts, is_plain): &Column, row: usize) {
        match texts.get(row) {
            Some(text) if *is_plain => self.style.push_plain(&mut self.bytes, text),
            text => self.style.push(&mut self.bytes, text),
        }
    }

    /// Adds the fields of an object: one for each column.
    fn push_object(&mut self, line: &str) -> anyhow::Result<()> {
        let object = Object::read(line).context("not a JSON object")?;
        let mut values = vec![None; self.columns.len()];
        for (at, (key, value)) in object.entries().enumerate() {
            // The keys of most lines have the order of the columns.
            let place = match self.columns.get(at) {
                Some(column) if column == key => Some(at),
                _ => self.columns.iter().position(|column| column == key),
            };
            match place {
                Some(place) => values[place] = Some(value),
                None => bail!("'{key}' is not among the columns: {}", self.columns.join(", ")),
            }
        }
        for value in values {
            self.style.push(&mut self.bytes, value.and_then(field_of).as_deref());
            self.bytes.push(self.style.separator());
        }
        Ok(())
    }

    fn push_answer(
        &mut self,
        values: &Values,
        column: Option<&Column>,
        row: usize,
    ) -> anyhow::Result<()> {
        let bytes = &mut self.bytes;
        match values {
            Values::Texts(texts) => match column {
                Some(column) => self.push_text(column, row),
                None => self.style.push(bytes, texts.get(row)),
            },
            Values::Words(words) => self.style.push(bytes, words[row]),
            Values::Numbers(numbers) => match numbers[row] {
                Some(number) => write!(bytes, "{number}")?,
                None => self.style.push(bytes, None),
            },
            Values::Tenths(tenths) => match tenths[row] {
                Some(tenths) => write!(bytes, "{}.{}", tenths / 10, tenths % 10)?,
                None => self.style.push(bytes, None),
            },
            Values::Lists(lists) => {
                let list = lists[row].as_ref().map(|list| list.join(";"));
                self.style.push(bytes, list.as_deref());
            }
            Values::Traces(traces) => {
                let trace = traces[row].as_ref().map(serde_json::to_string).transpose()?;
                self.style.push(bytes, trace.as_deref());
            }
        }
        Ok(())
    }
}

impl Encoder for Delimited {
    fn push(&mut self, rows: &Rows, answers: &[AnswerColumn]) -> anyhow::Result<()> {
        let count = rows.puzzles.len();
        let fields: Vec<Column> = match &rows.kept {
            Kept::Fields(columns) => columns.iter().map(|column| self.column(column)).collect(),
            Kept::Objects(_) => Vec::new(),
            #[cfg(feature = "parquet")]
            Kept::Arrow(_) | Kept::Copied => bail!("columns of Parquet come converted"),
        };
        let texts: Vec<Option<Column>> = answers
            .iter()
            .map(|answer| match &answer.values {
                Values::Texts(texts) => Some(self.column(texts)),
                _ => None,
            })
            .collect();
        for row in 0..count {
            let start = self.bytes.len();
            for field in &fields {
                self.push_text(field, row);
                self.bytes.push(self.style.separator());
            }
            if let Kept::Objects(objects) = &rows.kept {
                let line = objects.get(row).unwrap_or("{}");
                let number = || format!("row {}", rows.first + row as u64 + 1);
                self.push_object(line).with_context(number)?;
            }
            for (answer, texts) in answers.iter().zip(&texts) {
                self.push_answer(&answer.values, texts.as_ref(), row)?;
                self.bytes.push(self.style.separator());
            }
            self.style.end_line(&mut self.bytes, start);
        }
        self.rows += count as u64;
        Ok(())
    }

    fn finish(self: Box<Self>) -> anyhow::Result<Encoded> {
        Ok(Encoded {
            pieces: vec![self.bytes],
            rows: self.rows,
            #[cfg(feature = "parquet")]
            file: None,
        })
    }
}
