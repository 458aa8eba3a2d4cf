//! Puzzles dug from complete grids: one solution, every given needed, as requested.

use std::ops::ControlFlow;

use minirow::Tally;
use minirow::generate::{
    BoardRandom, Dug, Found, Generator, Impossible, NoPuzzle, Requirements, dig, fill,
};
use minirow::progress::at_most;
use minirow::solve::{Solutions, solutions};
use minirow::{Cell, Extra, Geometry, Grid, Symmetry};
use proptest::prelude::*;

use super::fill::{boards, with};
use crate::{naive, property};

const ENOUGH: u64 = 10_000_000;

fn grid(board: &Geometry, seed: u64) -> Grid {
    fill(board, &mut BoardRandom::new(seed, 0), at_most(ENOUGH)).expect("a grid")
}

fn puzzle(solution: &Grid, requirements: &Requirements, seed: u64) -> Dug {
    let mut random = BoardRandom::new(seed, 1);
    let dug = dig(solution, requirements, &mut random, at_most(ENOUGH)).expect("a puzzle");
    let again = dig(solution, requirements, &mut BoardRandom::new(seed, 1), at_most(ENOUGH));
    assert_eq!(again, Ok(dug.clone()), "same seed, same puzzle");
    dug
}

fn has_one_solution(puzzle: &Grid) -> bool {
    if puzzle.geometry().side() > 9 {
        return matches!(solutions(puzzle), Solutions::One(_));
    }
    naive::of_grid(puzzle, 2).len() == 1
}

fn without(puzzle: &Grid, cells: impl IntoIterator<Item = Cell>) -> Grid {
    let mut puzzle = puzzle.clone();
    cells.into_iter().for_each(|cell| puzzle.set(cell, None));
    puzzle
}

fn givens(puzzle: &Grid) -> Vec<Cell> {
    puzzle.geometry().cells().filter(|&cell| puzzle.get(cell).is_some()).collect()
}

/// One solution, that of the grid it was dug from, and no given or orbit of givens to spare.
fn check_minimal(solution: &Grid, dug: &Dug, symmetry: Symmetry) {
    let board = solution.geometry();
    assert!(dug.is_minimal() && dug.undecided.is_empty() && !dug.tally.stopped, "{board}");
    assert!(has_one_solution(&dug.puzzle), "{board}: {:?}", dug.puzzle);
    for cell in givens(&dug.puzzle) {
        assert_eq!(dug.puzzle.get(cell), solution.get(cell));
        let orbit: Vec<Cell> = symmetry.orbit(board, cell).collect();
        assert!(orbit.iter().all(|&cell| dug.puzzle.get(cell).is_some()), "{board}, {symmetry}");
        assert!(!has_one_solution(&without(&dug.puzzle, orbit)), "{board}: {cell:?} is not needed");
    }
}

#[test]
fn every_kind_of_board_is_dug_until_every_given_is_needed() {
    for board in boards() {
        for seed in 0..if board.side() > 9 { 1 } else { 4 } {
            let solution = grid(&board, seed);
            let dug = puzzle(&solution, &Requirements::default(), seed);
            check_minimal(&solution, &dug, Symmetry::None);
        }
    }
}

#[test]
fn symmetries_are_kept() {
    let boards = [
        Geometry::with_blocks(2, 3).unwrap(),
        Geometry::classic(),
        with(&Geometry::classic(), &[Extra::Diagonals]),
    ];
    for board in boards {
        for &symmetry in Symmetry::ALL {
            let solution = grid(&board, 9);
            let dug = puzzle(&solution, &Requirements::default().symmetry(symmetry), 9);
            check_minimal(&solution, &dug, symmetry);
        }
    }
}

#[test]
fn digging_ends_at_the_requested_number() {
    let boards = [(2, 3, 14), (3, 3, 30), (3, 4, 70)];
    for (rows, columns, requested) in boards {
        let board = Geometry::with_blocks(rows, columns).unwrap();
        let solution = grid(&board, 4);
        let dug = puzzle(&solution, &Requirements::default().givens(requested), 4);
        assert!(dug.givens() == requested && !dug.is_minimal() && has_one_solution(&dug.puzzle));
    }
    // Orbits of two and four do not add up to an odd number: it is not undershot.
    let board = Geometry::with_blocks(2, 4).unwrap();
    let requirements = Requirements::default().givens(31).symmetry(Symmetry::HalfTurn);
    assert_eq!(puzzle(&grid(&board, 4), &requirements, 4).givens(), 32);
}

/// What was reached when somebody broke off is a puzzle too.
#[test]
fn a_cancelled_dig_has_one_solution() {
    let boards = [
        Geometry::with_blocks(2, 3).unwrap(),
        with(&Geometry::classic(), &[Extra::Windoku]),
        Geometry::classic(),
    ];
    for board in boards {
        let solution = grid(&board, 5);
        let all = puzzle(&solution, &Requirements::default(), 5);
        let nodes = all.tally.nodes();
        let mut fewer = usize::MAX;
        for share in 0..8 {
            let mut random = BoardRandom::new(5, 1);
            let dug =
                dig(&solution, &Requirements::default(), &mut random, at_most(nodes * share / 8));
            let dug = dug.expect("what there is by then");
            assert!(dug.tally.stopped && has_one_solution(&dug.puzzle), "{board}");
            assert!(dug.givens() <= fewer && dug.givens() >= all.givens(), "{board}");
            fewer = dug.givens();
            for &cell in &dug.needed {
                assert!(!has_one_solution(&without(&dug.puzzle, [cell])), "{board}: {cell:?}");
            }
        }
    }
}

#[test]
fn cells_that_must_be_given_or_empty() {
    let board = with(&Geometry::classic(), &[Extra::Diagonals]);
    let corners = [0, 8, 72, 80].map(Cell::new);
    let middle = [30, 31, 32, 39, 40, 41, 48, 49, 50].map(Cell::new);
    let requirements = Requirements::default().filled(corners).empty(middle);
    let dug = puzzle(&grid(&board, 1), &requirements, 1);
    assert!(corners.iter().all(|&cell| dug.puzzle.get(cell).is_some()));
    assert!(middle.iter().all(|&cell| dug.puzzle.get(cell).is_none()));
    assert!(has_one_solution(&dug.puzzle));
    for &cell in &dug.needed {
        assert!(!has_one_solution(&without(&dug.puzzle, [cell])));
    }

    // A symmetry takes the images along.
    let requirements = Requirements::default()
        .symmetry(Symmetry::QuarterTurn)
        .filled(vec![Cell::new(1)])
        .empty(vec![Cell::new(10)]);
    let dug = puzzle(&grid(&board, 2), &requirements, 2);
    assert!([1, 17, 63, 79].iter().all(|&cell| dug.puzzle.get(Cell::new(cell)).is_some()));
    assert!([10, 16, 64, 70].iter().all(|&cell| dug.puzzle.get(Cell::new(cell)).is_none()));

    // Not every grid is the only one with the other digits.
    let rows = (0..18).map(Cell::new);
    let requirements = Requirements::default().empty(rows);
    let none = dig(&grid(&board, 1), &requirements, &mut BoardRandom::new(1, 1), at_most(ENOUGH));
    assert!(matches!(none, Err(NoPuzzle::Ambiguous { .. }) | Ok(_)), "{none:?}");
    let plain = dig(
        &grid(&Geometry::classic(), 1),
        &requirements,
        &mut BoardRandom::new(1, 1),
        at_most(ENOUGH),
    );
    let Err(NoPuzzle::Ambiguous { cells }) = plain else { panic!("{plain:?}") };
    assert!(cells.iter().all(|cell| cell.index() < 18));
}

fn made(
    start: &Grid,
    requirements: &Requirements,
    tries: u64,
    seed: u64,
) -> Result<Found, NoPuzzle> {
    let generator = Generator::new(start.geometry()).start(start).tries(tries).seed(seed);
    generator.requirements(requirements.clone()).search(2, at_most(ENOUGH))
}

/// A puzzle that is as requested.
fn exactly(found: Result<Found, NoPuzzle>) -> Grid {
    let found = found.expect("a puzzle");
    assert_eq!((found.miss, found.stopped), (0, false));
    found.puzzle.expect("what was found")
}

#[test]
fn given_digits_are_completed() {
    let text = "7...... ....... ..3.... ....... ....5.. ....... ......1".replace(' ', "");
    let values: Vec<u8> = text.bytes().map(|b| if b == b'.' { 0 } else { b - b'0' }).collect();
    let board = Geometry::with_blocks(1, 7).unwrap();
    let start = Grid::from_values(&board, values.iter().copied()).unwrap();
    let found = made(&start, &Requirements::default(), 1, 8);
    assert_eq!(found.as_ref().map(|found| found.tries), Ok(1));
    let puzzle = exactly(found);
    assert!(has_one_solution(&puzzle));
    for cell in givens(&start) {
        assert_eq!(puzzle.get(cell), start.get(cell));
    }
    // Only in the cells that are left.
    let empty: Vec<Cell> = (7..14).map(Cell::new).collect();
    let requirements = Requirements::default().empty(empty.clone()).givens(20);
    let puzzle = exactly(made(&start, &requirements, 50, 8));
    assert!(puzzle.filled_len() == 20 && has_one_solution(&puzzle));
    assert!(empty.iter().all(|&cell| puzzle.get(cell).is_none()));
}

/// A pattern is a puzzle for hardly any grid, but for some digits.
#[test]
fn patterns_are_given_digits() {
    let boards = [(Geometry::classic(), 26), (with(&Geometry::classic(), &[Extra::Diagonals]), 20)];
    for (board, requested) in boards {
        let symmetry = Symmetry::HalfTurn;
        let requirements = Requirements::default().symmetry(symmetry).givens(requested);
        let first = exactly(made(&Grid::new(&board), &requirements, 1000, 6));
        assert!(first.filled_len() <= requested);
        let (filled, empty): (Vec<Cell>, Vec<Cell>) =
            board.cells().partition(|&cell| first.get(cell).is_some());
        let requirements = Requirements::default().filled(filled.clone()).empty(empty);
        let puzzle = exactly(made(&Grid::new(&board), &requirements, 20, 7));
        assert_eq!(givens(&puzzle), filled);
        assert!(has_one_solution(&puzzle) && puzzle != first);
        // With some of the digits decided too.
        let mut start = Grid::new(&board);
        for &cell in &filled[..4] {
            start.set(cell, first.get(cell));
        }
        let puzzle = exactly(made(&start, &requirements, 50, 8));
        assert_eq!(givens(&puzzle), filled);
        assert!(filled[..4].iter().all(|&cell| puzzle.get(cell) == start.get(cell)));
        assert!(has_one_solution(&puzzle));
    }
}

#[test]
fn what_was_not_found_is_told() {
    let board = Geometry::of_side(4).unwrap();
    // Four givens are possible, but not in these cells: two columns without any.
    let start = Grid::new(&with(&board, &[Extra::Diagonals]));
    let requirements =
        Requirements::default().empty((0..16).filter(|cell| cell % 4 > 1).map(Cell::new));
    match made(&start, &requirements, 7, 1) {
        Ok(found) => assert!(found.puzzle.is_some_and(|puzzle| has_one_solution(&puzzle))),
        Err(error) => assert_eq!(error, NoPuzzle::NotFound { tries: 7 }),
    }
    // Eight givens are hardly ever reached: the best is what there is.
    let anti_knight = with(&Geometry::classic(), &[Extra::AntiKnight]);
    let requirements = Requirements::default().givens(8);
    let found = made(&Grid::new(&anti_knight), &requirements, 3, 1).expect("the best of three");
    let puzzle = found.puzzle.expect("the best of three");
    assert_eq!((found.tries, found.miss as usize), (3, puzzle.filled_len() - 8));
    assert!(has_one_solution(&puzzle));
    assert_eq!(made(&start, &Requirements::default(), 0, 1), Err(NoPuzzle::NotFound { tries: 0 }));
    let never = Generator::new(start.geometry()).search(0, |_: Tally| ControlFlow::Break(()));
    assert!(matches!(never, Err(NoPuzzle::Stopped) | Ok(Found { stopped: true, .. })), "{never:?}");
}

#[test]
fn impossible_requirements_are_refused_with_the_reason() {
    let check = |board: &Geometry, requirements: &Requirements, expected: &str| {
        let error = made(&Grid::new(board), requirements, 1, 1).expect_err(expected);
        assert!(matches!(error, NoPuzzle::Impossible(_)), "{error}");
        assert_eq!(error.to_string(), expected);
    };
    let nine = Geometry::classic();
    let cells = |cells: &[u16]| cells.iter().copied().map(Cell::new).collect::<Vec<_>>();
    let givens_of = |givens| Requirements::default().givens(givens);
    check(
        &nine,
        &givens_of(16),
        "a puzzle with one solution has at least 17 givens on this board, and 16 were requested",
    );
    check(
        &Geometry::of_side(4).unwrap(),
        &givens_of(3),
        "a puzzle with one solution has at least 4 givens on this board, and 3 were requested",
    );
    check(
        &with(&nine, &[Extra::AntiKing]),
        &givens_of(7),
        "a puzzle with one solution has at least 8 givens on this board, and 7 were requested",
    );
    check(
        &nine,
        &Requirements::default().filled(cells(&[81])),
        "cell number 81 is not on a board of 81 cells",
    );
    let contrary = Requirements::default()
        .symmetry(Symmetry::HalfTurn)
        .filled(cells(&[0]))
        .empty(cells(&[80]));
    check(
        &nine,
        &contrary,
        "cell number 0 must be a given and cell number 80 must be empty, but they are symmetric to each other",
    );
    check(
        &nine,
        &givens_of(20).filled((0..30).map(Cell::new)),
        "20 givens were requested, and 30 cells must be given",
    );
    let columns: Vec<u16> = (0..81).filter(|cell| cell % 9 == 3 || cell % 9 == 5).collect();
    check(
        &nine,
        &Requirements::default().empty(cells(&columns)),
        "column 4 and column 6 are empty and can be exchanged, so there are several solutions",
    );
    // On other boards these columns are not alike.
    let columns = Requirements::default().empty(cells(&columns));
    let x = with(&nine, &[Extra::Diagonals]);
    exactly(made(&Grid::new(&x), &columns, 20, 1));

    let start: Grid = "1... .... ...1 ....".parse().unwrap();
    let error = made(&start, &givens_of(4), 1, 1).err();
    assert!(error.is_none_or(|error| matches!(error, NoPuzzle::NotFound { .. })));
    let start: Grid = "1... ..1. ...1 .1..".parse().unwrap();
    assert_eq!(
        made(&start, &givens_of(5), 1, 1),
        Err(Impossible::TooFewDigits { digits: 2 }.into())
    );
    let start: Grid = "11.. .... .... ....".parse().unwrap();
    assert_eq!(made(&start, &givens_of(8), 1, 1), Err(NoPuzzle::NoGrid));
}

/// Whatever is requested, a puzzle is as requested, or there is a reason why there is none.
#[test]
fn requirements_are_met_or_refused() {
    let shapes = vec![(2, 2), (1, 5), (2, 3), (3, 3), (2, 4)];
    let strategy = (
        proptest::sample::select(shapes),
        proptest::option::of(proptest::sample::select(Extra::ALL.to_vec())),
        proptest::sample::select(Symmetry::ALL.to_vec()),
        proptest::option::of(0..40_usize),
        proptest::collection::vec(0..81_u16, 0..6),
        proptest::collection::vec(0..81_u16, 0..12),
        any::<u64>(),
    );
    property::check(
        60,
        strategy,
        |((rows, columns), extra, symmetry, requested, filled, empty, seed)| {
            let plain = Geometry::with_blocks(rows, columns).unwrap();
            let board = match extra.map(|extra| plain.with_extra(extra)) {
                Some(Ok(board)) => board,
                _ => plain,
            };
            let on_board = |cells: Vec<u16>| -> Vec<Cell> {
                cells.into_iter().map(|cell| Cell::new(cell % board.cell_count() as u16)).collect()
            };
            let (filled, empty) = (on_board(filled), on_board(empty));
            let requirements = Requirements::default()
                .symmetry(symmetry)
                .givens(requested)
                .filled(filled.clone())
                .empty(empty.clone());
            let generator = Generator::new(&board).requirements(requirements).tries(3).seed(seed);
            let Ok(Found { puzzle: Some(puzzle), miss, stopped, .. }) =
                generator.search(0, at_most(300_000))
            else {
                return Ok(());
            };
            prop_assert!(has_one_solution(&puzzle));
            prop_assert!(filled.iter().all(|&cell| puzzle.get(cell).is_some()));
            prop_assert!(empty.iter().all(|&cell| puzzle.get(cell).is_none()));
            prop_assert!(miss > 0 || requested.is_none_or(|most| puzzle.filled_len() <= most));
            let is_minimal = miss == 0 && !stopped && requested.is_none() && filled.is_empty();
            for cell in givens(&puzzle) {
                let orbit: Vec<Cell> = symmetry.orbit(&board, cell).collect();
                prop_assert!(orbit.iter().all(|&cell| puzzle.get(cell).is_some()));
                prop_assert!(!is_minimal || !has_one_solution(&without(&puzzle, orbit)));
            }
            Ok(())
        },
    );
}
