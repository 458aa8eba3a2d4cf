//! What a player has on paper, and what is wrong with it.

use crate::board::{
    Candidate, Cell, Contradiction, DigitSet, Duplicate, Grid, Names, Pencil, Singles,
};
use crate::logic::Position;

/// A board as its player has left it: right or wrong, which a [`Position`] cannot be.
///
/// # Examples
/// ```
/// use minirow::{Cell, Digit, Grid, Names, logic::{PlayerBoard, mistakes}};
/// let givens: Grid = "1... ..3. .4.. ...2".parse()?;
/// let mut board = PlayerBoard::new(givens);
/// assert_eq!(mistakes(&board, None), []);
/// board.digits.set(Cell::new(3), Digit::new(1));
/// let told = mistakes(&board, None)[0].explain(&Names::numbers(board.givens.geometry()));
/// assert_eq!(told, "1 stands more than once in row 1: r1c1 and r1c4");
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlayerBoard {
    /// The digits of the puzzle.
    pub givens: Grid,
    /// All digits; a given that is missing here stands all the same.
    pub digits: Grid,
    /// The candidates left to each cell, where the player keeps any: all digits for a cell without
    /// notes. Those that the digits rule out do not count.
    pub candidates: Option<Vec<DigitSet>>,
}

/// Something on a player's board that cannot stay.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Mistake {
    /// A digit stands in cells that must differ.
    Repeated(Duplicate),
    /// A digit that is not the given, or not the solution's.
    Wrong(Candidate),
    /// A candidate that the cell needs was eliminated.
    NeededCandidateRemoved(Candidate),
    /// A cell is left without a digit, or a house without a place for one; where it went wrong is
    /// not known.
    DeadEnd(Contradiction),
}

impl PlayerBoard {
    /// A puzzle before the first move.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, logic::PlayerBoard};
    /// let board = PlayerBoard::new(Grid::new(&Geometry::classic()));
    /// assert_eq!(board.digits, board.givens);
    /// ```
    #[must_use]
    pub fn new(givens: Grid) -> Self {
        Self { digits: givens.clone(), givens, candidates: None }
    }

    /// All digits, with the givens that the player's lack.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, logic::PlayerBoard};
    /// let givens: Grid = "1... ..3. .4.. ...2".parse()?;
    /// let mut board = PlayerBoard::new(givens.clone());
    /// board.digits = Grid::new(givens.geometry());
    /// assert_eq!(board.ink(), givens);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn ink(&self) -> Grid {
        let mut ink = self.digits.clone();
        for cell in ink.geometry().cells() {
            ink.set(cell, self.digits.get(cell).or(self.givens.get(cell)));
        }
        ink
    }

    /// Where the player stands.
    ///
    /// # Errors
    /// What is wrong as far as rules tell; see [`mistakes`].
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, logic::PlayerBoard};
    /// let givens: Grid = "1... ..3. .4.. ...2".parse()?;
    /// let board = PlayerBoard::new(givens.clone());
    /// assert_eq!(board.position().unwrap().grid(), givens);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn position(&self) -> Result<Position, Vec<Mistake>> {
        let mistakes = visible(self, None);
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        self.legal_position().map_err(|contradiction| vec![Mistake::DeadEnd(contradiction)])
    }

    /// The position of a board without equal digits in cells that must differ.
    fn legal_position(&self) -> Result<Position, Contradiction> {
        let pencil = Pencil::from_grid(&self.ink(), Singles::Leave)?;
        let mut position = Position::new(&pencil).with_givens(&self.givens);
        let open: Vec<Cell> = position.open().collect();
        for cell in open {
            let left =
                self.candidates.as_ref().map_or(pencil.candidates(cell), |of| of[cell.index()]);
            for digit in (pencil.candidates(cell) - left).iter() {
                position.remove(Candidate { cell, digit })?;
            }
        }
        match position.contradiction() {
            Some(contradiction) => Err(contradiction),
            None => Ok(position),
        }
    }
}

impl Mistake {
    /// The mistake in words; they do not tell what would be right.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Candidate, Cell, Digit, Geometry, Names, logic::Mistake};
    /// let candidate = Candidate { cell: Cell::new(0), digit: Digit::new(5).unwrap() };
    /// let geometry = Geometry::classic();
    /// let told = |mistake: Mistake| mistake.explain(&Names::numbers(&geometry));
    /// assert_eq!(told(Mistake::Wrong(candidate)), "5 in r1c1 is wrong");
    /// assert_eq!(told(Mistake::NeededCandidateRemoved(candidate)), "a candidate that r1c1 needs is eliminated");
    /// ```
    #[must_use]
    pub fn explain(&self, names: &Names<'_>) -> String {
        match self {
            Self::Repeated(duplicate) => duplicate.explain(names),
            Self::Wrong(Candidate { cell, digit }) => {
                format!("{} in {} is wrong", names.digit(*digit), names.cell(*cell))
            }
            Self::NeededCandidateRemoved(Candidate { cell, .. }) => {
                format!("a candidate that {} needs is eliminated", names.cell(*cell))
            }
            Self::DeadEnd(contradiction) => contradiction.explain(names),
        }
    }

    /// The cells to look at; none where no cell is known to be wrong.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Candidate, Cell, Digit, logic::Mistake};
    /// let candidate = Candidate { cell: Cell::new(7), digit: Digit::new(5).unwrap() };
    /// assert_eq!(Mistake::Wrong(candidate).cells(), [Cell::new(7)]);
    /// ```
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        match self {
            Self::Repeated(Duplicate { cells, .. }) => cells,
            Self::Wrong(candidate) | Self::NeededCandidateRemoved(candidate) => {
                std::slice::from_ref(&candidate.cell)
            }
            Self::DeadEnd(Contradiction::NoDigit(cell)) => std::slice::from_ref(cell),
            Self::DeadEnd(_) => &[],
        }
    }
}

/// What is wrong on a board: first what anyone can see, then what only the solution tells, if the
/// caller has it.
///
/// # Panics
/// Where the grids or candidates are of boards of different shapes.
///
/// # Examples
/// ```
/// use minirow::{Cell, Digit, Grid, logic::{Mistake, PlayerBoard, mistakes}};
/// let givens: Grid = "1... ..3. .4.. ...2".parse()?;
/// let solution: Grid = "1324 4231 2413 3142".parse()?;
/// let mut board = PlayerBoard::new(givens);
/// board.digits.set(Cell::new(1), Digit::new(2));
/// assert!(matches!(mistakes(&board, None)[..], [Mistake::DeadEnd(_)]));
/// assert!(matches!(mistakes(&board, Some(&solution))[..], [Mistake::Wrong(_)]));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[must_use]
pub fn mistakes(board: &PlayerBoard, solution: Option<&Grid>) -> Vec<Mistake> {
    let mut mistakes = visible(board, solution);
    if let Some(solution) = solution {
        let eliminated = eliminated(board, solution, &mistakes);
        mistakes.extend(eliminated);
    }
    if mistakes.is_empty() {
        mistakes.extend(board.legal_position().err().map(Mistake::DeadEnd));
    }
    mistakes
}

/// Equal digits in cells that must differ, and digits that are not the given or the solution's.
fn visible(board: &PlayerBoard, solution: Option<&Grid>) -> Vec<Mistake> {
    let geometry = board.givens.geometry();
    assert_eq!(board.digits.geometry(), geometry, "the digits are of a board of this shape");
    for candidates in board.candidates.iter() {
        assert_eq!(candidates.len(), geometry.cell_count(), "one set for each cell");
    }
    let ink = board.ink();
    let repeated = ink.duplicates().into_iter().map(Mistake::Repeated);
    let wrong = geometry.cells().filter_map(|cell| {
        let digit = ink.get(cell)?;
        let right = board.givens.get(cell).or(solution.and_then(|solution| solution.get(cell)))?;
        (digit != right).then_some(Mistake::Wrong(Candidate { cell, digit }))
    });
    repeated.chain(wrong).collect()
}

/// Candidates that the solution needs and the player has eliminated, unless a wrong digit rules
/// them out: then that is the mistake.
fn eliminated(board: &PlayerBoard, solution: &Grid, known: &[Mistake]) -> Vec<Mistake> {
    let geometry = board.givens.geometry();
    let (ink, Some(candidates)) = (board.ink(), &board.candidates) else {
        return Vec::new();
    };
    let is_ruled_out = |needed: Candidate| {
        known.iter().any(|mistake| match mistake {
            Mistake::Wrong(wrong) => {
                wrong.digit == needed.digit && geometry.sees(wrong.cell, needed.cell)
            }
            _ => false,
        })
    };
    let open = geometry.cells().filter(|&cell| ink.get(cell).is_none());
    open.filter_map(|cell| Some(Candidate { cell, digit: solution.get(cell)? }))
        .filter(|needed| !candidates[needed.cell.index()].contains(needed.digit))
        .filter(|&needed| !is_ruled_out(needed))
        .map(Mistake::NeededCandidateRemoved)
        .collect()
}
