//! What is said to the user, in the colours and words that tell what it is.

use anstyle::{AnsiColor, Style};

use crate::args::Color;
use crate::screen::Screen;
use crate::terminal::say;

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
    say(&format!("{ERROR}error:{ERROR:#} {error:#}"));
}

/// Reports input that can not be read.
pub(crate) fn input_error(text: &str) {
    say(&format!("{ERROR}error:{ERROR:#} {text}"));
}

/// Shows a way out.
pub(crate) fn hint(text: &str) {
    let word = if Screen::of_errors().is_some() { "help" } else { "hint" };
    say(&format!("{NOTE}{word}:{NOTE:#} {text}"));
}

/// Says something worth knowing.
pub(crate) fn note(text: &str) {
    say(&format!("{NOTE}note:{NOTE:#} {text}"));
}

/// Says what was done.
pub(crate) fn summary(text: &str) {
    say(text);
}
