//! Solutions of all boards of a slice.

use std::ops::ControlFlow;

use minirow::progress::Tally;
use minirow::solve::{
    BatchAnswer, BatchEvent, BatchOptions, Plan, Solutions, solve_batch, solve_stream,
};
use minirow::{Grid, solve};

use super::board::{Board, Boards, bad_row, grid_of, signs_of};
use super::interrupted::Interrupted;
use crate::Texts;

/// What the exact engine says of a slice.
pub(super) struct Exact {
    /// How many solutions each row has, up to what was asked; nothing where there is no board.
    pub(super) counts: Vec<Option<u64>>,
    /// Those of 9×9 boards, in the order of those.
    nines: Vec<BatchAnswer>,
    /// Solutions of other boards, by row.
    others: Vec<(usize, String)>,
}

/// What a board of another size may take; a 25×25 board has its answer within a few hundred.
const MOST_NODES: u64 = 1_000_000;

/// Searches all boards of a slice for up to `most` solutions, two at least.
pub(super) fn search(
    boards: &mut Boards<'_>,
    first: u64,
    most: u64,
    go_on: &dyn Fn() -> bool,
) -> Result<Exact, Interrupted> {
    let most = most.max(2);
    let mut nines = search_nines(&boards.nines, most, go_on)?;
    // Which of several solutions a batch shows depends on the machine; one by one it does not.
    for (puzzle, answer) in boards.nines.iter().zip(&mut nines) {
        if answer.solutions > 1 {
            let shown = solve::solutions_of(&grid_of(puzzle)).next();
            answer.solution = Some(signs_of(&shown.expect("a board with several")));
        }
    }
    let (mut counts, mut others) = (Vec::with_capacity(boards.rows.len()), Vec::new());
    for (row, board) in boards.rows.iter_mut().enumerate() {
        let count = match board {
            Board::Nine(at) => Some(nines[*at].solutions),
            Board::Bad => None,
            Board::Other(grid) => match search_alone(grid, most, go_on)? {
                Some((count, solution)) => {
                    others.extend(solution.map(|solution| (row, solution.to_line())));
                    Some(count)
                }
                None => {
                    let reason = format!("no answer within {MOST_NODES} guesses");
                    boards.bad.push(bad_row(first + row as u64, Some(&grid.to_line()), reason));
                    *board = Board::Bad;
                    None
                }
            },
        };
        counts.push(count);
    }
    Ok(Exact { counts, nines, others })
}

/// Searches boards of 9×9.
fn search_nines(
    puzzles: &[[u8; 81]],
    most: u64,
    go_on: &dyn Fn() -> bool,
) -> Result<Vec<BatchAnswer>, Interrupted> {
    let options = BatchOptions::default().limit(most);
    if most == 2 {
        // A slice takes milliseconds, and an engine that need not be stopped is a tenth faster.
        let mut answers = vec![BatchAnswer::default(); puzzles.len()];
        solve_batch(puzzles, options, &mut answers);
        return if go_on() { Ok(answers) } else { Err(Interrupted) };
    }
    let mut answers = Vec::with_capacity(puzzles.len());
    solve_stream(puzzles.iter().copied(), options, |event| {
        if let BatchEvent::Answer(answer) = event {
            answers.push(*answer);
        } else if !go_on() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    if answers.len() == puzzles.len() { Ok(answers) } else { Err(Interrupted) }
}

/// How many solutions a board has, up to some, and the first of them; nothing where it takes too long.
fn search_alone(
    grid: &Grid,
    most: u64,
    go_on: &dyn Fn() -> bool,
) -> Result<Option<(u64, Option<Grid>)>, Interrupted> {
    let mut is_interrupted = false;
    let mut progress = |tally: Tally| {
        is_interrupted = !go_on();
        if is_interrupted || tally.nodes() > MOST_NODES {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let found = Plan::default().solutions(grid, &mut progress).map(|found| match found {
        Solutions::None => (0, None),
        Solutions::One(solution) => (1, Some(solution)),
        Solutions::Many([solution, _]) => (2, Some(solution)),
    });
    let found = match found {
        Ok((2, solution)) if most > 2 => {
            Plan::default().count(grid, most, &mut progress).map(|count| (count, solution)).ok()
        }
        found => found.ok(),
    };
    if is_interrupted { Err(Interrupted) } else { Ok(found) }
}

impl Exact {
    /// A solution of each row, the first where there are several.
    pub(super) fn solutions(&self, boards: &Boards<'_>) -> Texts {
        if self.nines.len() == boards.rows.len() {
            let mut solutions: Vec<[u8; 81]> = Vec::with_capacity(self.nines.len());
            solutions.extend(self.nines.iter().map_while(|nine| nine.solution));
            if solutions.len() == self.nines.len() {
                let digits = String::from_utf8(solutions.into_flattened()).expect("digits");
                return Texts::of_length(digits, 81);
            }
        }
        let rows = boards.rows.iter().enumerate();
        rows.map(|(row, board)| self.solution(row, board)).collect()
    }

    /// A solution of a row, the first where there are several.
    pub(super) fn solution(&self, row: usize, board: &Board) -> Option<&str> {
        match board {
            Board::Nine(at) => {
                let line = self.nines[*at].solution.as_ref()?;
                Some(std::str::from_utf8(line).expect("digits"))
            }
            Board::Other(_) => {
                let at = self.others.binary_search_by_key(&row, |(row, _)| *row).ok()?;
                Some(&self.others[at].1)
            }
            Board::Bad => None,
        }
    }
}
