//! The search for a puzzle that comes closest to what is requested.

use std::cell::RefCell;

use super::found::Found;
use super::neighbours::random_neighbour;
use super::random::{BoardRandom, below};
use crate::board::Grid;
use crate::logic::Branches;
use crate::progress::{Progress, Stopped};

/// Looks for a puzzle that misses nothing among those that `fresh` makes and, where `walks`, among the
/// neighbours of those that came close: rare puzzles are near to each other. So what it finds is not
/// spread evenly over all puzzles that are as requested.
///
/// `fresh` gives none where it was stopped or there is nothing to be had. `miss` tells how far a puzzle is
/// from what is requested.
pub(super) fn hunt(
    miss: &mut dyn FnMut(&Grid, &mut dyn Progress) -> Result<u32, Stopped>,
    walks: bool,
    most_tries: u64,
    random: &mut BoardRandom,
    fresh: &mut dyn FnMut(&mut BoardRandom) -> Option<Grid>,
    branches: &RefCell<Branches<'_>>,
) -> Found {
    /// So many fresh puzzles are seen before the neighbours of the best of them.
    const FRESH: u32 = 24;
    /// So many neighbours that are no better are seen before all begins anew.
    const PATIENCE: u32 = 48;
    let mut best = Found { puzzle: None, miss: u32::MAX, tries: 0, stopped: false };
    let mut walk: Option<(Grid, u32)> = None;
    let mut seen = 0;
    let mut in_vain = 0;
    while best.miss > 0 && best.tries < most_tries {
        branches.borrow_mut().tried(best.tries);
        if branches.borrow_mut().next().is_break() {
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
            branches.borrow_mut().tried(best.tries);
            let Ok(miss) = miss(&puzzle, &mut |_| branches.borrow_mut().next()) else {
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

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;
    use crate::board::Geometry;
    use crate::progress::Tally;

    #[test]
    fn a_hunt_ends_with_the_best_of_what_it_saw() {
        let text =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let puzzle = Grid::from_line(&Geometry::classic(), text).expect("a board");
        // The fourth puzzle is the closest, the sixth as requested.
        let caught = |tries, stop_at| {
            let mut progress = move |done: Tally| match done.tries >= stop_at {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            };
            let mut misses = [9, 7, 8, 5, 6, 0].into_iter();
            let miss = &mut |_: &Grid, progress: &mut dyn Progress| match progress(Tally::default())
            {
                ControlFlow::Continue(()) => Ok(misses.next().expect("a puzzle")),
                ControlFlow::Break(()) => Err(Stopped::new(Tally::default(), ())),
            };
            let branches = RefCell::new(Branches::new(&mut progress));
            let random = &mut BoardRandom::new(1, 1);
            hunt(miss, false, tries, random, &mut |_| Some(puzzle.clone()), &branches)
        };
        let all = caught(5, 100);
        assert_eq!((all.tries, all.miss, all.stopped), (5, 5, false));
        assert_eq!(all.puzzle.as_ref(), Some(&puzzle));
        let met = caught(1000, 100);
        assert_eq!((met.tries, met.miss, met.stopped), (6, 0, false));
        let stopped = caught(1000, 2);
        assert_eq!((stopped.tries, stopped.miss, stopped.stopped), (2, 9, true));
        assert_eq!(stopped.puzzle, Some(puzzle.clone()));
        let mut endless = |_: Tally| ControlFlow::Continue(());
        let branches = RefCell::new(Branches::new(&mut endless));
        let random = &mut BoardRandom::new(1, 1);
        let none = hunt(&mut |_, _| Ok(0), true, 9, random, &mut |_| None, &branches);
        assert_eq!((none.puzzle, none.tries), (None, 0));
    }
}
