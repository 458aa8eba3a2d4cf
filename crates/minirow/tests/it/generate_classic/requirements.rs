//! Wanted numbers of givens, cells that must be givens and cells that must be empty.

use std::ops::ControlFlow;

use minirow::generate::classic::{PuzzleEvent, PuzzleOptions, puzzles};
use minirow::generate::{Impossible, Requirements};
use minirow::{Cell, Symmetry};

use super::puzzles::{check, of, requiring, solutions, values};

fn len(text: &[u8; 81]) -> usize {
    text.iter().filter(|&&symbol| symbol != b'.').count()
}

#[test]
fn digging_stops_at_the_wanted_number_of_givens() {
    let minimal = of(1, 0..300, &PuzzleOptions::default());
    for givens in [17, 24, 25, 26, 30, 50, 80, 81] {
        let requirements = Requirements::default().givens(givens);
        let puzzles = of(1, 0..300, &requiring(requirements));
        for (puzzle, minimal) in puzzles.iter().zip(&minimal) {
            assert_eq!(len(&puzzle.givens), givens.max(len(&minimal.givens)), "{givens}");
            assert_eq!(solutions(&values(&puzzle.givens)), [values(&puzzle.solution)]);
        }
    }
}

#[test]
fn with_symmetry_the_number_is_met_where_orbits_allow_it() {
    let symmetry = Symmetry::HalfTurn;
    for givens in [40, 41] {
        let options = requiring(Requirements::default().symmetry(symmetry).givens(givens));
        for puzzle in of(1, 0..100, &options) {
            // One more where the middle cell is needed, or gone before and not counted on.
            assert!([givens, givens + 1].contains(&len(&puzzle.givens)));
            assert_eq!(solutions(&values(&puzzle.givens)).len(), 1);
        }
    }
}

#[test]
fn cells_are_given_or_empty_as_wanted() {
    let cells = |indices: &[u16]| indices.iter().map(|&index| Cell::new(index)).collect::<Vec<_>>();
    let (filled, empty) = (cells(&[0, 10, 20, 40, 63]), cells(&[1, 2, 3, 60, 70, 80]));
    let requirements = Requirements::default().filled(filled).empty(empty);
    let options = requiring(requirements.clone());
    for puzzle in of(5, 0..200, &options) {
        assert!(requirements.filled.iter().all(|cell| puzzle.givens[cell.index()] != b'.'));
        assert!(requirements.empty.iter().all(|cell| puzzle.givens[cell.index()] == b'.'));
        let givens = values(&puzzle.givens);
        assert_eq!(solutions(&givens), [values(&puzzle.solution)]);
        for cell in (0..81).filter(|&cell| givens[cell] > 0) {
            if !requirements.filled.contains(&Cell::new(cell as u16)) {
                let mut fewer = givens.clone();
                fewer[cell] = 0;
                assert_eq!(solutions(&fewer).len(), 2, "cell {cell}");
            }
        }
    }
    let symmetry = Symmetry::QuarterTurn;
    let options = requiring(Requirements::default().symmetry(symmetry).empty(cells(&[0, 40])));
    for puzzle in of(5, 0..100, &options) {
        assert!([0, 8, 40, 72, 80].iter().all(|&cell| puzzle.givens[cell] == b'.'));
        check(&puzzle, symmetry);
    }
}

#[test]
fn a_rare_pattern_is_found_or_given_up_in_order() {
    // Four empty rows of three bands, and three columns: one grid of several leaves one solution.
    let empty: Vec<Cell> = (0..81)
        .filter(|cell| [1, 4, 7].contains(&(cell / 9)) || [1, 4].contains(&(cell % 9)))
        .map(Cell::new)
        .collect();
    let mut found = 0;
    for (tries, most_given_up) in [(1, 400), (200, 4)] {
        let requirements = Requirements::default().empty(empty.clone());
        let options = requiring(requirements).tries(tries);
        let (mut next, mut given_up) = (0, 0);
        puzzles(6, 0..400, &options, |event| {
            match event {
                PuzzleEvent::Puzzle(puzzle) => {
                    assert_eq!(puzzle.number, next);
                    assert!(empty.iter().all(|cell| puzzle.givens[cell.index()] == b'.'));
                    if next % 20 == 0 {
                        assert_eq!(solutions(&values(&puzzle.givens)).len(), 1);
                    }
                    next += 1;
                    found += 1;
                }
                PuzzleEvent::GivenUp(number) => {
                    assert_eq!(number, next);
                    next += 1;
                    given_up += 1;
                }
                PuzzleEvent::Progress(_) => {}
            }
            ControlFlow::Continue(())
        })
        .unwrap();
        assert_eq!(next, 400);
        assert!(given_up <= most_given_up, "{given_up}");
    }
    assert_eq!(found, 535);
}

#[test]
fn what_cannot_be_is_given_up_and_can_be_stopped() {
    // Givens in three blocks that share no line leave thousands of solutions.
    let empty: Vec<Cell> =
        (0..81).filter(|cell| cell / 27 != cell % 9 / 3).map(Cell::new).collect();
    let requirements = Requirements::default().empty(empty);
    let options = requiring(requirements).tries(3);
    let mut numbers = Vec::new();
    let tally = puzzles(6, 0..20_000, &options, |event| {
        match event {
            PuzzleEvent::GivenUp(number) => numbers.push(number),
            PuzzleEvent::Puzzle(puzzle) => panic!("{puzzle:?}"),
            PuzzleEvent::Progress(_) => {}
        }
        ControlFlow::Continue(())
    })
    .unwrap();
    assert!(numbers.into_iter().eq(0..20_000));
    assert_eq!((tally.puzzles, tally.stopped), (0, false));

    let mut events = 0;
    let options = options.tries(u32::MAX);
    let tally = puzzles(6, 0..20_000, &options, |_| {
        events += 1;
        if events == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .unwrap();
    assert!(tally.stopped);
    assert_eq!(events, 5);
}

#[test]
fn impossible_requirements_are_refused_with_the_reason() {
    let check = |requirements: Requirements, expected: Impossible| {
        let refused = puzzles(1, 0..1, &requiring(requirements), |_| panic!("nothing happens"));
        assert_eq!(refused.unwrap_err(), expected);
    };
    let cell = Cell::new(81);
    let filled = vec![cell];
    check(Requirements::default().filled(filled), Impossible::OffBoard { cell, cells: 81 });
    let (filled, empty) = (Cell::new(80), Cell::new(0));
    let requirements = Requirements::default()
        .symmetry(Symmetry::HalfTurn)
        .filled(vec![filled])
        .empty(vec![empty]);
    check(requirements, Impossible::Contrary { filled, empty });
    let empty = vec![Cell::new(0), Cell::new(1)];
    let requirements = Requirements::default().givens(80).empty(empty);
    check(requirements, Impossible::TooManyGivens { requested: 80, most: 79 });
    let requirements = Requirements::default().givens(16);
    check(requirements, Impossible::TooFewGivens { requested: 16, least: 17 });
    let empty = (0..18).map(Cell::new);
    let (one, other) = ("row 1".to_owned(), "row 2".to_owned());
    check(Requirements::default().empty(empty), Impossible::EmptyLines { one, other });
}
