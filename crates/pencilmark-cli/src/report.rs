//! Messages about the boards of a run, and the summary at its end.

use std::collections::BTreeMap;
use std::time::Duration;

use pencilmark::format::{ParseError, WriteError};

use crate::answer::Verdict;
use crate::message;
use crate::remedy::hint;
use crate::screen::{Line, Part, Screen, excerpt, time};

/// What is said where a source ends without a board.
pub(crate) fn nothing(source: &str) -> String {
    match source {
        "-" => "no boards on standard input".to_owned(),
        name => format!("no boards in {name}"),
    }
}

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
        WriteError::Part { .. } => {
            "--lossy leaves out what the format cannot hold; --to json holds everything"
        }
        _ => "--to json holds everything",
    }
}

pub(crate) fn summary(verdicts: &BTreeMap<Verdict, u64>, interrupted: bool) -> String {
    let boards: u64 = verdicts.values().sum();
    let parts: Vec<String> = verdicts
        .iter()
        .map(|(verdict, count)| {
            let word = match verdict {
                Verdict::Good(word) | Verdict::Negative(word) => word,
                Verdict::Limit => "stopped at a limit",
                Verdict::Unreadable => "unreadable",
                Verdict::Interrupted => "interrupted",
            };
            format!("{count} {word}")
        })
        .collect();
    let start = if interrupted { "interrupted after " } else { "" };
    let list = if parts.is_empty() { String::new() } else { format!(": {}", parts.join(", ")) };
    format!("{start}{boards} boards{list}")
}

/// A summary with the time that a run has taken at the right, where people read it in a terminal.
pub(crate) fn with_time(summary: String, elapsed: Duration) -> String {
    /// Beyond this the time is far from the words.
    const WIDEST: usize = 79;
    let Some(screen) = Screen::of_errors() else { return summary };
    let time = time(elapsed);
    let room = (screen.columns - 1).min(WIDEST).saturating_sub(summary.len() + time.len());
    format!("{summary}{}{time}", " ".repeat(room.max(2)))
}
