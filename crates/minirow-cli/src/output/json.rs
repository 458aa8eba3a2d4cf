//! Answers as JSON, and errors as whatever the answers are.

use minirow::format::{ParseError, WriteError};
use minirow::logic::Tenths;
use serde::Serialize;

use crate::args::To;

/// The version of the JSON that is written.
pub(crate) const JSON_VERSION: u32 = 1;

/// The JSON of a text that is no board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "ErrorAnswer"))]
pub(crate) struct ErrorRecord<'a> {
    version: u32,
    source: &'a str,
    line: u64,
    column: usize,
    result: &'static str,
    expected: &'a str,
    found: &'a str,
}

/// The answer to a text that is no board.
pub(crate) fn error_record(to: To, source: &str, error: &ParseError) -> String {
    match to {
        To::Json | To::Jsonl => json(&ErrorRecord {
            version: JSON_VERSION,
            source,
            line: error.line,
            column: error.column,
            result: "error",
            expected: &error.expected,
            found: &error.found,
        }),
        To::Line | To::Grid | To::Candidates | To::Tatham => {
            format!("error {source}:{}:{} {}\n", error.line, error.column, error.reason())
        }
    }
}

/// A value as one line of JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("answers are plain data");
    line.push('\n');
    line
}

/// A rating as a number for JSON, such as 7.1.
pub(crate) fn number(rating: Tenths) -> f64 {
    rating.into()
}

/// What a format holds, and what it cannot hold of a board, for people.
pub(crate) fn in_words(error: &WriteError) -> (String, String) {
    match error {
        WriteError::Part { format, part } => {
            (format!("a board that {} can hold", format.name()), part.to_string())
        }
        WriteError::Board { format, holds, found } => {
            (format!("{holds}, which {} can hold", format.name()), found.clone())
        }
        error => ("a board that can be written".to_owned(), error.to_string()),
    }
}
