//! Options for the output: format and header lines.

use clap::{Args, ValueEnum};
use pencilmark::format::Headers;

use super::{COMMON, FileArgs};

/// How answers are written, and where to.
#[derive(Debug, Args)]
#[command(next_help_heading = COMMON)]
pub(crate) struct OutputArgs {
    /// Format of the output [default: grid if the input is drawn, else line]
    #[arg(short, long, value_name = "FORMAT")]
    pub(crate) to: Option<To>,
    #[command(flatten)]
    pub(crate) file: FileArgs,
}

/// What boards are written with.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct HeaderArgs {
    /// Write header lines with the geometry, symbols and rules in front of all boards, not only where a
    /// reader would take them for others
    #[arg(long)]
    header: bool,
    /// Write bare boards, without header lines
    #[arg(long, conflicts_with = "header")]
    no_header: bool,
}

impl HeaderArgs {
    /// What is asked for.
    pub(crate) fn when(self) -> Headers {
        match self {
            Self { no_header: true, .. } => Headers::Never,
            Self { header: true, .. } => Headers::Always,
            _ => Headers::Needed,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum To {
    /// One board per line
    Line,
    /// A drawn board
    Grid,
    /// A drawn board with candidates
    Candidates,
    /// A game id of Simon Tatham's Solo
    Tatham,
    /// One JSON value
    Json,
    /// One JSON value per line and board
    Jsonl,
}
