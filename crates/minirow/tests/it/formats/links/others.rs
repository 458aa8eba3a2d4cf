//! Penpa+, SudokuWiki and sudoku.coach.

use minirow::format::{Format, ReadOptions, Symbols, WriteError, read, write};
use minirow::{Extra, Geometry, Grid};

use super::super::told;

const CLASSIC: &str =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

#[test]
fn sites() {
    let grid: Grid = CLASSIC.parse().expect("a grid");
    for (name, start) in [
        ("sudokuwiki", "https://www.sudokuwiki.org/sudoku.htm?bd="),
        ("sudoku-coach", "https://sudoku.coach/en/solver/"),
        ("sudokuexchange", "https://sudokuexchange.com/play/?s="),
    ] {
        let format: Format = name.parse().expect("a format");
        let link = write(&grid.clone().into(), format, &Symbols::usual(9)).expect("a link");
        assert_eq!(link, format!("{start}{}\n", CLASSIC.replace('.', "0")));
        assert_eq!(read(&link, &ReadOptions::default()), Ok(grid.clone().into()));
        let wrong = told::outcomes(&format!("{start}123"), &ReadOptions::default());
        assert_eq!(wrong, ["Text 1:1 expected 81 digits in the link, found '123'"]);
        let six = Grid::new(&Geometry::with_blocks(2, 3).expect("6x6"));
        let error = write(&six.into(), format, &Symbols::usual(6)).unwrap_err();
        let told = format!("{name} holds the classic board, found 6x6 with 2x3 blocks");
        assert_eq!(error.to_string(), told);
    }
    let none = "https://www.sudokuwiki.org/";
    assert_eq!(
        told::outcomes(none, &ReadOptions::default()),
        ["Text 1:1 expected 81 digits in the link, found ''"]
    );
}

#[test]
fn penpa_errors() {
    for (link, expected) in [
        ("https://penpa-edit.com/", "expected a puzzle behind p=, found 'https://penpa-edit.c…'"),
        ("https://penpa-edit.com/#p=%", "expected a packed puzzle, found '%'"),
        ("https://penpa-edit.com/#p=abcd", "expected a packed puzzle, found 'abcd'"),
        // What is packed: `tri,6,6`, and `square,6,7`.
        (
            "https://penpa-edit.com/#p=KynK1DHTMQMA",
            "expected a board of kind sudoku or square, found 'tri'",
        ),
        (
            "https://penpa-edit.com/#p=Ky4sTSxK1THTMQcA",
            "expected up to 36 rows and columns, found '6x7'",
        ),
    ] {
        assert_eq!(told::outcomes(link, &ReadOptions::default()), [format!("Text 1:1 {expected}")]);
    }
}

/// Blocks that do not hang together have no edges around them.
#[test]
fn penpa_refusals() {
    let penpa: Format = "penpa".parse().expect("a format");
    let refusal =
        |geometry: &Geometry| match write(&Grid::new(geometry).into(), penpa, &Symbols::usual(4)) {
            Err(WriteError::Board { found, .. }) => found,
            other => panic!("{other:?}"),
        };
    let four = Geometry::of_side(4).expect("4x4");
    assert_eq!(refusal(&four.with_extra(Extra::Diagonals).expect("diagonals")), "diagonals");
    let apart = Geometry::irregular(&[0, 0, 1, 1, 0, 1, 0, 1, 2, 2, 3, 3, 2, 2, 3, 3]);
    assert_eq!(refusal(&apart.expect("blocks")), "others");
    assert_eq!(refusal(&Geometry::with_blocks(1, 37).expect("37x37")), "37x37");
}

#[test]
fn interactive_sudoku_solver() {
    let options = ReadOptions::default().rules(true);
    let start = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
    let string = ".Cage~14~R1C1~R1C2~R2C1.Pair~IACgIICigIACgA~_slow%20pair~R8C4~R8C5.~R9C9_3";
    let document = read(string, &options).expect("a string");
    let link = write(&document, "iss-link".parse().expect("a format"), &Symbols::usual(9));
    let link = link.expect("a link");
    assert!(link.starts_with(start) && link.contains("_slow%2520pair"), "{link}");
    assert_eq!(read(&link, &options).as_ref(), Ok(&document));
    for same in [
        format!("{start}.Cage%7E14~R1C1~R1C2~R2C1+.%7eR9C9_3&mode=solve"),
        "http://fork.example/interactive-sudoku-solver/?a=b&q=.Cage~14~R1C1~R1C2~R2C1.~R9C9_3#x"
            .into(),
    ] {
        let same = read(&same, &options).expect(&same);
        assert_eq!((&same.rules[..], &same.grid), (&document.rules[..1], &document.grid));
    }
    for (link, expected) in [
        (
            format!(" {start}"),
            "line 1, column 2: expected a puzzle behind q=, found 'https://sigh.github.…'",
        ),
        (format!("{start}.Cage~6~R1C1~X"), "line 1, column 66: expected"),
        (format!("{start}.Cage%7E6%7ER1C1%7EX"), "line 1, column 72: expected"),
        // One character of two bytes.
        (format!("{start}.Pair~IACgIICigIACgA~_%C3%A4~R1C1~X"), "line 1, column 87: expected"),
    ] {
        let error = read(&link, &options).expect_err("an error").to_string();
        assert!(error.contains(expected), "{error}");
    }
}
