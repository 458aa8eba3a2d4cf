//! Searches that are told to stop.

use std::ops::ControlFlow;

use minirow::Stopped;
use minirow::progress::at_most;
use minirow::solve::{self, Event, Gear, Plan, Solutions};
use minirow::{Geometry, Grid};
use proptest::prelude::*;

use crate::{boards, property};

fn empty(side: u8) -> Grid {
    Grid::new(&Geometry::of_side(side).expect("a square side"))
}

/// With every budget that is too small a search tells what it knows, and that it was stopped.
#[test]
fn a_search_is_stopped_at_its_budget() {
    let cases = (boards::solved((3, 3)), boards::shuffled(81));
    property::check(60, cases, |(solution, order)| {
        let puzzle = boards::dig(&solution, &order, 0);
        let all = solve::each(&puzzle, |_| ControlFlow::Continue(()));
        prop_assert_eq!((all.solutions, all.stopped), (1, false));
        let mut known = 0;
        for budget in 0..=all.guesses {
            let answer = solve::Plan::default().solutions(&puzzle, at_most(budget));
            let count = solve::Plan::default().count(&puzzle, u64::MAX, at_most(budget));
            if budget == all.guesses {
                prop_assert_eq!(answer, Ok(Solutions::One(solution.clone())));
                prop_assert_eq!(count, Ok(1));
                continue;
            }
            let Err(Stopped { tally, so_far: first, .. }) = answer else {
                return Err(TestCaseError::fail("expected to be stopped"));
            };
            prop_assert_eq!((tally.guesses, tally.stopped), (budget, true));
            prop_assert_eq!(tally.solutions, u64::from(first.is_some()));
            prop_assert!(tally.solutions >= known);
            known = tally.solutions;
            prop_assert!(first.iter().all(|first| *first == solution));
            let counted = count.expect_err("stopped as well");
            prop_assert_eq!((counted.tally, counted.so_far), (tally, first));
        }
        Ok(())
    });
}

#[test]
fn what_was_known_by_then() {
    let check = |side, budget, has_solution| {
        let stopped = solve::Plan::default().count(&empty(side), u64::MAX, at_most(budget));
        let Stopped { tally, so_far: first, .. } = stopped.expect_err("there is more to find");
        assert_eq!((tally.guesses, tally.stopped), (budget, true));
        assert_eq!(tally.solutions > 0, has_solution);
        assert_eq!(first.is_some_and(|first| first.is_solved()), has_solution);
    };
    check(4, 0, false);
    check(4, 50, true);
    check(9, 1, false);
    check(9, 1000, true);
    check(25, 10, false);
}

#[test]
fn an_interruption_in_words() {
    let stopped = solve::Plan::default().count(&empty(25), u64::MAX, at_most(7)).unwrap_err();
    assert_eq!(stopped.to_string(), "stopped after 7 guesses");
    let stopped = solve::Plan::default().count(&empty(25), u64::MAX, at_most(0)).unwrap_err();
    assert_eq!(stopped.to_string(), "stopped at once");
}

/// Two solutions are an answer, however many there are.
#[test]
fn a_search_ends_when_it_knows_enough() {
    let guesses = solve::each(&empty(9), {
        let mut found = 0;
        move |event| {
            found += u32::from(matches!(event, Event::Solution(_)));
            if found < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        }
    })
    .guesses;
    let answer = |budget| solve::Plan::default().solutions(&empty(9), at_most(budget));
    assert!(matches!(answer(guesses), Ok(Solutions::Many(_))));
    assert!(answer(guesses - 1).is_err());
    assert_eq!(solve::Plan::default().count(&empty(9), 2, at_most(guesses)), Ok(2));
    assert_eq!(solve::Plan::default().count(&empty(9), 0, at_most(0)), Ok(0));
}

#[test]
fn a_visitor_is_left_in_peace_after_it_breaks() {
    let check = |break_at: u64, is_guess: bool, expected: (u64, bool)| {
        let (mut guesses, mut solutions, mut calls_after) = (0, 0, None);
        let tally = solve::each(&empty(4), |event| {
            assert_eq!(calls_after.replace(0), None, "called after it broke");
            match event {
                Event::Node(done) => {
                    assert_eq!(done.guesses, guesses, "guesses are counted one by one");
                    guesses += 1;
                }
                Event::Solution(_) => solutions += 1,
            }
            if (if is_guess { guesses } else { solutions }) == break_at {
                return ControlFlow::Break(());
            }
            calls_after = None;
            ControlFlow::Continue(())
        });
        assert_eq!(tally.guesses, guesses - u64::from(is_guess && tally.stopped));
        assert_eq!((tally.solutions, tally.stopped), expected);
    };
    check(1, false, (1, true));
    check(17, false, (17, true));
    check(288, false, (288, true));
    check(289, false, (288, false));
    check(1, true, (0, true));
}

/// On some irregular blocks, empty boards with many solutions among them, singles and guesses lead
/// into a corner that they do not leave within any patience; the other gears do.
#[test]
fn irregular_blocks_are_no_trap() {
    let maps = [
        "BBBAAAA DBAAACC DBBBCCF DEECCCF DDEEEFF GDDGEEF GGGGGFF",
        "AAAABBBD AAAABBBD CCCCDBBD CCCEDDDD EECEFFFF EEEEHFFF GGGGHHHF GGGGHHHH",
    ];
    for map in maps {
        let empty = Grid::new(&boards::irregular(map));
        let alone = Plan::default().gear(Gear::Singles);
        assert!(alone.solutions(&empty, at_most(20_000)).is_err(), "{map}");
        let answer = solve::Plan::default().solutions(&empty, at_most(2_000));
        let Ok(Solutions::Many([first, second])) = answer else { panic!("{answer:?} of {map}") };
        assert!(first.is_solved() && second.is_solved() && first != second, "{map}");
    }
}
