//! What can be said about the program itself.

use std::path::PathBuf;

use clap::{Args, ValueEnum, ValueHint};
use clap_complete::Shell;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  pencilmark completions bash > ~/.local/share/bash-completion/completions/pencilmark
  pencilmark completions fish > ~/.config/fish/completions/pencilmark.fish")]
pub(crate) struct CompletionsArgs {
    /// The shell
    pub(crate) shell: Shell,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  pencilmark man | man -l -
  pencilmark man --dir ~/.local/share/man/man1")]
pub(crate) struct ManArgs {
    /// Write one page for each command into this folder
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) dir: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// Where the output is a terminal that can show it
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}
