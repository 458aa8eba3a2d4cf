//! Writing JSONL.

use std::io::Write;

use anyhow::Context;
#[cfg(feature = "parquet")]
use anyhow::bail;
use serde::Serialize;

use crate::{AnswerColumn, Encoded, Encoder, Kept, Rows, Texts, Values};

/// Puts rows and answers into JSON objects, one a line.
#[derive(Debug)]
pub(super) struct JsonLines {
    /// `,"name":` of each column.
    keys: Vec<Vec<u8>>,
    bytes: Vec<u8>,
    rows: u64,
}

impl JsonLines {
    pub(super) fn new(columns: &[String]) -> Self {
        Self { keys: columns.iter().map(|name| key(name)).collect(), bytes: Vec::new(), rows: 0 }
    }

    /// Begins a line with what the input has, without the bracket at the end.
    fn push_object(&mut self, line: &str) -> anyhow::Result<()> {
        let line = line.trim_ascii();
        let inner = line.strip_suffix('}').filter(|line| line.starts_with('{'));
        let inner = inner.context("not a JSON object")?;
        self.bytes.extend_from_slice(inner.trim_ascii_end().as_bytes());
        Ok(())
    }

    /// The same of fields.
    fn push_fields(&mut self, columns: &[Texts], row: usize) -> anyhow::Result<()> {
        let start = self.bytes.len();
        for (key, column) in self.keys.iter().zip(columns) {
            self.bytes.extend_from_slice(key);
            push(&mut self.bytes, &column.get(row))?;
        }
        match self.bytes.get_mut(start) {
            Some(comma) => *comma = b'{',
            None => self.bytes.push(b'{'),
        }
        Ok(())
    }
}

impl Encoder for JsonLines {
    fn push(&mut self, rows: &Rows, answers: &[AnswerColumn]) -> anyhow::Result<()> {
        let count = rows.puzzles.len();
        let keys: Vec<Vec<u8>> = answers.iter().map(|answer| key(&answer.name)).collect();
        for row in 0..count {
            let start = self.bytes.len();
            match &rows.kept {
                Kept::Fields(columns) => self.push_fields(columns, row)?,
                Kept::Objects(objects) => {
                    let line = objects.get(row).unwrap_or("{}");
                    let number = || format!("row {}", rows.first + row as u64 + 1);
                    self.push_object(line).with_context(number)?;
                }
                #[cfg(feature = "parquet")]
                Kept::Arrow(_) | Kept::Copied => bail!("columns of Parquet come converted"),
            }
            let is_empty = self.bytes.len() == start + 1;
            for (number, (answer, key)) in answers.iter().zip(&keys).enumerate() {
                let without_comma = usize::from(is_empty && number == 0);
                self.bytes.extend_from_slice(&key[without_comma..]);
                push_answer(&mut self.bytes, &answer.values, row)?;
            }
            self.bytes.extend_from_slice(b"}\n");
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

/// A name as a key, with a comma before it.
fn key(name: &str) -> Vec<u8> {
    format!(",{}:", serde_json::Value::from(name)).into_bytes()
}

fn push(bytes: &mut Vec<u8>, value: &impl Serialize) -> anyhow::Result<()> {
    Ok(serde_json::to_writer(bytes, value)?)
}

fn push_answer(bytes: &mut Vec<u8>, values: &Values, row: usize) -> anyhow::Result<()> {
    match values {
        Values::Texts(texts) => push(bytes, &texts.get(row)),
        Values::Words(words) => push(bytes, &words[row]),
        Values::Numbers(numbers) => push(bytes, &numbers[row]),
        Values::Tenths(all) => match all[row] {
            Some(tenths) => Ok(write!(bytes, "{}.{}", tenths / 10, tenths % 10)?),
            None => push(bytes, &()),
        },
        Values::Lists(lists) => push(bytes, &lists[row]),
        Values::Traces(traces) => push(bytes, &traces[row]),
    }
}
