//! Searches that are told to stop.

use std::ops::ControlFlow;

use pencilmark::format::read_blocks;
use pencilmark::solve::{self, Event, Interrupted, Solutions, Tally};
use pencilmark::{Geometry, Grid};
use proptest::prelude::*;

use crate::{boards, naive, property};

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
            let answer = solve::solutions_while(&puzzle, solve::at_most(budget));
            let count = solve::count_while(&puzzle, u64::MAX, solve::at_most(budget));
            if budget == all.guesses {
                prop_assert_eq!(answer, Ok(Solutions::One(solution.clone())));
                prop_assert_eq!(count, Ok(1));
                continue;
            }
            let Err(Interrupted { tally, first }) = answer else {
                return Err(TestCaseError::fail("expected to be stopped"));
            };
            prop_assert_eq!((tally.guesses, tally.stopped), (budget, true));
            prop_assert_eq!(tally.solutions, u64::from(first.is_some()));
            prop_assert!(tally.solutions >= known);
            known = tally.solutions;
            prop_assert!(first.iter().all(|first| *first == solution));
            prop_assert_eq!(count, Err(Interrupted { tally, first }));
        }
        Ok(())
    });
}

#[test]
fn what_was_known_by_then() {
    let check = |side, budget, has_solution| {
        let stopped = solve::count_while(&empty(side), u64::MAX, solve::at_most(budget));
        let Interrupted { tally, first } = stopped.expect_err("there is more to find");
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
    let stopped = solve::count_while(&empty(25), u64::MAX, solve::at_most(7)).unwrap_err();
    assert_eq!(stopped.to_string(), "stopped after 7 guesses with 0 solutions found");
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
    let answer = |budget| solve::solutions_while(&empty(9), solve::at_most(budget));
    assert!(matches!(answer(guesses), Ok(Solutions::Many(_))));
    assert!(answer(guesses - 1).is_err());
    assert_eq!(solve::count_while(&empty(9), 2, solve::at_most(guesses)), Ok(2));
    assert_eq!(solve::count_while(&empty(9), 0, solve::at_most(0)), Ok(0));
}

#[test]
fn a_visitor_is_left_in_peace_after_it_breaks() {
    let check = |break_at: u64, is_guess: bool, expected: Tally| {
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
        assert_eq!((tally.solutions, tally.stopped), (expected.solutions, expected.stopped));
    };
    check(1, false, Tally { solutions: 1, stopped: true, ..Tally::default() });
    check(17, false, Tally { solutions: 17, stopped: true, ..Tally::default() });
    check(288, false, Tally { solutions: 288, stopped: true, ..Tally::default() });
    check(289, false, Tally { solutions: 288, stopped: false, ..Tally::default() });
    check(1, true, Tally { solutions: 0, stopped: true, ..Tally::default() });
}

/// What we live with: on some irregular blocks, empty boards with many solutions among them, the
/// search guesses itself into a corner that it does not leave within any patience. A naive solver
/// finds two solutions of each of these within 20,000 steps.
///
/// Whoever makes one of them fall replaces its line by the answer.
#[test]
fn some_irregular_blocks_exhaust_the_budget() {
    let maps = [
        "BBBAAAA DBAAACC DBBBCCF DEECCCF DDEEEFF GDDGEEF GGGGGFF",
        "AAAABBBD AAAABBBD CCCCDBBD CCCEDDDD EECEFFFF EEEEHFFF GGGGHHHF GGGGHHHH",
    ];
    for map in maps {
        let geometry = read_blocks(&map.replace(' ', "\n")).expect("a map of blocks");
        let empty = Grid::new(&geometry);
        let naive = naive::of_options(&geometry, naive::options_of_grid(&empty), 2, 20_000);
        assert_eq!(naive.map(|solutions| solutions.len()), Some(2), "{map}");
        let stopped = solve::solutions_while(&empty, solve::at_most(20_000));
        assert!(stopped.is_err(), "no longer: {map}");
    }
}
