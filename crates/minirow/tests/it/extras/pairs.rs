//! Pairs of cells that must differ on paper, in candidates and in texts.

use minirow::format::{Format, ReadOptions, Symbols, read};
use minirow::logic::{Mistake, PlayerBoard, Position, mistakes};
use minirow::{
    Candidate, Cell, Contradiction, Digit, Extra, Geometry, Grid, Names, Pencil, Singles,
};

use crate::boards;

fn knight() -> Geometry {
    Geometry::classic().with_extra(Extra::AntiKnight).expect("any board")
}

/// A board with some digits, each with its row and column from 1.
fn grid(board: &Geometry, digits: &[(u8, u8, u8)]) -> Grid {
    let mut grid = Grid::new(board);
    for &(row, column, value) in digits {
        grid.set(board.cell(row - 1, column - 1), Digit::new(value));
    }
    grid
}

fn digit(value: u8) -> Digit {
    Digit::new(value).expect("values start at 1")
}

#[test]
fn equal_digits_apart_are_a_conflict() {
    let told = |digits: &[(u8, u8, u8)]| -> Vec<String> {
        let board = knight();
        let names = Names::numbers(&board);
        grid(&board, digits).duplicates().iter().map(|conflict| conflict.explain(&names)).collect()
    };
    assert_eq!(told(&[(1, 1, 5), (4, 4, 5)]), [""; 0]);
    assert_eq!(told(&[(3, 3, 5), (4, 5, 5)]), ["5 stands in r3c3 and r4c5, which must differ"]);
    // Both in one block, a knight's move apart: the block says so.
    let block = ["7 stands more than once in block 1: r1c1 and r2c3"];
    assert_eq!(told(&[(1, 1, 7), (2, 3, 7)]), block);
    // Houses first, then each pair once, in reading order.
    assert_eq!(
        told(&[(3, 3, 5), (4, 1, 5), (4, 5, 5)]),
        [
            "5 stands more than once in row 4: r4c1 and r4c5",
            "5 stands in r3c3 and r4c1, which must differ",
            "5 stands in r3c3 and r4c5, which must differ",
        ]
    );
}

/// A board that is solved by the rules of houses alone.
#[test]
fn a_full_board_is_solved_only_if_pairs_differ() {
    let solution =
        "417632598923578146586914372879325614241796835635481729398257461162843957754169283";
    let plain: Grid = solution.parse().expect("a grid");
    let with_pairs = Grid::from_values(&knight(), plain.values()).expect("81 values");
    assert!(plain.is_solved() && !with_pairs.is_solved());
    assert!(with_pairs.duplicates().iter().all(|conflict| {
        let [one, other] = conflict.cells[..] else { return false };
        conflict.house.is_none() && with_pairs.get(one) == with_pairs.get(other)
    }));
    let reasons = mistakes(&PlayerBoard::new(with_pairs.clone()), None);
    assert_eq!(reasons.len(), with_pairs.duplicates().len());
    assert!(matches!(reasons[0], Mistake::Repeated(_)) && reasons[0].cells().len() == 2);
    assert!(PlayerBoard::new(with_pairs).position().is_err());
}

#[test]
fn a_placed_digit_goes_from_cells_apart() {
    let board = knight();
    let [start, away] = [board.cell(2, 2), board.cell(4, 3)];
    for singles in [Singles::Leave, Singles::Fill] {
        let mut pencil = Pencil::new(&board, singles);
        pencil.place(start, digit(5)).expect("an empty board");
        assert!(!pencil.candidates(away).contains(digit(5)));
        let refused = Contradiction::Excluded(Candidate { cell: away, digit: digit(5) });
        assert_eq!(pencil.place(away, digit(5)), Err(refused));
        assert!(pencil.undo());
        assert_eq!(pencil.candidates(away), board.all_digits());
    }
    let twice = grid(&board, &[(3, 3, 5), (5, 4, 5)]);
    assert!(Pencil::from_grid(&twice, Singles::Leave).is_err());
    let mut position = Position::from_grid(&Grid::new(&board)).expect("an empty board");
    position.place(Candidate { cell: start, digit: digit(5) }).expect("an empty board");
    assert!(!position.candidates(away).contains(digit(5)));
}

/// A single that only a pair makes, and a contradiction that only a pair makes.
#[test]
fn singles_follow_from_pairs() {
    let board = Geometry::of_side(4).expect("a square");
    let far = |row, column| [(board.cell(0, 0), board.cell(row, column))];
    let apart = board.with_apart("a pair", &far(2, 2)).expect("different cells");
    let mut pencil = Pencil::new(&apart, Singles::Fill);
    for (row, column, value) in [(2, 0, 1), (2, 1, 2)] {
        pencil.place(apart.cell(row, column), digit(value)).expect("a legal board");
    }
    // r3c3 has 3 and 4 left; with 3 in r1c1 it is 4.
    let placed = pencil.place(apart.cell(0, 0), digit(3)).expect("a legal board");
    assert!(placed.contains(&Candidate { cell: apart.cell(2, 2), digit: digit(4) }));

    let mut pencil = Pencil::new(&apart, Singles::Leave);
    for (cell, value) in [((2, 0), 1), ((2, 1), 2), ((0, 2), 4)] {
        pencil.place(apart.cell(cell.0, cell.1), digit(value)).expect("a legal board");
    }
    let before = format!("{pencil:?}");
    let refused = pencil.place(apart.cell(0, 0), digit(3)).expect_err("r3c3 needs the 3");
    let told = refused.explain(&Names::numbers(&apart));
    assert_eq!(told, "no digit is left for r3c3");
    assert_eq!(format!("{pencil:?}"), before);
}

/// A digit alone in its cell is placed unless it is open where it excludes it; candidates written for
/// ink are those that all rules leave.
#[test]
fn candidate_grids_heed_pairs() {
    let format: Format = "candidates".parse().expect("a format");
    let board = Geometry::of_side(4).expect("a square");
    let pair = [(Cell::new(0), Cell::new(10))];
    let apart = board.with_apart("a pair", &pair).expect("different cells");
    let ink = |geometry: &Geometry, values: [u8; 16]| {
        Grid::from_values(geometry, values).expect("values of the board")
    };
    let one = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let write = |document| boards::bare(&document, format, &Symbols::usual(4));
    let text = |geometry| write(ink(geometry, one).into());
    let in_cell = |text: &str, cell: usize| {
        let cells = text.split_whitespace().filter(|word| word.chars().all(char::is_numeric));
        cells.map(str::to_owned).nth(cell)
    };
    assert_eq!(in_cell(&text(&board), 10).as_deref(), Some("1234"));
    assert_eq!(in_cell(&text(&apart), 10).as_deref(), Some("234"));

    let read_on = |geometry: &Geometry, text: &str| {
        let options = ReadOptions::default().geometry(geometry.clone()).format(format);
        read(text, &options).expect("a candidate grid").grid
    };
    // With the 1 still open in r3c3 a plain board has it placed in r1c1, and this one has not.
    assert_eq!(read_on(&board, &text(&board)), ink(&board, one));
    assert_eq!(read_on(&apart, &text(&board)), Grid::new(&apart));
    assert_eq!(read_on(&apart, &text(&apart)), ink(&apart, one));
}
