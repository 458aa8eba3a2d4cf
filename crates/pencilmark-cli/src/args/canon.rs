//! Options of `canon` and `link`.

use clap::{Args, ValueEnum, ValueHint};

use super::BoardArgs;

#[derive(Debug, Args)]
#[command(after_long_help = "\
The canonical form (minlex form) of a board is the smallest board, read row by row with empty cells \
as 0, among all boards that can be made from it by relabelling digits, reordering rows within bands, \
bands, columns within stacks, and stacks, and by transposing where blocks are square. Two boards are \
the same up to symmetry (isomorphic) if their canonical forms are equal.

Boards must have rectangular blocks, no extra rules, and a size from 4x4 to 10x10, or 12x12. A \
complete 9x9 board takes a few microseconds.

--with transform prints the transformation: for each row and column of the canonical form, which row \
or column it was, from 1, after transposing where it says `transposed`; then what each digit from 1 \
becomes. --with automorphisms prints how many transformations leave a complete board unchanged. The \
values follow the form, separated by tabs; `-` stands for one that is not known.

--compare takes one board, as a file or as text, and reports for each board whether it is the `same`, \
and by which transformation, or `different`; the exit code is 1 if any board is different.

Examples:
  pencilmark canon examples/grids.txt
  pencilmark canon --with automorphisms examples/grids.txt
  pencilmark canon examples/grids.txt | sort -u
  pencilmark canon --with transform examples/grids.txt")]
pub(crate) struct CanonArgs {
    /// What else to print; separate several with commas
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    pub(crate) with: Vec<WithForm>,
    /// Report whether each board is the same as this one up to symmetry; a file or a board as text
    #[arg(long, value_name = "BOARD", value_hint = ValueHint::AnyPath, conflicts_with = "with")]
    pub(crate) compare: Option<String>,
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
}

/// What is printed beside a canonical form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum WithForm {
    /// The transformation from the board to its form
    Transform,
    /// How many transformations leave the board unchanged
    Automorphisms,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
Anything that a web player cannot hold is an error that names it; --lossy leaves out names, marks and \
everything else besides the puzzle itself. Digits that were filled in then become givens, unless \
--puzzle leaves them out.

Examples:
  pencilmark link examples/puzzles.txt
  pencilmark link --player sudokupad examples/puzzles.txt
  pencilmark link --qr text examples/classic.txt
  pencilmark link --qr svg examples/classic.txt -o link.svg
  pencilmark generate --level hard | pencilmark link")]
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
