//! Options of `link`.

use clap::{Args, ValueEnum};

use super::BoardArgs;

#[derive(Debug, Args)]
#[command(after_long_help = "\
Anything that a web player cannot hold is an error that names it; --lossy leaves out names, marks and \
everything else besides the puzzle itself. Digits that were filled in then become givens, unless \
--puzzle leaves them out.

Examples:
  minirow link examples/puzzles.txt
  minirow link --player sudokupad examples/puzzles.txt
  minirow link --qr text examples/classic.txt
  minirow link --qr svg examples/classic.txt -o link.svg
  minirow generate --level hard | minirow link")]
pub(crate) struct LinkArgs {
    /// The web player to link to
    #[arg(long, value_name = "NAME", default_value = "f-puzzles")]
    pub(crate) player: Player,
    /// Also print a QR code of the link, or write it alone as a picture
    #[arg(long, value_name = "FORM", conflicts_with = "to")]
    pub(crate) qr: Option<Qr>,
    /// Leave out what the web player cannot hold
    #[arg(long)]
    pub(crate) lossy: bool,
    /// Only the givens, without digits and marks that were filled in
    #[arg(long)]
    pub(crate) puzzle: bool,
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
}

/// A player on the web that takes boards in links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Player {
    /// f-puzzles.com: sizes 3 to 16, any blocks, diagonals, windoku, anti-knight, anti-king, disjoint
    /// groups, cages, arrows, lines, dots and other rules; marks, solution, title, author and rules text
    #[value(alias = "fpuzzles")]
    FPuzzles,
    /// sudokupad.app: any size and blocks, diagonals, anti-knight, anti-king, disjoint groups; other rules
    /// drawn and told in words; short links for boards of 9x9
    Sudokupad,
    /// sudokumaker.app: up to 16x16, and the rules that f-puzzles has
    Sudokumaker,
    /// Penpa+: up to 36x36, any connected blocks; killer cages, thermometers and arrows
    Penpa,
    /// Interactive Sudoku Solver: up to 16x16, and nearly all rules
    Iss,
    /// sudokuwiki.org, Andrew Stuart's solver: the classic board
    Sudokuwiki,
    /// sudoku.coach: the classic board
    SudokuCoach,
    /// puzz.link: plain boards of side 4, 6, 9, 16 and 25
    PuzzLink,
}

impl Player {
    /// The name of its format.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::FPuzzles => "f-puzzles",
            Self::Sudokupad => "sudokupad",
            Self::Sudokumaker => "sudokumaker",
            Self::Penpa => "penpa",
            Self::Iss => "iss-link",
            Self::Sudokuwiki => "sudokuwiki",
            Self::SudokuCoach => "sudoku-coach",
            Self::PuzzLink => "puzz-link",
        }
    }
}

/// The form of a QR code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Qr {
    /// The link, and the code in block characters for a terminal
    Text,
    /// The code alone as SVG
    Svg,
}
