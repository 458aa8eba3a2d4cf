//! The search against plain counting, for every kind of rule.

use std::ops::ControlFlow;

use super::holds::naive::naive_count;
use super::holds::samples::{kinds, samples};
use super::{Rule, RuledBoard, Shape};
use crate::progress;

/// Boards of each kind: 300, and with RUN_SLOW_TESTS=1 2,000.
fn boards() -> usize {
    if std::env::var("RUN_SLOW_TESTS").is_ok_and(|value| value == "1") { 2000 } else { 300 }
}

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
        for board in samples(kind, 1, boards()) {
            assert_eq!(count(&board), naive_count(&board, MOST), "{kind}: {board:?}");
        }
    }
}

#[test]
fn a_sum_beyond_all_values_ends_at_once() {
    let mut board = RuledBoard::new(Shape::CLASSIC);
    board.rules.push(Rule::Lunchbox { cells: vec![0, 1, 2], sum: u32::MAX });
    assert_eq!(count(&board), 0);
}
