//! Options of `canon`.

use clap::{Args, ValueEnum, ValueHint};

use super::{BoardArgs, HeaderArgs};

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

Header lines in front of boards tell what a reader would not assume, such as blocks of 2x3; \
--no-header leaves them out, so that forms can be sorted and compared line by line.

--compare takes one board, as a file or as text, and reports for each board whether it is the `same`, \
and by which transformation, or `different`; the exit code is 1 if any board is different.

Examples:
  minirow canon examples/grids.txt
  minirow canon --with automorphisms examples/grids.txt
  minirow canon examples/grids.txt | sort -u
  minirow canon --with transform examples/grids.txt")]
pub(crate) struct CanonArgs {
    /// What else to print; separate several with commas
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    pub(crate) with: Vec<WithForm>,
    /// Report whether each board is the same as this one up to symmetry; a file or a board as text
    #[arg(long, value_name = "BOARD", value_hint = ValueHint::AnyPath, conflicts_with = "with")]
    pub(crate) compare: Option<String>,
    #[command(flatten)]
    pub(crate) header: HeaderArgs,
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
