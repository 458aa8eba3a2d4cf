//! How much the searches of a run have done, for the progress display.

use minirow::Tally;
use std::sync::atomic::{AtomicU64, Ordering};

use minirow_batch::counted;

static GUESSES: AtomicU64 = AtomicU64::new(0);
static CONFLICTS: AtomicU64 = AtomicU64::new(0);
static PUZZLES: AtomicU64 = AtomicU64::new(0);

/// Adds what a search has done since it last told.
pub(crate) fn tell(before: Tally, now: Tally) {
    GUESSES.fetch_add(now.guesses - before.guesses, Ordering::Relaxed);
    CONFLICTS.fetch_add(now.conflicts - before.conflicts, Ordering::Relaxed);
}

/// Adds puzzles that were tried.
pub(crate) fn looked_at(puzzles: u64) {
    PUZZLES.fetch_add(puzzles, Ordering::Relaxed);
}

/// How many puzzles were tried so far, in words; none where nothing was.
pub(crate) fn tries() -> Option<String> {
    let puzzles = PUZZLES.load(Ordering::Relaxed);
    (puzzles > 0).then(|| counted(puzzles, "candidate tried", "candidates tried"))
}

/// The guesses and conflicts of all searches so far, in words; none while they are few.
pub(crate) fn words() -> Option<String> {
    /// Boards up to 16×16 take less.
    const FEW: u64 = 10_000;
    let guesses = GUESSES.load(Ordering::Relaxed);
    let conflicts = CONFLICTS.load(Ordering::Relaxed);
    (guesses + conflicts >= FEW).then(|| {
        let guesses = counted(guesses, "guess", "guesses");
        format!("{guesses}, {}", counted(conflicts, "conflict", "conflicts"))
    })
}
