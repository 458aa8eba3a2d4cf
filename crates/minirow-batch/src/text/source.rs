//! A shard of text as a source of parts.

use std::path::Path;
use std::sync::Arc;

use anyhow::bail;

use super::delimited::delimiter;
use super::object::Object;
use super::part::TextPart;
use super::records::Records;
use super::shape::Shape;
use super::{names, split};
use crate::{ColumnChoice, Format, Part, PartSize, Source, find_columns};

/// Opens a shard of text, whose parts are encoded for an output.
///
/// # Errors
/// Where the file cannot be read, or no column holds boards.
pub(crate) fn open(
    path: &Path,
    format: Format,
    size: PartSize,
    output: Format,
    choice: &ColumnChoice,
) -> anyhow::Result<Box<dyn Source>> {
    let separator = separator(&first_record(path, format)?, format);
    let reopened =
        || -> anyhow::Result<Records> { Ok(Records::open(path, format)?.separated_by(separator)) };
    let mut records = reopened()?;
    let columns = match format {
        Format::Jsonl => object_columns(&mut records)?,
        _ => first_fields(&mut records, separator)?,
    };
    let named = matches!(format, Format::Csv | Format::Tsv)
        && columns.as_deref().is_some_and(names::are_names);
    if !named {
        records = reopened()?;
    }
    let columns = match (columns, format) {
        (None, _) => chosen(choice),
        (Some(fields), Format::Csv | Format::Tsv) if !named => names::invented(&fields),
        (Some(fields), Format::Text) => {
            ["puzzle", "rest"].map(str::to_owned).into_iter().take(fields.len()).collect()
        }
        (Some(columns), _) => columns,
    };
    let boards = find_columns(&columns, choice)
        .map_err(|error| error.context(format!("cannot use {}", path.display())))?;
    let shape = Shape { format, separator, output, columns, boards, slice: size.slice.max(1) };
    let rows = size.rows.max(1);
    Ok(Box::new(TextSource { records, shape: Arc::new(shape), rows, first: 0, started: false }))
}

struct TextSource {
    records: Records,
    shape: Arc<Shape>,
    /// Of a part.
    rows: usize,
    /// The number of the next row.
    first: u64,
    /// Whether a part was handed out.
    started: bool,
}

impl Source for TextSource {
    fn columns(&self) -> &[String] {
        &self.shape.columns
    }

    fn rows(&self) -> Option<u64> {
        None
    }

    fn progress(&self) -> f64 {
        self.records.progress()
    }

    fn skip_part(&mut self) -> anyhow::Result<bool> {
        let rows = self.records.skip(self.rows)?;
        self.first += rows as u64;
        let is_part = rows > 0 || !self.started;
        self.started = true;
        Ok(is_part)
    }

    fn next_part(&mut self) -> anyhow::Result<Option<Box<dyn Part>>> {
        let chunk = self.records.chunk(self.rows)?;
        if chunk.len() == 0 && self.started {
            return Ok(None);
        }
        self.started = true;
        let first = self.first;
        self.first += chunk.len() as u64;
        Ok(Some(Box::new(TextPart::new(self.shape.clone(), chunk, first))))
    }
}

/// The columns of a file without rows: those that are asked for.
fn chosen(choice: &ColumnChoice) -> Vec<String> {
    let puzzle = choice.puzzle.clone().unwrap_or_else(|| "puzzle".to_owned());
    [puzzle].into_iter().chain(choice.solution.clone()).collect()
}

/// The first record of a file, empty where there is none.
///
/// # Errors
/// Where lines end with carriage returns alone: the file would be one line, and its rows lost.
fn first_record(path: &Path, format: Format) -> anyhow::Result<Vec<u8>> {
    let mut records = Records::open(path, format)?;
    let first = records.next()?.unwrap_or_default();
    if first.contains(&b'\r') && !first.contains(&b'\n') {
        bail!(
            "{}: expected lines that end with line feeds, found carriage returns; `tr '\\r' '\\n'` converts them",
            path.display()
        );
    }
    Ok(first.to_vec())
}

/// What stands between the fields of a file, given its first record: semicolons in CSV whose first line has them and no comma, as
/// spreadsheets write it where commas are decimal points.
fn separator(first: &[u8], format: Format) -> Option<u8> {
    match format {
        Format::Csv if first.contains(&b';') && !first.contains(&b',') => Some(b';'),
        _ => delimiter(format),
    }
}

/// The fields of the first record, if there is one.
fn first_fields(
    records: &mut Records,
    separator: Option<u8>,
) -> anyhow::Result<Option<Vec<String>>> {
    let Some(record) = records.next()? else { return Ok(None) };
    let record = String::from_utf8_lossy(record);
    let mut fields = Vec::new();
    match separator {
        Some(delimiter) => split::fields(&record, delimiter, |field| fields.push(field.to_owned())),
        None => {
            let (board, rest) = split::board_and_rest(&record);
            fields.push(board.to_owned());
            fields.extend(rest.map(str::to_owned));
        }
    }
    Ok(Some(fields))
}

/// The keys of the first object, if there is one.
fn object_columns(records: &mut Records) -> anyhow::Result<Option<Vec<String>>> {
    while let Some(record) = records.next()? {
        let line = String::from_utf8_lossy(record);
        if let Some(object) = Object::read(&line) {
            let mut keys: Vec<String> = Vec::new();
            for (key, _) in object.entries() {
                if !keys.iter().any(|known| known == key) {
                    keys.push(key.to_owned());
                }
            }
            return Ok(Some(keys));
        }
    }
    Ok(None)
}
