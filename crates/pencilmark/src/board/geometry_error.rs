//! What can be wrong with a geometry.

use std::fmt;

use super::Extra;

/// Why houses do not make a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GeometryError {
    /// A block of this shape makes no board with a side from 1 to 255.
    #[error("a block of {rows}x{columns} cells makes a side of {}; expected 1 to 255", u32::from(*rows) * u32::from(*columns))]
    BlockShape {
        /// Rows of the block.
        rows: u8,
        /// Columns of the block.
        columns: u8,
    },
    /// The side alone does not tell the shape of the blocks.
    #[error("a side of {side} does not tell the shape of its blocks: it can be {}", Shapes(*side))]
    Undecided {
        /// The side.
        side: u8,
    },
    /// The block map does not have the cells of a square.
    #[error("expected a block map of side x side cells, found {cells}")]
    MapSize {
        /// How many cells the map has.
        cells: usize,
    },
    /// A block of the map has too few or too many cells.
    #[error("expected {side} cells in block {block}, found {cells}")]
    MapBlock {
        /// The block, from 1 in order of appearance.
        block: usize,
        /// Cells expected in each block.
        side: u8,
        /// Cells found.
        cells: usize,
    },
    /// An extra house does not have `side` different cells of the board.
    #[error("expected {side} different cells of the board in the house '{name}', found {cells}")]
    ExtraHouse {
        /// The house's name.
        name: String,
        /// Cells expected.
        side: u8,
        /// Different cells of the board found.
        cells: usize,
    },
    /// A pair of cells that must differ is not two different cells of the board.
    #[error("expected two different cells of the board, found {one} and {other}")]
    Pair {
        /// The index of one cell.
        one: usize,
        /// The index of the other.
        other: usize,
    },
    /// An extra that takes its form from the blocks needs rectangular ones.
    #[error("expected rectangular blocks for {extra}, found irregular ones")]
    Extra {
        /// The extra.
        extra: Extra,
    },
    /// There are more houses than can be numbered.
    #[error("expected at most {limit} houses")]
    TooManyHouses {
        /// The most houses a board can have.
        limit: usize,
    },
}

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
