//! Tables whose columns are called otherwise, or not at all, and lines with a board among other words.

use minirow::format::{Document, Format, Part, ReadOptions, Symbols, read_all, read_blocks, write};
use minirow::{Cell, Digit, Geometry, Grid};

use super::told;

const BOARD: &str =
    "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
const ROWS: &str = "3x3: ..7....9. ...5....6 .8...43.. ..932...4 2.1.9.8.5 6...817.. ..82...6. \
                    1....3... .5....2..";
const SOLUTION: &str =
    "417632598923578146586914372879325614241796835635481729398257461162843957754169283";

/// With `B` for a board and `S` for 81 digits.
fn filled(text: &str) -> String {
    text.replace('B', BOARD).replace('S', SOLUTION)
}

fn column(name: &str) -> ReadOptions {
    ReadOptions::default().column(name.to_owned())
}

fn read(text: &str, options: &ReadOptions) -> Vec<Document> {
    let boards = read_all(&filled(text), options);
    boards.into_iter().map(|board| board.unwrap_or_else(|e| panic!("{e}\n{text}"))).collect()
}

/// The same board so many times, with these parts.
fn check(text: &str, options: &ReadOptions, boards: usize, parts: &[Part]) {
    let read = read(text, options);
    let expected: Vec<(String, Vec<Part>)> = vec![(ROWS.to_owned(), parts.to_vec()); boards];
    let found: Vec<_> = read.iter().map(|board| (told::grid(&board.grid), board.parts())).collect();
    assert_eq!(found, expected, "{text}");
}

fn check_error(text: &str, options: &ReadOptions, expected: &str) {
    assert_eq!(told::outcomes(&filled(text), options), [expected], "{text}");
}

fn about(name: &str) -> Part {
    let is_it = |part: &Part| matches!(part, Part::About(field) if field.name() == name);
    Part::ALL.iter().copied().find(is_it).expect(name)
}

#[test]
fn columns_by_name() {
    let any = &ReadOptions::default();
    let extreme = [Part::Solution, about("source"), about("rating")];
    check("source,question,answer,rating\npuzzles0_kaggle,B,S,8\n", any, 1, &extreme);
    check("quizzes,solutions\nB,S\nB,S\n", any, 2, &[Part::Solution]);
    check("unsolved;solved\nB;S\n", any, 1, &[Part::Solution]);
    check("given\tsomething\nB\t1\n", any, 1, &[]);
    check("starting_cells,solution\n\"B\",\"S\"\n", any, 1, &[Part::Solution]);
    // The better name counts, whichever comes first.
    check("clues,puzzle\n23,B\n", any, 1, &[]);
    check("question,board\nwhat is it?,B\n", any, 1, &[]);
}

/// A board without the rules of its row would be another one.
#[test]
fn columns_of_rules() {
    let any = &ReadOptions::default();
    for (name, told) in [("variant", "diagonal"), ("cages", "\"[1, 2]\""), ("Anti-Knight", "true")]
    {
        let place = 84 + usize::from(told.starts_with('"'));
        let expected = format!(
            "Text 2:{place} expected a table of boards without rules of their own, found the column '{name}'"
        );
        check_error(&format!("puzzle,n,{name}\nB,,{told}\n"), any, &expected);
        check(&format!("puzzle,n,{name}\nB,,{told}\n"), &column("puzzle"), 1, &[]);
    }
    for (name, none) in [("variant", "Classic"), ("cages", "[]"), ("boxWidth", "3"), ("size", "9")]
    {
        check(&format!("puzzle,{name}\nB,{none}\n"), any, 1, &[]);
    }
    let expected = "Text 2:83 expected a table of boards without rules of their own, found the column 'boxWidth'";
    check_error("puzzle,boxWidth\nB,9\n", any, expected);
}

/// A word by itself is a title rather than a table.
#[test]
fn one_weak_name_is_no_table() {
    let title = told::outcomes("problem\n1.2.\n....\n..3.\n...4\n", &ReadOptions::default());
    assert!(!title.contains(&"2x2: 1.2. .... ..3. ...4".to_owned()) || title.len() == 1);
    check("problem,set\nB,1\n", &ReadOptions::default(), 1, &[]);
}

#[test]
fn columns_that_are_told() {
    check("a,b\n1,B\n2,B\n", &column("b"), 2, &[]);
    check("a,B9\n1,B\n".replace("B9", "Raster").as_str(), &column("RASTER "), 1, &[]);
    check("a,b\n1,B\n", &column("2"), 1, &[]);
    check("1,B\n2,B\n", &column("2"), 2, &[]);
    check("1\tB\tS\n", &column("2"), 1, &[]);
    // It is the puzzle although another column is called so.
    check("puzzle,mine\n7,B\n", &column("mine"), 1, &[]);
    check("mine,solution\nB,S\n", &column("mine"), 1, &[Part::Solution]);
    check_error(
        "a,b\n1,B\n",
        &column("c"),
        "Format 1:1 expected a column 'c', found 2 columns: 'a', 'b'",
    );
    check_error(
        "a,b\n1,B\n",
        &column("0"),
        "Format 1:1 expected a column '0', found 2 columns: 'a', 'b'",
    );
    check_error("a\n1\n", &column("3"), "Format 1:1 expected a column '3', found one column, 'a'");
}

#[test]
fn tables_without_names() {
    let any = &ReadOptions::default();
    check("1,B\n2,B\n", any, 2, &[]);
    check("easy;B;S\n", any, 1, &[Part::Solution]);
    check("\"B\",\"S\"\n", any, 1, &[Part::Solution]);
    check("7\tB\n", any, 1, &[]);
    // A board in front is a line with its solution behind it.
    check("B,S\n", any, 1, &[Part::Solution]);
}

/// Some programs put quotes around a row as a whole.
#[test]
fn rows_in_quotes() {
    let any = &ReadOptions::default();
    check("\"quizzes,solutions\"\n\"B,S\"\n\"B,S\"\n", any, 2, &[Part::Solution]);
    check("\"quizzes,solutions\"\nB,S\n", any, 1, &[Part::Solution]);
    let wrong = "\"puzzle,rating\"\n\"B,1\"\n".replace("B", &BOARD.replacen('7', "?", 1));
    check_error(&wrong, any, "Text 2:4 expected a symbol of 1-9 or an empty cell, found '?'");
}

/// A line with a field for each cell, some of them blank.
#[test]
fn lines_of_fields() {
    let any = &ReadOptions::default();
    let joined = |board: &str, separator: &str| {
        let cells =
            board.chars().map(|cell| if cell == '.' { " ".to_owned() } else { cell.to_string() });
        cells.collect::<Vec<_>>().join(separator) + "\n"
    };
    for separator in [",", ";", "\t", ", "] {
        let line = joined(BOARD, separator);
        check(&line.repeat(3), any, 3, &[]);
        check(&line.replace(' ', ""), any, 1, &[]);
        check(&line.replace('\n', &format!("{separator}\n")), any, 1, &[]);
    }
    // As many digits as a smaller board has cells.
    for digits in [16, 25, 36, 49] {
        let board = format!("{}{}", &SOLUTION[..digits], ".".repeat(81 - digits));
        let read = read(&joined(&board, ","), any);
        assert_eq!((read.len(), read[0].grid.empty_len()), (1, 81 - digits));
    }
    let short = joined(&BOARD[1..], ",");
    assert!(read_all(&short, any).iter().all(Result::is_err));
    let pattern = joined(&".X".repeat(41)[..81], ",");
    assert!(read_all(&pattern, any).iter().all(Result::is_err));
}

#[test]
fn boards_of_several_lines() {
    let rows: Vec<&str> =
        BOARD.as_bytes().chunks(9).map(|row| str::from_utf8(row).unwrap()).collect();
    let text = format!("id,given\na,\"{0}\"\nb,\"{0}\"\n", rows.join("\n"));
    check(&text, &ReadOptions::default(), 2, &[Part::Name]);
}

#[test]
fn lines_of_the_puzzle_bank() {
    let any = &ReadOptions::default();
    let rated = [about("rating")];
    let zeros = BOARD.replace('.', "0");
    let text = format!("000071b9e7a2 {zeros}  2.0\n0000fd95a2c6 {zeros} 10.3\n");
    check(&text, any, 2, &rated);
    let exchange: Format = "exchange".parse().expect("a format");
    let told = ReadOptions::default().format(exchange);
    check(&text, &told, 2, &rated);
    check_error(
        "B 2.0\n",
        &told,
        "Text 1:1 expected a line such as 000071b9e7a2 <81 digits> 2.0, found '..7....9....5....6.8…'",
    );
    let wrong = text.lines().next().unwrap().replace("071b9e7a2 00", "071b9e7a2 x?");
    check_error(&wrong, any, "Text 1:15 expected a symbol of 1-9 or an empty cell, found '?'");
}

/// Blocks that the side does not tell stand in a column of their own.
#[test]
fn blocks_of_other_sides() {
    let map = |text: &str| read_blocks(text).expect("a layout");
    let jigsaw = map("AAAB\nABBB\nCCCD\nCDDD\n");
    let nine = map(
        "AAABBBCCC\nAAABBBCCC\nAADBBBCCC\nADDEEEFFF\nDDDEEEFFF\nDDDEEHFFF\nGGGEHHIII\nGGGHHHIII\nGGGHHHIII\n",
    );
    for (rows, columns) in [(2, 3), (3, 2), (3, 4), (2, 4), (2, 5)] {
        let geometry = Geometry::with_blocks(rows, columns).expect("a board");
        check_written(&geometry, true);
    }
    [jigsaw, nine].iter().for_each(|geometry| check_written(geometry, true));
    [Geometry::classic(), Geometry::of_side(4).unwrap(), Geometry::of_side(16).unwrap()]
        .iter()
        .for_each(|geometry| check_written(geometry, false));
    // Blocks in pieces, and more rules, are not told by a layout.
    let pieces = map("ABAA\nABBB\nCCCD\nCDDD\n");
    let diagonals = Geometry::classic().with_extra(minirow::Extra::Diagonals).unwrap();
    for geometry in [pieces, diagonals] {
        let error = Format::CSV.holds(&geometry).expect_err("no column").to_string();
        assert!(error.contains("csv holds boards of blocks that hang together"), "{error}");
    }
}

fn check_written(geometry: &Geometry, has_layout: bool) {
    let mut grid = Grid::new(geometry);
    grid.set(Cell::new(0), Digit::new(geometry.side()));
    let symbols = Symbols::for_board(geometry);
    let text = write(&grid.clone().into(), Format::CSV, &symbols).expect("a table");
    assert_eq!(text.starts_with("puzzle,layout\n"), has_layout, "{text}");
    let options = ReadOptions::default().symbols(symbols);
    let boards = read_all(&text, &options);
    assert_eq!(boards[0].as_ref().expect("a board").grid, grid, "{text}");
}
