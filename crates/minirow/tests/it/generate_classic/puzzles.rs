//! Puzzles: one solution, no given too many, the same everywhere.

use std::ops::{ControlFlow, Range};

use minirow::generate::Requirements;
use minirow::generate::classic::{Puzzle, PuzzleEvent, PuzzleOptions, PuzzleTally, puzzles};
use minirow::solve::Backend;
use minirow::{Geometry, Grid, Symmetry};
use rayon::prelude::*;

use crate::oracle::backends;
use crate::{data, naive};

/// All puzzles of some numbers; none is given up.
pub(super) fn requiring(requirements: Requirements) -> PuzzleOptions {
    PuzzleOptions::default().requirements(requirements)
}

pub(super) fn of(seed: u64, numbers: Range<u64>, options: &PuzzleOptions) -> Vec<Puzzle> {
    let mut shown = Vec::new();
    let tally = puzzles(seed, numbers.clone(), options, |event| {
        match event {
            PuzzleEvent::Puzzle(puzzle) => shown.push(puzzle.clone()),
            PuzzleEvent::GivenUp(number) => panic!("{number} was given up"),
            PuzzleEvent::Progress(_) => {}
        }
        ControlFlow::Continue(())
    })
    .unwrap();
    assert!(shown.iter().map(|puzzle| puzzle.number).eq(numbers));
    assert_eq!((tally.puzzles, tally.stopped), (shown.len() as u64, false));
    shown
}

pub(super) fn values(text: &[u8; 81]) -> Vec<u8> {
    text.iter().map(|&symbol| if symbol == b'.' { 0 } else { symbol - b'0' }).collect()
}

pub(super) fn solutions(values: &[u8]) -> Vec<Vec<u8>> {
    naive::of_grid(&Grid::from_values(&Geometry::classic(), values.iter().copied()).unwrap(), 2)
}

/// Panics where a puzzle has not the one solution that is told, or some orbit is no given as a whole
/// or could go.
pub(super) fn check(puzzle: &Puzzle, symmetry: Symmetry) {
    let givens = values(&puzzle.givens);
    assert_eq!(solutions(&givens), [values(&puzzle.solution)], "{}", puzzle.number);
    for orbit in symmetry.orbits(&minirow::Geometry::classic()) {
        let len = orbit.iter().filter(|cell| givens[cell.index()] > 0).count();
        assert!(len == 0 || len == orbit.len(), "{} {orbit:?}", puzzle.number);
        if len > 0 {
            let mut fewer = givens.clone();
            for cell in &orbit {
                fewer[cell.index()] = 0;
            }
            assert_eq!(solutions(&fewer).len(), 2, "{} without {orbit:?}", puzzle.number);
        }
    }
}

#[test]
fn every_given_is_needed() {
    let puzzles = of(1, 0..u64::from(data::times(1000)), &PuzzleOptions::default());
    puzzles.par_iter().for_each(|puzzle| check(puzzle, Symmetry::None));
}

#[test]
fn with_symmetry_no_orbit_can_go() {
    for &symmetry in Symmetry::ALL {
        let options = requiring(Requirements::default().symmetry(symmetry));
        let puzzles = of(2, 0..u64::from(data::times(100)), &options);
        puzzles.par_iter().for_each(|puzzle| check(puzzle, symmetry));
    }
}

#[test]
fn every_back_end_and_every_part_makes_the_same_puzzles() {
    for symmetry in [Symmetry::None, Symmetry::Diagonal] {
        let options = requiring(Requirements::default().symmetry(symmetry));
        let expected = of(7, 90..6000, &options);
        for backend in backends::available() {
            assert!(of(7, 90..6000, &options.clone().backend(backend)) == expected);
        }
        for (start, end) in [(90, 91), (91, 91), (91, 700), (700, 6000)] {
            let part = &expected[start as usize - 90..end as usize - 90];
            assert!(of(7, start..end, &options) == part, "{start} to {end}");
        }
    }
}

#[test]
fn solutions_are_the_grids_of_the_batch() {
    let grids = super::grids::of(4, 0..200, Backend::fastest());
    let puzzles = of(4, 0..200, &PuzzleOptions::default());
    assert!(puzzles.iter().map(|puzzle| puzzle.solution).eq(grids));
}

#[test]
fn the_number_of_givens_is_that_of_removal_in_random_order() {
    // Published: 24.38, with a spread of 1.12; four deviations of the mean of so many.
    let puzzles = of(3, 0..20_000, &PuzzleOptions::default());
    let lens =
        puzzles.iter().map(|puzzle| values(&puzzle.givens).iter().filter(|&&v| v > 0).count());
    let (mut sum, mut squares) = (0.0, 0.0);
    for len in lens {
        sum += len as f64;
        squares += (len * len) as f64;
    }
    let mean = sum / 20_000.0;
    let spread = (squares / 20_000.0 - mean * mean).sqrt();
    assert!((mean - 24.38).abs() < 0.032, "{mean}");
    assert!((spread - 1.12).abs() < 0.03, "{spread}");
}

#[test]
fn one_can_stop_at_a_puzzle_and_on_the_way() {
    let mut seen = Vec::new();
    let tally = puzzles(1, 0..u64::MAX, &PuzzleOptions::default(), |event| {
        assert!(seen.len() < 700, "shown after the end");
        if let PuzzleEvent::Puzzle(puzzle) = event {
            seen.push(puzzle.number);
        }
        if seen.len() == 700 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .unwrap();
    assert!(seen.iter().copied().eq(0..700));
    assert_eq!((tally.puzzles, tally.stopped), (700, true));

    let mut last = PuzzleTally::default();
    let mut events = 0;
    let tally = puzzles(1, 0..u64::MAX, &PuzzleOptions::default(), |event| {
        events += 1;
        if let PuzzleEvent::Progress(tally) = event {
            assert!(tally.searches >= last.searches && tally.guesses >= last.guesses);
            last = tally;
        }
        if events == 20 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .unwrap();
    assert!(tally.stopped);
    assert_eq!(events, 20);
}
