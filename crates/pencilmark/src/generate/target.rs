//! Puzzles as hard as asked, one for each number of a batch.

use std::collections::VecDeque;
use std::ops::ControlFlow;

use rand::Rng;

use super::classic::{PuzzleEvent, PuzzleOptions, puzzles};
use super::difficulty::Difficulty;
use super::dig::{NoPuzzle, Wishes, make};
use super::fill::{NoGrid, complete, fill};
use super::graded::graded;
use super::hunt::{Catch, hunt};
use super::random::BoardRandom;
use crate::board::{Grid, Symmetry};
use crate::logic::rating::level::Level;
use crate::solve::Tally;

/// What puzzles are wanted, and how hard.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Geometry, Grid, logic::rating::level::Level};
/// use pencilmark::generate::{Difficulty, Target, Wishes};
/// let target = Target {
///     start: Grid::new(&Geometry::classic()),
///     wishes: Wishes::default(),
///     difficulties: vec![Difficulty::Level(Level::Moderate)],
///     tries: 1000,
/// };
/// target.check()?;
/// let caught = target.puzzle(1, 0, &mut |_| ControlFlow::Continue(()))?;
/// assert_eq!(caught.miss, 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Target {
    /// Digits that are givens; the board is of this geometry.
    pub start: Grid,
    /// What is asked of the givens.
    pub wishes: Wishes,
    /// All of these must hold.
    pub difficulties: Vec<Difficulty>,
    /// How many puzzles are looked at for each that is wanted.
    pub tries: u64,
}

impl Target {
    /// Finds out whether there can be such a puzzle.
    ///
    /// # Errors
    /// The reason why there can be none.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Geometry, Grid};
    /// use pencilmark::generate::{Difficulty, Target, Wishes};
    /// let target = Target {
    ///     start: Grid::new(&Geometry::of_side(4)?),
    ///     wishes: Wishes::default(),
    ///     difficulties: vec![Difficulty::Rating(15..=20)],
    ///     tries: 10,
    /// };
    /// assert!(target.check().is_err());
    /// # Ok::<(), pencilmark::GeometryError>(())
    /// ```
    pub fn check(&self) -> Result<(), NoPuzzle> {
        for difficulty in &self.difficulties {
            difficulty.check(self.start.geometry())?;
        }
        Ok(self.all_wishes().check(&self.start)?)
    }

    /// The puzzle with this number in the batch with this seed, or what comes closest to it.
    ///
    /// `go_on` is asked again and again, with the number of puzzles that were looked at.
    ///
    /// # Errors
    /// [`NoPuzzle`] where the wishes for givens can not be met.
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
        let mut source = self.source(&mut random);
        let mut failure = None;
        let mut stopped = false;
        let mut made = 0;
        // Both the source and the hunt ask whether to go on.
        let asked = std::cell::RefCell::new(go_on);
        let fresh = |random: &mut BoardRandom| {
            let mut watch = || (*asked.borrow_mut())(made);
            let puzzle = match source.next(self, random, &mut watch) {
                Ok(puzzle) => Some(puzzle),
                Err(NoPuzzle::Stopped) => {
                    stopped = true;
                    None
                }
                Err(none) => {
                    failure = Some(none);
                    None
                }
            };
            made += 1;
            puzzle
        };
        let mut caught =
            hunt(&self.difficulties, self.walks(), self.tries, &mut random, fresh, |tries| {
                (*asked.borrow_mut())(tries)
            });
        caught.stopped |= stopped;
        match failure {
            Some(none) if caught.puzzle.is_none() => Err(none),
            _ => Ok(caught),
        }
    }

    /// Whether neighbours of a puzzle are as wished as the puzzle itself, but for the difficulty.
    fn walks(&self) -> bool {
        let is_open = self.start.empty_len() == self.start.geometry().cell_count();
        let wishes = &self.wishes;
        is_open
            && wishes.symmetry == Symmetry::None
            && wishes.givens.is_none()
            && wishes.filled.is_empty()
            && wishes.empty.is_empty()
            && !self.difficulties.is_empty()
            && self.start.geometry().side() <= 9
    }

    /// Where puzzles of about the right difficulty come from.
    ///
    /// Of minimal 9×9 puzzles a fifth each is of most levels, and hundreds are made in the time of one
    /// that is graded. Other boards are made one by one; what lies beyond the level makes the steps
    /// of grading slow.
    fn source(&self, random: &mut BoardRandom) -> Source {
        let is_open = self.start.empty_len() == self.start.geometry().cell_count();
        if is_open && self.start.geometry().is_classic() {
            return Source::Batch { seed: random.next_u64(), next: 0, ready: VecDeque::new() };
        }
        let level = self.difficulties.iter().find_map(|difficulty| match difficulty {
            Difficulty::Level(level) => Some(*level),
            _ => None,
        });
        match level {
            Some(level) if level <= Level::Hard => Source::Graded(level),
            _ => Source::Dug,
        }
    }
}

/// Where puzzles come from.
enum Source {
    /// As few givens as a level allows.
    Graded(Level),
    /// 9×9, many at a time.
    Batch { seed: u64, next: u64, ready: VecDeque<Grid> },
    /// As few givens as one solution allows.
    Dug,
}

impl Source {
    fn next(
        &mut self,
        target: &Target,
        random: &mut BoardRandom,
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Grid, NoPuzzle> {
        /// One grid may leave several solutions where cells must be empty; another one may not.
        const GRIDS: u64 = 1000;
        match self {
            Self::Graded(level) => {
                let geometry = target.start.geometry();
                for _ in 0..GRIDS {
                    let watch = |_: Tally| go_on();
                    let grid = if target.start.empty_len() == geometry.cell_count() {
                        fill(geometry, random, watch)
                    } else {
                        complete(&target.start, random, watch)
                    };
                    let grid = grid.map_err(|none| match none {
                        NoGrid::Stopped(_) => NoPuzzle::Stopped,
                        none @ NoGrid::Impossible => none.into(),
                    })?;
                    match graded(&grid, &target.all_wishes(), *level, random, go_on) {
                        Err(NoPuzzle::Ambiguous { .. }) => {}
                        result => return result,
                    }
                }
                Err(NoPuzzle::NotFound { tries: GRIDS })
            }
            Self::Batch { seed, next, ready } => {
                while ready.is_empty() {
                    if *next >= target.tries.max(GRIDS) {
                        return Err(NoPuzzle::NotFound { tries: *next });
                    }
                    // The first ones are often enough; later, full vectors are worth it.
                    let len = (*next).clamp(32, 4096);
                    let numbers = *next..*next + len;
                    *next += len;
                    ready.extend(batch(*seed, numbers, &target.wishes, go_on)?);
                }
                Ok(ready.pop_front().expect("there are some"))
            }
            Self::Dug => {
                let made = make(&target.start, &target.wishes, GRIDS, random, |_| go_on())?;
                Ok(made.dug.puzzle)
            }
        }
    }
}

impl Target {
    /// The wishes with the digits of the start among the cells that must be given.
    fn all_wishes(&self) -> Wishes {
        let mut wishes = self.wishes.clone();
        let start = &self.start;
        wishes.filled.extend(start.geometry().cells().filter(|&cell| start.get(cell).is_some()));
        wishes
    }
}

fn batch(
    seed: u64,
    numbers: std::ops::Range<u64>,
    wishes: &Wishes,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Vec<Grid>, NoPuzzle> {
    let options = PuzzleOptions {
        symmetry: wishes.symmetry,
        givens: wishes.givens.unwrap_or(0),
        given: wishes.filled.clone(),
        empty: wishes.empty.clone(),
        ..PuzzleOptions::default()
    };
    let mut made = Vec::new();
    let tally = puzzles(seed, numbers, &options, |event| match event {
        PuzzleEvent::Puzzle(puzzle) => {
            let text = str::from_utf8(&puzzle.givens).expect("symbols of ASCII");
            let grid: Grid = text.parse().expect("a board of 9×9");
            // Those that need more givens than wished keep them.
            if wishes.givens.is_none_or(|wished| 81 - grid.empty_len() <= wished) {
                made.push(grid);
            }
            ControlFlow::Continue(())
        }
        PuzzleEvent::Progress(_) => go_on(),
        PuzzleEvent::GivenUp(_) => ControlFlow::Continue(()),
    });
    match tally {
        Ok(tally) if tally.stopped => Err(NoPuzzle::Stopped),
        Ok(_) => Ok(made),
        Err(_) => Ok(Vec::new()),
    }
}
