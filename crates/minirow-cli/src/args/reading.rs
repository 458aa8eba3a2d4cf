//! Options for the input: files, formats, symbols and geometry.

use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueHint};
use minirow::format::{Format, Symbols, UnknownFormat};
use minirow::{Extra, UnknownExtra};

use super::number::{MOST_JOBS, number};
use super::{COMMON, OutputArgs};

/// Where boards come from, how they are read and where answers go.
#[derive(Debug, Args)]
pub(crate) struct BoardArgs {
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
    #[command(flatten)]
    pub(crate) writing: OutputArgs,
}

/// Where boards come from and how they are read.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = COMMON)]
pub(crate) struct ReadingArgs {
    /// Files with boards, `-` for standard input, or a board as text [default: standard input]
    #[arg(value_name = "INPUT", value_hint = ValueHint::AnyPath, help_heading = None::<&str>)]
    pub(crate) inputs: Vec<String>,

    #[command(flatten)]
    pub(crate) geometry: GeometryArgs,
    /// Symbols of the digits: 1-9A-G, A-P, any list of characters, dec for numbers, hex, letters, greek,
    /// arabic, persian, devanagari, bengali, gujarati, gurmukhi, tamil, thai, chinese or fullwidth
    #[arg(long, value_name = "SYMBOLS")]
    pub(crate) symbols: Option<Symbols>,
    /// Character of an empty cell, if it is none of . 0 * - _ X
    #[arg(long, value_name = "SIGN", value_parser = empty_cell)]
    pub(crate) empty: Option<char>,
    /// Format of the input, such as line, grid or csv, or auto to detect it; `convert --help` lists
    /// them all
    #[arg(
        long,
        value_name = "FORMAT",
        default_value = "auto",
        value_parser = input_format
    )]
    pub(crate) from: InputFormat,
    /// Table column with the puzzles: its name, or its number from 1
    #[arg(long, value_name = "NAME")]
    pub(crate) column: Option<String>,
    /// Accept boards of different sizes and formats in one file
    #[arg(long)]
    pub(crate) mixed: bool,
    /// Read all lines of constraint strings as one board
    #[arg(long, conflicts_with = "one_per_line")]
    pub(crate) whole: bool,
    /// Read each line of constraint strings as a board of its own
    #[arg(long)]
    pub(crate) one_per_line: bool,

    /// How many processors to use [default: all]
    #[arg(short, long, value_name = "N", value_parser = number::<usize, 0, MOST_JOBS>)]
    pub(crate) jobs: Option<usize>,
    /// Print neither progress nor notes nor a summary
    #[arg(short, long)]
    pub(crate) quiet: bool,
    /// Stop at the first board that cannot be read or written
    #[arg(long)]
    pub(crate) fail_fast: bool,
}

/// A format of the input, if it is named.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InputFormat(pub(crate) Option<Format>);

/// What a board looks like.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = COMMON)]
pub(crate) struct GeometryArgs {
    /// Shape of a block (box), such as 3x3 for 9x9; needed if the size leaves it open
    #[arg(long, value_name = "ROWSxCOLS", value_parser = block)]
    pub(crate) block: Option<(u8, u8)>,
    /// Side of the board, such as 6 for 6x6, with blocks of the usual shape (2x3)
    #[arg(
        long,
        alias = "side",
        value_name = "N",
        value_parser = size,
        conflicts_with = "block"
    )]
    pub(crate) size: Option<(u8, u8)>,
    /// File with a map of irregular blocks: a letter for each cell
    #[arg(
        long,
        value_name = "FILE",
        value_hint = ValueHint::FilePath,
        conflicts_with_all = ["block", "size"]
    )]
    pub(crate) blocks: Option<PathBuf>,
    /// Grids that overlap: a name such as samurai (help layouts lists them), or a file that tells how they lie
    #[arg(
        long,
        value_name = "NAME|FILE",
        value_hint = ValueHint::FilePath,
        conflicts_with = "blocks"
    )]
    pub(crate) layout: Option<String>,
    /// Extra rules (variants); separate several with commas
    #[arg(
        long,
        value_name = "RULES",
        value_parser = extra_names().try_map(|name| extra(&name)),
        value_delimiter = ','
    )]
    pub(crate) extra: Vec<Extra>,
}

fn input_format(text: &str) -> Result<InputFormat, UnknownFormat> {
    let named = if text == "auto" { None } else { Some(text.parse()?) };
    Ok(InputFormat(named))
}

fn empty_cell(text: &str) -> Result<char, String> {
    let mut signs = text.chars();
    let sign = signs.next().filter(|_| signs.next().is_none());
    let is_free = |sign: &char| !matches!(sign, '1'..='9' | '|' | '=' | ',' | ';' | '\t');
    if sign == Some(char::REPLACEMENT_CHARACTER) {
        return Err(
            "expected one character such as ? or o, not the replacement character of invalid UTF-8"
                .to_owned(),
        );
    }
    let expected = "expected one character such as ? or o, not a digit from 1 to 9 or a character of drawn lines";
    sign.filter(is_free).ok_or_else(|| expected.to_owned())
}

fn block(text: &str) -> Result<(u8, u8), String> {
    let shape = text.split_once(['x', 'X', '×']).and_then(|(rows, columns)| {
        let (rows, columns): (u8, u8) = (rows.parse().ok()?, columns.parse().ok()?);
        rows.checked_mul(columns).filter(|&side| side > 0).map(|_| (rows, columns))
    });
    shape.ok_or_else(|| "expected ROWSxCOLS such as 3x3, with a product from 1 to 255".to_owned())
}

/// The shape of the blocks that boards of a side have: as square as can be, and not higher than wide.
fn size(text: &str) -> Result<(u8, u8), String> {
    let expected = || "expected the side of a board such as 6, from 1 to 255".to_owned();
    let (side, other) = text.split_once(['x', 'X', '×']).unwrap_or((text, text));
    let side: u8 = side.parse().ok().filter(|&side| side > 0).ok_or_else(expected)?;
    if other.parse() != Ok(side) {
        return Err(expected());
    }
    let rows = (1..=side.isqrt()).rev().find(|rows| side.is_multiple_of(*rows)).unwrap_or(1);
    if rows == 1 && side > 3 {
        return Err(format!(
            "a board of {side}x{side} has no rectangular blocks; --block 1x{side} is one of rows and columns alone, \
             and --blocks names a file with a map of others"
        ));
    }
    Ok((rows, side / rows))
}

/// What else people call extras.
const EXTRAS_ALSO: [(&str, Extra); 7] = [
    ("diagonal", Extra::Diagonals),
    ("x", Extra::Diagonals),
    ("sudoku-x", Extra::Diagonals),
    ("hyper", Extra::Windoku),
    ("antiknight", Extra::AntiKnight),
    ("antiking", Extra::AntiKing),
    ("disjoint", Extra::DisjointGroups),
];

/// The names of all extras, each with its rule.
fn extra_names() -> PossibleValuesParser {
    let names = Extra::ALL.iter().map(|&extra| {
        let also = EXTRAS_ALSO.iter().filter(move |(_, meant)| *meant == extra);
        PossibleValue::new(extra.name()).aliases(also.map(|(also, _)| also)).help(extra.rule())
    });
    PossibleValuesParser::new(names)
}

fn extra(name: &str) -> Result<Extra, UnknownExtra> {
    match EXTRAS_ALSO.iter().find(|(also, _)| *also == name) {
        Some((_, meant)) => Ok(*meant),
        None => name.parse(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_blocks_of_the_usual_shape() {
        for (text, shape) in [
            ("9", (3, 3)),
            ("6", (2, 3)),
            ("12x12", (3, 4)),
            ("8", (2, 4)),
            ("3", (1, 3)),
            ("20", (4, 5)),
        ] {
            assert_eq!(size(text), Ok(shape), "{text}");
        }
        for text in ["7", "0", "6x9", "256", "big", "11"] {
            assert!(size(text).is_err(), "{text}");
        }
    }
}
