//! Slices of 9×9 puzzles, solved with every back end.

use std::panic::catch_unwind;

use minirow::solve::{Backend, BatchAnswer, BatchOptions, solve_batch};
use proptest::collection::vec;
use proptest::prelude::*;

use super::backends;
use super::known::{self, Known, MOST};
use super::own;
use crate::property;

backends::stamp!(
    files_have_the_naive_answers,
    mixed_files_have_the_naive_answers,
    batches_of_every_length,
    nothing_is_asked_at_limit_0,
);

/// Few puzzles are solved one by one, and the lanes of a back end are 64, 256 or 512.
const LENGTHS: [usize; 19] =
    [0, 1, 2, 31, 32, 33, 34, 63, 64, 65, 127, 129, 255, 256, 257, 511, 512, 513, 1030];

fn files_have_the_naive_answers(backend: Backend) {
    for (name, puzzles) in known::nine() {
        let puzzles: Vec<&Known> = puzzles.iter().collect();
        for limit in [1, 2, 100, MOST] {
            check(backend, limit, &puzzles, name);
        }
    }
}

fn mixed_files_have_the_naive_answers(backend: Backend) {
    let puzzles = known::mixed();
    check(backend, 1, &puzzles, "all, mixed");
    check(backend, MOST, &puzzles, "all, mixed");
    // A batch goes through other lanes in another order.
    let reversed: Vec<&Known> = puzzles.into_iter().rev().collect();
    check(backend, 2, &reversed, "all, reversed");
}

fn batches_of_every_length(backend: Backend) {
    let own = own::known(1030);
    let mixed = known::mixed();
    for limit in [1, 2, own::MOST] {
        for len in LENGTHS {
            check(backend, limit, &own.iter().take(len).collect::<Vec<_>>(), "own");
            let start = mixed.len() / 3;
            let slice: Vec<&Known> = mixed.iter().skip(start).take(len).copied().collect();
            check(backend, limit, &slice, "a slice of all");
        }
    }
}

fn nothing_is_asked_at_limit_0(backend: Backend) {
    for len in [0, 1, 100] {
        let puzzles = vec![own::easy(0).0; len];
        let stale = BatchAnswer { solutions: 7, solution: Some([b'1'; 81]) };
        let mut answers = vec![stale; len];
        let tally =
            solve_batch(&puzzles, BatchOptions::default().limit(0).backend(backend), &mut answers);
        assert_eq!((tally.solutions, tally.nodes(), tally.stopped), (0, 0, true));
        assert_eq!(answers, vec![BatchAnswer::default(); len]);
    }
}

/// Puzzles of every kind in any number and order, with any bytes for empty cells.
#[test]
fn mixed_puzzles_have_the_naive_answers() {
    property::check(60, vec(own::puzzle(), 0..150), |puzzles| {
        let known: Vec<Known> = puzzles.iter().filter_map(own::Puzzle::known).collect();
        let known: Vec<&Known> = known.iter().collect();
        for backend in backends::available() {
            for limit in [1, 2, own::MOST] {
                let fault = fault(backend, limit, &known);
                prop_assert!(fault.is_none(), "{}", fault.unwrap_or_default());
            }
        }
        Ok(())
    });
}

#[test]
fn answers_and_puzzles_are_as_many() {
    let unequal = || solve_batch(&[[0; 81]; 2], BatchOptions::default(), &mut []);
    assert!(catch_unwind(unequal).is_err());
}

#[test]
fn a_back_end_that_is_not_here_is_not_used() {
    for backend in Backend::ALL.iter().copied().filter(|backend| !backend.is_available()) {
        for len in [1, 100] {
            let puzzles = vec![[0; 81]; len];
            let mut answers = vec![BatchAnswer::default(); len];
            let unavailable = move || {
                solve_batch(
                    &puzzles,
                    BatchOptions::default().limit(1).backend(backend),
                    &mut answers,
                );
            };
            assert!(catch_unwind(unavailable).is_err(), "{backend}, {len} puzzles");
        }
    }
}

fn check(backend: Backend, limit: u64, puzzles: &[&Known], name: &str) {
    let fault = fault(backend, limit, puzzles);
    assert!(fault.is_none(), "{name}: {}", fault.unwrap_or_default());
}

/// What is wrong with the answers for a batch.
fn fault(backend: Backend, limit: u64, puzzles: &[&Known]) -> Option<String> {
    let symbols: Vec<[u8; 81]> = puzzles.iter().map(|known| known.symbols).collect();
    let mut answers = vec![BatchAnswer::default(); puzzles.len()];
    let tally =
        solve_batch(&symbols, BatchOptions::default().limit(limit).backend(backend), &mut answers);
    let faults = || puzzles.iter().zip(&answers).filter_map(|(k, answer)| k.fault(limit, answer));
    if let Some(first) = faults().next() {
        return Some(format!("{backend}, {} faults, the first: {first}", faults().count()));
    }
    let solutions: u64 = answers.iter().map(|answer| answer.solutions).sum();
    let is_right = tally.solutions == solutions && !tally.stopped;
    (!is_right).then(|| format!("{backend}: {tally:?} of {solutions} solutions"))
}
