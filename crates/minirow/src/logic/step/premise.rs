//! What a step relies on, or an implication.

use crate::board::{Candidate, Cell, Digit, House};

/// Something a step relies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Premise {
    /// The cell holds one of its candidates.
    Cell(Cell),
    /// The digit stands in one of its places in the house.
    House(House, Digit),
    /// There is one solution, so four cells, the corners of a rectangle in two blocks and none of
    /// them given, do not hold two digits in turn: they could be exchanged.
    Rectangle([Cell; 4], [Digit; 2]),
    /// There is one solution, so it cannot be that every open cell has two candidates and every
    /// digit two places in each house: the one candidate that is too many holds.
    Grave(Candidate),
}
