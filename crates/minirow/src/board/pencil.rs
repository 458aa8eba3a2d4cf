//! Candidates that keep themselves consistent.

use std::fmt;

use super::{Candidate, Cell, Digit, DigitSet, Geometry, Grid, House, Names, Seat};

/// The candidates of every cell of a board, kept consistent with the digits placed so far.
///
/// [`place`](Self::place) writes a digit and takes it from the cell's peers;
/// [`remove`](Self::remove) eliminates one candidate. Either can be taken back with
/// [`undo`](Self::undo), and a call that would leave a cell or a house without a choice changes
/// nothing and reports the [`Contradiction`].
///
/// With [`Singles::Fill`] every call also places what has become a single by it, so a board can be
/// fed one digit at a time and fills what follows.
///
/// # Examples
/// ```
/// use minirow::{Digit, Geometry, Pencil, Singles};
///
/// let geometry = Geometry::of_side(4)?;
/// let mut pencil = Pencil::new(&geometry, Singles::Fill);
/// for (row, column, digit) in [(0, 0, 1), (0, 1, 2), (1, 2, 1), (2, 0, 2), (3, 3, 3)] {
///     let digit = Digit::new(digit).unwrap();
///     pencil.place(geometry.cell(row, column), digit).unwrap();
/// }
/// assert!(pencil.is_solved());
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[derive(Clone)]
pub struct Pencil {
    geometry: Geometry,
    singles: Singles,
    digits: Vec<Option<Digit>>,
    candidates: Vec<DigitSet>,
    /// How many cells of a house can hold a digit: `[house * digits + digit]`.
    places_len: Vec<u8>,
    open_len: usize,
    changes: Vec<Change>,
    /// Where in `changes` each call that can be undone began.
    calls: Vec<usize>,
}

/// Whether a [`Pencil`] places naked and hidden singles by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Singles {
    /// Only the caller places digits.
    #[default]
    Leave,
    /// Every call also places all singles that follow from it.
    Fill,
}

/// Why a digit cannot be placed, or a candidate not be removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Contradiction {
    /// The digit is no candidate of the cell.
    Excluded(Candidate),
    /// The cell would be left without a candidate.
    NoDigit(Cell),
    /// The house would be left without a cell for the digit.
    NoPlace(House, Digit),
}

#[derive(Clone, Copy)]
enum Change {
    Removed(Candidate),
    Placed(Cell),
}

/// With cells, houses and digits by their numbers; [`explain`](Contradiction::explain) calls them by
/// their names.
///
/// # Examples
/// ```
/// use minirow::{Cell, Contradiction};
/// assert_eq!(Contradiction::NoDigit(Cell::new(80)).to_string(), "no digit is left for cell 81");
/// ```
impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Excluded(Candidate { cell, digit }) => {
                write!(f, "{digit} is no candidate of cell {}", cell.index() + 1)
            }
            Self::NoDigit(cell) => write!(f, "no digit is left for cell {}", cell.index() + 1),
            Self::NoPlace(house, digit) => {
                write!(f, "no cell is left for {digit} in house {}", house.index() + 1)
            }
        }
    }
}

impl std::error::Error for Contradiction {}

impl Contradiction {
    /// The contradiction in words.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Contradiction, Geometry, Names};
    /// let geometry = Geometry::classic();
    /// let words = Contradiction::NoDigit(Cell::new(80)).explain(&Names::numbers(&geometry));
    /// assert_eq!(words, "no digit is left for r9c9");
    /// ```
    #[must_use]
    pub fn explain(&self, names: &Names<'_>) -> String {
        match *self {
            Self::Excluded(Candidate { cell, digit }) => {
                format!("{} is not possible in {}", names.digit(digit), names.cell(cell))
            }
            Self::NoDigit(cell) => format!("no digit is left for {}", names.cell(cell)),
            Self::NoPlace(house, digit) => {
                format!("no place is left for {} in {}", names.digit(digit), names.house(house))
            }
        }
    }
}

impl Pencil {
    /// The empty board: every digit is a candidate of every cell.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Geometry, Pencil, Singles};
    /// let pencil = Pencil::new(&Geometry::classic(), Singles::Leave);
    /// assert_eq!(pencil.candidates(Cell::new(0)).len(), 9);
    /// ```
    #[must_use]
    pub fn new(geometry: &Geometry, singles: Singles) -> Self {
        let side = geometry.digit_count();
        let cells = geometry.cell_count();
        Self {
            geometry: geometry.clone(),
            singles,
            digits: vec![None; cells],
            candidates: vec![geometry.all_digits(); cells],
            places_len: vec![side; geometry.houses().count() * usize::from(side)],
            open_len: cells,
            changes: Vec::new(),
            calls: Vec::new(),
        }
    }

    /// The board with the digits of a grid placed; they cannot be undone.
    ///
    /// # Errors
    /// The first [`Contradiction`] met.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, Pencil, Singles};
    /// let grid: Grid = "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2.."
    ///     .parse()?;
    /// let pencil = Pencil::from_grid(&grid, Singles::Fill).unwrap();
    /// assert!(pencil.open_len() < grid.empty_len());
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn from_grid(grid: &Grid, singles: Singles) -> Result<Self, Contradiction> {
        let mut pencil = Self::new(grid.geometry(), singles);
        for cell in grid.geometry().cells() {
            if let Some(digit) = grid.get(cell).filter(|&digit| pencil.digit(cell) != Some(digit)) {
                pencil.place(cell, digit)?;
            }
        }
        pencil.forget_calls();
        Ok(pencil)
    }

    /// The board with the digits of a grid placed and only these candidates left; neither can be
    /// undone.
    ///
    /// # Errors
    /// The first [`Contradiction`] met.
    ///
    /// # Panics
    /// Unless there is one set for each cell of the grid.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Digit, DigitSet, Geometry, Grid, Pencil, Singles};
    /// let grid = Grid::new(&Geometry::of_side(4).unwrap());
    /// let mut sets = [DigitSet::full(4); 16];
    /// sets[0] = DigitSet::full(2);
    /// let pencil = Pencil::from_candidates(&grid, &sets, Singles::Leave).unwrap();
    /// assert_eq!(pencil.candidates(Cell::new(0)), DigitSet::full(2));
    /// ```
    pub fn from_candidates(
        grid: &Grid,
        candidates: &[DigitSet],
        singles: Singles,
    ) -> Result<Self, Contradiction> {
        assert_eq!(candidates.len(), grid.geometry().cell_count(), "one set for each cell");
        let mut pencil = Self::from_grid(grid, singles)?;
        for (cell, &left) in grid.geometry().cells().zip(candidates) {
            for digit in (pencil.candidates(cell) - left).iter() {
                pencil.remove(cell, digit)?;
            }
        }
        pencil.forget_calls();
        Ok(pencil)
    }

    /// The board's geometry.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Pencil, Singles};
    /// let pencil = Pencil::new(&Geometry::classic(), Singles::Leave);
    /// assert!(pencil.geometry().is_classic());
    /// ```
    #[must_use]
    #[inline]
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// The digit placed in a cell.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Digit, Geometry, Pencil, Singles};
    /// let mut pencil = Pencil::new(&Geometry::classic(), Singles::Leave);
    /// pencil.place(Cell::new(0), Digit::new(7).unwrap()).unwrap();
    /// assert_eq!(pencil.digit(Cell::new(0)), Digit::new(7));
    /// ```
    #[must_use]
    #[inline]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// The candidates of a cell; of a placed cell, its digit.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Digit, Geometry, Pencil, Singles};
    /// let mut pencil = Pencil::new(&Geometry::classic(), Singles::Leave);
    /// pencil.place(Cell::new(0), Digit::new(7).unwrap()).unwrap();
    /// assert_eq!(pencil.candidates(Cell::new(1)).len(), 8);
    /// ```
    #[must_use]
    #[inline]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// The cells of a house that can hold, or hold, a digit.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Digit, Geometry, Pencil, Singles};
    /// let geometry = Geometry::classic();
    /// let mut pencil = Pencil::new(&geometry, Singles::Leave);
    /// let seven = Digit::new(7).unwrap();
    /// pencil.place(Cell::new(0), seven).unwrap();
    /// let second_row = geometry.houses().nth(1).unwrap();
    /// assert_eq!(pencil.places(second_row, seven).next(), Some(Cell::new(12)));
    /// ```
    #[inline]
    pub fn places(&self, house: House, digit: Digit) -> impl Iterator<Item = Cell> + '_ {
        let cells = self.geometry.cells_of(house).iter().copied();
        cells.filter(move |&cell| self.candidates(cell).contains(digit))
    }

    /// How many cells of a house can hold, or hold, a digit.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, Geometry, Pencil, Singles};
    /// let geometry = Geometry::classic();
    /// let pencil = Pencil::new(&geometry, Singles::Leave);
    /// let row = geometry.houses().next().unwrap();
    /// assert_eq!(pencil.places_len(row, Digit::new(1).unwrap()), 9);
    /// ```
    #[must_use]
    #[inline]
    pub fn places_len(&self, house: House, digit: Digit) -> usize {
        self.places_len[self.slot(house, digit)].into()
    }

    /// How many cells have no digit yet.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Pencil, Singles};
    /// assert_eq!(Pencil::new(&Geometry::classic(), Singles::Leave).open_len(), 81);
    /// ```
    #[must_use]
    #[inline]
    pub fn open_len(&self) -> usize {
        self.open_len
    }

    /// Whether every cell has its digit.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Pencil, Singles};
    /// assert!(!Pencil::new(&Geometry::classic(), Singles::Leave).is_solved());
    /// ```
    #[must_use]
    #[inline]
    pub fn is_solved(&self) -> bool {
        self.open_len == 0
    }

    /// The digits placed so far, as ink.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Digit, Geometry, Pencil, Singles};
    /// let mut pencil = Pencil::new(&Geometry::classic(), Singles::Leave);
    /// pencil.place(Cell::new(0), Digit::new(7).unwrap()).unwrap();
    /// assert_eq!(pencil.grid().get(Cell::new(0)), Digit::new(7));
    /// ```
    #[must_use]
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::new(&self.geometry);
        for cell in self.geometry.cells() {
            grid.set(cell, self.digit(cell));
        }
        grid
    }

    /// Writes a digit into a cell, takes it from the cell's peers and, with [`Singles::Fill`],
    /// places what has become a single.
    ///
    /// Returns all that was placed, the caller's digit first. Placing a digit where it already
    /// stands places nothing.
    ///
    /// # Errors
    /// The [`Contradiction`] it would lead to; the board is then as it was before.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Contradiction, Digit, Geometry, Names, Pencil, Singles};
    /// let mut pencil = Pencil::new(&Geometry::classic(), Singles::Leave);
    /// let five = Digit::new(5).unwrap();
    /// assert_eq!(pencil.place(Cell::new(0), five).unwrap().len(), 1);
    /// let refused = pencil.place(Cell::new(8), five).unwrap_err();
    /// let names = Names::numbers(pencil.geometry());
    /// assert_eq!(refused.explain(&names), "5 is not possible in r1c9");
    /// ```
    pub fn place(&mut self, cell: Cell, digit: Digit) -> Result<Vec<Candidate>, Contradiction> {
        if self.digit(cell) == Some(digit) {
            return Ok(Vec::new());
        }
        self.call(|pencil| pencil.place_all(vec![Candidate { cell, digit }]))
    }

    /// Eliminates a candidate and, with [`Singles::Fill`], places what has become a single.
    ///
    /// Returns all that was placed. Eliminating what is no candidate does nothing.
    ///
    /// # Errors
    /// The [`Contradiction`] it would lead to; the board is then as it was before.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Digit, Geometry, Pencil, Singles};
    /// let mut pencil = Pencil::new(&Geometry::of_side(4).unwrap(), Singles::Fill);
    /// let [one, two, three] = [1, 2, 3].map(|value| Digit::new(value).unwrap());
    /// pencil.remove(Cell::new(0), one).unwrap();
    /// pencil.remove(Cell::new(0), two).unwrap();
    /// let placed = pencil.remove(Cell::new(0), three).unwrap();
    /// assert_eq!(placed[0].digit.get(), 4);
    /// ```
    pub fn remove(&mut self, cell: Cell, digit: Digit) -> Result<Vec<Candidate>, Contradiction> {
        if !self.candidates(cell).contains(digit) {
            return Ok(Vec::new());
        }
        self.call(|pencil| {
            let mut singles = Vec::new();
            pencil.eliminate(Candidate { cell, digit }, &mut singles)?;
            pencil.place_all(singles)
        })
    }

    /// Takes back the last [`place`](Self::place) or [`remove`](Self::remove) that changed
    /// something, with all that followed from it; `false` where there is none.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Digit, Geometry, Pencil, Singles};
    /// let mut pencil = Pencil::new(&Geometry::classic(), Singles::Fill);
    /// pencil.place(Cell::new(0), Digit::new(5).unwrap()).unwrap();
    /// assert!(pencil.undo());
    /// assert_eq!(pencil.candidates(Cell::new(1)).len(), 9);
    /// assert!(!pencil.undo());
    /// ```
    pub fn undo(&mut self) -> bool {
        let Some(start) = self.calls.pop() else {
            return false;
        };
        while self.changes.len() > start {
            match self.changes.pop() {
                Some(Change::Placed(cell)) => {
                    self.digits[cell.index()] = None;
                    self.open_len += 1;
                }
                Some(Change::Removed(Candidate { cell, digit })) => {
                    self.candidates[cell.index()].insert(digit);
                    for &seat in self.geometry.seats(cell) {
                        let slot = self.slot(seat.house, digit);
                        self.places_len[slot] += 1;
                    }
                }
                None => break,
            }
        }
        true
    }

    /// Runs one call that can be undone; undoes it at once where it fails.
    fn call(
        &mut self,
        run: impl FnOnce(&mut Self) -> Result<Vec<Candidate>, Contradiction>,
    ) -> Result<Vec<Candidate>, Contradiction> {
        self.calls.push(self.changes.len());
        run(self).inspect_err(|_| {
            self.undo();
        })
    }

    /// Places all of a list, which grows by the singles that follow, and returns what was placed.
    fn place_all(&mut self, mut waiting: Vec<Candidate>) -> Result<Vec<Candidate>, Contradiction> {
        let mut placed = Vec::new();
        let mut next = 0;
        while let Some(&single) = waiting.get(next) {
            next += 1;
            if self.digit(single.cell) == Some(single.digit) {
                continue;
            }
            self.write(single, &mut waiting)?;
            placed.push(single);
        }
        Ok(placed)
    }

    /// Writes one digit and adds to `singles` what follows.
    fn write(
        &mut self,
        candidate: Candidate,
        singles: &mut Vec<Candidate>,
    ) -> Result<(), Contradiction> {
        let Candidate { cell, digit } = candidate;
        if !self.candidates(cell).contains(digit) {
            return Err(Contradiction::Excluded(candidate));
        }
        self.digits[cell.index()] = Some(digit);
        self.open_len -= 1;
        self.changes.push(Change::Placed(cell));
        for other in (self.candidates(cell) - DigitSet::of(digit)).iter() {
            self.eliminate(Candidate { cell, digit: other }, singles)?;
        }
        let geometry = self.geometry.clone();
        for seat in geometry.seats(cell) {
            for &peer in geometry.cells_of(seat.house).iter().filter(|&&peer| peer != cell) {
                self.eliminate(Candidate { cell: peer, digit }, singles)?;
            }
        }
        for &other in geometry.apart(cell) {
            self.eliminate(Candidate { cell: other, digit }, singles)?;
        }
        Ok(())
    }

    /// Takes one candidate away, if it is there, and adds to `singles` what follows.
    fn eliminate(
        &mut self,
        candidate: Candidate,
        singles: &mut Vec<Candidate>,
    ) -> Result<(), Contradiction> {
        let Candidate { cell, digit } = candidate;
        let set = &mut self.candidates[cell.index()];
        if !set.contains(digit) {
            return Ok(());
        }
        set.remove(digit);
        let left = *set;
        self.changes.push(Change::Removed(candidate));
        let geometry = self.geometry.clone();
        let mut no_place = None;
        for &Seat { house, .. } in geometry.seats(cell) {
            let slot = self.slot(house, digit);
            self.places_len[slot] -= 1;
            match self.places_len[slot] {
                0 => no_place = Some(house),
                1 if self.singles == Singles::Fill => {
                    let cell = self.places(house, digit).next();
                    singles.extend(cell.map(|cell| Candidate { cell, digit }));
                }
                _ => {}
            }
        }
        if left.is_empty() {
            return Err(Contradiction::NoDigit(cell));
        }
        if let Some(house) = no_place {
            return Err(Contradiction::NoPlace(house, digit));
        }
        if self.singles == Singles::Fill && self.digit(cell).is_none() {
            singles.extend(left.only().map(|digit| Candidate { cell, digit }));
        }
        Ok(())
    }

    #[inline]
    fn slot(&self, house: House, digit: Digit) -> usize {
        house.index() * usize::from(self.geometry.digit_count()) + digit.index()
    }

    fn forget_calls(&mut self) {
        self.calls.clear();
        self.changes.clear();
    }
}

impl fmt::Debug for Pencil {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Pencil({}", self.geometry)?;
        let mut rows = vec![Vec::new(); self.geometry.rows().into()];
        for cell in self.geometry.cells() {
            rows[usize::from(self.geometry.row(cell))].push(self.candidates(cell));
        }
        for row in rows {
            writeln!(f, "  {row:?}")?;
        }
        f.write_str(")")
    }
}
