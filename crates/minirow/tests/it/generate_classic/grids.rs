//! Complete grids: right, repeatable, and without a bias that one sees.

use std::ops::{ControlFlow, Range};

use minirow::generate::classic::grids;
use minirow::solve::Backend;
use minirow::{Geometry, Grid};

use crate::data;
use crate::oracle::backends;

pub(super) fn of(seed: u64, numbers: Range<u64>, backend: Backend) -> Vec<[u8; 81]> {
    let mut shown = Vec::new();
    let mut next = numbers.start;
    let flow = grids(seed, numbers.clone(), backend, |number, grid| {
        assert_eq!(number, next);
        next += 1;
        shown.push(*grid);
        ControlFlow::Continue(())
    });
    assert!(flow.is_continue());
    assert_eq!(next, numbers.end.max(numbers.start));
    shown
}

#[test]
fn grids_are_complete_and_legal() {
    for grid in of(3, 0..5000, Backend::fastest()) {
        let values = grid.iter().map(|symbol| symbol - b'0');
        assert!(Grid::from_values(&Geometry::classic(), values).unwrap().is_solved());
    }
}

#[test]
fn every_back_end_and_every_part_makes_the_same_grids() {
    let expected = of(9, 50..10_000, Backend::fastest());
    for backend in backends::available() {
        assert!(of(9, 50..10_000, backend) == expected, "{backend}");
    }
    for (start, end) in [(50, 51), (51, 51), (51, 300), (300, 4500), (4500, 10_000)] {
        let part = &expected[start as usize - 50..end as usize - 50];
        assert!(of(9, start..end, Backend::fastest()) == part, "{start} to {end}");
    }
    assert_ne!(of(8, 50..150, Backend::fastest()), expected[..100]);
}

#[test]
fn numbers_go_up_to_the_last() {
    let last = of(1, u64::MAX - 3..u64::MAX, Backend::fastest());
    assert_eq!(last.len(), 3);
    let empty = Range { start: 5, end: 2 };
    assert_eq!(of(1, empty, Backend::fastest()), [[0; 81]; 0]);
}

#[test]
fn one_can_stop() {
    let mut seen = 0;
    let flow = grids(1, 0..u64::MAX, Backend::fastest(), |number, _| {
        seen += 1;
        if number == 4999 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(flow.is_break());
    assert_eq!(seen, 5000);
}

/// χ² of counts that are expected to be equal.
fn chi_squared(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

/// A bound that random samples pass once in 10,000 times, for many degrees of freedom (Wilson,
/// Hilferty).
fn bound(freedom: f64) -> f64 {
    let part = 2.0 / (9.0 * freedom);
    freedom * (1.0 - part + 3.719 * part.sqrt()).powi(3)
}

#[test]
fn every_digit_is_in_every_cell_equally_often() {
    let mut counts = vec![[0_u32; 9]; 81];
    for grid in of(5, 0..u64::from(data::times(90_000)), Backend::fastest()) {
        for (counts, symbol) in counts.iter_mut().zip(grid) {
            counts[usize::from(symbol - b'1')] += 1;
        }
    }
    for (cell, counts) in counts.iter().enumerate() {
        assert!(chi_squared(counts) < bound(8.0) + 5.0, "cell {cell}: {counts:?}");
    }
}

#[test]
fn every_pair_of_cells_in_far_blocks_has_every_pair_of_digits() {
    // Cells that neither share a house nor come from the start of the search alone.
    let grids = of(6, 0..u64::from(data::times(81_000)), Backend::fastest());
    for (a, b) in [(0, 40), (0, 80), (40, 80), (30, 43), (60, 77), (13, 66)] {
        let mut counts = [0_u32; 81];
        for grid in &grids {
            counts[usize::from(grid[a] - b'1') * 9 + usize::from(grid[b] - b'1')] += 1;
        }
        // Equal digits and different ones are not equally likely; within each kind all are.
        let (equal, other): (Vec<_>, Vec<_>) = (0..81).partition(|index| index % 10 == 0);
        let equal: Vec<u32> = equal.into_iter().map(|index| counts[index]).collect();
        let other: Vec<u32> = other.into_iter().map(|index| counts[index]).collect();
        assert!(chi_squared(&equal) < bound(8.0) + 5.0, "{a} and {b}: {equal:?}");
        assert!(chi_squared(&other) < bound(71.0), "{a} and {b}: {other:?}");
    }
}
