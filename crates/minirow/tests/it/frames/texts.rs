//! What is written of boards of any frame reads back, and what people write of grids that overlap is read.

use minirow::format::{Document, Format, ReadOptions, Symbols, read_all, read_layout, write};
use minirow::generate::BoardRandom;
use minirow::{Arrangement, Digit, DigitSet, Frame, Geometry, Grid, Grids};

use super::random::{below, board};

fn filled(board: &Geometry, random: &mut BoardRandom) -> Grid {
    let mut grid = Grid::new(board);
    for cell in board.cells() {
        let value = below(random, usize::from(board.digit_count()) * 2) as u8;
        grid.set(cell, Digit::new(value).filter(|digit| digit.get() <= board.digit_count()));
    }
    // A board without digits may be a pattern of givens.
    grid.set(board.cells().next().expect("a cell"), Digit::new(1));
    grid
}

fn read_one(text: &str) -> Document {
    let mut all = read_all(text, &ReadOptions::default());
    assert_eq!(all.len(), 1, "{text}");
    all.remove(0).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn what_is_written_reads_back() {
    for number in 0..1_000 {
        let board = board(number);
        let random = &mut BoardRandom::new(52, number);
        let document = Document::from(filled(&board, random));
        for name in ["json", "line", "grid"] {
            let format: Format = name.parse().expect("a format");
            let text = write(&document, format, &Symbols::for_board(&board)).expect(name);
            assert_eq!(read_one(&text), document, "{number}, {name}:\n{text}");
        }
        // JSON has notes and colours for each cell, too.
        let mut noted = document.clone();
        let mut sets = || -> Vec<DigitSet> {
            let all = board.all_digits();
            let set = |_| all.iter().filter(|_| below(random, 3) == 0).collect();
            board.cells().map(set).collect()
        };
        (noted.corner, noted.centre) = (Some(sets()), Some(sets()));
        noted.colours = Some(board.cells().map(|cell| vec![cell.index() as u8 % 5]).collect());
        let is_given: Vec<bool> = noted.grid.values().map(|value| value == 1).collect();
        // Where all are, that is not said.
        let are_all = noted.grid.values().all(|value| value < 2);
        noted.givens = Some(is_given).filter(|_| !are_all);
        let text = write(&noted, "json".parse().unwrap(), &Symbols::for_board(&board));
        assert_eq!(read_one(&text.expect("JSON")), noted, "{number}");
        let json = serde_json::to_string(&board).expect("JSON");
        assert_eq!(serde_json::from_str::<Geometry>(&json).expect("a geometry"), board, "{json}");
    }
}

#[test]
fn formats_of_squares_refuse() {
    let board = Geometry::named("samurai").expect("a Samurai");
    let holding: Vec<&str> =
        Format::all().filter(|format| format.holds(&board).is_ok()).map(Format::name).collect();
    assert_eq!(holding, ["line", "grid", "json"]);
    let error = write(&Grid::new(&board).into(), "tatham".parse().unwrap(), &Symbols::usual(9));
    let error = error.unwrap_err().to_string();
    assert_eq!(error, "tatham holds square boards, found Samurai");
}

/// The rows of a board, with this sign for holes, and this one for empty cells.
fn rows(grid: &Grid, hole: Option<char>, empty: char) -> String {
    let board = grid.geometry();
    let sign = |row, column| match board.cell_at(row, column) {
        None => hole,
        Some(cell) => Some(grid.get(cell).map_or(empty, |digit| char::from(b'0' + digit.get()))),
    };
    let row = |row| (0..board.columns()).filter_map(|column| sign(row, column)).collect::<String>();
    (0..board.rows()).map(|number| row(number).trim_end().to_owned() + "\n").collect()
}

/// Digits of a solution in some of the cells.
fn some_digits(board: &Geometry, number: u64) -> Grid {
    let random = &mut BoardRandom::new(53, number);
    let solution = minirow::generate::fill(board, random, minirow::progress::to_the_end());
    let mut grid = solution.expect("a grid");
    for cell in board.cells().filter(|_| below(random, 3) > 0) {
        grid.set(cell, None);
    }
    grid
}

#[test]
fn arrangements_show_by_their_rows() {
    for arrangement in Arrangement::all() {
        let board = arrangement.geometry();
        if !board.has_holes() {
            continue;
        }
        let grid = some_digits(&board, 1);
        let expected = Document::from(grid.clone());
        for (hole, empty) in
            [(Some(' '), '.'), (Some(' '), '0'), (Some('.'), '0'), (Some('X'), '.')]
        {
            let text = rows(&grid, hole, empty);
            assert_eq!(read_one(&text), expected, "{arrangement}\n{text}");
        }
        // Without its holes a board may look like others, which are named then.
        let text = rows(&grid, None, '*');
        match read_all(&text, &ReadOptions::default()).remove(0) {
            Ok(read) => assert_eq!(read, expected, "{arrangement}\n{text}"),
            Err(error) => {
                assert!(error.to_string().contains(arrangement.name()), "{error}");
                let told = ReadOptions::default().geometry(Some(board.clone()));
                let read = read_all(&text, &told).remove(0).expect("it is told");
                assert_eq!(read, expected, "{arrangement}");
            }
        }
    }
}

#[test]
fn grids_one_after_the_other() {
    let board = Geometry::named("samurai").expect("a Samurai");
    let grid = some_digits(&board, 2);
    let grids = board.grids().map_or(&[][..], Grids::list);
    let sign =
        |cell: &minirow::Cell| grid.get(*cell).map_or('.', |digit| char::from(b'0' + digit.get()));
    let lines: Vec<String> =
        grids.iter().map(|grid| grid.cells().iter().map(sign).collect()).collect();
    let told = ReadOptions::default().geometry(Some(board.clone()));
    let in_rows = |line: &String| -> String {
        let signs: Vec<char> = line.chars().collect();
        signs.chunks(9).map(|row| row.iter().collect::<String>() + "\n").collect()
    };
    for text in [lines.join("\n"), lines.concat(), lines.iter().map(in_rows).collect::<String>()] {
        let read = read_all(&text, &told);
        assert_eq!(read.len(), 1, "{text}");
        assert_eq!(read[0].as_ref().map(|document| &document.grid), Ok(&grid), "{text}");
    }
    // Where two of them differ, the second one is wrong.
    let mut other = lines.clone();
    let shared = 60..61;
    other[0].replace_range(shared.clone(), "1");
    other[2].replace_range(0..1, "2");
    let error = read_all(&other.join("\n"), &told).remove(0).unwrap_err();
    assert_eq!(error.to_string(), "line 3, column 1: expected 1 in A r7c7, as before, found '2'");
}

/// A picture behind a list of grids is no board of five rows.
#[test]
fn another_form_behind_the_first() {
    let board = Geometry::named("samurai").expect("a Samurai");
    let grid = some_digits(&board, 3);
    let grids = board.grids().map_or(&[][..], Grids::list);
    let sign =
        |cell: &minirow::Cell| grid.get(*cell).map_or('.', |digit| char::from(b'0' + digit.get()));
    let lines =
        |grid: &minirow::PlacedGrid| grid.cells().iter().map(sign).collect::<String>() + "\n";
    let list: String = grids.iter().map(lines).collect();
    let picture = rows(&grid, Some('X'), '.');
    let told = ReadOptions::default().geometry(Some(board.clone()));
    let read = read_all(&format!("{list}\n{picture}"), &told);
    assert_eq!(read[0].as_ref().map(|document| &document.grid), Ok(&grid));
    assert!(read.len() > 1 && read[1..].iter().all(Result::is_err));
}

#[test]
fn layouts() {
    let map = "\
        block: 2x2\n\
        AAAA....\n\
        AAAA....\n\
        AA++BB..\n\
        AA++BB..\n\
        ..BB++CC\n\
        ..BB++CC\n\
        ....CCCC\n\
        ....CCCC\n";
    let three = read_layout(map).expect("a map");
    assert_eq!(three.to_string(), "Tripledoku with one shared block of 4x4 with 2x2 blocks");
    let written = minirow::format::write_header(&three, &Symbols::usual(4));
    assert_eq!(written, "grid A: r1c1 2x2\ngrid B: r3c3 2x2\ngrid C: r5c5 2x2\n");
    assert_eq!(read_layout(&written), Ok(three));
    for (text, expected) in [
        ("", "line 1, column 1: expected a layout, grids or a frame, found none of them"),
        ("layout: ninjas", "line 1, column 9: expected one of samurai, "),
        (
            "block: 2x2\nAAAA\nAAAA\nAAAA\n",
            "line 2, column 1: expected a grid of 4x4 squares with A or '+', found none",
        ),
        (
            "block: 2x2\nAAAA\nAAAA\nAAAA\nAAA+\n",
            "line 5, column 4: expected a square of several grids under '+', found one of 1",
        ),
        (
            "block: 2x2\nAAAA\nAA?A\n",
            "line 3, column 3: expected a letter, '+' for several grids, or a blank or '.' for none, found '?'",
        ),
        (
            "grid A: r2c1 3x3",
            "line 1, column 9: expected a grid that begins in row 1, found the first in row 2",
        ),
        (
            "grid A: r1c1 3x3\ngrid C: r7c7 3x3",
            "line 2, column 8: expected grid B, the next one, found 'C'",
        ),
        ("frame: 5x10 0-5", "line 1, column 8: expected at most 6 cells in row 1, found 10"),
        ("frame: 5x10 0-9 loose", "line 1, column 17: expected digits such as 0-9"),
        (
            "frame: 3x0",
            "line 1, column 8: expected rows x columns of a frame such as 5x10, found '3x0'",
        ),
        (
            "frame: 2x3\nblocks:\nAAB\n",
            "line 4, column 1: expected 2 rows in the map of the blocks, found 1",
        ),
    ] {
        let error = read_layout(text).expect_err(text).to_string();
        assert!(error.starts_with(expected), "{text}: {error}");
    }
}

#[test]
fn values_from_zero() {
    let board = Frame { lowest: 0, ..Frame::new(2, 3) }.geometry().expect("a frame");
    let read = read_one("frame: 2x3 0-2\n0.2\n.0.\n");
    assert_eq!(read.grid.geometry(), &board);
    assert_eq!(read.grid.values().collect::<Vec<u8>>(), [1, 0, 3, 0, 1, 0]);
    assert_eq!(board.value(Digit::new(1).expect("a digit")), 0);
}
