//! Streams of 9×9 puzzles, solved with every back end.

use std::cell::Cell;
use std::ops::ControlFlow;

use minirow::solve::{Backend, BatchAnswer, BatchEvent, BatchOptions, solve_stream};
use minirow::{Geometry, Grid};

use super::backends;
use super::known::{self, Known, MOST};
use super::own;

backends::stamp!(
    files_have_the_naive_answers,
    own_puzzles_have_the_naive_answers,
    answers_come_in_order,
    a_visitor_stops_at_an_answer,
    a_visitor_stops_at_guesses,
    nothing_is_taken_at_limit_0,
    a_long_puzzle_holds_back_a_window,
);

fn files_have_the_naive_answers(backend: Backend) {
    for (name, puzzles) in known::nine() {
        let puzzles: Vec<&Known> = puzzles.iter().collect();
        check(backend, 2, &puzzles, name);
    }
    let mixed = known::mixed();
    for limit in [1, 100, MOST] {
        check(backend, limit, &mixed, "all, mixed");
    }
}

fn own_puzzles_have_the_naive_answers(backend: Backend) {
    let own = own::known(1030);
    for len in [0, 1, 2, 31, 33, 64, 511, 512, 513, 1030] {
        for limit in [1, 2, own::MOST] {
            check(backend, limit, &own.iter().take(len).collect::<Vec<_>>(), "own");
        }
    }
}

fn check(backend: Backend, limit: u64, puzzles: &[&Known], name: &str) {
    let (mut told, mut solutions, mut guesses) = (0, 0, 0);
    let symbols = puzzles.iter().map(|known| known.symbols);
    let tally =
        solve_stream(symbols, BatchOptions::default().limit(limit).backend(backend), |event| {
            match event {
                BatchEvent::Guesses(made) => {
                    assert!(made >= guesses, "{name}: guesses are not taken back");
                    guesses = made;
                }
                BatchEvent::Answer(answer) => {
                    let fault = puzzles[told].fault(limit, answer);
                    assert_eq!(fault, None, "{name}, {backend}, puzzle {told}");
                    told += 1;
                    solutions += answer.solutions;
                }
            }
            ControlFlow::Continue(())
        });
    assert_eq!(told, puzzles.len(), "{name}, {backend}: every puzzle is answered once");
    let done = (tally.solutions, tally.nodes(), tally.stopped);
    assert_eq!(done, (solutions, guesses, false), "{name}, {backend}");
}

/// Different puzzles, of which each can be told from its solution.
fn answers_come_in_order(backend: Backend) {
    const LEN: usize = 20_000;
    let mut number = 0;
    let puzzles = (0..LEN).map(|number| own::easy(number).0);
    solve_stream(puzzles, BatchOptions::default().limit(2).backend(backend), |event| {
        if let BatchEvent::Answer(answer) = event {
            let solution = Some(own::easy(number).1);
            assert_eq!(*answer, BatchAnswer { solutions: 1, solution }, "puzzle {number}");
            number += 1;
        }
        ControlFlow::Continue(())
    });
    assert_eq!(number, LEN);
}

fn a_visitor_stops_at_an_answer(backend: Backend) {
    // Endless: it ends because it is stopped.
    let puzzles = || (0..).map(|number| own::easy(number % 1000).0);
    for most in [1, 2, 31, 64, 500, 513, 5000] {
        let mut told = 0;
        let tally =
            solve_stream(puzzles(), BatchOptions::default().limit(2).backend(backend), |event| {
                assert!(told < most, "called after it broke");
                let BatchEvent::Answer(_) = event else { return ControlFlow::Continue(()) };
                told += 1;
                if told < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
        assert_eq!((told, tally.solutions, tally.stopped), (most, most, true));
    }
    // The last answer of a stream is one like the others.
    let puzzles = puzzles().take(100);
    let mut told = 0;
    let tally = solve_stream(puzzles, BatchOptions::default().limit(2).backend(backend), |event| {
        told += u64::from(matches!(event, BatchEvent::Answer(_)));
        if told < 100 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!((tally.solutions, tally.stopped), (100, true));
}

fn a_visitor_stops_at_guesses(backend: Backend) {
    // The empty board has more solutions than anyone could count.
    for puzzles in [vec![[b'.'; 81]], vec![[b'.'; 81]; 1000]] {
        for most in [0, 1, 1000] {
            let mut last = None;
            let options = BatchOptions::default().limit(u64::MAX).backend(backend);
            let tally = solve_stream(puzzles.iter().copied(), options, |event| {
                assert!(last.is_none_or(|last| last < most), "called after it broke");
                let BatchEvent::Guesses(made) = event else {
                    panic!("no puzzle has so few solutions")
                };
                last = Some(made);
                if made < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            assert_eq!(tally.guesses, last.expect("guesses are told"));
            assert!(tally.stopped && tally.solutions == 0);
        }
    }
}

fn nothing_is_taken_at_limit_0(backend: Backend) {
    let puzzles = std::iter::repeat_with(|| -> [u8; 81] { panic!("no puzzle is needed") });
    let tally = solve_stream(puzzles, BatchOptions::default().limit(0).backend(backend), |event| {
        panic!("there is nothing to tell, but {event:?}")
    });
    assert_eq!((tally.solutions, tally.nodes(), tally.stopped), (0, 0, true));
}

/// Behind a puzzle that takes long so many answers wait, and then no more puzzles are taken.
fn a_long_puzzle_holds_back_a_window(backend: Backend) {
    const LEN: usize = 40_000;
    const LIMIT: u64 = 1_000_000;
    const WINDOW: usize = 1 << 14;
    let empty = Grid::new(&Geometry::classic());
    let taken = Cell::new(0);
    let puzzles = (0..LEN).map(|number| {
        taken.set(number + 1);
        // The first, and one among those that wait, and one behind.
        if [0, 10_000, 20_000].contains(&number) { [b'.'; 81] } else { own::easy(number).0 }
    });
    let mut number = 0;
    let options = BatchOptions::default().limit(LIMIT).backend(backend);
    let tally = solve_stream(puzzles, options, |event| {
        let waiting = taken.get() - number;
        assert!(waiting <= WINDOW, "{waiting} puzzles wait");
        let BatchEvent::Answer(answer) = event else { return ControlFlow::Continue(()) };
        if number == 0 {
            assert_eq!(waiting, WINDOW, "the first puzzle takes long enough for all that can wait");
        }
        if answer.solutions == 1 {
            assert_eq!(answer.solution, Some(own::easy(number).1), "puzzle {number}");
        } else {
            assert!([0, 10_000, 20_000].contains(&number), "puzzle {number}");
            assert!(answer.solution.is_some_and(|solution| known::solves(&solution, &empty)));
            assert_eq!(answer.solutions, LIMIT);
        }
        number += 1;
        ControlFlow::Continue(())
    });
    assert_eq!((number, taken.get()), (LEN, LEN));
    assert_eq!(tally.solutions, 3 * LIMIT + LEN as u64 - 3);
    assert!(!tally.stopped);
}
