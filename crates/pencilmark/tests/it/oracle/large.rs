//! Reference boards above 9×9.

use pencilmark::Grid;
use pencilmark::format::{ReadOptions, read_all};
use pencilmark::solve::{self, Interrupted, Solutions};
use rayon::prelude::*;

use crate::{boards, data};

const NODES: u64 = 20_000;

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
            Err(Interrupted { tally, first }) => {
                assert_eq!((tally.nodes(), tally.stopped), (NODES, true));
                assert_eq!(tally.solutions, u64::from(first.is_some()));
                assert!(first.iter().all(|solution| boards::solves(solution, puzzle)));
            }
        });
    }
}

type Answer = Result<Solutions, Interrupted>;

fn check(sides: std::ops::RangeInclusive<u8>, check: impl Fn(&Grid, Answer) + Sync) {
    let options = ReadOptions { mixed: true, ..ReadOptions::default() };
    for (name, text) in data::files("large").into_iter().chain(data::files("large/synth")) {
        let puzzles: Vec<Grid> = read_all(&text, &options)
            .into_iter()
            .map(|document| document.unwrap_or_else(|error| panic!("{name}: {error}")).grid)
            .filter(|puzzle| sides.contains(&puzzle.geometry().side()))
            .collect();
        puzzles.par_iter().for_each(|puzzle| {
            check(puzzle, solve::solutions_while(puzzle, solve::at_most(NODES)));
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
