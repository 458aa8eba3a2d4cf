//! The search against plain counting, for every kind of rule.

use std::ops::ControlFlow;

use super::compile::compile;
use super::engine::{Budget, MOST_STEPS, narrowed};
use super::holds::naive::naive_count;
use super::holds::samples::{kinds, samples, samples_of_frames};
use super::{Rule, RuledBoard};
use crate::board::{Geometry, PlacedGrid};
use crate::progress;
use crate::rules::kinds::{AllDifferent, Cage, Clue, Lunchbox, Outside, Pairs, Quadruple, Rellik};
use crate::solve::Gear;

/// Boards of each kind: 300, and with RUN_SLOW_TESTS=1 2,000.
fn boards() -> usize {
    if std::env::var("RUN_SLOW_TESTS").is_ok_and(|value| value == "1") { 2000 } else { 300 }
}

/// More fillings than this are not counted.
const MOST: u64 = 50;

fn count(board: &RuledBoard) -> u64 {
    count_in(board, None)
}

fn count_in(board: &RuledBoard, gear: Option<Gear>) -> u64 {
    let mut count = 0;
    let solver = board.compile_for(gear).unwrap();
    solver.each(&board.candidates, progress::to_the_end(), |filling| {
        assert_eq!(board.broken(filling), [], "{board:?} {filling:?}");
        count += 1;
        if count < MOST { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    count
}

#[test]
fn all_gears_find_as_many_fillings_as_there_are() {
    for kind in kinds() {
        for board in samples(kind, 1, boards()) {
            let naive = naive_count(&board, MOST);
            for gear in [None].into_iter().chain(Gear::ALL.iter().copied().map(Some)) {
                assert_eq!(count_in(&board, gear), naive, "{kind} {gear:?}: {board:?}");
            }
        }
    }
}

/// So it is on boards with holes, without rows and columns, with blocks of any form and with cells that differ.
#[test]
fn all_gears_find_the_fillings_of_any_frame() {
    let (mut boards_with, mut found) = (0, 0);
    for kind in kinds() {
        for board in samples_of_frames(kind, 3, boards() / 10) {
            let naive = naive_count(&board, MOST);
            for gear in [None, Some(Gear::Subsets), Some(Gear::Batsat)] {
                assert_eq!(count_in(&board, gear), naive, "{kind} {gear:?}: {board:?}");
            }
            boards_with += 1;
            found += u32::from(naive > 0);
        }
    }
    assert!(2 * found > boards_with && found < boards_with, "{found} of {boards_with}");
}

/// Conclusions keep every candidate of a filling, and decide boards with at most one open cell.
#[test]
fn conclusions_keep_fillings_and_decide_full_boards() {
    for kind in kinds() {
        for board in samples(kind, 2, boards() / 4) {
            let geometry = board.geometry();
            let mut go_on = || ControlFlow::Continue(());
            let budget = Budget::new(MOST_STEPS, &mut go_on);
            let model = compile(&board, budget).expect("a small board");
            let left = narrowed(&model, &board.candidates);
            let mut fillings = 0;
            board.each(progress::to_the_end(), |filling| {
                let left = left.as_ref().expect("a board with a filling is not dead");
                let keeps = filling.iter().zip(left).all(|(place, left)| left >> place & 1 == 1);
                assert!(keeps, "{kind}: {board:?} {filling:?}");
                let mut known: Vec<u32> = filling.iter().map(|place| 1 << place).collect();
                assert_eq!(narrowed(&model, &known).as_ref(), Some(&known), "{kind}: {board:?}");
                let open = fillings % geometry.cell_count();
                known[open] = board.candidates[open];
                // Without masks, a count of different values is only checked.
                if geometry.values() <= 9 {
                    let mut others = filling.to_vec();
                    let holds = (0..geometry.values()).filter(|&place| {
                        others[open] = place as u8;
                        board.broken(&others).is_empty()
                    });
                    let right = holds.fold(0, |all, place| all | 1 << place);
                    let left = narrowed(&model, &known).expect("a filling is left");
                    assert_eq!(left[open], right, "{kind}: cell {open} of {board:?} {filling:?}");
                }
                fillings += 1;
                if fillings < 4 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
        }
    }
}

#[test]
fn boards_that_do_not_fit_together_are_told() {
    let check = |change: &dyn Fn(&mut RuledBoard), told: &str| {
        let mut board = RuledBoard::new(Geometry::with_blocks(2, 2).unwrap());
        change(&mut board);
        assert_eq!(board.compile().unwrap_err().to_string(), told);
    };
    check(
        &|board| board.candidates[3] = 1 << 4,
        "candidates of cell 3: expected a place of a value below 4, found 4",
    );
    let pairs =
        Rule::Pairs(Pairs { name: "table".to_owned(), table: vec![0], pairs: vec![(0, 1)] });
    check(
        &|board| board.rules.push(pairs.clone()),
        "rule 1: expected a table of 4 values, found 1",
    );
}

#[test]
fn a_search_that_is_told_to_stop_stops_before_its_first_guess() {
    let mut board = RuledBoard::new(Geometry::with_blocks(5, 5).unwrap());
    board.candidates[0] = 1;
    let mut asked = 0;
    board.each(
        |_| {
            asked += 1;
            ControlFlow::Break(())
        },
        |_| ControlFlow::Break(()),
    );
    assert_eq!(asked, 1);
}

#[test]
fn a_sum_beyond_all_values_ends_at_once() {
    let mut board = RuledBoard::new(Geometry::classic());
    board.rules.push(Rule::Lunchbox(Lunchbox { cells: vec![0, 1, 2], sum: u32::MAX }));
    assert_eq!(count(&board), 0);
}

#[test]
fn blocks_with_cells_in_common_are_no_sum() {
    let two = Geometry::with_blocks(2, 2).unwrap();
    let grids = [PlacedGrid::new(0, 0, two.clone()), PlacedGrid::new(1, 0, two)];
    let geometry = Geometry::of_grids(&grids).unwrap();
    let mut found = 0;
    for times in [1, 70] {
        for sum in 6..=9 {
            let mut board = RuledBoard::new(geometry.clone());
            for _ in 0..times {
                let cells = vec![1, 2, 5, 6];
                board.rules.push(Rule::AllDifferent(AllDifferent { cells }));
            }
            board.rules.push(Rule::Cage(Cage { cells: vec![0, 1, 4], sum }));
            let right = naive_count(&board, MOST).min(MOST);
            assert_eq!(count(&board), right, "{times} {sum}");
            found += right;
        }
    }
    assert!(found > 40, "{found}");
}

/// What a word has no room for, and lines of cells that need not differ, on a full board of 12 values.
#[test]
fn long_lists_and_lines_without_a_house() {
    let with = |rule| {
        let mut board = RuledBoard::new(Geometry::with_blocks(1, 12).unwrap());
        board.candidates = (0..144).map(|cell| 1 << ((cell / 12 + cell % 12) % 12)).collect();
        board.rules.push(rule);
        Gear::ALL.iter().map(|&gear| count_in(&board, Some(gear))).collect::<Vec<_>>()
    };
    let is_so = vec![1; Gear::ALL.len()];
    let is_not = vec![0; Gear::ALL.len()];
    // Cells with 5 to 12, which are 68 together.
    let rellik = |sum| Rule::Rellik(Rellik { cells: (4..12).collect(), sum });
    assert_eq!((with(rellik(68)), with(rellik(63))), (is_not.clone(), is_not.clone()));
    assert_eq!((with(rellik(64)), with(rellik(67))), (is_so.clone(), is_so.clone()));
    let quadruple = |more| {
        let each = (1..=12).flat_map(|value| vec![value; 11]);
        Rule::Quadruple(Quadruple { cells: (0..144).collect(), values: each.chain(more).collect() })
    };
    assert_eq!(with(quadruple(vec![7])), is_so);
    assert_eq!(with(quadruple(vec![7, 7])), is_not);
    // The first of these cells holds 2, and the second 3.
    let room = |number| {
        Rule::Outside(Outside { clue: Clue::NumberedRoom, cells: vec![1, 13, 39], number })
    };
    assert_eq!((with(room(3)), with(room(2)), with(room(7))), (is_so, is_not.clone(), is_not));
}
