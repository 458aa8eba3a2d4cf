//! Stated solutions.

use minirow::Cell;

use super::board::{Board, grid_of};

/// What is wrong with a stated solution, given how many solutions the board has, where that is known;
/// nothing where it is one.
pub(super) fn fault(
    board: &Board,
    nines: &[[u8; 81]],
    count: Option<u64>,
    stated: &str,
) -> Option<String> {
    let grid = match board {
        Board::Nine(at) => grid_of(&nines[*at]),
        Board::Other(grid) => (**grid).clone(),
        Board::Bad => return None,
    };
    let Ok(solution) = stated.trim().parse::<minirow::Grid>() else {
        return Some("the stated solution cannot be read".to_owned());
    };
    if solution.values().count() != grid.values().count() {
        return Some("the stated solution has another size".to_owned());
    }
    if solution.empty_len() > 0 {
        return Some("the stated solution has empty cells".to_owned());
    }
    let differs = |(given, digit): &(u8, u8)| *given != 0 && given != digit;
    if let Some(at) = grid.values().zip(solution.values()).position(|pair| differs(&pair)) {
        let cell = grid.geometry().cell_name(Cell::new(at as u16));
        return Some(format!("the stated solution has another given in {cell}"));
    }
    if !solution.duplicates().is_empty() {
        return Some("the stated solution has a digit twice in a house".to_owned());
    }
    (count == Some(2)).then(|| "the stated solution is one of several".to_owned())
}
