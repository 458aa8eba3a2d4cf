//! Where puzzles come from before anybody looks at how hard they are.

use std::collections::VecDeque;
use std::ops::{ControlFlow, Range};

use super::classic::{PuzzleEvent, PuzzleOptions, puzzles};
use super::difficulty::Difficulty;
use super::dig::{NoPuzzle, Requirements, make};
use super::fill::complete;
use super::generator::Generator;
use super::graded::graded;
use super::random::BoardRandom;
use crate::board::{Geometry, Grid};
use crate::rating::Level;

/// A way to puzzles of about the right difficulty.
pub(super) enum Source {
    /// As few givens as a level allows.
    Graded(Level),
    /// 9×9, many at a time; `closest` has the fewest givens of those with more than requested.
    Batch { seed: u64, next: u64, ready: VecDeque<Grid>, closest: Option<Grid> },
    /// As few givens as one solution allows.
    Dug,
}

/// One grid may leave several solutions where cells must be empty; another one may not.
const GRIDS: u64 = 1000;

impl Source {
    /// The best one for what is wanted.
    ///
    /// Of minimal 9×9 puzzles a fifth each is of most levels, and hundreds are made in the time of one
    /// that is graded. Other boards are made one by one; what lies beyond the level makes the steps
    /// of grading slow.
    pub(super) fn of(wanted: &Generator, random: &mut BoardRandom) -> Self {
        if wanted.start.filled_len() == 0 && wanted.start.geometry().is_classic() {
            let (seed, ready) = (random.next_u64(), VecDeque::new());
            return Self::Batch { seed, next: 0, ready, closest: None };
        }
        let level = wanted.difficulties.iter().find_map(|difficulty| match difficulty {
            Difficulty::Level(level) => Some(*level),
            _ => None,
        });
        match level {
            Some(level) if level <= Level::Hard => Self::Graded(level),
            _ => Self::Dug,
        }
    }

    /// Of the puzzles that have more givens than requested the one with the fewest, where such were met.
    pub(super) fn closest(self) -> Option<Grid> {
        match self {
            Self::Batch { closest, .. } => closest,
            Self::Graded(_) | Self::Dug => None,
        }
    }

    pub(super) fn next(
        &mut self,
        wanted: &Generator,
        random: &mut BoardRandom,
        progress: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Grid, NoPuzzle> {
        match self {
            Self::Graded(level) => {
                let requirements = wanted.requirements.with_start(&wanted.start);
                for _ in 0..GRIDS {
                    let grid = complete(&wanted.start, random, &mut |_| progress())?;
                    match graded(&grid, &requirements, *level, random, &mut |_| progress()) {
                        Err(NoPuzzle::Ambiguous { .. }) => {}
                        result => return result,
                    }
                }
                Err(NoPuzzle::NotFound { tries: GRIDS })
            }
            Self::Batch { seed, next, ready, closest } => {
                while ready.is_empty() {
                    if *next >= wanted.tries.max(GRIDS) {
                        return Err(NoPuzzle::NotFound { tries: *next });
                    }
                    // The first ones are often enough; later, full vectors are worth it.
                    let len = (*next).clamp(32, 4096);
                    let numbers = *next..*next + len;
                    *next += len;
                    ready.extend(batch(*seed, numbers, &wanted.requirements, closest, progress)?);
                    if ready.is_empty() && !wanted.requirements.empty.is_empty() {
                        // Grids seldom have one solution with these cells empty: digits have to be
                        // chosen for the others.
                        *self = Self::Dug;
                        return self.next(wanted, random, progress);
                    }
                }
                Ok(ready.pop_front().expect("there are some"))
            }
            Self::Dug => {
                let made =
                    make(&wanted.start, &wanted.requirements, GRIDS, random, &mut |_| progress())?;
                match made.puzzle {
                    Some(puzzle) if made.miss == 0 => Ok(puzzle),
                    _ if made.stopped => Err(NoPuzzle::Stopped),
                    _ => Err(NoPuzzle::NotFound { tries: GRIDS }),
                }
            }
        }
    }
}

/// Puzzles of 9×9 with these numbers, as far as they are as requested.
fn batch(
    seed: u64,
    numbers: Range<u64>,
    requirements: &Requirements,
    closest: &mut Option<Grid>,
    progress: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Vec<Grid>, NoPuzzle> {
    let options = PuzzleOptions::default().requirements(requirements.clone()).tries(32);
    let mut made = Vec::new();
    let tally = puzzles(seed, numbers, &options, |event| match event {
        PuzzleEvent::Puzzle(puzzle) => {
            let text = str::from_utf8(&puzzle.givens).expect("symbols of ASCII");
            let grid = Grid::from_line(&Geometry::classic(), text).expect("a board of 9×9");
            // Those that need more givens than requested keep them.
            if requirements.givens.is_none_or(|requested| grid.filled_len() <= requested) {
                made.push(grid);
            } else if closest.as_ref().is_none_or(|one| grid.filled_len() < one.filled_len()) {
                *closest = Some(grid);
            }
            ControlFlow::Continue(())
        }
        PuzzleEvent::Progress(_) => progress(),
        PuzzleEvent::GivenUp(_) => ControlFlow::Continue(()),
    })?;
    if tally.stopped { Err(NoPuzzle::Stopped) } else { Ok(made) }
}
