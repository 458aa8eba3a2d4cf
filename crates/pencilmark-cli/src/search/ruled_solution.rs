//! The solution of a board with rules beyond houses.

use std::ops::ControlFlow;

use pencilmark::format::Document;
use pencilmark::{Grid, Tally};

use super::puzzle::Refusal;
use crate::stop::Stop;

/// The search ends here with what it knows.
const MOST_GUESSES: u64 = 5_000_000;

/// The only solution of a puzzle with rules; none where that could not be found out in time.
pub(crate) fn one_ruled_solution(
    document: &Document,
    stop: &Stop,
) -> Result<Option<Grid>, Refusal> {
    let mut puzzle = Document::from(document.puzzle());
    puzzle.rules.clone_from(&document.rules);
    let Ok(board) = puzzle.ruled() else { return Ok(None) };
    let Ok(Ok(solver)) = board.compile_with(None, |_| stop.go_on()) else { return Ok(None) };
    let mut found: Vec<Vec<u8>> = Vec::new();
    let go_on = |done: Tally| {
        if done.nodes() < MOST_GUESSES { stop.go_on() } else { ControlFlow::Break(()) }
    };
    let tally = solver.each(&board.candidates, go_on, |filling| {
        found.push(filling.iter().map(|place| place + 1).collect());
        if found.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    match found.len() {
        2.. => Err(Refusal::Several),
        _ if stop.is_interrupted() => Err(Refusal::Interrupted),
        _ if tally.stopped => Ok(None),
        0 => Err(Refusal::None),
        _ => Ok(Grid::from_values(puzzle.grid.geometry(), found.remove(0)).ok()),
    }
}
