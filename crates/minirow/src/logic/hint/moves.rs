//! What a player did, one thing after the other.

use std::collections::HashSet;

use crate::board::{Candidate, Cell, Grid};

/// One thing a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Move {
    /// Writes a digit, whatever the cell held before.
    Place(Candidate),
    /// Takes the digit of a cell away.
    Clear(Cell),
    /// Eliminates a candidate.
    Remove(Candidate),
    /// Takes an eliminated candidate back.
    Restore(Candidate),
}

/// The place of the move that led away from the last board without a mistake; none if there is no
/// mistake now.
///
/// Taking back this move and all behind it leaves a board that is right. It is the first wrong move,
/// unless mistakes before it were put right.
///
/// # Examples
/// ```
/// use minirow::{Candidate, Cell, Digit, Grid, logic::{Move, first_mistake}};
/// let solution: Grid = "1324 4231 2413 3142".parse()?;
/// let place = |cell, digit| {
///     Move::Place(Candidate { cell: Cell::new(cell), digit: Digit::new(digit).unwrap() })
/// };
/// assert_eq!(first_mistake(&[place(1, 3), place(2, 2)], &solution), None);
/// assert_eq!(first_mistake(&[place(1, 3), place(2, 4), place(3, 2)], &solution), Some(1));
/// assert_eq!(first_mistake(&[place(1, 2), place(1, 3), place(2, 4)], &solution), Some(2));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[must_use]
pub fn first_mistake(moves: &[Move], solution: &Grid) -> Option<usize> {
    let is_right = |candidate: Candidate| solution.get(candidate.cell) == Some(candidate.digit);
    let (mut wrong, mut eliminated) = (HashSet::new(), HashSet::new());
    let mut right = 0;
    for (index, &made) in moves.iter().enumerate() {
        match made {
            Move::Place(candidate) if !is_right(candidate) => wrong.insert(candidate.cell),
            Move::Place(Candidate { cell, .. }) | Move::Clear(cell) => wrong.remove(&cell),
            Move::Remove(candidate) if is_right(candidate) => eliminated.insert(candidate.cell),
            Move::Restore(candidate) if is_right(candidate) => eliminated.remove(&candidate.cell),
            Move::Remove(_) | Move::Restore(_) => false,
        };
        if wrong.is_empty() && eliminated.is_empty() {
            right = index + 1;
        }
    }
    (right < moves.len()).then_some(right)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Digit, Geometry};

    /// Moves as `cell+digit`, `cell-digit`, `cell~digit` (restored) or `cell.` (cleared).
    fn check(moves: &str, expected: Option<usize>) {
        let moves: Vec<Move> = moves
            .split_whitespace()
            .map(|text| {
                let at = text.find(['+', '-', '~', '.']).expect("a sign");
                let cell = Cell::new(text[..at].parse().expect("a cell"));
                let digit = Digit::new(text[at + 1..].parse().unwrap_or(1)).expect("a digit");
                let candidate = Candidate { cell, digit };
                match &text[at..=at] {
                    "+" => Move::Place(candidate),
                    "-" => Move::Remove(candidate),
                    "~" => Move::Restore(candidate),
                    _ => Move::Clear(cell),
                }
            })
            .collect();
        let geometry = Geometry::of_side(4).expect("a square");
        let solution = Grid::from_line(&geometry, "1324423124133142").expect("a grid");
        assert_eq!(first_mistake(&moves, &solution), expected, "{moves:?}");
    }

    #[test]
    fn the_last_right_board_is_found() {
        check("", None);
        check("0+1 1+3 2-1 2-3 2+2", None);
        check("0+2", Some(0));
        check("0+1 1+2 2+2 3+4", Some(1));
        check("0+1 1-3 2+2", Some(1));
    }

    #[test]
    fn what_was_put_right_does_not_count() {
        check("0+2 0.", None);
        check("0+2 0+1", None);
        check("1-3 1~3 0+1", None);
        check("0+2 1+2 0.", Some(0));
        check("0+2 0. 1+3 2+4 3+4", Some(3));
    }
}
