//! The extras that people add to a board.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::{Cell, Geometry, GeometryError};

/// A usual set of rules beyond rows, columns and blocks.
///
/// # Examples
/// ```
/// use pencilmark::{Extra, Geometry};
/// let windoku = Geometry::classic().with_extra(Extra::Windoku)?;
/// assert_eq!(windoku.to_string(), "9x9 with 3x3 blocks and windoku");
/// assert_eq!("anti-king".parse(), Ok(Extra::AntiKing));
/// # Ok::<(), pencilmark::GeometryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Extra {
    /// Both diagonals are houses (Sudoku X).
    Diagonals,
    /// Windows are houses: rectangles of a block's shape, each a row and a column in from the edge
    /// and from the next one, as many as fit (four on 9×9).
    Windoku,
    /// The cells at the same place in all blocks are a house.
    DisjointGroups,
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells that touch, at a corner too, differ.
    AntiKing,
}

impl Extra {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Diagonals, Self::Windoku, Self::DisjointGroups, Self::AntiKnight, Self::AntiKing];

    /// Its name, in lower case.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(pencilmark::Extra::DisjointGroups.name(), "disjoint-groups");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Diagonals => "diagonals",
            Self::Windoku => "windoku",
            Self::DisjointGroups => "disjoint-groups",
            Self::AntiKnight => "anti-knight",
            Self::AntiKing => "anti-king",
        }
    }

    /// What it asks for, in a few words.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::Extra;
    /// assert_eq!(Extra::AntiKing.rule(), "Cells that touch, at a corner too, differ");
    /// ```
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            Self::Diagonals => "Both diagonals hold every digit (Sudoku X)",
            Self::Windoku => {
                "Windows hold every digit: rectangles of a block's shape, one cell apart and in \
                 from the edge"
            }
            Self::DisjointGroups => "The cells at the same place in all blocks hold every digit",
            Self::AntiKnight => "Cells a knight's move apart differ",
            Self::AntiKing => "Cells that touch, at a corner too, differ",
        }
    }

    /// The board with its houses or pairs.
    pub(super) fn add_to(self, board: &Geometry) -> Result<Geometry, GeometryError> {
        match self {
            Self::Diagonals => {
                let last = board.side() - 1;
                let falling = (0..=last).map(|i| board.cell(i, i)).collect();
                let rising = (0..=last).map(|i| board.cell(last - i, i)).collect();
                board.with_houses(vec![
                    ("the falling diagonal".to_owned(), falling),
                    ("the rising diagonal".to_owned(), rising),
                ])
            }
            Self::Windoku => board.with_houses(numbered("window", self.windows(board)?)),
            Self::DisjointGroups => board.with_houses(numbered("group", self.groups(board)?)),
            Self::AntiKnight => {
                board.with_apart(self.name(), &moves(board, [(1, 2), (2, 1), (2, -1), (1, -2)]))
            }
            Self::AntiKing => {
                board.with_apart(self.name(), &moves(board, [(0, 1), (1, 0), (1, 1), (1, -1)]))
            }
        }
    }

    fn windows(self, board: &Geometry) -> Result<Vec<Vec<Cell>>, GeometryError> {
        let (rows, columns) = board.block_shape().ok_or(GeometryError::Extra { extra: self })?;
        let starts = |len: u8| {
            let fits = move |from: &u8| board.side() - from >= len;
            (1..board.side()).step_by(usize::from(len) + 1).filter(fits)
        };
        let window = |top: u8, left: u8| {
            let cells = (top..top + rows)
                .flat_map(|row| (left..left + columns).map(move |column| (row, column)));
            cells.map(|(row, column)| board.cell(row, column)).collect()
        };
        Ok(starts(rows)
            .flat_map(|top| starts(columns).map(move |left| (top, left)))
            .map(|(top, left)| window(top, left))
            .collect())
    }

    fn groups(self, board: &Geometry) -> Result<Vec<Vec<Cell>>, GeometryError> {
        let (rows, columns) = board.block_shape().ok_or(GeometryError::Extra { extra: self })?;
        let mut groups = vec![Vec::new(); board.side().into()];
        for cell in board.cells() {
            let place = board.row(cell) % rows * columns + board.column(cell) % columns;
            groups[usize::from(place)].push(cell);
        }
        Ok(groups)
    }
}

impl fmt::Display for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No extra has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownExtra(String);

impl fmt::Display for UnknownExtra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = "diagonals, windoku, disjoint-groups, anti-knight or anti-king";
        write!(f, "expected {expected}, found '{}'", self.0)
    }
}

impl Error for UnknownExtra {}

impl FromStr for Extra {
    type Err = UnknownExtra;

    fn from_str(name: &str) -> Result<Self, UnknownExtra> {
        Self::ALL
            .into_iter()
            .find(|extra| extra.name() == name)
            .ok_or_else(|| UnknownExtra(name.into()))
    }
}

fn numbered(word: &str, groups: Vec<Vec<Cell>>) -> Vec<(String, Vec<Cell>)> {
    groups
        .into_iter()
        .zip(1..)
        .map(|(cells, number): (_, u32)| (format!("{word} {number}"), cells))
        .collect()
}

/// All pairs of cells that are one of these moves (down, right) apart.
fn moves(board: &Geometry, moves: [(u8, i16); 4]) -> Vec<(Cell, Cell)> {
    let side = board.side();
    let other = |cell: Cell, (down, right): (u8, i16)| {
        let row = board.row(cell).checked_add(down).filter(|&row| row < side)?;
        let column = u8::try_from(i16::from(board.column(cell)) + right)
            .ok()
            .filter(|&column| column < side)?;
        Some((cell, board.cell(row, column)))
    };
    board
        .cells()
        .flat_map(|cell| moves.into_iter().filter_map(move |step| other(cell, step)))
        .collect()
}
