//! Wanted numbers of givens, cells that must be givens and cells that must be empty.

use std::ops::ControlFlow;

use pencilmark::generate::classic::{PuzzleEvent, PuzzleOptions, WishError, puzzles};
use pencilmark::{Cell, Symmetry};

use super::puzzles::{check, of, solutions, values};

fn len(text: &[u8; 81]) -> usize {
    text.iter().filter(|&&symbol| symbol != b'.').count()
}

#[test]
fn digging_stops_at_the_wanted_number_of_givens() {
    let minimal = of(1, 0..300, &PuzzleOptions::default());
    for givens in [0, 17, 24, 25, 26, 30, 50, 80, 81] {
        let puzzles = of(1, 0..300, &PuzzleOptions { givens, ..PuzzleOptions::default() });
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
        let options = PuzzleOptions { symmetry, givens, ..PuzzleOptions::default() };
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
    let (given, empty) = (cells(&[0, 10, 20, 40, 63]), cells(&[1, 2, 3, 60, 70, 80]));
    let options = PuzzleOptions { given, empty, ..PuzzleOptions::default() };
    for puzzle in of(5, 0..200, &options) {
        assert!(options.given.iter().all(|cell| puzzle.givens[cell.index()] != b'.'));
        assert!(options.empty.iter().all(|cell| puzzle.givens[cell.index()] == b'.'));
        let givens = values(&puzzle.givens);
        assert_eq!(solutions(&givens), [values(&puzzle.solution)]);
        for cell in (0..81).filter(|&cell| givens[cell] > 0) {
            if !options.given.contains(&Cell::new(cell as u16)) {
                let mut fewer = givens.clone();
                fewer[cell] = 0;
                assert_eq!(solutions(&fewer).len(), 2, "cell {cell}");
            }
        }
    }
    let symmetry = Symmetry::QuarterTurn;
    let options = PuzzleOptions { symmetry, empty: cells(&[0, 40]), ..PuzzleOptions::default() };
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
        let options = PuzzleOptions { empty: empty.clone(), tries, ..PuzzleOptions::default() };
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
    assert!(found > 400, "{found}");
}

#[test]
fn what_can_not_be_is_given_up_and_can_be_stopped() {
    // Two empty rows of a band can always be exchanged.
    let empty: Vec<Cell> = (0..18).map(Cell::new).collect();
    let options = PuzzleOptions { empty, tries: 3, ..PuzzleOptions::default() };
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
    let options = PuzzleOptions { tries: u32::MAX, ..options };
    let tally = puzzles(6, 0..20_000, &options, |_| {
        events += 1;
        if events == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .unwrap();
    assert!(tally.stopped);
    assert_eq!(events, 5);
}

#[test]
fn impossible_wishes_are_refused_with_the_reason() {
    let check = |options: &PuzzleOptions, expected: WishError, text: &str| {
        let refused = puzzles(1, 0..1, options, |_| panic!("nothing happens")).unwrap_err();
        assert_eq!(refused, expected);
        assert_eq!(refused.to_string(), text);
    };
    let default = PuzzleOptions::default;
    let options = PuzzleOptions { given: vec![Cell::new(81)], ..default() };
    check(&options, WishError::NoCell(Cell::new(81)), "expected a cell below 81, found 81");
    let options = PuzzleOptions {
        symmetry: Symmetry::HalfTurn,
        given: vec![Cell::new(80)],
        empty: vec![Cell::new(0)],
        ..default()
    };
    let text = "row 1, column 1 must be a given and must be empty";
    check(&options, WishError::GivenAndEmpty(Cell::new(0)), text);
    let options =
        PuzzleOptions { givens: 80, empty: vec![Cell::new(0), Cell::new(1)], ..default() };
    let text = "expected at most 79 givens, found 80";
    check(&options, WishError::TooManyGivens { most: 79, wanted: 80 }, text);
}
