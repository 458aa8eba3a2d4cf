//! Counting fillings in the plainest way, to test the search against.

use super::super::RuledBoard;

/// How many fillings a board has, at most `limit`.
///
/// Cells are filled in reading order, with houses and candidates alone; the rules are asked about complete
/// fillings.
pub(crate) fn naive_count(board: &RuledBoard, limit: u64) -> u64 {
    let places: Vec<u8> = (0..board.geometry().values() as u8).collect();
    let orders = vec![places; board.geometry().cell_count()];
    let mut count = 0;
    if limit > 0 {
        each_filling(board, &orders, &mut |filling| {
            count += u64::from(board.holds(filling));
            count < limit
        });
    }
    count
}

/// Hands out the fillings that follow houses and candidates, until it is told to stop.
///
/// Each cell has an order in which its values are tried.
pub(super) fn each_filling(
    board: &RuledBoard,
    orders: &[Vec<u8>],
    found: &mut impl FnMut(&[u8]) -> bool,
) {
    // The cells before each that share a house with it.
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); board.geometry().cell_count()];
    for house in board.houses() {
        for (index, &one) in house.iter().enumerate() {
            for &other in &house[index + 1..] {
                before[usize::from(one.max(other))].push(one.min(other).into());
            }
        }
    }
    fill(board, orders, &before, &mut Vec::new(), found);
}

/// Fills the cells that are left; whether to go on.
fn fill(
    board: &RuledBoard,
    orders: &[Vec<u8>],
    before: &[Vec<usize>],
    filling: &mut Vec<u8>,
    found: &mut impl FnMut(&[u8]) -> bool,
) -> bool {
    let cell = filling.len();
    if cell == orders.len() {
        return found(filling);
    }
    for &place in &orders[cell] {
        let is_candidate = board.candidates[cell] >> place & 1 == 1;
        if !is_candidate || before[cell].iter().any(|&other| filling[other] == place) {
            continue;
        }
        filling.push(place);
        let goes_on = fill(board, orders, before, filling, found);
        filling.pop();
        if !goes_on {
            return false;
        }
    }
    true
}
