//! Options of the program itself: colour, completions, manual.

use std::path::PathBuf;

use clap::{Args, ValueEnum, ValueHint};
use clap_complete::Shell;

#[derive(Debug, Args)]
#[command(after_long_help = "\
Each shell looks for the script in its own place, such as \
~/.local/share/bash-completion/completions/pencilmark for bash, ~/.config/fish/completions/pencilmark.fish \
for fish, and a file _pencilmark in a directory of $fpath for zsh.

Examples:
  pencilmark completions bash > pencilmark.bash
  pencilmark completions fish > pencilmark.fish
  pencilmark completions zsh > _pencilmark")]
pub(crate) struct CompletionsArgs {
    /// The shell
    pub(crate) shell: Shell,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
`man` finds the pages in ~/.local/share/man/man1, and those of all users in /usr/local/share/man/man1.

Examples:
  pencilmark man > pencilmark.1
  pencilmark man --dir man1")]
pub(crate) struct ManArgs {
    /// Write one page for each command into this directory
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
