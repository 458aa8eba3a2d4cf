//! The search for the puzzle with a number: made, dug or found among neighbours.

use std::cell::RefCell;

use super::dig::{NoPuzzle, make};
use super::found::Found;
use super::generator::Generator;
use super::hunt::hunt;
use super::random::BoardRandom;
use super::source::Source;
use crate::board::{Grid, Symmetry};
use crate::logic::Branches;
use crate::progress::{Progress, Stopped};

impl Generator {
    /// Looks for the puzzle with this number, within limits, and tells what was found, as requested or
    /// not.
    ///
    /// The [`Tally`](crate::Tally) tells how many puzzles were tried.
    ///
    /// # Errors
    /// [`NoPuzzle`] where the requirements cannot be met.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, generate::Generator, progress};
    /// let generator = Generator::new(&Geometry::with_blocks(2, 3)?).givens(12).tries(100);
    /// let found = generator.search(7, progress::to_the_end())?;
    /// assert_eq!((found.miss, found.puzzle.unwrap().empty_len()), (0, 24));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn search(&self, number: u64, mut progress: impl Progress) -> Result<Found, NoPuzzle> {
        self.check()?;
        let mut random = BoardRandom::new(self.seed, number);
        let mut source = Source::of(self, &mut random);
        // Both the source and the hunt ask whether to go on.
        let branches = RefCell::new(Branches::new(&mut progress));
        if let (Source::Dug, []) = (&source, &self.difficulties[..]) {
            let go_on = &mut |_| branches.borrow_mut().next();
            return make(&self.start, &self.requirements, self.tries, &mut random, go_on);
        }
        let mut failure = None;
        let mut stopped = false;
        let fresh = &mut |random: &mut BoardRandom| {
            let mut go_on = || branches.borrow_mut().next();
            match source.next(self, random, &mut go_on) {
                Ok(puzzle) => Some(puzzle),
                Err(NoPuzzle::Stopped) => {
                    stopped = true;
                    None
                }
                Err(none) => {
                    failure = Some(none);
                    None
                }
            }
        };
        let (walks, tries) = (self.walks(), self.tries);
        let miss = &mut |puzzle: &Grid, progress: &mut dyn Progress| self.miss(puzzle, progress);
        let mut found = hunt(miss, walks, tries, &mut random, fresh, &branches);
        found.stopped |= stopped;
        match failure {
            Some(NoPuzzle::NotFound { tries }) if found.puzzle.is_none() => {
                let closest = source.closest().ok_or(NoPuzzle::NotFound { tries })?;
                let requested = self.requirements.givens.unwrap_or(0);
                found.miss = closest.filled_len().saturating_sub(requested) as u32;
                Ok(Found { puzzle: Some(closest), tries, ..found })
            }
            Some(none) if found.puzzle.is_none() => Err(none),
            _ => Ok(found),
        }
    }

    /// How far a puzzle is from all difficulties that are requested.
    fn miss(&self, puzzle: &Grid, progress: &mut dyn Progress) -> Result<u32, Stopped> {
        let mut total = 0_u32;
        for difficulty in &self.difficulties {
            total = total.saturating_add(difficulty.miss(puzzle, &mut *progress)?);
        }
        Ok(total)
    }

    /// Whether neighbours of a puzzle meet the requirements as it does, but for the
    /// difficulty.
    fn walks(&self) -> bool {
        let requirements = &self.requirements;
        self.start.filled_len() == 0
            && requirements.symmetry == Symmetry::None
            && requirements.givens.is_none()
            && requirements.filled.is_empty()
            && requirements.empty.is_empty()
            && !self.difficulties.is_empty()
            && self.start.geometry().cell_count() <= 81
    }
}
