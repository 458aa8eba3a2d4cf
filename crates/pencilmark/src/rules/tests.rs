//! The search against plain counting, for every kind of rule.

use std::ops::ControlFlow;

use super::RuledBoard;
use super::holds::naive::naive_count;
use super::holds::samples::{kinds, samples};
use crate::progress;

/// Boards of each kind.
const BOARDS: usize = 2000;

/// More fillings than this are not counted.
const MOST: u64 = 50;

fn count(board: &RuledBoard) -> u64 {
    let mut count = 0;
    board.each(progress::to_the_end(), |filling| {
        assert_eq!(board.broken(filling), [], "{board:?} {filling:?}");
        count += 1;
        if count < MOST { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    count
}

#[test]
fn as_many_fillings_are_found_as_there_are() {
    for kind in kinds() {
        for board in samples(kind, 1, BOARDS) {
            assert_eq!(count(&board), naive_count(&board, MOST), "{kind}: {board:?}");
        }
    }
}
