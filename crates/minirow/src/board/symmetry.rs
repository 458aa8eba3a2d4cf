//! Which cells of a board stand for each other.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::{Cell, Geometry};

/// A symmetry of the pattern of givens: turns and reflections that take it to itself.
///
/// # Examples
/// ```
/// use minirow::{Cell, Geometry, Symmetry};
/// let classic = Geometry::classic();
/// let orbit = Symmetry::HalfTurn.orbit(&classic, Cell::new(1)).map(Cell::index);
/// let orbit: Vec<usize> = orbit.collect();
/// assert_eq!(orbit, [1, 79]);
/// assert_eq!("quarter-turn".parse(), Ok(Symmetry::QuarterTurn));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Symmetry {
    /// Every cell stands for itself.
    #[default]
    None,
    /// A turn by 180°.
    HalfTurn,
    /// A turn by 90°.
    QuarterTurn,
    /// The left side mirrors the right one.
    LeftRight,
    /// The top mirrors the bottom.
    TopBottom,
    /// Left mirrors right and top mirrors bottom.
    BothMirrors,
    /// Rows and columns are exchanged: a mirror from the top left to the bottom right.
    Diagonal,
    /// A mirror from the top right to the bottom left.
    Antidiagonal,
    /// Both of these mirrors.
    BothDiagonals,
    /// All turns and mirrors of a square.
    Full,
}

/// No symmetry has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSymmetry(String);

impl fmt::Display for UnknownSymmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = "none, half-turn, quarter-turn, left-right, top-bottom, both-mirrors, \
                        diagonal, antidiagonal, both-diagonals or full";
        write!(f, "expected {expected}, found '{}'", self.0)
    }
}

impl Error for UnknownSymmetry {}

/// A turn or reflection: a cell's row and column on a board whose last row and column is `last`.
/// Where a square comes to, by the last row and the last column of the frame.
type Image = fn(last: [u8; 2], row: u8, column: u8) -> (u8, u8);

const SAME: Image = |_, row, column| (row, column);
const HALF_TURN: Image = |[rows, columns], row, column| (rows - row, columns - column);
const TURN: Image = |[rows, _], row, column| (column, rows - row);
const TURN_BACK: Image = |[_, columns], row, column| (columns - column, row);
const LEFT_RIGHT: Image = |[_, columns], row, column| (row, columns - column);
const TOP_BOTTOM: Image = |[rows, _], row, column| (rows - row, column);
const DIAGONAL: Image = |_, row, column| (column, row);
const ANTIDIAGONAL: Image = |[rows, columns], row, column| (columns - column, rows - row);

impl Symmetry {
    /// All of them.
    pub const ALL: &'static [Self] = &[
        Self::None,
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::LeftRight,
        Self::TopBottom,
        Self::BothMirrors,
        Self::Diagonal,
        Self::Antidiagonal,
        Self::BothDiagonals,
        Self::Full,
    ];

    /// The one word for it.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::Symmetry::HalfTurn.name(), "half-turn");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::HalfTurn => "half-turn",
            Self::QuarterTurn => "quarter-turn",
            Self::LeftRight => "left-right",
            Self::TopBottom => "top-bottom",
            Self::BothMirrors => "both-mirrors",
            Self::Diagonal => "diagonal",
            Self::Antidiagonal => "antidiagonal",
            Self::BothDiagonals => "both-diagonals",
            Self::Full => "full",
        }
    }

    /// Whether it takes the board's frame to itself: every cell comes to a cell.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Frame, Geometry, Symmetry};
    /// assert!(Symmetry::Full.fits(&Geometry::classic()));
    /// assert!(!Symmetry::QuarterTurn.fits(&Frame::new(5, 10).geometry()?));
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn fits(self, board: &Geometry) -> bool {
        if board.rows() == board.columns() && !board.has_holes() {
            return true;
        }
        let images = self.images();
        board.cells().all(|cell| images.iter().all(|&image| moved(image, board, cell).is_some()))
    }

    /// The cells that a cell stands for, itself among them, in reading order. Where the symmetry does not
    /// [fit](Self::fits) the board, it does not stand for what is no cell.
    ///
    /// # Panics
    /// Where the cell is not on the board.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry, Symmetry};
    /// let classic = Geometry::classic();
    /// assert_eq!(Symmetry::Full.orbit(&classic, Cell::new(1)).count(), 8);
    /// assert_eq!(Symmetry::Full.orbit(&classic, Cell::new(40)).count(), 1);
    /// ```
    pub fn orbit(self, board: &Geometry, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
        let images = self.images().iter();
        let mut cells: Vec<Cell> = images.filter_map(|&image| moved(image, board, cell)).collect();
        cells.sort_unstable();
        cells.dedup();
        cells.into_iter()
    }

    /// All orbits of a board, by their first cells.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Symmetry};
    /// let orbits = Symmetry::HalfTurn.orbits(&Geometry::classic());
    /// assert_eq!((orbits.len(), orbits[0].len(), orbits[40].len()), (41, 2, 1));
    /// ```
    #[must_use]
    pub fn orbits(self, board: &Geometry) -> Vec<Vec<Cell>> {
        let orbits = board.cells().map(|cell| (cell, self.orbit(board, cell).collect::<Vec<_>>()));
        orbits.filter(|(cell, orbit)| orbit[0] == *cell).map(|(_, orbit)| orbit).collect()
    }

    fn images(self) -> &'static [Image] {
        match self {
            Self::None => &[SAME],
            Self::HalfTurn => &[SAME, HALF_TURN],
            Self::QuarterTurn => &[SAME, TURN, HALF_TURN, TURN_BACK],
            Self::LeftRight => &[SAME, LEFT_RIGHT],
            Self::TopBottom => &[SAME, TOP_BOTTOM],
            Self::BothMirrors => &[SAME, LEFT_RIGHT, TOP_BOTTOM, HALF_TURN],
            Self::Diagonal => &[SAME, DIAGONAL],
            Self::Antidiagonal => &[SAME, ANTIDIAGONAL],
            Self::BothDiagonals => &[SAME, DIAGONAL, ANTIDIAGONAL, HALF_TURN],
            Self::Full => {
                &[SAME, TURN, HALF_TURN, TURN_BACK, LEFT_RIGHT, TOP_BOTTOM, DIAGONAL, ANTIDIAGONAL]
            }
        }
    }
}

/// The cell that a cell comes to; none where a frame that is no square has nothing there, or a hole.
fn moved(image: Image, board: &Geometry, cell: Cell) -> Option<Cell> {
    let (row, column) = board.position(cell);
    let last = [board.rows() - 1, board.columns() - 1];
    let (row, column) = image(last, row, column);
    board.cell_at(row, column)
}

impl FromStr for Symmetry {
    type Err = UnknownSymmetry;

    fn from_str(name: &str) -> Result<Self, UnknownSymmetry> {
        let named = Self::ALL.iter().copied().find(|symmetry| symmetry.name() == name);
        named.ok_or_else(|| UnknownSymmetry(name.to_owned()))
    }
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_are_the_whole_board_once_and_closed() {
        for side in [1, 2, 5, 9, 16, 255] {
            let board = &Geometry::with_blocks(1, side).unwrap();
            for &symmetry in Symmetry::ALL {
                let orbits = symmetry.orbits(board);
                let mut cells: Vec<usize> =
                    orbits.iter().flatten().map(|cell| cell.index()).collect();
                cells.sort_unstable();
                assert!(cells.into_iter().eq(0..usize::from(side).pow(2)), "{symmetry} {side}");
                for orbit in orbits.iter().take(50) {
                    for &cell in orbit {
                        assert!(
                            symmetry.orbit(board, cell).eq(orbit.iter().copied()),
                            "{symmetry}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn orbits_of_nine_are_those_drawn() {
        let board = Geometry::classic();
        // How many orbits there are, by Burnside's lemma: 81 cells, 1 that a turn leaves, 9 that a
        // mirror leaves.
        let lens =
            Vec::from_iter(Symmetry::ALL.iter().map(|symmetry| symmetry.orbits(&board).len()));
        assert_eq!(lens, [81, 41, 21, 45, 45, 25, 45, 45, 25, 15]);
        let indices = |symmetry: Symmetry| -> Vec<usize> {
            symmetry.orbit(&board, Cell::new(1)).map(Cell::index).collect()
        };
        assert_eq!(indices(Symmetry::QuarterTurn), [1, 17, 63, 79]);
        assert_eq!(indices(Symmetry::LeftRight), [1, 7]);
        assert_eq!(indices(Symmetry::TopBottom), [1, 73]);
        assert_eq!(indices(Symmetry::Diagonal), [1, 9]);
        assert_eq!(indices(Symmetry::Antidiagonal), [1, 71]);
    }

    #[test]
    fn names_are_read_back() {
        for &symmetry in Symmetry::ALL {
            assert_eq!(symmetry.to_string().parse(), Ok(symmetry));
        }
        let error = "sideways".parse::<Symmetry>().unwrap_err();
        assert!(error.to_string().ends_with("full, found 'sideways'"));
    }
}
