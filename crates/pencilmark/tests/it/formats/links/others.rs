//! Penpa+, SudokuWiki and sudoku.coach.

use pencilmark::format::{Format, ReadOptions, Symbols, WriteError, read, write};
use pencilmark::{Extra, Geometry, Grid};

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
