//! Random complete grids: of every geometry, without a bias where none is promised.

use std::collections::HashMap;
use std::ops::ControlFlow;

use minirow::Tally;
use minirow::generate::{BoardRandom, NoGrid, fill};
use minirow::progress::at_most;
use minirow::solve::count;
use minirow::{Cell, Extra, Geometry, Grid};

use crate::naive;

fn grid(geometry: &Geometry, seed: u64) -> Grid {
    let filled = fill(geometry, &mut BoardRandom::new(seed, 0), at_most(1_000_000));
    filled.unwrap_or_else(|error| panic!("{geometry}, seed {seed}: {error}"))
}

pub(super) fn with(geometry: &Geometry, extras: &[Extra]) -> Geometry {
    extras.iter().fold(geometry.clone(), |board, &extra| {
        board.with_extra(extra).expect("an extra of this board")
    })
}

/// Boards of every kind, up to 16×16.
pub(super) fn boards() -> Vec<Geometry> {
    let shapes = [(1, 1), (1, 2), (1, 5), (2, 2), (2, 3), (5, 1), (1, 6), (3, 4), (4, 4), (2, 8)];
    let mut boards: Vec<_> =
        shapes.map(|(rows, columns)| Geometry::with_blocks(rows, columns).unwrap()).into();
    let labels = |map: &str| map.bytes().filter(|b| *b != b' ').map(u32::from).collect::<Vec<_>>();
    for map in [
        "aaab abbb cccd cddd",
        "baaaa bbbba eccdd ecccd eeedd",
        "aabbbb aaaabb cccddd ceeddd ceefff ceefff",
        "aaabbbccc aaabbbccc adabeeccc ddabbefff dddeeefff dddheefif ggghehfii ggghhhhii ggghhiiii",
    ] {
        boards.push(Geometry::irregular(&labels(map)).expect("blocks of equal size"));
    }
    let nine = Geometry::classic();
    boards.extend([
        nine.clone(),
        with(&nine, &[Extra::Diagonals]),
        with(&nine, &[Extra::Windoku]),
        with(&nine, &[Extra::AntiKnight]),
        with(&nine, &[Extra::AntiKing, Extra::DisjointGroups]),
        with(&Geometry::of_side(16).unwrap(), &[Extra::Diagonals]),
    ]);
    boards
}

#[test]
fn every_kind_of_board_is_filled() {
    for board in boards() {
        for seed in 0..5 {
            let filled = grid(&board, seed);
            assert!(filled.is_solved() && filled.duplicates().is_empty(), "{board}");
            assert_eq!(filled, grid(&board, seed), "{board}: same seed, same grid");
        }
        if board.side() > 3 {
            assert_ne!(grid(&board, 1), grid(&board, 2), "{board}: another seed, another grid");
        }
    }
}

#[test]
fn the_largest_boards_are_filled() {
    let shapes = if crate::data::times(1) > 1 {
        [(7, 7), (10, 10), (15, 17), (1, 255)]
    } else {
        [(7, 7), (1, 49), (5, 7), (20, 2)]
    };
    for (rows, columns) in shapes {
        assert!(grid(&Geometry::with_blocks(rows, columns).unwrap(), 3).is_solved());
    }
}

/// χ² of how often each of so many grids comes, which is above `limit` once in a thousand.
fn check_uniform(board: &Geometry, grids: usize, times_each: u64, limit: f64) {
    let mut times: HashMap<Vec<u8>, u64> = HashMap::new();
    for number in 0..grids as u64 * times_each {
        let mut random = BoardRandom::new(11, number);
        let filled = fill(board, &mut random, at_most(10_000)).expect("a small board");
        *times.entry(filled.values().collect()).or_default() += 1;
    }
    assert_eq!(times.len(), grids, "{board}: every grid comes");
    let expected = times_each as f64;
    let squares: f64 = times.values().map(|&n| (n as f64 - expected).powi(2) / expected).sum();
    assert!(squares < limit, "{board}: {squares}");
}

#[test]
fn small_boards_have_no_bias() {
    let four = Geometry::of_side(4).unwrap();
    check_uniform(&four, 288, 60, 366.0);
    check_uniform(&with(&four, &[Extra::Diagonals]), 48, 60, 83.0);
    check_uniform(&Geometry::with_blocks(1, 4).unwrap(), 576, 30, 686.0);
    let six = with(&Geometry::with_blocks(2, 3).unwrap(), &[Extra::Diagonals]);
    // Twelve grids but for the names of digits.
    let mut times: HashMap<Vec<u8>, u32> = HashMap::new();
    for number in 0..1200 {
        let values: Vec<u8> = grid(&six, number).values().collect();
        let place = |value| values[..6].iter().position(|&first| first == value).unwrap() as u8;
        *times.entry(values.iter().map(|&value| place(value)).collect()).or_default() += 1;
    }
    let squares: f64 = times.values().map(|&n| (f64::from(n) - 100.0).powi(2) / 100.0).sum();
    // Above 31.3 once in a thousand.
    assert!(times.len() == 12 && squares < 31.3, "{squares}");
}

/// Among all 28,200,960 grids of 6×6: where the digits of the first row stand in the second one.
#[test]
fn six_by_six_has_no_bias_in_its_second_row() {
    let board = Geometry::with_blocks(2, 3).unwrap();
    let seen: u32 = 3600;
    let mut times: HashMap<Vec<usize>, u32> = HashMap::new();
    for number in 0..seen.into() {
        let filled = fill(&board, &mut BoardRandom::new(3, number), at_most(0)).expect("no search");
        let values: Vec<u8> = filled.values().collect();
        let place = |value| values[..6].iter().position(|&first| first == value).unwrap();
        *times.entry(values[6..12].iter().map(|&value| place(value)).collect()).or_default() += 1;
    }
    // How many grids there are for each second row where the first one is in order.
    let mut all = 0;
    let mut squares = 0.0;
    for (row, times) in &times {
        let second = row.iter().map(|&place| place as u8 + 1);
        let values = (1..=6).chain(second).chain(std::iter::repeat_n(0, 24));
        let count = count(&Grid::from_values(&board, values).unwrap(), u64::MAX);
        all += count;
        let expected = count as f64 / 39_168.0 * f64::from(seen);
        squares += (f64::from(*times) - expected).powi(2) / expected;
    }
    assert_eq!((times.len(), all), (36, 39_168));
    // Above 66.6 once in a thousand.
    assert!(squares < 66.6, "{squares}");
}

/// Each digit stands in each cell of a 9×9 board equally often.
#[test]
fn digits_have_no_favourite_cells() {
    for board in [Geometry::classic(), with(&Geometry::classic(), &[Extra::Diagonals])] {
        let mut times = [[0_u32; 9]; 81];
        for number in 0..450 {
            let filled = fill(&board, &mut BoardRandom::new(5, number), at_most(100_000)).unwrap();
            for (cell, value) in filled.values().enumerate() {
                times[cell][usize::from(value) - 1] += 1;
            }
        }
        let squares: f64 =
            times.iter().flatten().map(|&n| (f64::from(n) - 50.0).powi(2) / 50.0).sum();
        // The cells of a grid depend on each other, so it spreads more than χ² with 648 degrees.
        assert!(squares < 850.0, "{board}: {squares}");
    }
}

#[test]
fn boards_without_a_grid_are_told() {
    let two = Geometry::with_blocks(1, 2).unwrap();
    let four = Geometry::of_side(4).unwrap();
    for board in [
        two.with_apart("diagonal", &[(Cell::new(0), Cell::new(3))]).unwrap(),
        with(&four, &[Extra::AntiKing, Extra::AntiKnight]),
        with(&four, &[Extra::AntiKnight, Extra::DisjointGroups]),
    ] {
        let is_possible = !naive::of_grid(&Grid::new(&board), 1).is_empty();
        match fill(&board, &mut BoardRandom::new(1, 1), at_most(1_000_000)) {
            Ok(grid) => assert!(is_possible && grid.is_solved(), "{board}"),
            Err(error) => assert!(!is_possible && error == NoGrid::Impossible, "{board}: {error}"),
        }
    }
    // The last cell sees the whole first row: cell by cell, and its column.
    let pairs: Vec<(Cell, Cell)> = (0..8).map(|at| (Cell::new(at), Cell::new(80))).collect();
    let none = Geometry::classic().with_apart("no digit", &pairs).unwrap();
    let filled = fill(&none, &mut BoardRandom::new(1, 1), at_most(1_000_000));
    assert_eq!(filled, Err(NoGrid::Impossible));
}

#[test]
fn filling_stops_when_told() {
    let board = with(&Geometry::of_side(25).unwrap(), &[Extra::Diagonals]);
    let stopped = fill(&board, &mut BoardRandom::new(1, 1), at_most(100));
    let Err(NoGrid::Stopped(Tally { guesses: 100, .. })) = stopped else { panic!("{stopped:?}") };
    let mut asked = 0;
    let never = fill(&board, &mut BoardRandom::new(1, 1), |_| {
        asked += 1;
        ControlFlow::Break(())
    });
    assert!(never.is_err() && asked == 1);
}
