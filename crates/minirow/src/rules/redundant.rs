//! Givens that the rules and the other givens imply.

use std::ops::ControlFlow;

use super::RuledBoard;
use crate::progress::{Progress, Tally};

/// A board without redundant givens.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Minimized {
    /// The board that is left.
    pub board: RuledBoard,
    /// Cells that keep their givens because it is not known whether they need them.
    pub undecided: Vec<u16>,
    /// Whether the progress said that it is to end; what was not asked by then stays.
    pub is_stopped: bool,
}

/// Whether a given is redundant is found within so many guesses, or not.
const MOST_GUESSES: u64 = 100_000;

impl RuledBoard {
    /// The board without redundant givens, groups of cells asked in this order: a group is left out where the
    /// filling stays the only one without all of its givens.
    ///
    /// The filling is the only one of the board, as the place of each cell's value. Cells of a group that have
    /// no given, or more than one candidate, stay as they are.
    ///
    /// # Panics
    /// If the filling does not have one place for each cell.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, progress, rules::{Rule, RuledBoard, kinds::Greater}};
    /// let mut board = RuledBoard::new(Geometry::with_blocks(1, 2)?);
    /// board.rules.push(Rule::Greater(Greater { cells: [0, 1] }));
    /// board.candidates = vec![0b10, 0b01, 0b11, 0b11];
    /// let minimized = board.minimized(&[1, 0, 0, 1], &[vec![0], vec![1]], progress::to_the_end());
    /// assert_eq!(minimized.board.candidates, [0b11; 4]);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn minimized(
        &self,
        filling: &[u8],
        groups: &[Vec<u16>],
        mut progress: impl Progress,
    ) -> Minimized {
        assert_eq!(
            filling.len(),
            self.geometry().cell_count(),
            "a filling has a place for each cell"
        );
        let all = self.geometry().all_places();
        let mut minimized =
            Minimized { board: self.clone(), undecided: Vec::new(), is_stopped: false };
        let mut done = Tally::default();
        for group in groups {
            let is_given =
                |cell: &&u16| minimized.board.candidates[usize::from(**cell)].count_ones() == 1;
            let givens: Vec<usize> =
                group.iter().filter(is_given).map(|&cell| cell.into()).collect();
            let board = &mut minimized.board;
            givens.iter().for_each(|&cell| board.candidates[cell] = all);
            let mut is_stopped = false;
            let watch = |now: Tally| {
                is_stopped = progress(now).is_break();
                if is_stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            match has_other(board, filling, &givens, (&mut done, watch)) {
                Some(false) => continue,
                Some(true) => {}
                None => minimized.undecided.extend(givens.iter().map(|&cell| cell as u16)),
            }
            givens.iter().for_each(|&cell| board.candidates[cell] = 1 << filling[cell]);
            if is_stopped {
                minimized.is_stopped = true;
                break;
            }
        }
        minimized
    }
}

/// Whether a board has a filling besides this one, which would differ in one of these cells; nothing where that
/// is not known in time.
fn has_other(
    board: &mut RuledBoard,
    filling: &[u8],
    cells: &[usize],
    (done, mut progress): (&mut Tally, impl Progress),
) -> Option<bool> {
    let mut is_open = false;
    for &cell in cells {
        let before = board.candidates[cell];
        board.candidates[cell] &= !(1 << filling[cell]);
        let until_now = *done;
        let watch = |now: Tally| match now.nodes() >= MOST_GUESSES {
            true => ControlFlow::Break(()),
            false => progress(Tally { guesses: until_now.guesses + now.guesses, ..until_now }),
        };
        let tally = board.each(watch, |_| ControlFlow::Break(()));
        done.guesses += tally.guesses;
        done.tries += 1;
        board.candidates[cell] = before;
        if tally.solutions > 0 {
            return Some(true);
        }
        is_open |= tally.stopped;
    }
    if is_open { None } else { Some(false) }
}
