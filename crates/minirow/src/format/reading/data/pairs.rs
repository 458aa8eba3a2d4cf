//! Solutions among the boards of a text, and the puzzles that they belong to.
//!
//! A full board that is called a solution goes with the puzzle that it solves, wherever that stands: all
//! givens tell which one it is. One without a puzzle is an error where there are puzzles, so that it never
//! comes out as one of them.

use super::node::{Cells, Finds, Found, is_empty};
use super::vocabulary;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Place;

/// The boards of a text, until their solutions can be told.
#[derive(Debug, Default)]
pub(in crate::format) struct Pairs {
    held: Finds,
    has_puzzles: bool,
}

/// More boards than that do not wait for solutions.
const MOST: usize = 4096;

impl Pairs {
    /// Takes boards, and gives out those that wait no longer.
    pub(in crate::format) fn take(&mut self, finds: Finds, out: &mut Finds) {
        self.held.extend(finds);
        if self.held.len() > MOST {
            self.finish(out);
        }
    }

    /// Gives out all boards, with their solutions.
    pub(in crate::format) fn finish(&mut self, out: &mut Finds) {
        let held = std::mem::take(&mut self.held);
        let is_solution = |found: &Result<Found, ParseError>| found.as_ref().is_ok_and(is_solution);
        let (solutions, mut others): (Finds, Finds) =
            held.into_iter().partition(|(_, found)| is_solution(found));
        self.has_puzzles |= others.iter().any(|(_, found)| found.is_ok());
        // Lists have the same order most of the time.
        let mut next = 0;
        for (place, solution) in solutions {
            let at = (next..others.len()).chain(0..next).find(|&at| {
                let other = others[at].1.as_ref().ok();
                other.zip(solution.as_ref().ok()).is_some_and(|(puzzle, s)| solves(s, puzzle))
            });
            let solution = match at {
                Some(at) => {
                    next = at + 1;
                    if let (Ok(puzzle), Ok(solution)) = (&mut others[at].1, solution) {
                        puzzle.solution = Some(solution.rows);
                    }
                    continue;
                }
                None => solution,
            };
            let lone = |found| {
                if self.has_puzzles { Err(without_puzzle(place, &found)) } else { Ok(found) }
            };
            others.push((place, solution.and_then(lone)));
        }
        others.sort_by_cached_key(|(place, _)| *place);
        out.append(&mut others);
    }
}

/// Whether a full board is called a solution.
fn is_solution(found: &Found) -> bool {
    let is_called = found.name.as_deref().is_some_and(vocabulary::names_solution);
    is_called && found.solution.is_none() && cells(&found.rows).iter().all(|cell| !is_open(cell))
}

/// Whether a board has all givens of a puzzle that has no solution yet.
fn solves(solution: &Found, puzzle: &Found) -> bool {
    let (full, givens) = (cells(&solution.rows), cells(&puzzle.rows));
    let mut pairs = full.iter().zip(&givens);
    puzzle.solution.is_none()
        && full.len() == givens.len()
        && pairs.all(|(digit, given)| is_open(given) || digit.eq_ignore_ascii_case(given))
}

/// The signs of the cells of a board.
pub(super) fn cells(cells: &Cells) -> Vec<&str> {
    if cells.side > 0 {
        return cells.text.split_whitespace().collect();
    }
    let text = cells.text.as_str();
    let signs = text.char_indices().filter(|&(_, c)| c.is_alphanumeric() || is_empty(c));
    signs.map(|(at, c)| &text[at..at + c.len_utf8()]).collect()
}

/// Whether a cell is empty.
fn is_open(cell: &str) -> bool {
    cell == "0" || cell.chars().all(is_empty)
}

fn without_puzzle(place: Place, solution: &Found) -> ParseError {
    let name = solution.name.as_deref().unwrap_or_default();
    let expected = format!("the puzzle that '{name}' is the solution of");
    ParseError::new(place, expected, "none that has all its givens there")
}
