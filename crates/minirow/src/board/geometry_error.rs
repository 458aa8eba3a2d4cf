//! What can be wrong with a geometry.

use std::error::Error;
use std::fmt;

use super::Extra;
use super::digit::MOST_SIDE;

/// Why houses do not make a board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GeometryError {
    /// A block of this shape makes no board with a side from 1 to [`Geometry::MOST_SIDE`](crate::Geometry::MOST_SIDE).
    BlockShape {
        /// Rows of the block.
        rows: u8,
        /// Columns of the block.
        columns: u8,
    },
    /// The side alone does not tell the shape of the blocks.
    Undecided {
        /// The side.
        side: u8,
    },
    /// The block map does not have the cells of a square.
    MapSize {
        /// How many cells the map has.
        cells: usize,
    },
    /// A block of the map has too few or too many cells.
    MapBlock {
        /// The block, from 1 in order of appearance.
        block: usize,
        /// Cells expected in each block.
        side: u8,
        /// Cells found.
        cells: usize,
    },
    /// An extra house does not have `side` different cells of the board.
    ExtraHouse {
        /// The house's name.
        name: String,
        /// Cells expected.
        side: u8,
        /// Different cells of the board found.
        cells: usize,
    },
    /// A house in which digits are only distinct does not have two different cells of the board at least, and fewer
    /// than there are digits.
    ShortHouse {
        /// The house's name.
        name: String,
        /// How many digits there are.
        digits: u8,
        /// Different cells of the board found.
        cells: usize,
    },
    /// A frame, or grids in it, do not make a board.
    Frame {
        /// What would.
        expected: String,
        /// What is there.
        found: String,
    },
    /// A pair of cells that must differ is not two different cells of the board.
    Pair {
        /// The index of one cell.
        one: usize,
        /// The index of the other.
        other: usize,
    },
    /// An extra that takes its form from the blocks needs rectangular ones.
    Extra {
        /// The extra.
        extra: Extra,
    },
    /// There are more houses than can be numbered.
    TooManyHouses {
        /// The most houses a board can have.
        limit: usize,
    },
}

impl fmt::Display for GeometryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BlockShape { rows, columns } => {
                let side = u32::from(*rows) * u32::from(*columns);
                write!(
                    f,
                    "a block of {rows}x{columns} cells makes a side of {side}; expected 1 to {MOST_SIDE}"
                )
            }
            Self::Undecided { side } => {
                let shapes = Shapes(*side);
                write!(
                    f,
                    "a side of {side} does not tell the shape of its blocks: it can be {shapes}"
                )
            }
            Self::MapSize { cells } => {
                write!(f, "expected a block map of side x side cells, found {cells}")
            }
            Self::MapBlock { block, side, cells } => {
                write!(f, "expected {side} cells in block {block}, found {cells}")
            }
            Self::ExtraHouse { name, side, cells } => {
                let what = format_args!("different cells of the board in the house '{name}'");
                write!(f, "expected {side} {what}, found {cells}")
            }
            Self::ShortHouse { name, digits, cells } => {
                let what = format_args!("different cells of the board in the house '{name}'");
                write!(f, "expected 2 to {} {what}, found {cells}", digits.saturating_sub(1))
            }
            Self::Frame { expected, found } => write!(f, "expected {expected}, found {found}"),
            Self::Pair { one, other } => {
                write!(f, "expected two different cells of the board, found {one} and {other}")
            }
            Self::Extra { extra } => {
                write!(f, "expected rectangular blocks for {extra}, found irregular ones")
            }
            Self::TooManyHouses { limit } => write!(f, "expected at most {limit} houses"),
        }
    }
}

impl Error for GeometryError {}

/// The rectangles of `side` cells, as a list for people.
struct Shapes(u8);

impl fmt::Display for Shapes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shapes: Vec<String> = (1..=self.0)
            .filter(|&rows| self.0.is_multiple_of(rows))
            .map(|rows| format!("{rows}x{}", self.0 / rows))
            .collect();
        f.write_str(&shapes.join(", "))
    }
}
