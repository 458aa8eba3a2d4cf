//! What can be said about boards that are the same up to symmetry, and about links.

use clap::{Args, ValueEnum, ValueHint};

use super::BoardArgs;

#[derive(Debug, Args)]
#[command(after_long_help = "\
The canonical form is the least board, row by row with empty cells as 0, among all that a board can \
be made into by exchanging digits, rows within bands, bands, columns within stacks, stacks, and rows \
with columns where blocks are square. Two boards are the same up to symmetry where their forms are.

Boards have rectangular blocks and no further rules, and sizes of 4x4 to 10x10 or 12x12. Complete \
boards of 9x9 take some microseconds.

--with transform tells how to get there: for each row and column of the form which one it was, from \
1, behind an exchange of rows with columns where it says `transposed`; then what each digit from 1 \
becomes. --with automorphisms tells how many transformations leave a complete board as it is. \
Columns that are asked for follow between tabs; there is a `-` where one is not known.

--compare takes one board, a file or a text, and says of each board whether it is the `same`, and how \
to make it of that one, or `different`; the exit code is 1 where one of them is.

Examples:
  pencilmark canon examples/grids.txt
  pencilmark canon --with automorphisms examples/grids.txt
  pencilmark canon examples/grids.txt | sort -u
  pencilmark canon --with transform examples/grids.txt")]
pub(crate) struct CanonArgs {
    /// What else to tell, several between commas
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    pub(crate) with: Vec<WithForm>,
    /// Say whether boards are the same as this one up to symmetry, a file or a text
    #[arg(long, value_name = "BOARD", value_hint = ValueHint::AnyPath, conflicts_with = "with")]
    pub(crate) compare: Option<String>,
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
}

/// What is told beside a canonical form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum WithForm {
    /// How to get there
    Transform,
    /// How many transformations leave the board as it is
    Automorphisms,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
What a player has no room for is an error that names it; --lossy leaves out names, marks and what \
else is not the puzzle itself. The digits of a player are then givens, unless --puzzle leaves them \
out.

Examples:
  pencilmark link examples/puzzles.txt
  pencilmark link --player sudokupad examples/puzzles.txt
  pencilmark link --qr text examples/classic.txt
  pencilmark link --qr svg examples/classic.txt -o link.svg
  pencilmark generate --level hard | pencilmark link")]
pub(crate) struct LinkArgs {
    /// The player
    #[arg(long, value_name = "NAME", default_value = "f-puzzles")]
    pub(crate) player: Player,
    /// Write a QR code of the link too, or as a picture alone
    #[arg(long, value_name = "FORM", conflicts_with = "to")]
    pub(crate) qr: Option<Qr>,
    /// Leave out what the player has no room for
    #[arg(long)]
    pub(crate) lossy: bool,
    /// Only the givens, without the digits and marks of a player
    #[arg(long)]
    pub(crate) puzzle: bool,
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
}

/// A player on the web that takes boards in links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Player {
    /// f-puzzles.com: sizes 3 to 16, any blocks, diagonals, windoku, anti-knight, anti-king, disjoint
    /// groups; marks, solution, title, author and rules
    FPuzzles,
    /// sudokupad.app: any size and blocks, diagonals, anti-knight, anti-king, disjoint groups; short
    /// links for boards of 9x9
    Sudokupad,
    /// Penpa+: up to 36x36, any connected blocks
    Penpa,
    /// sudokuwiki.org, Andrew Stuart's solver: the classic board
    Sudokuwiki,
    /// sudoku.coach: the classic board
    SudokuCoach,
}

impl Player {
    /// The name of its format.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::FPuzzles => "f-puzzles",
            Self::Sudokupad => "sudokupad",
            Self::Penpa => "penpa",
            Self::Sudokuwiki => "sudokuwiki",
            Self::SudokuCoach => "sudoku-coach",
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
