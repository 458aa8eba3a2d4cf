//! Messages about texts that are no boards, with the way out.

use minirow::format::{ParseError, WriteError};

use super::remedy::hint;
use super::{Line, Part, Screen, excerpt, message};

/// Says what is wrong with a text, and the way out that was not yet shown; in a terminal with the line
/// that it is about, or a part of it and the column where that begins.
pub(crate) fn say_error(
    source: &str,
    error: &ParseError,
    part: Option<(usize, &str)>,
    hints: &mut Vec<String>,
) {
    let mut text = format!("{source}:{}:{}: {}", error.line, error.column, error.reason());
    if let (Some(screen), Some((start, part))) = (Screen::of_errors(), part) {
        let lines = excerpt(Part { line: error.line, start, text: part }, error.column, screen);
        text = text + "\n" + Line::all(&lines, screen).trim_end();
    }
    message::input_error(text.trim_end());
    say_hint(error, hints);
}

/// Shows the way out of an error that was not yet shown.
pub(crate) fn say_hint(error: &ParseError, hints: &mut Vec<String>) {
    if let Some(hint) = hint(error).filter(|hint| !hints.contains(hint)) {
        message::hint(&hint);
        hints.push(hint);
    }
}

/// The way out where a format has no room for a board.
pub(crate) fn remedy(error: &WriteError) -> &'static str {
    match error {
        WriteError::Part { part: minirow::format::Part::Rules, .. } => {
            "--to line, grid, iss and json hold rules beyond houses"
        }
        WriteError::Part { .. } => {
            "--lossy leaves out what the format cannot hold; --to json holds everything"
        }
        _ => "--to json holds everything",
    }
}
