//! Messages to the user: errors, notes and summaries, in colour.

use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr;

use super::streams::say;
use super::{Screen, wrapped};
use crate::args::Color;

const ERROR: Style = AnsiColor::Red.on_default().bold();
const NOTE: Style = AnsiColor::Cyan.on_default();

/// Decides about colour for all that is written from now on.
pub(crate) fn set_color(color: Color) {
    match color {
        Color::Auto => anstream::ColorChoice::Auto,
        Color::Always => anstream::ColorChoice::Always,
        Color::Never => anstream::ColorChoice::Never,
    }
    .write_global();
}

/// Reports an error with all its causes.
pub(crate) fn error(error: &anyhow::Error) {
    input_error(&format!("{error:#}"));
}

/// Reports input that cannot be read.
pub(crate) fn input_error(text: &str) {
    labelled(ERROR, "error", text);
}

/// Shows a way out.
pub(crate) fn hint(text: &str) {
    let word = if Screen::of_errors().is_some() { "help" } else { "hint" };
    labelled(NOTE, word, text);
}

/// Says something worth knowing.
pub(crate) fn note(text: &str) {
    labelled(NOTE, "note", text);
}

/// Says what was done.
pub(crate) fn summary(text: &str) {
    say(text);
}

/// Says a text behind a word that tells what it is. In a terminal its first line is broken between
/// words; what stands below is a drawing.
fn labelled(style: Style, label: &str, text: &str) {
    let (head, drawing) = text.split_at(text.find('\n').unwrap_or(text.len()));
    let start = label.len() + 2;
    let room = Screen::of_errors().map(|screen| screen.columns.saturating_sub(start));
    let head = match room.filter(|&room| head.width() > room) {
        Some(room) => wrapped(head, room).join(&format!("\n{:start$}", "")),
        None => head.to_owned(),
    };
    say(&format!("{style}{label}:{style:#} {head}{drawing}"));
}
