//! The search for a puzzle that is as requested.

use std::ops::ControlFlow;

use rand::Rng;

use super::difficulty::Difficulty;
use super::neighbours::random_neighbour;
use super::random::below;
use crate::board::Grid;

/// What a hunt has brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catch {
    /// The puzzle that comes closest to what is requested; none where no puzzle was seen.
    pub puzzle: Option<Grid>,
    /// How far it is from that: 0 where it is as requested. See [`Difficulty::miss`].
    pub miss: u32,
    /// How many puzzles were tried.
    pub tries: u64,
    /// Whether the hunt was stopped by `go_on`.
    pub stopped: bool,
}

/// Looks for a puzzle as requested among those that `fresh` makes and, where `walks`, among the
/// neighbours of those that came close: rare puzzles are near to each other. So what it finds is not
/// spread evenly over all puzzles that are as requested.
///
/// `fresh` gives none where it was stopped or there is nothing to be had; `go_on` is asked again and
/// again, with the number of tries.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Grid, generate::{BoardRandom, Difficulty, hunt}};
/// let puzzle: Grid = "1... ..3. .4.. ...2".parse()?;
/// let requested = [Difficulty::Steps(12..=12)];
/// let mut random = BoardRandom::new(1, 0);
/// let fresh = |_: &mut BoardRandom| Some(puzzle.clone());
/// let caught = hunt(&requested, true, 100, &mut random, fresh, |_| ControlFlow::Continue(()));
/// assert_eq!((caught.miss, caught.tries), (0, 1));
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
pub fn hunt<R: Rng>(
    wished: &[Difficulty],
    walks: bool,
    most_tries: u64,
    random: &mut R,
    mut fresh: impl FnMut(&mut R) -> Option<Grid>,
    mut go_on: impl FnMut(u64) -> ControlFlow<()>,
) -> Catch {
    /// So many fresh puzzles are seen before the neighbours of the best of them.
    const FRESH: u32 = 24;
    /// So many neighbours that are no better are seen before all begins anew.
    const PATIENCE: u32 = 48;
    let mut best = Catch { puzzle: None, miss: u32::MAX, tries: 0, stopped: false };
    let mut walk: Option<(Grid, u32)> = None;
    let mut seen = 0;
    let mut in_vain = 0;
    while best.miss > 0 && best.tries < most_tries {
        if go_on(best.tries).is_break() {
            best.stopped = true;
            break;
        }
        let is_walking = walks && seen >= FRESH;
        let puzzle = match &walk {
            Some((from, _)) if is_walking => {
                random_neighbour(from, 1 + below(random, 2) as usize, random)
            }
            _ => match fresh(random) {
                Some(puzzle) => Some(puzzle),
                None => break,
            },
        };
        best.tries += 1;
        seen += 1;
        in_vain += 1;
        if let Some(puzzle) = puzzle {
            let ControlFlow::Continue(miss) =
                total_miss(wished, &puzzle, &mut || go_on(best.tries))
            else {
                best.stopped = true;
                break;
            };
            let is_better = walk.as_ref().is_none_or(|&(_, least)| miss < least);
            let is_as_good = walk.as_ref().is_some_and(|&(_, least)| miss == least);
            if is_better {
                in_vain = 0;
            }
            if miss < best.miss {
                best.puzzle = Some(puzzle.clone());
                best.miss = miss;
            }
            if is_better || is_as_good {
                walk = Some((puzzle, miss));
            }
        }
        if is_walking && in_vain > PATIENCE {
            (walk, seen, in_vain) = (None, 0, 0);
        }
    }
    best
}

/// How far a puzzle is from all that is requested.
fn total_miss(
    wished: &[Difficulty],
    puzzle: &Grid,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> ControlFlow<(), u32> {
    let mut total = 0_u32;
    for difficulty in wished {
        total = total.saturating_add(difficulty.miss(puzzle, go_on)?);
    }
    ControlFlow::Continue(total)
}
