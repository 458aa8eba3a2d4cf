//! Random 9×9 puzzles, hundreds side by side.

use std::ops::ControlFlow;

use minirow::Symmetry;
use minirow::generate::classic::{PuzzleEvent, PuzzleOptions, puzzles};
use minirow::generate::{Impossible, Requirements};
use pyo3::prelude::*;

use crate::errors::{bad_argument, unanswerable};
use crate::patience::{Patience, in_pieces, threads as counted};

/// How many puzzles one thread makes together.
const TOGETHER: u64 = 512;

/// Makes so many puzzles, of which each depends on the seed and its number alone.
#[pyfunction]
#[pyo3(signature = (seed, count, symmetry = "none", threads = None))]
pub(crate) fn generate_classic(
    py: Python<'_>,
    seed: u64,
    count: u64,
    symmetry: &str,
    threads: Option<usize>,
) -> PyResult<Vec<String>> {
    let symmetry: Symmetry = symmetry.parse().map_err(bad_argument)?;
    let requirements = Requirements::default().symmetry(symmetry);
    let options = PuzzleOptions::default().requirements(requirements);
    let pieces = usize::try_from(count.div_ceil(TOGETHER)).map_err(bad_argument)?;
    let made = in_pieces(py, counted(threads)?, pieces, |piece, patience| {
        let first = piece as u64 * TOGETHER;
        lines(seed, first..count.min(first + TOGETHER), &options, patience)
    })?;
    let made: Result<Vec<Vec<String>>, Impossible> = made.into_iter().collect();
    let made: Vec<String> =
        made.map_err(|error| unanswerable(error.to_string()))?.into_iter().flatten().collect();
    if (made.len() as u64) < count {
        let message = format!("expected {count} puzzles as requested, found {}", made.len());
        return Err(unanswerable(message));
    }
    Ok(made)
}

fn lines(
    seed: u64,
    numbers: std::ops::Range<u64>,
    options: &PuzzleOptions,
    patience: &Patience,
) -> Result<Vec<String>, Impossible> {
    let mut lines = Vec::new();
    puzzles(seed, numbers, options, |event| {
        if let PuzzleEvent::Puzzle(puzzle) = event {
            lines.push(puzzle.givens.map(char::from).iter().collect());
        }
        if patience.lasts() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    Ok(lines)
}
