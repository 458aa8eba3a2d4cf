//! Options for the output: format and header lines.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Args, ValueEnum};
use minirow::format::Headers;

use super::{COMMON, FileArgs};

/// How answers are written, and where to.
#[derive(Debug, Args)]
#[command(next_help_heading = COMMON)]
pub(crate) struct OutputArgs {
    /// Format of the output [default: by the ending of the output, else grid if the input is drawn, else line]
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
    #[value(alias = "pencilmarks")]
    Candidates,
    /// A game id of Simon Tatham's Solo
    Tatham,
    /// One JSON value
    Json,
    /// One JSON value per line and board
    Jsonl,
}

/// `--to` of commands that write no boards but words about them: other forms than these would not be heeded.
pub(super) fn of_words(to: Arg) -> Arg {
    let values = [
        PossibleValue::new("line").help("One line per board, or per step"),
        PossibleValue::new("json").help("One JSON value"),
        PossibleValue::new("jsonl").help("One JSON value per line and board"),
    ];
    let parser =
        PossibleValuesParser::new(values).try_map(|name| <To as ValueEnum>::from_str(&name, false));
    to.value_parser(parser)
        .help("Format of the output [default: by the ending of the output, else line]")
}
