//! Options of the program itself: colour, completions, manual.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, ValueEnum, ValueHint};
use clap_complete::Shell;

#[derive(Debug, Args)]
#[command(after_long_help = "\
Each shell looks for the script in its own place, such as \
~/.local/share/bash-completion/completions/minirow for bash, ~/.config/fish/completions/minirow.fish \
for fish, and a file _minirow in a directory of $fpath for zsh.

Examples:
  minirow completions bash > minirow.bash
  minirow completions fish > minirow.fish
  minirow completions zsh > _minirow")]
pub(crate) struct CompletionsArgs {
    /// The shell
    pub(crate) shell: Shell,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
`man` finds the pages in ~/.local/share/man/man1, and those of all users in /usr/local/share/man/man1.

Examples:
  minirow man > minirow.1
  minirow man --dir man1")]
pub(crate) struct ManArgs {
    /// Write one page for each command into this directory
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) dir: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// Where the output is a terminal that can show it
    Auto,
    /// Also through a pipe, in the form that a terminal gets: for pagers such as less -R
    Always,
    /// Never
    Never,
}

/// What a command line says about colour; help and errors of usage are written before the rest of it is understood.
pub(crate) fn color_said(arguments: impl Iterator<Item = OsString>) -> Color {
    let mut arguments = arguments.take_while(|argument| argument != "--");
    let mut said = Color::Auto;
    while let Some(argument) = arguments.next() {
        let value = match argument.to_string_lossy().split_once('=') {
            Some(("--color", value)) => Some(value.to_owned()),
            None if argument == "--color" => {
                arguments.next().map(|value| value.to_string_lossy().into_owned())
            }
            _ => None,
        };
        said = value.and_then(|value| Color::from_str(&value, false).ok()).unwrap_or(said);
    }
    said
}
