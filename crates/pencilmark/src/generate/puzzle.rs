//! Puzzles as hard as asked, one for each number of a batch.

use std::cell::RefCell;

use super::dig::NoPuzzle;
use super::hunt::{Catch, hunt};
use super::random::BoardRandom;
use super::source::Source;
use super::target::Target;
use crate::board::Symmetry;
use crate::logic::Branches;
use crate::progress::Progress;

impl Target {
    /// The puzzle with this number in the batch with this seed, or what comes closest to it.
    ///
    /// The [`Tally`](crate::Tally) tells how many puzzles were tried.
    ///
    /// # Errors
    /// [`NoPuzzle`] where the requirements for givens cannot be met.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Geometry, Grid, progress};
    /// use pencilmark::generate::{Target, Wishes};
    /// let target = Target {
    ///     start: Grid::new(&Geometry::with_blocks(2, 3)?),
    ///     wishes: Wishes { givens: Some(12), ..Wishes::default() },
    ///     difficulties: Vec::new(),
    ///     tries: 100,
    /// };
    /// let caught = target.puzzle(1, 7, progress::to_the_end())?;
    /// assert_eq!(caught.puzzle.unwrap().empty_len(), 24);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn puzzle(
        &self,
        seed: u64,
        number: u64,
        progress: impl Progress,
    ) -> Result<Catch, NoPuzzle> {
        let mut random = BoardRandom::new(seed, number);
        let mut source = Source::of(self, &mut random);
        let mut failure = None;
        let mut stopped = false;
        // Both the source and the hunt ask whether to go on.
        let branches = RefCell::new(Branches::new(progress));
        let fresh = |random: &mut BoardRandom| {
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
        let mut caught = hunt(&self.difficulties, walks, tries, &mut random, fresh, &branches);
        caught.stopped |= stopped;
        match failure {
            Some(none) if caught.puzzle.is_none() => Err(none),
            _ => Ok(caught),
        }
    }

    /// Whether neighbours of a puzzle meet the requirements as it does, but for the
    /// difficulty.
    fn walks(&self) -> bool {
        let wishes = &self.wishes;
        self.start.filled_len() == 0
            && wishes.symmetry == Symmetry::None
            && wishes.givens.is_none()
            && wishes.filled.is_empty()
            && wishes.empty.is_empty()
            && !self.difficulties.is_empty()
            && self.start.geometry().side() <= 9
    }
}
