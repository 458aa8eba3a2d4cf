//! Options of `convert`: the format to write boards in.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use minirow::format::{Format, Symbols, UnknownFormat};

use super::{FileArgs, HeaderArgs, ReadingArgs};

#[derive(Debug, Args)]
#[command(after_long_help = CONVERT_HELP)]
pub(crate) struct ConvertArgs {
    /// Format of the output [default: by the extension of the output file, else line]
    #[arg(
        short,
        long,
        value_name = "FORMAT",
        value_parser = formats().try_map(|name| named(&name))
    )]
    pub(crate) to: Option<Format>,
    /// Symbols to write [default: as in the input]
    #[arg(long, value_name = "SYMBOLS")]
    pub(crate) to_symbols: Option<Symbols>,
    /// Leave out candidates, rules in words and the difference between givens and filled-in digits
    /// where the format cannot hold them
    #[arg(long)]
    pub(crate) lossy: bool,
    #[command(flatten)]
    pub(crate) header: HeaderArgs,
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
    #[command(flatten)]
    pub(crate) file: FileArgs,
}

const CONVERT_HELP: &str = "\
The first row of a table names its columns: puzzle, quiz, sudoku, board or grid, or else question, \
problem, given, starting_cells, clues and the like; solution, answer or solved; name, author, rules, \
comment, date, source, level, rating, url and collection. If the column of the puzzles has another \
name, give it with --column, or give its number from 1, which works without a row of names.

Everything that the output format can hold is kept. What does not change the board itself, such as a \
name, an author, the solution, marks or colours, is dropped if the format has no place for it, and a \
note says what was dropped from how many boards. What does change the board is an error that names \
it: candidates, rules in words, and the difference between givens and filled-in digits, unless \
--lossy leaves them out; the geometry and its rules always. Where a line or drawing does not show the \
shape of the blocks, extra rules or the symbols, header lines in front of it do. Some formats look \
like others and must be named with --from, or recognised by the file extension: annotated, sudocue, \
sdx, ss, and tables without column names.

Examples:
  minirow convert examples/puzzles.csv -o a.sdm
  minirow convert --to csv examples/puzzles.opensudoku
  minirow convert < examples/puzzles.csv
  minirow convert --column 2 examples/columns.csv
  minirow convert --to candidates examples/own.txt";

fn named(name: &str) -> Result<Format, UnknownFormat> {
    if name == "pencilmarks" { Ok(Format::CANDIDATES) } else { name.parse() }
}

/// The names of all formats, each with what it is and its file extensions.
fn formats() -> PossibleValuesParser {
    let named = Format::all().map(|format| {
        let value = PossibleValue::new(format.name());
        let value = value.aliases(extensions(format));
        let value = match format {
            Format::CANDIDATES => value.alias("pencilmarks"),
            _ if format.name() == "f-puzzles" => value.alias("fpuzzles"),
            _ => value,
        };
        value.help(format.meaning())
    });
    PossibleValuesParser::new(named.collect::<Vec<_>>())
}

/// What the names of its files end with, where that names no other format.
fn extensions(format: Format) -> impl Iterator<Item = &'static str> {
    let is_its =
        move |end: &&str| end.parse() == Ok(format) && !Format::all().any(|one| one.name() == *end);
    format.extensions().iter().copied().filter(is_its)
}
