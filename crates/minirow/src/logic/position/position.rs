//! Where a player stands.

use std::fmt;

use super::view::View;
use crate::board::{
    Candidate, Cell, Contradiction, Digit, DigitSet, Geometry, Grid, Pencil, Singles,
};
use crate::logic::Step;

/// The digits and candidates a player looks at, and which of the digits are givens.
///
/// Unlike a [`Pencil`] it allows what a player may do wrong: a cell without a candidate stays until
/// somebody asks for the [`contradiction`](Self::contradiction).
///
/// # Examples
/// ```
/// use minirow::{Candidate, Cell, Digit, Grid, logic::Position};
/// let grid: Grid = "12.. .... .... ...1".parse()?;
/// let mut position = Position::from_grid(&grid).unwrap();
/// assert_eq!(position.candidates(Cell::new(2)).len(), 2);
/// position.remove(Candidate { cell: Cell::new(2), digit: Digit::new(3).unwrap() }).unwrap();
/// assert_eq!(position.candidates(Cell::new(2)).only(), Digit::new(4));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone)]
pub struct Position(pub(in crate::logic) AnyView);

/// A view in as many words as the board needs.
#[derive(Clone)]
pub(in crate::logic) enum AnyView {
    /// Up to 11 × 11.
    Small(SmallView),
    /// Up to 25 × 25, and grids that overlap.
    Medium(MediumView),
    /// Up to 255 × 255.
    #[cfg(feature = "large")]
    Large(Box<LargeView>),
}

/// So many cells are words without a bit to spare. Without large boards the wider ones of several grids have to do with
/// the middle width.
const SMALL_CELLS: usize = 2 * 64;
const MEDIUM_CELLS: usize = if cfg!(feature = "large") { 10 * 64 } else { 20 * 64 };

/// The widths: words of cells, words of digits.
pub(in crate::logic) type SmallView = View<{ SMALL_CELLS / 64 }, 1>;
pub(in crate::logic) type MediumView = View<{ MEDIUM_CELLS / 64 }, 1>;
#[cfg(feature = "large")]
pub(in crate::logic) type LargeView = View<1017, 4>;

/// Does the same with a view of any width.
macro_rules! with_view {
    ($any:expr, $view:ident => $body:expr) => {
        match $any {
            AnyView::Small($view) => $body,
            AnyView::Medium($view) => $body,
            #[cfg(feature = "large")]
            AnyView::Large($view) => $body,
        }
    };
}

/// Positions are equal whose boards, digits, givens and candidates are.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let cell = |position: &Self, cell| {
            (position.digit(cell), position.is_given(cell), position.candidates(cell))
        };
        let mut cells = self.geometry().cells();
        self.geometry() == other.geometry() && cells.all(|at| cell(self, at) == cell(other, at))
    }
}

impl Eq for Position {}

impl Position {
    /// The position of a puzzle before the first step: its digits are givens.
    ///
    /// # Errors
    /// The first [`Contradiction`] among the givens.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, logic::Position};
    /// let grid: Grid = "11.. .... .... ....".parse()?;
    /// assert!(Position::from_grid(&grid).is_err());
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn from_grid(grid: &Grid) -> Result<Self, Contradiction> {
        Ok(Self::new(&Pencil::from_grid(grid, Singles::Leave)?))
    }

    /// The position of a pencil; all its digits are taken for givens.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Pencil, Singles, logic::Position};
    /// let position = Position::new(&Pencil::new(&Geometry::classic(), Singles::Leave));
    /// assert_eq!(position.open().count(), 81);
    /// ```
    #[must_use]
    pub fn new(pencil: &Pencil) -> Self {
        let geometry = pencil.geometry();
        Self(match (geometry.cell_count(), geometry.digit_count()) {
            (..=SMALL_CELLS, ..=64) => AnyView::Small(View::new(pencil)),
            (..=MEDIUM_CELLS, ..=64) => AnyView::Medium(View::new(pencil)),
            #[cfg(feature = "large")]
            _ => AnyView::Large(Box::new(View::new(pencil))),
            #[cfg(not(feature = "large"))]
            _ => unreachable!("no board has so many cells without the feature `large`"),
        })
    }

    /// This position with the digits of `givens` for givens, and no others.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Grid, logic::Position};
    /// let board: Grid = "12.. .... .... ...1".parse()?;
    /// let givens: Grid = "1... .... .... ...1".parse()?;
    /// let position = Position::from_grid(&board).unwrap().with_givens(&givens);
    /// assert!(position.is_given(Cell::new(0)) && !position.is_given(Cell::new(1)));
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn with_givens(mut self, givens: &Grid) -> Self {
        with_view!(&mut self.0, view => view.set_givens(|cell| givens.get(cell).is_some()));
        self
    }

    /// The shape of the board.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Pencil, Singles, logic::Position};
    /// let position = Position::new(&Pencil::new(&Geometry::classic(), Singles::Leave));
    /// assert!(position.geometry().is_classic());
    /// ```
    #[must_use]
    pub fn geometry(&self) -> &Geometry {
        with_view!(&self.0, view => view.geometry())
    }

    /// The digit of a cell, if it has one.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Digit, Grid, logic::Position};
    /// let grid: Grid = "12.. .... .... ....".parse()?;
    /// assert_eq!(Position::from_grid(&grid).unwrap().digit(Cell::new(1)), Digit::new(2));
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        with_view!(&self.0, view => view.digit(cell))
    }

    /// Whether the cell's digit is a given.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Grid, logic::Position};
    /// let grid: Grid = "12.. .... .... ....".parse()?;
    /// assert!(Position::from_grid(&grid).unwrap().is_given(Cell::new(0)));
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn is_given(&self, cell: Cell) -> bool {
        with_view!(&self.0, view => view.is_given(cell))
    }

    /// The candidates of a cell; none where it has a digit.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Grid, logic::Position};
    /// let grid: Grid = "12.. .... .... ....".parse()?;
    /// let position = Position::from_grid(&grid).unwrap();
    /// assert_eq!(format!("{:?}", position.candidates(Cell::new(4))), "{3, 4}");
    /// assert!(position.candidates(Cell::new(0)).is_empty());
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        with_view!(&self.0, view => view.candidates(cell).iter().collect())
    }

    /// The cells without a digit, in reading order.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, logic::Position};
    /// let grid: Grid = "12.. .... .... ....".parse()?;
    /// assert_eq!(Position::from_grid(&grid).unwrap().open().count(), 14);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn open(&self) -> impl Iterator<Item = Cell> + '_ {
        self.geometry().cells().filter(|&cell| self.digit(cell).is_none())
    }

    /// Whether every cell has a digit.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, logic::Position};
    /// let grid: Grid = "1234 3412 2143 4321".parse()?;
    /// assert!(Position::from_grid(&grid).unwrap().is_solved());
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.open().next().is_none()
    }

    /// The digits as ink.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, logic::Position};
    /// let grid: Grid = "12.. .... .... ....".parse()?;
    /// assert_eq!(Position::from_grid(&grid).unwrap().grid(), grid);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::new(self.geometry());
        for cell in self.geometry().cells() {
            grid.set(cell, self.digit(cell));
        }
        grid
    }

    /// Writes a digit and takes it from the cell's peers.
    ///
    /// # Errors
    /// [`Contradiction::Excluded`] where the digit is no candidate of the cell.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Candidate, Cell, Digit, Grid, logic::Position};
    /// let grid: Grid = "12.. .... .... ....".parse()?;
    /// let mut position = Position::from_grid(&grid).unwrap();
    /// let two = Candidate { cell: Cell::new(2), digit: Digit::new(2).unwrap() };
    /// assert!(position.place(two).is_err());
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn place(&mut self, candidate: Candidate) -> Result<(), Contradiction> {
        with_view!(&mut self.0, view => view.place(candidate))
    }

    /// Eliminates a candidate, if it is there.
    ///
    /// # Errors
    /// [`Contradiction::NoDigit`] where the cell holds this digit.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Candidate, Cell, Digit, Grid, logic::Position};
    /// let grid: Grid = "12.. .... .... ....".parse()?;
    /// let mut position = Position::from_grid(&grid).unwrap();
    /// let one = Candidate { cell: Cell::new(0), digit: Digit::new(1).unwrap() };
    /// assert!(position.remove(one).is_err());
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn remove(&mut self, candidate: Candidate) -> Result<(), Contradiction> {
        with_view!(&mut self.0, view => view.remove(candidate))
    }

    /// Does what a step says.
    ///
    /// # Errors
    /// A [`Contradiction`] where the step was not found in this position.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Digit, Grid, logic::{self, Position}};
    /// let grid: Grid = "123. .... .... ....".parse()?;
    /// let mut position = Position::from_grid(&grid).unwrap();
    /// let step = logic::next_step(&position).unwrap();
    /// position.apply(&step).unwrap();
    /// assert_eq!(position.digit(Cell::new(3)), Digit::new(4));
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn apply(&mut self, step: &Step) -> Result<(), Contradiction> {
        step.remove.iter().try_for_each(|&candidate| self.remove(candidate))?;
        step.place.iter().try_for_each(|&candidate| self.place(candidate))
    }

    /// The first cell without a choice, or house without a place for a digit, if there is one.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Candidate, Cell, Digit, Grid, logic::Position};
    /// let grid: Grid = "123. .... .... ....".parse()?;
    /// let mut position = Position::from_grid(&grid).unwrap();
    /// assert_eq!(position.contradiction(), None);
    /// position.remove(Candidate { cell: Cell::new(3), digit: Digit::new(4).unwrap() }).unwrap();
    /// assert!(position.contradiction().is_some());
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn contradiction(&self) -> Option<Contradiction> {
        with_view!(&self.0, view => view.contradiction())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Position({}", self.geometry())?;
        for cell in self.geometry().cells() {
            let (row, column) = self.geometry().position(cell);
            let is_last = self.geometry().cell_at(row, column + 1).is_none();
            let end = if is_last { '\n' } else { ' ' };
            match self.digit(cell) {
                Some(digit) => write!(f, "{digit}{end}")?,
                None => write!(f, "{:?}{end}", self.candidates(cell))?,
            }
        }
        f.write_str(")")
    }
}
