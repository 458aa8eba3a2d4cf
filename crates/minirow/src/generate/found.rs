//! What a search for a puzzle has found.

use crate::board::Grid;

/// What a search for a puzzle has found, as requested or not.
///
/// # Examples
/// ```
/// use minirow::{generate::{Difficulty, Generator}, logic::Tenths, progress};
/// let hardest = Difficulty::Rating(Tenths::new(110)..=Tenths::new(119));
/// let found = Generator::classic().difficulty(hardest).tries(3).search(0, progress::to_the_end())?;
/// assert_eq!((found.tries, found.stopped), (3, false));
/// assert!(found.miss > 0 && found.puzzle.is_some());
/// # Ok::<(), minirow::generate::NoPuzzle>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Found {
    /// The puzzle that comes closest to what is requested; none where no puzzle was seen.
    pub puzzle: Option<Grid>,
    /// How far it is from that: 0 where it is as requested. For how hard it is see
    /// [`Difficulty::miss`](super::Difficulty::miss); of givens it is how many there are too many.
    pub miss: u32,
    /// How many puzzles were tried.
    pub tries: u64,
    /// Whether the search was stopped.
    pub stopped: bool,
}
