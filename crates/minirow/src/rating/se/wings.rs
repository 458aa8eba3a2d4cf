//! Three cells with three digits.

use super::board::{Board, PEERS, PEERS_BY_HOUSE};
use super::hint::{Found, Hint};

/// XY-wing: 4.2.
pub(super) fn xy(board: &Board) -> Found {
    each(board, 2, |pivot, xz, yz| {
        let [a, b, c] = [pivot, xz, yz].map(|cell| board.candidates[cell]);
        let is_wing = (a | b | c).count_ones() == 3 && a & b & c == 0;
        if !is_wing {
            return Found::Continue(());
        }
        Hint::remove(42, board, PEERS[xz] & PEERS[yz], b & c).emit()
    })
}

/// XYZ-wing: 4.4.
pub(super) fn xyz(board: &Board) -> Found {
    each(board, 3, |pivot, xz, yz| {
        let [a, b, c] = [pivot, xz, yz].map(|cell| board.candidates[cell]);
        let is_wing = (a | b | c).count_ones() == 3 && (a & b & c).count_ones() == 1;
        if !is_wing {
            return Found::Continue(());
        }
        Hint::remove(44, board, PEERS[pivot] & PEERS[xz] & PEERS[yz], b & c).emit()
    })
}

/// Shows pivots with so many candidates and pairs of two-digit peers, the first with one digit less.
fn each(board: &Board, len: u32, mut visit: impl FnMut(usize, usize, usize) -> Found) -> Found {
    for pivot in 0..81 {
        let candidates = board.candidates[pivot];
        if candidates.count_ones() != len {
            continue;
        }
        let is_pair = |cell: &usize| board.candidates[*cell].count_ones() == 2;
        let peers = || PEERS_BY_HOUSE[pivot].into_iter().map(usize::from).filter(is_pair);
        for xz in peers() {
            if (candidates & !board.candidates[xz]).count_ones() == 1 {
                for yz in peers() {
                    visit(pivot, xz, yz)?;
                }
            }
        }
    }
    Found::Continue(())
}
