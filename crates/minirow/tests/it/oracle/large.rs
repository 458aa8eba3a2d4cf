//! Boards above 9×9, of reference files and our own.

use minirow::Grid;
use minirow::Stopped;
use minirow::format::{ReadOptions, read_all};
use minirow::progress::at_most;
use minirow::solve::{self, Solutions};
use proptest::prelude::*;
use rayon::prelude::*;

use crate::{boards, data, property};

const NODES: u64 = 20_000;

/// Their solution is the grid they were dug from.
#[test]
fn our_boards_are_solved_within_a_budget() {
    // Beyond 16×16 a part of the givens stays, as removing them all takes long.
    for (block, least, cases) in
        [((3, 4), 0, 20), ((2, 8), 0, 4), ((4, 4), 0, 10), ((5, 5), 300, 2), ((6, 6), 750, 1)]
    {
        let cells = usize::from(block.0 * block.1).pow(2);
        property::check(cases, (boards::solved(block), boards::shuffled(cells)), |board| {
            let (solution, order) = board;
            let puzzle = boards::dig(&solution, &order, least);
            prop_assert!(
                least > 0 || puzzle.values().filter(|&value| value > 0).count() < cells / 2
            );
            let answer = solve::Plan::default().solutions(&puzzle, at_most(NODES));
            prop_assert_eq!(answer, Ok(Solutions::One(solution)));
            Ok(())
        });
    }
}

#[test]
fn boards_up_to_16_are_solved_within_a_budget() {
    check(0..=16, |puzzle, answer| {
        let answer = answer.unwrap_or_else(|stopped| panic!("{stopped}: {puzzle:?}"));
        check_witnesses(puzzle, &answer);
    });
}

/// Some of them are not known to be solved.
#[test]
fn what_is_known_of_boards_above_16_holds() {
    if data::is_slow() {
        check(17..=36, |puzzle, answer| match answer {
            Ok(answer) => check_witnesses(puzzle, &answer),
            Err(Stopped { tally, so_far: first, .. }) => {
                assert_eq!((tally.nodes(), tally.stopped), (NODES, true));
                assert_eq!(tally.solutions, u64::from(first.is_some()));
                assert!(first.iter().all(|solution| boards::solves(solution, puzzle)));
            }
        });
    }
}

type Answer = Result<Solutions, Stopped<Option<Grid>>>;

fn check(sides: std::ops::RangeInclusive<u8>, check: impl Fn(&Grid, Answer) + Sync) {
    let options = ReadOptions::default().mixed(true);
    for (name, text) in data::files("large").into_iter().chain(data::files("large/synth")) {
        let puzzles: Vec<Grid> = read_all(&text, &options)
            .into_iter()
            .map(|document| document.unwrap_or_else(|error| panic!("{name}: {error}")).grid)
            .filter(|puzzle| sides.contains(&puzzle.geometry().side()))
            .collect();
        puzzles.par_iter().for_each(|puzzle| {
            check(puzzle, solve::Plan::default().solutions(puzzle, at_most(NODES)));
        });
    }
}

/// All reference boards have a solution.
fn check_witnesses(puzzle: &Grid, answer: &Solutions) {
    match answer {
        Solutions::None => panic!("no solution: {puzzle:?}"),
        Solutions::One(one) => assert!(boards::solves(one, puzzle), "{puzzle:?}"),
        Solutions::Many([first, second]) => {
            assert!(boards::solves(first, puzzle) && boards::solves(second, puzzle), "{puzzle:?}");
            assert_ne!(first, second);
        }
    }
}
