//! Neighbours of puzzles.

use std::collections::HashSet;
use std::ops::ControlFlow;

use minirow::Tally;
use minirow::generate::{BoardRandom, neighbours, random_neighbour};
use minirow::solve::{Solutions, solutions};
use minirow::{Cell, Digit, Grid};
use rayon::prelude::*;

use crate::{data, naive};

const PUZZLES: [&str; 3] = ["1... ..3. .4.. ...2", "1... 3... .2.. ...4", "12.. .... ..1. ...3"];
/// One of our own, with few givens.
const NINE: &str =
    "1.....9.....3.5.2...742..8......1.5..........24.7...3.........8.6..8.....592..6..";

fn grid(text: &str) -> Grid {
    text.parse().expect("a board")
}

fn go_on(_: Tally) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn found(puzzle: &Grid, swaps: usize) -> HashSet<Vec<u8>> {
    let mut found = HashSet::new();
    let tally = neighbours(puzzle, swaps, go_on, |neighbour| {
        assert!(found.insert(neighbour.values().collect()), "shown twice: {neighbour:?}");
        ControlFlow::Continue(())
    });
    assert_eq!((tally.found, tally.skipped, tally.stopped), (found.len() as u64, 0, false));
    found
}

/// Every board that differs in so many givens, tried one by one.
fn tried(puzzle: &Grid, swaps: usize) -> HashSet<Vec<u8>> {
    let geometry = puzzle.geometry();
    let (cells, side) = (geometry.cell_count(), geometry.side());
    let mut at_hand: HashSet<Vec<u8>> = HashSet::from([puzzle.values().collect()]);
    let start: Vec<u8> = puzzle.values().collect();
    for _ in 0..swaps {
        let mut next = HashSet::new();
        for values in &at_hand {
            for from in (0..cells).filter(|&cell| values[cell] != 0 && values[cell] == start[cell])
            {
                for to in 0..cells {
                    for digit in 1..=side {
                        let mut values = values.clone();
                        values[from] = 0;
                        if values[to] == 0 && start[to] != digit {
                            values[to] = digit;
                            next.insert(values);
                        }
                    }
                }
            }
        }
        at_hand = next;
    }
    let is_unique = |values: &Vec<u8>| {
        let grid = Grid::from_values(puzzle.geometry(), values.iter().copied()).expect("a board");
        naive::of_grid(&grid, 2).len() == 1
    };
    at_hand.into_par_iter().filter(is_unique).collect()
}

#[test]
fn neighbours_are_all_that_can_be_tried() {
    for puzzle in PUZZLES.map(grid) {
        assert_eq!(found(&puzzle, 1), tried(&puzzle, 1), "{puzzle:?}");
        assert_eq!(found(&puzzle, 2), tried(&puzzle, 2), "{puzzle:?}");
    }
    assert_eq!(PUZZLES.map(|puzzle| found(&grid(puzzle), 1).len()), [32, 24, 18]);
}

#[test]
fn neighbours_of_nine_are_all_that_can_be_tried() {
    let puzzle = grid(NINE);
    let all = found(&puzzle, 1);
    assert_eq!(all.len(), 58);
    assert_eq!(all, tried(&puzzle, 1));
}

#[test]
fn random_neighbours_are_among_them() {
    for puzzle in PUZZLES.map(grid) {
        for swaps in [1, 2] {
            let all = found(&puzzle, swaps);
            let mut random = BoardRandom::new(5, swaps as u64);
            let some: HashSet<Vec<u8>> = (0..1000)
                .filter_map(|_| random_neighbour(&puzzle, swaps, &mut random))
                .map(|neighbour| neighbour.values().collect())
                .collect();
            assert!(some.is_subset(&all));
            assert!(some.len() * 4 > all.len(), "{} of {}", some.len(), all.len());
        }
    }
}

#[test]
fn a_search_for_neighbours_is_stopped_by_either_side() {
    let puzzle = grid(PUZZLES[0]);
    let tally = neighbours(&puzzle, 1, go_on, |_| ControlFlow::Break(()));
    assert_eq!((tally.found, tally.stopped), (1, true));
    let tally = neighbours(&puzzle, 1, |_| ControlFlow::Break(()), |_| panic!("stopped before"));
    assert_eq!((tally.found, tally.stopped), (0, true));
    let none = neighbours(&puzzle, 9, go_on, |_| panic!("there are not so many givens"));
    assert_eq!((none.found, none.stopped), (0, false));
}

/// Known puzzles with 17 givens have neighbours with 17 givens.
#[test]
fn seventeen_givens_lead_to_others() {
    let Some(text) = data::file("nine/17-clue.txt") else { return };
    let mut found = 0;
    for line in text.lines().filter(|line| line.len() >= 81).take(data::times(1) as usize) {
        let puzzle = grid(&line[..81]);
        neighbours(&puzzle, 1, go_on, |neighbour| {
            assert_eq!(neighbour.empty_len(), 81 - 17);
            assert!(matches!(solutions(neighbour), Solutions::One(_)), "{neighbour:?}");
            found += 1;
            ControlFlow::Continue(())
        });
    }
    assert!(found > 0);
}

/// A digit that is put in where one was taken away is not the one that was there.
#[test]
fn what_was_taken_away_does_not_come_back() {
    let puzzle = grid(PUZZLES[0]);
    for values in found(&puzzle, 1) {
        let differing = (0..16).filter(|&cell| {
            let before = puzzle.get(Cell::new(cell)).map_or(0, Digit::get);
            values[usize::from(cell)] != before
        });
        assert!((1..=2).contains(&differing.count()), "{values:?}");
    }
}
