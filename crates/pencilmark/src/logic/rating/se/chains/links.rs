//! What follows from a candidate at once.

use super::super::board::{Board, HOUSES, PEERS_BY_HOUSE, SEATS, digits};
use super::nodes::{Cause, Id, Key, Nodes, Reach, cell_of, digit_of, key};

/// What is off where a candidate is on: the other digits of its cell, if cells count, and its other
/// places.
pub(super) fn off(board: &Board, on: Key, cells_count: bool, off: &mut Vec<(Key, Cause)>) {
    off.clear();
    let (cell, digit) = (cell_of(on), digit_of(on));
    if cells_count {
        let others = digits(board.candidates[cell] & !(1 << digit));
        off.extend(others.map(|other| (key(cell, other), Cause::Cell)));
    }
    // Eight peers in the block, six more in the row, six more in the column.
    for (kind, peers) in [(0, 0..8), (1, 8..14), (2, 14..20)] {
        for &peer in &PEERS_BY_HOUSE[cell][peers] {
            if board.has(usize::from(peer), digit) {
                off.push((key(usize::from(peer), digit), Cause::House(kind)));
            }
        }
    }
}

/// Makes the nodes that are on where a candidate is off: the only other digit of its cell, the only
/// other place of its digit in a house. What the board has lost since the source are parents, too.
pub(super) fn on(
    nodes: &mut Nodes,
    board: &Board,
    source: &Board,
    off: Id,
    to_off: &Reach,
    (cells_count, houses_count): (bool, bool),
    on: &mut Vec<Id>,
) {
    on.clear();
    let from = nodes.node(off).key;
    let (cell, digit) = (cell_of(from), digit_of(from));
    if cells_count && board.candidates[cell].count_ones() == 2 {
        let other = (board.candidates[cell] & !(1 << digit)).trailing_zeros() as usize;
        let id = nodes.add(key(cell, other), true, Cause::Cell, &[off]);
        for gone in digits(source.candidates[cell] & !board.candidates[cell]) {
            nodes.add_parent(to_off.get(key(cell, gone)).expect("what is gone is off"));
        }
        on.push(id);
    }
    if !houses_count {
        return;
    }
    for (kind, (house, place)) in SEATS[cell].into_iter().enumerate() {
        let house = usize::from(house);
        let places = board.places[house][digit];
        if places.count_ones() != 2 {
            continue;
        }
        let other = (places & !(1 << place)).trailing_zeros() as usize;
        let other = key(usize::from(HOUSES[house][other]), digit);
        if on.iter().any(|&id| nodes.node(id).key == other) {
            continue;
        }
        let id = nodes.add(other, true, Cause::House(kind as u8), &[off]);
        for gone in digits(source.places[house][digit] & !places) {
            let gone = key(usize::from(HOUSES[house][gone]), digit);
            nodes.add_parent(to_off.get(gone).expect("what is gone is off"));
        }
        on.push(id);
    }
}
