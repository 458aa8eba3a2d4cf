//! Limits of a search: a number of guesses, a time, and the end of the run.

use std::ops::ControlFlow;
use std::time::Instant;

use minirow::Tally;

use crate::args::SearchArgs;
use crate::stop::Stop;
use crate::terminal::effort;

/// Guesses and conflicts without a new solution, times the cells of the board, after which a search
/// is given up if the command line names no number: some minutes, whatever the size of the board.
const MOST_CELLS: usize = 3_000_000_000;

/// A closure that lets a search of one board with so many cells go on within its limits.
pub(crate) fn watch(
    limits: SearchArgs,
    cells: usize,
    stop: &Stop,
) -> impl FnMut(Tally) -> ControlFlow<()> {
    /// A guess takes longer the larger the board is, a look at the clock always the same.
    const CELLS_PER_LOOK: usize = 2000;
    let asks_per_look = (CELLS_PER_LOOK / cells).max(1);
    let deadline = limits.timeout.map(|timeout| Instant::now() + timeout);
    let most_in_vain = (MOST_CELLS / cells) as u64;
    let mut last_found = Tally::default();
    let mut last_told = Tally::default();
    let mut asks = 0;
    move |done| {
        if done.solutions > last_found.solutions {
            last_found = done;
        }
        let too_many = match limits.max_nodes {
            Some(most) => done.nodes() >= most,
            None => done.nodes() - last_found.nodes() >= most_in_vain,
        };
        let mut too_late = false;
        if asks % asks_per_look == 0 {
            too_late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
            effort::tell(last_told, done);
            last_told = done;
        }
        asks += 1;
        if too_many || too_late || stop.is_interrupted() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}
