//! Requirements that no puzzle can meet, and why.

use crate::board::{Cell, Symmetry};

/// So many givens, as the subject of a sentence.
fn givens(count: usize) -> String {
    format!("{count} {}", if count == 1 { "given was" } else { "givens were" })
}

/// So many cells.
fn cells(count: usize) -> String {
    format!("{count} {}", if count == 1 { "cell" } else { "cells" })
}

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
    /// The symmetry does not take the board to itself.
    #[error("{symmetry} does not fit the board: {board}")]
    Symmetry {
        /// The symmetry.
        symmetry: Symmetry,
        /// What people call the board.
        board: String,
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
    #[error("{} requested, and at most {} may be given", givens(*requested), cells(*most))]
    TooManyGivens {
        /// How many givens are requested.
        requested: usize,
        /// How many cells may be given.
        most: usize,
    },
    /// More cells must be given than givens are requested.
    #[error("{} requested, and {} must be given", givens(*requested), cells(*filled))]
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

#[cfg(test)]
mod tests {
    use super::Impossible;

    #[test]
    fn one_is_told_as_one() {
        for (impossible, expected) in [
            (
                Impossible::TooManyGivens { requested: 2, most: 1 },
                "2 givens were requested, and at most 1 cell may be given",
            ),
            (
                Impossible::TooManyFilled { requested: 1, filled: 3 },
                "1 given was requested, and 3 cells must be given",
            ),
        ] {
            assert_eq!(impossible.to_string(), expected);
        }
    }
}
