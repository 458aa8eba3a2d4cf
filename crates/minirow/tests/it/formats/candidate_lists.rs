//! Candidates with a place for each: in one line, or a row of cells in each.

use minirow::format::{Document, Format, ReadOptions, Reader, Remedy, Symbols, read_all};
use minirow::{Geometry, Grid};

use super::told;

const BOARD: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn named(name: &str) -> Format {
    name.parse().expect("a format")
}

fn grid(line: &str) -> Grid {
    let side = line.len().isqrt() as u8;
    let geometry = Geometry::of_side(side).expect("a side that tells its blocks");
    let values = line.bytes().map(|symbol| if symbol == b'.' { 0 } else { symbol - b'0' });
    Grid::from_values(&geometry, values).expect("so many cells")
}

/// The candidates that the digits of a board leave, as one line and as rows.
fn lists(board: &Grid) -> [String; 2] {
    let symbols = Symbols::for_board(board.geometry());
    let document = Document::from(board.clone());
    ["candidate-list", "candidate-rows"].map(|name| named(name).draw(&document, &symbols).unwrap())
}

/// What the text says about its first board, and how many it has.
fn read(text: &str) -> (Document, usize) {
    let read = read_all(text, &ReadOptions::default());
    let read: Vec<Document> =
        read.into_iter().map(|board| board.unwrap_or_else(|e| panic!("{e}\n{text}"))).collect();
    (read[0].clone(), read.len())
}

/// The same boards as in rows of candidates.
fn check(text: &str, board: &Grid, boards: usize) {
    let symbols = Symbols::for_board(board.geometry());
    let rows = named("candidates").draw(&board.clone().into(), &symbols).unwrap();
    let (expected, _) = read(&rows);
    let (found, count) = read(text);
    assert_eq!((told::document(&found), count), (told::document(&expected), boards), "{text}");
}

fn check_error(text: &str, options: &ReadOptions, expected: &str) {
    let found = read_all(text, options).into_iter().find_map(Result::err);
    assert_eq!(found.as_ref().map(told::error).as_deref(), Some(expected), "{text}");
}

#[test]
fn lists_of_nine() {
    let board = grid(BOARD);
    let lists = lists(&board);
    assert_eq!(lists.each_ref().map(|list| list.lines().count()), [1, 9]);
    assert_eq!(lists[0].trim_end().len(), 729);
    for list in &lists {
        check(list, &board, 1);
        check(&list.replace('.', "0"), &board, 1);
        check(&list.replace('\n', "\r\n"), &board, 1);
        check(&list.repeat(3), &board, 3);
        check(&format!("Grid 01\n{list}\nGrid 02\n{list}"), &board, 2);
        check(&format!("# mine\n\n{list}\n\n{list}# the end\n"), &board, 2);
        // With a blank between cells, or all signs of a row in one group of bars.
        let cells: Vec<String> = list
            .lines()
            .map(|l| {
                l.as_bytes()
                    .chunks(9)
                    .map(|c| str::from_utf8(c).unwrap())
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect();
        check(&(cells.join("\n") + "\n"), &board, 1);
        let mixed = ReadOptions::default().mixed(true);
        let text = format!("{BOARD}\n{list}{BOARD}\n");
        let outcomes = told::outcomes(&text, &mixed);
        let are_lists: Vec<bool> =
            outcomes.iter().map(|outcome| outcome.contains(" of ")).collect();
        assert_eq!(are_lists, [false, true, false], "{outcomes:#?}");
    }
    // Bands and rows with empty lines between them.
    let rows: Vec<&str> = lists[1].split_inclusive('\n').collect();
    check(&rows.chunks(3).map(|band| band.concat() + "\n").collect::<String>(), &board, 1);
    check(&(rows.join("\n") + "\n").repeat(2), &board, 2);
}

/// Rows that are solved have no more digits than a board may have: the others show what they are.
#[test]
fn solved_rows_are_no_boards() {
    for rows in [1, 2, 4] {
        let board = grid(&format!("{}{}", &SOLVED[..9 * rows], &BOARD[9 * rows..]));
        for list in lists(&board) {
            check(&list, &board, 1);
            check(&list.replace('.', "0").repeat(2), &board, 2);
        }
    }
    // Where none has, both readings are named; one line by itself can only be a board.
    let board = grid(SOLVED);
    let [line, rows] = lists(&board);
    let (found, _) = read(&line);
    assert_eq!(found.grid, board);
    let told = "Format 1:1 expected a text that can be read in only one way, found 9x9 as line or 9x9 as candidate-rows";
    check_error(&rows, &ReadOptions::default(), told);
    let error = read_all(&rows, &ReadOptions::default()).remove(0).unwrap_err();
    assert_eq!(error.remedy(), Some(&Remedy::Format(vec![named("line"), named("candidate-rows")])));
    for (name, count) in [("line", 9), ("candidate-rows", 1)] {
        let options = ReadOptions::default().format(named(name));
        let read = read_all(&rows, &options);
        assert_eq!((read.iter().flatten().count(), read.len()), (count, count));
    }
    let first = rows.lines().next().unwrap();
    assert!(told::outcomes(first, &ReadOptions::default())[0].starts_with("3x3: "));
}

#[test]
fn other_sides() {
    let four = grid("1...............");
    let [line, rows] = lists(&four);
    check(&line, &four, 1);
    check(&line.replace('.', "0").repeat(2), &four, 2);
    // Rows of few digits look like small boards.
    let told = ReadOptions::default().format(named("candidate-rows"));
    assert_eq!(
        read_all(&rows.repeat(2), &told),
        read_all(&line.repeat(2), &ReadOptions::default())
    );
    let geometry = Geometry::of_side(16).expect("a square");
    let sixteen =
        Grid::from_values(&geometry, (0..256).map(|cell| u8::from(cell == 0) * 14)).unwrap();
    for list in lists(&sixteen) {
        check(&list, &sixteen, 1);
        let hexadecimal: String = list
            .chars()
            .map(|sign| {
                sign.to_digit(17)
                    .map_or(sign, |d| char::from_digit(d - 1, 16).unwrap().to_ascii_uppercase())
            })
            .collect();
        assert_eq!(told::document(&read(&hexadecimal).0), told::document(&read(&list).0));
    }
}

#[test]
fn boards_are_no_lists() {
    for board in [
        // No more digits than columns, or in other places.
        "1.........2.........3.........4.........5........",
        "12.......",
        BOARD,
        SOLVED,
    ] {
        let line = format!("{board:.<81}\n");
        let outcomes = told::outcomes(&line.repeat(9), &ReadOptions::default());
        assert_eq!(outcomes.len(), 9);
        assert!(
            outcomes.iter().all(|outcome| outcome.starts_with("3x3: ") && !outcome.contains("of"))
        );
        // The first line is enough to tell.
        assert_eq!(Reader::new(ReadOptions::default()).feed(line.trim_end()).len(), 1);
    }
}

#[test]
fn what_is_wrong_with_lists() {
    let any = &ReadOptions::default();
    let [line, rows] = lists(&grid(BOARD));
    let at = |list: &str, byte: usize, sign: &str| {
        let mut list = list.to_owned();
        list.replace_range(byte..=byte, sign);
        list
    };
    let wrong = "expected '4' or '.' where that is not a candidate, found '5'";
    check_error(&format!("{line}{}", at(&line, 93, "5")), any, &format!("Text 2:94 {wrong}"));
    check_error(&at(&rows, 82 + 12, "5"), any, &format!("Text 2:13 {wrong}"));
    check_error(
        &rows[..3 * 82],
        any,
        "Text 4:1 expected 9 rows for a board of 9x9 with 3x3 blocks, found 3",
    );
    check_error(
        &format!("{line}{}", &line[..700]),
        any,
        "Text 2:701 expected 729 characters, 9 for each cell of 9x9 with 3x3 blocks, found 700",
    );
    let sign = ReadOptions::default().empty('+');
    let read = read_all(&rows.replace('.', "+"), &sign);
    assert_eq!(read, read_all(&rows, any));
}
