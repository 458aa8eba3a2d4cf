//! What a terminal can show.

use std::env;
use std::io::{self, IsTerminal};

use anstream::{AutoStream, ColorChoice};
use terminal_size::{Width, terminal_size_of};

/// What a terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Screen {
    pub(crate) columns: usize,
    /// Whether it has more characters than those of ASCII.
    pub(crate) is_unicode: bool,
    pub(crate) has_color: bool,
}

/// Where nobody tells the width of a terminal.
const USUAL_COLUMNS: usize = 80;

impl Screen {
    /// The terminal that standard output is, if it is one, or whatever shows what comes through a pipe where colour is
    /// asked for there too, as a pager does.
    pub(crate) fn of_output() -> Option<Self> {
        let stdout = io::stdout();
        let size = || terminal_size_of(io::stdout()).or_else(|| terminal_size_of(io::stderr()));
        let is_shown = stdout.is_terminal() || is_forced();
        is_shown.then(|| Self::new(size(), AutoStream::choice(&stdout)))
    }

    /// The same of standard error.
    pub(crate) fn of_errors() -> Option<Self> {
        let stderr = io::stderr();
        let size = || terminal_size_of(io::stderr());
        let is_shown = stderr.is_terminal() || is_forced();
        is_shown.then(|| Self::new(size(), AutoStream::choice(&stderr)))
    }

    fn new(size: Option<(Width, terminal_size::Height)>, choice: ColorChoice) -> Self {
        let columns = size.map_or(0, |(Width(columns), _)| columns.into());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(|name| env::var(name).unwrap_or_default());
        Self {
            columns: if columns == 0 { USUAL_COLUMNS } else { columns },
            is_unicode: !is_dumb() && (cfg!(windows) || is_utf_8(&locale)),
            has_color: choice != ColorChoice::Never,
        }
    }
}

/// Whether the command line asks for colour whatever is written to.
fn is_forced() -> bool {
    matches!(ColorChoice::global(), ColorChoice::Always | ColorChoice::AlwaysAnsi)
}

/// Whether terminals are told to have nothing but lines of text.
pub(crate) fn is_dumb() -> bool {
    env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Whether the first of these that says anything says UTF-8.
fn is_utf_8(locale: &[String]) -> bool {
    let decisive = locale.iter().find(|value| !value.is_empty());
    decisive.is_some_and(|value| {
        let value = value.to_lowercase();
        value.contains("utf-8") || value.contains("utf8")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_locale_that_is_set_decides() {
        for (locale, expected) in [
            (["", "", "en_GB.UTF-8"], true),
            (["", "", "C.utf8"], true),
            (["C", "", "en_GB.UTF-8"], false),
            (["", "de_DE.ISO-8859-1", "en_GB.UTF-8"], false),
            (["", "", ""], false),
        ] {
            assert_eq!(is_utf_8(&locale.map(str::to_owned)), expected, "{locale:?}");
        }
    }
}
