//! What can be said about writing boards in another format.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use pencilmark::format::{Format, Symbols};

use super::{FileArgs, ReadingArgs};

#[derive(Debug, Args)]
#[command(after_long_help = CONVERT_HELP)]
pub(crate) struct ConvertArgs {
    /// Format of the output [default: as the name of the output ends, else a line]
    #[arg(
        short,
        long,
        value_name = "FORMAT",
        value_parser = formats().try_map(|name| name.parse::<Format>())
    )]
    pub(crate) to: Option<Format>,
    /// Symbols to write [default: those that were read]
    #[arg(long, value_name = "SYMBOLS")]
    pub(crate) to_symbols: Option<Symbols>,
    /// Leave out candidates, rules in words and which digits are a player's, where the format cannot
    /// hold them
    #[arg(long)]
    pub(crate) lossy: bool,
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
    #[command(flatten)]
    pub(crate) file: FileArgs,
}

const CONVERT_HELP: &str = "\
A table names its columns in the first row: puzzle, quiz, sudoku, board or grid, or else question, \
problem, given, starting_cells, clues and the like; solution, answer or solved; name, author, rules, \
comment, date, source, level, rating, url and collection. --column names that of the puzzles where \
they are called something else, or its number from 1, which needs no names.

Boards are carried with all that the format can hold. What makes them no other boards, as a name, \
an author, the solution, marks and colours, is left behind, and a note says what and in how many. \
What does is an error that names it: candidates, rules in words, and which digits are a player's, \
unless --lossy leaves them out; the geometry and its rules always. Where lines and \
drawings do not tell the shape of the blocks, further rules or the symbols, lines in front of them \
do. Some formats look like others and have to be named, or told by the end of the file's name: \
annotated, sudocue, sdx, ss, and tables without names of columns.

Examples:
  pencilmark convert examples/puzzles.csv -o a.sdm
  pencilmark convert --to csv examples/puzzles.opensudoku
  pencilmark convert < examples/puzzles.csv
  pencilmark convert --column 2 examples/columns.csv
  pencilmark convert --to candidates examples/own.txt";

/// The names of all formats, each with what it is and the ends of file names that stand for it.
fn formats() -> PossibleValuesParser {
    let named = Format::all().map(|format| {
        let value = PossibleValue::new(format.name());
        match MEANINGS.iter().find(|(name, _)| *name == format.name()) {
            Some((_, meaning)) => value.help(meaning),
            None => value,
        }
    });
    PossibleValuesParser::new(named.collect::<Vec<_>>())
}

const MEANINGS: [(&str, &str); 30] = [
    ("line", "A line of symbols or numbers (.sdm, .txt)"),
    ("grid", "Rows of cells, drawn"),
    ("candidates", "Rows of candidates, drawn as HoDoKu does"),
    ("json", "Objects of our own, one in a line (.json)"),
    ("tatham", "Game ids of Solo, in Simon Tatham's collection"),
    ("simple-candidates", "Rows of candidates, drawn as Simple Sudoku does"),
    ("candidate-list", "A place for each candidate, 1..4..7.., in a line: 729 signs on 9x9"),
    ("candidate-rows", "The same with a row of cells in each line"),
    ("annotated", "Lines with a rating and a comment, as of gsf's sudoku and serate"),
    ("sadman", "SadMan (.sdk)"),
    ("sudocue", "SudoCue"),
    ("sdx", "Boards under way of SudoCue (.sdx)"),
    ("ss", "Simple Sudoku (.ss)"),
    ("susser", "Lines with removed candidates, as of Sudoku Susser"),
    ("library", "Lines with removed candidates, as of HoDoKu's library"),
    ("hsol", "Games of HoDoKu (.hsol), which are only read"),
    ("opensudoku", "Collections of OpenSudoku (.opensudoku)"),
    ("csv", "Tables (.csv)"),
    ("ksudoku", "Games of KSudoku (.ksudoku)"),
    ("code", "Lists in brackets and texts in quotes in programs, which are only read"),
    ("yaml", "Keys and lists of YAML (.yaml, .yml), which are only read"),
    ("facts", "Facts of logic programs such as initial(1,1,5). (.lp), which are only read"),
    ("tatham-save", "Saved games of Solo (.sav), which are only read"),
    ("exchange", "Lines of the puzzle bank of Sudoku Exchange, which are only read"),
    ("f-puzzles", "Links to f-puzzles.com"),
    ("sudokupad", "Links to sudokupad.app"),
    ("penpa", "Links to Penpa+"),
    ("sudokuwiki", "Links to sudokuwiki.org"),
    ("sudoku-coach", "Links to sudoku.coach"),
    ("sudokuexchange", "Links to Sudoku Exchange"),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_format_is_explained() {
        let names: BTreeSet<&str> = Format::all().map(Format::name).collect();
        assert_eq!(names, MEANINGS.map(|(name, _)| name).into());
    }
}
