//! Puzzles to order: the front door to making them.

use super::difficulty::Difficulty;
use super::dig::{NoPuzzle, Requirements};
use crate::board::{Geometry, Grid, Symmetry};
use crate::progress::to_the_end;
use crate::rating::Level;

/// Makes random puzzles with one solution, as hard and as even as asked.
///
/// A generator is a description: the puzzle with a number depends on it, the seed and the number alone,
/// on every machine.
///
/// # Examples
/// ```
/// use minirow::{Symmetry, generate::Generator, rating::Level, solve};
/// let generator = Generator::classic().level(Level::Easy).symmetry(Symmetry::HalfTurn).seed(7);
/// let puzzle = generator.puzzle(0)?;
/// assert_eq!(solve::count(&puzzle, 2), 1);
/// let two: Vec<_> = generator.puzzles().take(2).collect::<Result<_, _>>()?;
/// assert_eq!(two[0], puzzle);
/// # Ok::<(), minirow::generate::Missed>(())
/// ```
#[derive(Clone, Debug)]
pub struct Generator {
    /// Digits that are givens; the board is of this geometry.
    pub(super) start: Grid,
    pub(super) requirements: Requirements,
    /// All of these must hold.
    pub(super) difficulties: Vec<Difficulty>,
    /// How many puzzles are tried for each that is wanted.
    pub(super) tries: u64,
    pub(super) seed: u64,
}

/// Why a puzzle was not made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Missed {
    /// There can be no such puzzle, or none was found.
    #[error(transparent)]
    NoPuzzle(#[from] NoPuzzle),
    /// None of the puzzles that were tried is as requested.
    #[error("no puzzle is as requested (tries: {tries})")]
    NotAsRequested {
        /// The one that comes closest.
        closest: Grid,
        /// How many were tried.
        tries: u64,
    },
}

impl Generator {
    /// Puzzles of 9×9.
    ///
    /// # Examples
    /// ```
    /// use minirow::generate::Generator;
    /// assert!(Generator::classic().puzzle(0).unwrap().geometry().is_classic());
    /// ```
    #[must_use]
    pub fn classic() -> Self {
        Self::new(&Geometry::classic())
    }

    /// Puzzles of any geometry, each of whose givens is needed.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Extra, Geometry, generate::Generator};
    /// let anti_knight = Geometry::with_blocks(2, 3)?.with_extra(Extra::AntiKnight)?;
    /// assert!(Generator::new(&anti_knight).puzzle(0).is_ok());
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn new(geometry: &Geometry) -> Self {
        Self {
            start: Grid::new(geometry),
            requirements: Requirements::default(),
            difficulties: Vec::new(),
            tries: 10_000,
            seed: 0,
        }
    }

    /// With the techniques of this level needed, and none beyond.
    ///
    /// # Examples
    /// ```
    /// use minirow::{generate::Generator, rating::Level};
    /// assert!(Generator::classic().level(Level::Moderate).puzzle(3).is_ok());
    /// ```
    #[must_use]
    pub fn level(self, level: Level) -> Self {
        self.difficulty(Difficulty::Level(level))
    }

    /// With one more thing asked of how hard they are.
    ///
    /// # Examples
    /// ```
    /// use minirow::{generate::{Difficulty, Generator}, logic::Tenths};
    /// let rating = Tenths::new(20)..=Tenths::new(30);
    /// let rated = Generator::classic().difficulty(Difficulty::Rating(rating));
    /// assert!(rated.puzzle(0).is_ok());
    /// ```
    #[must_use]
    pub fn difficulty(mut self, difficulty: Difficulty) -> Self {
        self.difficulties.push(difficulty);
        self
    }

    /// With the cells of the givens in this symmetry.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Symmetry, generate::Generator};
    /// let puzzle = Generator::classic().symmetry(Symmetry::HalfTurn).puzzle(1).unwrap();
    /// let shown: Vec<bool> = puzzle.values().map(|value| value > 0).collect();
    /// assert!(shown.iter().eq(shown.iter().rev()));
    /// ```
    #[must_use]
    pub fn symmetry(mut self, symmetry: Symmetry) -> Self {
        self.requirements.symmetry = symmetry;
        self
    }

    /// With these requirements instead of those that were there: symmetry, givens, and cells that must
    /// be given or empty.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, generate::{Generator, Requirements}};
    /// let corners = [0, 8, 72, 80].map(Cell::new);
    /// let requirements = Requirements::default().filled(corners);
    /// let puzzle = Generator::classic().requirements(requirements).puzzle(0).unwrap();
    /// assert!(corners.iter().all(|&cell| puzzle.get(cell).is_some()));
    /// ```
    #[must_use]
    pub fn requirements(mut self, requirements: Requirements) -> Self {
        self.requirements = requirements;
        self
    }

    /// With this many givens.
    ///
    /// # Examples
    /// ```
    /// use minirow::generate::Generator;
    /// assert_eq!(Generator::classic().givens(30).puzzle(0).unwrap().filled_len(), 30);
    /// ```
    #[must_use]
    pub fn givens(mut self, givens: usize) -> Self {
        self.requirements.givens = Some(givens);
        self
    }

    /// With the digits of this grid among the givens; the board is of its geometry.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, Digit, Geometry, Grid, generate::Generator};
    /// let mut start = Grid::new(&Geometry::classic());
    /// start.set(Cell::new(40), Digit::new(5));
    /// let puzzle = Generator::classic().start(&start).puzzle(0).unwrap();
    /// assert_eq!(puzzle.get(Cell::new(40)), Digit::new(5));
    /// ```
    #[must_use]
    pub fn start(mut self, start: &Grid) -> Self {
        self.start = start.clone();
        self
    }

    /// With this many puzzles tried for each that is wanted, instead of 10,000.
    ///
    /// # Examples
    /// ```
    /// use minirow::{generate::{Difficulty, Generator, Missed}, logic::Tenths};
    /// let rating = Difficulty::Rating(Tenths::new(110)..=Tenths::new(119));
    /// let rare = Generator::classic().difficulty(rating).tries(3);
    /// let Err(Missed::NotAsRequested { closest, tries: 3 }) = rare.puzzle(0) else { panic!("a miss") };
    /// assert!(closest.filled_len() > 16);
    /// ```
    #[must_use]
    pub fn tries(mut self, tries: u64) -> Self {
        self.tries = tries;
        self
    }

    /// With this random seed instead of 0.
    ///
    /// # Examples
    /// ```
    /// use minirow::generate::Generator;
    /// let puzzle = |seed| Generator::classic().seed(seed).puzzle(0).unwrap();
    /// assert_ne!(puzzle(1), puzzle(2));
    /// ```
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Finds out whether there can be such a puzzle.
    ///
    /// # Errors
    /// The reason why there can be none.
    ///
    /// # Examples
    /// ```
    /// use minirow::generate::Generator;
    /// let error = Generator::classic().givens(16).check().unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "a puzzle with one solution has at least 17 givens on this board, and 16 were requested"
    /// );
    /// ```
    pub fn check(&self) -> Result<(), NoPuzzle> {
        for difficulty in &self.difficulties {
            difficulty.check(self.start.geometry())?;
        }
        Ok(self.requirements.check(&self.start)?)
    }

    /// The puzzle with this number; [`search`](Self::search) takes limits.
    ///
    /// # Errors
    /// [`Missed`] where there can be no such puzzle or none was found, with the closest.
    ///
    /// # Examples
    /// ```
    /// use minirow::generate::Generator;
    /// let generator = Generator::classic().seed(1);
    /// assert_eq!(generator.puzzle(4), generator.puzzle(4));
    /// assert_ne!(generator.puzzle(4), generator.puzzle(5));
    /// ```
    pub fn puzzle(&self, number: u64) -> Result<Grid, Missed> {
        let found = self.search(number, to_the_end())?;
        match found.puzzle {
            Some(puzzle) if found.miss == 0 => Ok(puzzle),
            Some(closest) => Err(Missed::NotAsRequested { closest, tries: found.tries }),
            None => Err(NoPuzzle::NotFound { tries: found.tries }.into()),
        }
    }

    /// All puzzles, from number 0 on.
    ///
    /// # Examples
    /// ```
    /// use minirow::generate::Generator;
    /// let puzzles = Generator::classic().givens(32).puzzles().take(3);
    /// assert!(puzzles.flatten().all(|puzzle| puzzle.filled_len() == 32));
    /// ```
    pub fn puzzles(&self) -> impl Iterator<Item = Result<Grid, Missed>> + use<> {
        let generator = self.clone();
        (0..).map(move |number| generator.puzzle(number))
    }
}
