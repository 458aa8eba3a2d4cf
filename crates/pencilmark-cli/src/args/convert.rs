//! What can be said about writing boards in another format.

use clap::Args;
use pencilmark::format::{Format, Symbols};

use super::{FileArgs, ReadingArgs};

#[derive(Debug, Args)]
#[command(after_help = CONVERT_HELP)]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
    /// Format of the output [default: as the name of the output ends, else a line]
    #[arg(short, long, value_name = "FORMAT", help_heading = "Writing")]
    pub(crate) to: Option<Format>,
    #[command(flatten)]
    pub(crate) file: FileArgs,
    /// Symbols to write [default: those that were read]
    #[arg(long, value_name = "SYMBOLS", help_heading = "Writing")]
    pub(crate) to_symbols: Option<Symbols>,
    /// Leave out candidates, rules in words and which digits are a player's, where the format cannot
    /// hold them
    #[arg(long, help_heading = "Writing")]
    pub(crate) lossy: bool,
}

const CONVERT_HELP: &str = "\
Formats, with the ends of file names that stand for them:
  line               a line of symbols or numbers (.sdm, .txt)
  grid               rows of cells, drawn
  candidates         rows of candidates, drawn as HoDoKu does
  simple-candidates  the same, drawn as Simple Sudoku does
  json               objects of our own, one in a line (.json)
  tatham             game ids of Solo, in Simon Tatham's collection
  annotated          lines with a rating and a comment, as of gsf's sudoku and serate
  sadman             SadMan (.sdk)
  sudocue            SudoCue
  sdx                boards under way of SudoCue (.sdx)
  ss                 Simple Sudoku (.ss)
  susser, library    lines with struck candidates; the latter are HoDoKu's library
  hsol               games of HoDoKu (.hsol), which are only read
  opensudoku         collections of OpenSudoku (.opensudoku)
  csv                tables (.csv)
  ksudoku            games of KSudoku (.ksudoku)
  code               lists in brackets and texts in quotes in programs, which are only read
  yaml               keys and lists of YAML (.yaml, .yml), which are only read
  facts              facts of logic programs such as initial(1,1,5). (.lp), which are only read
  tatham-save        saved games of Solo (.sav), which are only read
  exchange           lines of the puzzle bank of Sudoku Exchange, which are only read
  f-puzzles, sudokupad, penpa, sudokuwiki, sudoku-coach, sudokuexchange
                     links to those players

A table names its columns in the first row: puzzle, quiz, sudoku, board or grid, or else question,
problem, given, starting_cells, clues and the like; solution, answer or solved; name, author, rules,
comment, date, source, level, rating, url and collection. --column names that of the puzzles where
they are called something else, or its number from 1, which needs no names.

Boards are carried with all that the format can hold. What makes them no other boards, as a name, an
author, the solution, marks and colours, is left behind, and a note says what and in how many. What
does is an error that names it: candidates, rules in words, and which digits are a player's, unless
--lossy leaves them out; the geometry and its rules always. Where lines and
drawings do not tell the shape of the blocks, further rules or the symbols, lines in front of them
do. Some formats look like others and have to be named, or told by the end of the file's name:
annotated, sudocue, sdx, ss, and tables without names of columns.

Examples:
  pencilmark convert puzzles.csv -o puzzles.sdm
  pencilmark convert --to csv puzzles.txt easy.opensudoku -o puzzles.csv
  pencilmark convert --to line < kaggle.csv
  pencilmark convert --column task_of_the_day examples/columns.csv
  pencilmark convert --from annotated --to opensudoku rated.txt -o rated.opensudoku
  pencilmark convert --to simple-candidates game.hsol";
