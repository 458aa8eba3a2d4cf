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
    for peer in PEERS_BY_HOUSE[cell].map(usize::from) {
        if board.has(peer, digit) {
            let kind = (0..3).find(|&kind| SEATS[cell][kind].0 == SEATS[peer][kind].0);
            off.push((key(peer, digit), Cause::House(kind.expect("peers share a house") as u8)));
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
    let mut parents = Vec::new();
    if cells_count && board.candidates[cell].count_ones() == 2 {
        let other = (board.candidates[cell] & !(1 << digit)).trailing_zeros() as usize;
        parents.push(off);
        for gone in digits(source.candidates[cell] & !board.candidates[cell]) {
            parents.push(to_off.get(key(cell, gone)).expect("what is gone is off"));
        }
        on.push(nodes.add(key(cell, other), true, Cause::Cell, &parents));
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
        parents.clear();
        parents.push(off);
        for gone in digits(source.places[house][digit] & !places) {
            let gone = key(usize::from(HOUSES[house][gone]), digit);
            parents.push(to_off.get(gone).expect("what is gone is off"));
        }
        on.push(nodes.add(other, true, Cause::House(kind as u8), &parents));
    }
}
