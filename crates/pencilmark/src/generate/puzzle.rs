//! Puzzles as hard as asked, one for each number of a batch.

use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;

use super::dig::NoPuzzle;
use super::hunt::{Catch, hunt};
use super::random::BoardRandom;
use super::source::Source;
use super::target::Target;
use crate::board::Symmetry;

impl Target {
    /// The puzzle with this number in the batch with this seed, or what comes closest to it.
    ///
    /// `go_on` is asked again and again, with the number of puzzles that were tried.
    ///
    /// # Errors
    /// [`NoPuzzle`] where the requirements for givens cannot be met.
    ///
    /// # Examples
    /// ```
    /// use std::ops::ControlFlow;
    /// use pencilmark::{Geometry, Grid};
    /// use pencilmark::generate::{Target, Wishes};
    /// let target = Target {
    ///     start: Grid::new(&Geometry::with_blocks(2, 3)?),
    ///     wishes: Wishes { givens: Some(12), ..Wishes::default() },
    ///     difficulties: Vec::new(),
    ///     tries: 100,
    /// };
    /// let caught = target.puzzle(1, 7, &mut |_| ControlFlow::Continue(()))?;
    /// assert_eq!(caught.puzzle.unwrap().empty_len(), 24);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn puzzle(
        &self,
        seed: u64,
        number: u64,
        go_on: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Catch, NoPuzzle> {
        let mut random = BoardRandom::new(seed, number);
        let mut source = Source::of(self, &mut random);
        let mut failure = None;
        let mut stopped = false;
        // Both the source and the hunt ask whether to go on; the hunt knows how many were tried.
        let looked_at = Cell::new(0);
        let asked = RefCell::new(go_on);
        let fresh = |random: &mut BoardRandom| {
            let mut watch = || (*asked.borrow_mut())(looked_at.get());
            match source.next(self, random, &mut watch) {
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
        let mut caught =
            hunt(&self.difficulties, self.walks(), self.tries, &mut random, fresh, |tries| {
                looked_at.set(tries);
                (*asked.borrow_mut())(tries)
            });
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
