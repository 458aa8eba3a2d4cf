//! Rows and answers as bytes of a file of text.

use super::delimited::{Delimited, Style};
use super::json_lines::JsonLines;
use crate::{Encoder, Format};

/// What puts rows of these columns into bytes of an output of text.
///
/// # Panics
/// Where the output is none of text.
pub(crate) fn encoder(output: Format, columns: &[String]) -> Box<dyn Encoder> {
    match Style::of(output) {
        Some(style) => Box::new(Delimited::new(style, columns)),
        None => {
            assert_eq!(output, Format::Jsonl, "an output of text");
            Box::new(JsonLines::new(columns))
        }
    }
}

/// What a file begins with, in front of all parts: the line of names of CSV and TSV.
pub(crate) fn head(output: Format, columns: &[String], answers: &[String]) -> Vec<u8> {
    match Style::of(output) {
        Some(style) if style.has_names() => {
            style.line(columns.iter().chain(answers).map(String::as_str))
        }
        _ => Vec::new(),
    }
}
