//! Penpa+, SudokuWiki, sudoku.coach and puzz.link.

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

/// As the editor of puzz.link writes them.
#[test]
fn puzz_link_sides() {
    let puzz_link: Format = "puzz-link".parse().expect("a format");
    for (cells, geometry, digits) in [
        ("4/4/g2j1h1j3g", "4x4 with 2x2 blocks", vec![(1, 2), (6, 1), (9, 1), (14, 3)]),
        ("6/6/g3h2zq", "6x6 with 2x3 blocks", vec![(1, 3), (4, 2)]),
        ("9/9/z9zz8u4i", "9x9 with 3x3 blocks", vec![(20, 9), (61, 8), (77, 4)]),
        ("16/16/f-10zzzzzzzzzzzzt", "16x16 with 4x4 blocks", vec![(0, 15), (1, 16)]),
        (&format!("25/25/-191{}i", "z".repeat(31)), "25x25 with 5x5 blocks", vec![(0, 25), (1, 1)]),
    ] {
        let link = format!("https://puzz.link/p?sudoku/{cells}\n");
        let document = read(&link, &ReadOptions::default()).expect(&link);
        assert_eq!(document.grid.geometry().to_string(), geometry);
        let found = document.grid.values().enumerate().filter(|&(_, value)| value > 0);
        assert_eq!(found.collect::<Vec<_>>(), digits, "{link}");
        let symbols = Symbols::for_board(document.grid.geometry());
        assert_eq!(write(&document, puzz_link, &symbols), Ok(link));
    }
    let shown = |cells: &str| {
        read(&format!("http://pzv.jp/p.html?sudoku/{cells}"), &ReadOptions::default())
    };
    // A question mark, a number with a figure too many, and the slash behind it.
    assert_eq!(shown("4/4/g.j-01h1j3g/"), shown("4/4/l1h1j3g"));
    assert!(shown("4/4/l1h1j3g").is_ok());
}

#[test]
fn puzz_link_errors() {
    let number = "expected a number from 1 to 4, or a letter from g to z, found";
    for (link, expected) in [
        ("https://puzz.link/", "1:1 expected a link to a Sudoku, with sudoku/, found ''".into()),
        ("https://puzz.link/p?", "1:1 expected a link to a Sudoku, with sudoku/, found ''".into()),
        (
            "https://puzz.link/p?nurikabe/5/5/g2",
            "1:21 expected a link to a Sudoku, with sudoku/, found 'nurikabe'".into(),
        ),
        (
            "https://puzz.link/p?sudoku/v:/9/9/zzzzg",
            "1:28 expected 4/4, 6/6, 9/9, 16/16 or 25/25 behind sudoku/, found 'v:/9'".into(),
        ),
        (
            "https://puzz.link/p?sudoku/12/12/zzzzzzzj",
            "1:28 expected 4/4, 6/6, 9/9, 16/16 or 25/25 behind sudoku/, found '12/12'".into(),
        ),
        ("https://puzz.link/p?sudoku/4/4/o", "1:32 expected 16 cells, found 9".into()),
        ("https://puzz.link/p?sudoku/4/4/w", "1:32 expected 16 cells, found 17".into()),
        ("https://puzz.link/p?sudoku/4/4/n5n", format!("1:33 {number} '5'")),
        ("https://puzz.link/p?sudoku%2F4%2F4%2Fn0n", format!("1:39 {number} '0'")),
        ("https://puzz.link/p?sudoku/4/4/n-1", format!("1:33 {number} '-1'")),
        ("https://puzz.link/p?sudoku/4/4/n-+1n", format!("1:33 {number} '-+1'")),
        ("https://puzz.link/p?sudoku/4/4/n+100n", format!("1:33 {number} '+'")),
        ("https://puzz.link/p?sudoku/4/4/nAn", format!("1:33 {number} 'A'")),
    ] {
        let told = told::outcomes(link, &ReadOptions::default());
        assert_eq!(told, [format!("Text {expected}")], "{link}");
    }
    let puzz_link: Format = "puzz-link".parse().expect("a format");
    let refused = |geometry: &Geometry| {
        let symbols = Symbols::for_board(geometry);
        write(&Grid::new(geometry).into(), puzz_link, &symbols).unwrap_err().to_string()
    };
    let start = "puzz-link holds plain boards of side 4, 6, 9, 16 and 25, found";
    let upright = Geometry::with_blocks(3, 2).expect("6x6");
    assert_eq!(refused(&upright), format!("{start} 6x6 with 3x2 blocks"));
    let crossed = Geometry::classic().with_extra(Extra::Diagonals).expect("diagonals");
    assert_eq!(refused(&crossed), format!("{start} 9x9 with 3x3 blocks and diagonals"));
}
