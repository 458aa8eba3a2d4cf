//! Requirements that no puzzle can meet, and why.

use crate::board::Cell;

/// Why no puzzle can be as requested.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Impossible {
    /// A cell is not on the board.
    #[error("cell number {} is not on a board of {cells} cells", cell.index())]
    OffBoard {
        /// The cell.
        cell: Cell,
        /// How many cells there are, numbered from 0.
        cells: usize,
    },
    /// A cell must be given and another one, or the same, must be empty, and they go together.
    #[error("cell number {} must be a given and cell number {} must be empty, but they are symmetric to each other", filled.index(), empty.index())]
    Contrary {
        /// The cell that must be given.
        filled: Cell,
        /// The cell that must be empty.
        empty: Cell,
    },
    /// No puzzle with one solution has so few givens.
    #[error(
        "a puzzle with one solution has at least {least} givens on this board, and {requested} were requested"
    )]
    TooFewGivens {
        /// How many are requested, or how many cells may be given.
        requested: usize,
        /// Fewer are too few.
        least: usize,
    },
    /// More givens are requested than there are cells that may be given.
    #[error("{requested} givens were requested, and at most {most} cells may be given")]
    TooManyGivens {
        /// How many givens are requested.
        requested: usize,
        /// How many cells may be given.
        most: usize,
    },
    /// More cells must be given than givens are requested.
    #[error("{requested} givens were requested, and {filled} cells must be given")]
    TooManyFilled {
        /// How many givens are requested.
        requested: usize,
        /// How many cells must be given.
        filled: usize,
    },
    /// Two digits cannot be given at all, and exchanged they are another solution.
    #[error(
        "at most {digits} different digits can be given, and with two digits not given at all there are several solutions"
    )]
    TooFewDigits {
        /// How many different digits there can be.
        digits: usize,
    },
    /// Two lines stay empty, and exchanged they are another solution.
    #[error("{one} and {other} are empty and can be exchanged, so there are several solutions")]
    EmptyLines {
        /// What people call the first line.
        one: String,
        /// What people call the second one.
        other: String,
    },
}
