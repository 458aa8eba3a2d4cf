//! All gears of the general engine give the same answers.

use std::cell::Cell as Counter;
use std::collections::HashSet;
use std::ops::ControlFlow;

use minirow::progress::at_most;
use minirow::solve::{self, Event, Gear, Plan, Solutions};
use minirow::{Cell, Digit, Extra, Geometry, Grid};
use proptest::prelude::*;

use crate::{boards, property};

/// After so many guesses and conflicts a gear gives up a case, and the test its question.
const NODES: u64 = 500;

/// Boards with blocks of 2×2 to 6×6 cells, with no solution, one or several.
#[test]
fn gears_agree_on_boards_of_every_size() {
    let block = (2..=6_u8, 2..=6_u8);
    let boards = block.prop_flat_map(|block| {
        let cells = usize::from(block.0 * block.1).pow(2);
        (boards::solved(block), boards::shuffled(cells), 20..60_usize, wrong(cells))
    });
    let (asked, told) = (Counter::new(0), Counter::new(0));
    property::check(100, boards, |(solution, order, percent, wrong)| {
        let mut puzzle = solution.clone();
        for &cell in &order[..order.len() * percent / 100] {
            puzzle.set(Cell::new(cell as u16), None);
        }
        if let Some((cell, value)) = wrong {
            let value = value % solution.geometry().side() + 1;
            puzzle.set(Cell::new(cell as u16), Digit::new(value));
        }
        let mut counts = HashSet::new();
        for plan in plans() {
            asked.set(asked.get() + 1);
            if let Ok(count) = plan.count(&puzzle, 2, at_most(NODES)) {
                told.set(told.get() + 1);
                counts.insert(count);
            }
        }
        prop_assert!(counts.len() <= 1, "{:?} of {:?}", counts, puzzle);
        Ok(())
    });
    assert!(told.get() * 10 >= asked.get() * 8, "{} of {}", told.get(), asked.get());
}

/// All solutions, each once, whatever finds them.
#[test]
fn gears_find_the_same_solutions() {
    let check = |geometry: &Geometry, givens: &str, expected: Option<usize>| {
        let values = givens.bytes().map(|c| if c == b'.' { 0 } else { c - b'0' });
        let rest = geometry.cell_count() - givens.len();
        let values = values.chain(std::iter::repeat_n(0, rest));
        let puzzle = Grid::from_values(geometry, values).expect("values up to the side");
        let found: Vec<HashSet<Vec<u8>>> = plans().map(|plan| all(plan, &puzzle)).collect();
        assert!(found.iter().all(|other| *other == found[0]), "{geometry}");
        assert!(expected.is_none_or(|expected| found[0].len() == expected), "{geometry}");
    };
    let four = Geometry::of_side(4).expect("a side");
    check(&four, "", Some(288));
    check(&four.with_extra(Extra::Diagonals).expect("two houses"), "", Some(48));
    check(&four.with_extra(Extra::AntiKnight).expect("pairs"), "", None);
    check(&four.with_extra(Extra::AntiKing).expect("pairs"), "", None);
    check(&four.with_extra(Extra::DisjointGroups).expect("four houses"), "12", None);
    let six = Geometry::with_blocks(2, 3).expect("a block shape");
    check(&six, "123456456123..1...", None);
    check(&six.with_extra(Extra::Windoku).expect("windows"), "123456456123", None);
    check(&Geometry::with_blocks(1, 5).expect("a Latin square"), "1234521...", None);
    let jigsaw: Vec<u32> = "aaabbabbbcccbdccdddecdeed".bytes().take(25).map(u32::from).collect();
    if let Ok(jigsaw) = Geometry::irregular(&jigsaw) {
        check(&jigsaw, "", None);
    }
}

/// A gear that shifts in the middle of many solutions loses none and shows none twice.
#[test]
fn many_solutions_differ() {
    let geometry = boards::irregular("BBBAAAA DBAAACC DBBBCCF DEECCCF DDEEEFF GDDGEEF GGGGGFF");
    let mut found = HashSet::new();
    let tally = solve::each(&Grid::new(&geometry), |event| {
        if let Event::Solution(solution) = event {
            assert!(solution.is_solved());
            assert!(found.insert(solution.values().collect::<Vec<u8>>()), "shown twice");
        }
        if found.len() < 1000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!(tally.solutions, 1000);
}

/// The seed changes the way, not the answer; the same seed goes the same way.
#[test]
fn seeds_change_the_way_alone() {
    let board = (boards::solved((4, 4)), boards::shuffled(256), 1..100_u64);
    property::check(5, board, |(solution, order, seed)| {
        let puzzle = boards::dig(&solution, &order, 100);
        for gear in Gear::ALL {
            let plan = Plan::default().gear(*gear).seed(seed);
            let tally = plan.each(&puzzle, |_| ControlFlow::Continue(()));
            prop_assert_eq!(tally, plan.each(&puzzle, |_| ControlFlow::Continue(())));
            prop_assert_eq!(tally.solutions, 1);
            let answer = plan.solutions(&puzzle, |_| ControlFlow::Continue(()));
            prop_assert_eq!(answer, Ok(Solutions::One(solution.clone())));
        }
        Ok(())
    });
}

/// Every gear can be stopped by whoever watches it.
#[test]
fn every_gear_stops_when_told() {
    let empty = Grid::new(&Geometry::of_side(25).expect("a square side"));
    for plan in plans() {
        for nodes in [0, 1, 10, 100] {
            let stopped = plan.solutions(&empty, at_most(nodes));
            let Err(stopped) = stopped else {
                assert!(nodes > 10, "{plan:?}: two solutions of 25x25 after {nodes} nodes");
                continue;
            };
            assert!(stopped.tally.stopped && stopped.tally.nodes() >= nodes, "{plan:?}");
        }
    }
}

fn plans() -> impl Iterator<Item = Plan> {
    let gears = Gear::ALL.iter().map(|&gear| Some(gear));
    [None].into_iter().chain(gears).map(|gear| Plan::default().gear(gear))
}

fn all(plan: Plan, puzzle: &Grid) -> HashSet<Vec<u8>> {
    let mut found = HashSet::new();
    plan.each(puzzle, |event| {
        if let Event::Solution(solution) = event {
            assert!(found.insert(solution.values().collect::<Vec<u8>>()), "shown twice: {plan:?}");
        }
        ControlFlow::Continue(())
    });
    found
}

fn wrong(cells: usize) -> impl Strategy<Value = Option<(usize, u8)>> {
    proptest::option::weighted(0.2, (0..cells, any::<u8>()))
}
