//! Lines in front of boards that tell their geometry and symbols.

use minirow::format::{
    Document, Format, ReadOptions, Reader, Symbols, read, read_all, write, write_header,
};
use minirow::{Cell, Extra, Geometry, Grid};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::geometries::{self, Board};
use super::told;
use crate::{boards, property};

/// The boards of a text: what they are, and their digits.
fn check(text: &str, expected: &[&str]) {
    check_with(text, &ReadOptions::default(), expected);
}

fn check_with(text: &str, options: &ReadOptions, expected: &[&str]) {
    let outcomes: Vec<String> = read_all(text, options)
        .iter()
        .map(|outcome| match outcome {
            Ok(document) => {
                let (_, digits) = split(&told::document(document));
                format!("{}: {digits}", document.grid.geometry())
            }
            Err(error) => told::error(error),
        })
        .collect();
    assert_eq!(outcomes, expected, "{text}");
}

fn split(told: &str) -> (String, String) {
    let (block, digits) = told.split_once(": ").expect("a block and digits");
    (block.to_owned(), digits.to_owned())
}

const JIGSAW: &str = "blocks:\nAAAB\nABBB\nCCCD\nCDDD\n";

#[test]
fn keys() {
    let six = ".".repeat(36);
    check(&format!("block: 3x2\n{six}\n"), &[&six_board("6x6 with 3x2 blocks")]);
    check(&format!("block: 2x3\n{six}\n"), &[&six_board("6x6 with 2x3 blocks")]);
    check(
        &format!("{JIGSAW}1...\n....\n....\n...2\n"),
        &["4x4 with irregular blocks: 1... .... .... ...2"],
    );
    check(
        "extra: diagonals\n1..............2\n",
        &["4x4 with 2x2 blocks and diagonals: 1... .... .... ...2"],
    );
    check(
        "extra: anti-knight, diagonals anti-king\n1..............2\n",
        &["4x4 with 2x2 blocks, anti-knight, diagonals and anti-king: 1... .... .... ...2"],
    );
    check(
        "house the corners: r1c1 r1c4 r4c1 r4c4\n1..............2\n",
        &["4x4 with 2x2 blocks and the corners: 1... .... .... ...2"],
    );
    check(
        "apart ends: r1c1-r4c4, r1c4-r4c1\n1..............2\n",
        &["4x4 with 2x2 blocks and ends: 1... .... .... ...2"],
    );
    check("symbols: A-D\nA..............B\n", &["4x4 with 2x2 blocks: 1... .... .... ...2"]);
    check("symbols: 0-3\n0..............1\n", &["4x4 with 2x2 blocks: 1... .... .... ...2"]);
    check(
        "symbols: dec\n1 . . . . . . . . . . . . . . 2\n",
        &["4x4 with 2x2 blocks: 1... .... .... ...2"],
    );
}

fn six_board(geometry: &str) -> String {
    format!("{geometry}: {}", ["......"; 6].join(" "))
}

/// The rules that are told are those of the board.
#[test]
fn rules_are_the_boards() {
    let text = "\
        block: 2x2\nextra: Anti-Knight\nhouse corners: r1c1 R1C4 r4c1 r4c4\n\
        apart ends: r1c2-r4c3 r1c3-r4c2\n1..............2\n";
    let corners = [0, 3, 12, 15].map(Cell::new);
    let [one, two, three, four] = [1, 14, 2, 13].map(Cell::new);
    let expected = Geometry::of_side(4)
        .and_then(|board| board.with_extra(Extra::AntiKnight))
        .and_then(|board| board.with_house("corners", &corners))
        .and_then(|board| board.with_apart("ends", &[(one, two), (three, four)]))
        .expect("a board");
    let found = read(text, &ReadOptions::default()).expect("a board with a header");
    assert_eq!(found.grid.geometry(), &expected);
}

#[test]
fn ways_to_write_them() {
    let expected = &["4x4 with 2x2 blocks and diagonals: 1... .... .... ...2"];
    let board = "1..............2";
    for header in [
        "block: 2x2\nextra: diagonals\n",
        "extra: diagonals\nblock: 2x2\n",
        "Block: 2X2\nEXTRA: Diagonals\n",
        "block:2x2\nextra:diagonals\n",
        "block : 2×2\n  extra :  diagonals  \n",
        "# a comment\n\nblock: 2x2  # of a block\n\n# another\nextra: diagonals # X\n\n",
        "block: 2 x 2\r\nextra: diagonals,\r\n",
        "\u{feff}block: 2x2\nextra: ,diagonals\n",
    ] {
        check(&format!("{header}{board}\n"), expected);
        check(&format!("{header}{board}"), expected);
    }
    for map in [
        "blocks:\nAAAB\nABBB\nCCCD\nCDDD\n",
        "BLOCKS:\n\nAAAB # the first row\n# a comment\nABBB\n\nCCCD\nCDDD\n\n",
        "blocks: # a map\n1 1 1 2\n1 2 2 2\n33 33 33 4\n33 4 4 4\n",
        "blocks:\n  aaab\n  abbb\n  cccd\n  cddd\n",
        "blocks:\n+---+\n|AAAB|\n|ABBB|\n+---+\n|CCCD|\n|CDDD|\n+---+\n",
    ] {
        check(&format!("{map}{board}"), &["4x4 with irregular blocks: 1... .... .... ...2"]);
    }
}

/// In front of every kind of text.
#[test]
fn in_front_of_anything() {
    let boards = [
        "12........3....4\n",
        "1 2 0 0 0 0 0 0 0 0 3 0 0 0 0 4\n",
        "12..\n....\n..3.\n...4\n",
        "1 2 | . .\n. . | . .\n----+----\n. . | 3 .\n. . | . 4\n",
        "12--\n----\n--3-\n---4\n",
        "----\n12--\n--3-\n---4\n",
        "1,2,,\n,,,\n,,3,\n,,,4\n",
        "{\"grid\": \"12........3....4\"}\n",
        "[[1, 2, 0, 0], [0, 0, 0, 0], [0, 0, 3, 0], [0, 0, 0, 4]]\n",
        "2x2:1_2h3d4\n",
    ];
    for board in boards {
        let digits =
            if board.starts_with("----") { ".... 12.. ..3. ...4" } else { "12.. .... ..3. ...4" };
        let expected = format!("4x4 with 2x2 blocks and anti-king: {digits}");
        let text = format!("block: 2x2\nextra: anti-king\n{board}");
        check(&text, &[&expected]);
        check(&format!("{text}\n{board}"), &[&expected, &expected]);
    }
    let candidates = "extra: diagonals\n1 2 34 34\n34 34 12 12\n23 13 24 14\n23 13 24 14\n";
    let read = read(candidates, &ReadOptions::default()).expect("candidates");
    assert_eq!(read.grid.geometry().to_string(), "4x4 with 2x2 blocks and diagonals");
    assert_eq!(read.candidates.map(|sets| sets[2].len()), Some(2));
}

/// A header holds up to the next one, and that begins anew.
#[test]
fn how_far_it_holds() {
    let board = "1..............2\n";
    let plain = "4x4 with 2x2 blocks: 1... .... .... ...2";
    let diagonal = "4x4 with 2x2 blocks and diagonals: 1... .... .... ...2";
    let jigsaw = "4x4 with irregular blocks: 1... .... .... ...2";
    let six = ".".repeat(36);
    let text = format!(
        "{board}extra: diagonals\n{board}{board}\n# a comment\n{board}{JIGSAW}{board}{board}\
         block: 2x2\n{board}block: 2x3\n{six}\n"
    );
    let six = six_board("6x6 with 2x3 blocks");
    let expected = [plain, diagonal, diagonal, diagonal, jigsaw, jigsaw, plain, &six];
    check(&text, &expected);
    check_with(&text, &ReadOptions::default().mixed(true), &expected);
    // The next boards can be written otherwise.
    let text =
        format!("symbols: A-D\nA..............B\nblock: 2x2\n1...\n....\n....\n...2\n{board}");
    check(
        &text,
        &[plain, plain, "Text 9:1 expected 4 rows for a board of 4x4 with 2x2 blocks, found 1"],
    );
    // A board ends where a header begins.
    check(
        &format!("12..\n....\n..3.\nblock: 2x2\n{board}"),
        &[
            "Text 1:1 expected cells for a square board, such as 81 in a line or 9 rows of 9, \
         found 3 rows, the first of 4 cells",
            plain,
        ],
    );
}

/// What the caller tells and the header tells are one.
#[test]
fn told_twice() {
    let with = |rows: u8, columns: u8| {
        ReadOptions::default().geometry(Geometry::with_blocks(rows, columns).ok())
    };
    let board = "1..............2\n";
    let plain = "4x4 with 2x2 blocks: 1... .... .... ...2";
    check_with(&format!("block: 2x2\n{board}"), &with(2, 2), &[plain]);
    check_with(
        &format!("extra: diagonals\n{board}"),
        &with(2, 2),
        &["4x4 with 2x2 blocks and diagonals: 1... .... .... ...2"],
    );
    check_with(
        &format!("\n  block:  2x2\n{board}"),
        &with(3, 3),
        &[
            "Header 2:11 expected the geometry given before, 9x9 with 3x3 blocks, found 4x4 with 2x2 \
         blocks",
        ],
    );
    check_with(
        &format!("{JIGSAW}{board}"),
        &with(2, 2),
        &["Header 1:1 expected the geometry given before, 4x4 with 2x2 blocks, found 4x4 with \
         irregular blocks"],
    );
    let anti_king = ReadOptions::default().extras(vec![Extra::AntiKing]);
    check_with(
        &format!("extra: diagonals\n{board}"),
        &anti_king,
        &["4x4 with 2x2 blocks, anti-king and diagonals: 1... .... .... ...2"],
    );
    check_with(
        &format!("{JIGSAW}{board}"),
        &anti_king,
        &["4x4 with irregular blocks and anti-king: 1... .... .... ...2"],
    );
    let symbols = |symbols: &str| ReadOptions::default().symbols(symbols.parse().ok());
    let letters = "symbols: A-D\nA..............B\n";
    check_with(letters, &symbols("A-P"), &[plain]);
    check_with(letters, &symbols("dec"), &[plain]);
    check_with(
        letters,
        &symbols("1-4"),
        &["Header 1:10 expected the symbols given before, 1-4, found A-D"],
    );
}

/// Nothing behind an error is read: no board of it could be trusted.
#[test]
fn errors() {
    let check = |header: &str, expected: &str| {
        let text = format!("{header}\n1..............2\n\nblock: 2x2\n1..............2\n");
        check(&text, &[&format!("Header {expected}")]);
        let mixed = ReadOptions::default().mixed(true);
        check_with(&text, &mixed, &[&format!("Header {expected}")]);
    };
    let keys = "expected one of the keys block, blocks, layout, grid, frame, extra, house, distinct, apart, symbols, found";
    check("blok: 2x2", &format!("1:1 {keys} 'blok'"));
    check("block: 2x2\n  Extras: diagonals", &format!("2:3 {keys} 'Extras'"));
    check("title: hard", &format!("1:1 {keys} 'title'"));
    let block =
        "expected rows x columns of a block such as 3x4, with a product from 1 to 255, found";
    check("block: 3", &format!("1:8 {block} '3'"));
    check("block:   0x3", &format!("1:10 {block} '0x3'"));
    check("block: 16x16", &format!("1:8 {block} '16x16'"));
    check("block:", &format!("1:7 {block} ''"));
    check("block: 2x2\nblock: 2x2", "2:1 expected each key once, found 'block' behind 'block'");
    let twice = format!("{JIGSAW}\nblock: 2x2");
    check(&twice, "7:1 expected each key once, found 'block' behind 'blocks'");
    check(
        "symbols: 1-4\nextra:\nsymbols: A-D",
        "3:1 expected each key once, found 'symbols' behind 'symbols'",
    );
    check(
        "extra: diagonals, knights",
        "1:19 expected one of diagonals, windoku, disjoint-groups, anti-knight, anti-king, found 'knights'",
    );
    check("symbols: 1-4!1", "1:10 expected each symbol once, found '1' twice");
    check(
        "symbols:",
        "1:9 expected symbols such as 1-9A-G, 0-9A-F, A-P, greek or dec, found nothing",
    );
    check(
        "blocks: AAAB ABBB",
        "1:9 expected a map of the blocks in the lines behind this one, found 'AAAB ABBB'",
    );
    check(
        "blocks:\nAAAB\nABBB\nblock: 2x2",
        "4:1 expected 4 rows in the map of the blocks, found 2",
    );
    check("blocks:\nsymbols: 1-4", "2:1 expected a map of the blocks, found 0");
    check("blocks:\nAAAB\nABB\n", "3:4 expected 4 labels in this row, found 3");
    check("blocks:\nAAAB\nABBBC\n", "3:5 expected 4 labels in this row, found 5");
    check("blocks:\nAAAB\nABBB\nCCCD\n", "6:5 expected 4 labels in this row, found 16");
    check("\nblocks:\n\nAAAA\nBBBB\nCCCC\nCDDD\n", "4:1 expected 4 cells in block 3, found 5");
    check(
        &format!("blocks:\n{}\n", "A".repeat(256)),
        "2:1 expected up to 255 labels in a row, found 256",
    );
    check("house: r1c1 r1c2 r1c3 r1c4", "1:1 expected a name of its own behind 'house', found ''");
    let names = "house a: r1c1 r2c2 r3c3 r4c4\nhouse a: r1c4 r2c3 r3c2 r4c1";
    check(names, "2:1 expected a name of its own behind 'house', found 'a'");
    check("house a b: r1c1 r2c2 3c3 r4c4", "1:22 expected a cell such as r3c7, found '3c3'");
    check("house a: r1c1 r2c2 r0c3 r4c4", "1:20 expected a cell such as r3c7, found 'r0c3'");
    check("apart a: r1c1-r2c256", "1:15 expected a cell such as r3c7, found 'r2c256'");
    check("apart a: r1c1", "1:10 expected two cells such as r1c1-r2c3, found 'r1c1'");
    // What only the board shows is still an error of the header.
    check("house a: r1c1 r2c2 r3c3", "1:1 expected 4 different cells in the house 'a', found 3");
    check(
        "house a: r1c1 r2c2 r3c3 r3c3",
        "1:1 expected 4 different cells in the house 'a', found 3",
    );
    check(
        "house a: r1c1 r2c2 r3c3 r4c4 r4c4",
        "1:1 expected 4 different cells in the house 'a', found 5",
    );
    check("house a: r1c1 r2c2 r3c3 r9c9", "1:1 expected cells of a board of 4x4, found r9c9");
    check(
        "\napart a: r1c1-r1c1",
        "2:1 expected pairs of two different cells, found a cell that is both",
    );
    check(
        &format!("{JIGSAW}extra: anti-king, windoku"),
        "6:19 expected rectangular blocks for windoku, found irregular ones",
    );
}

#[test]
fn without_a_board() {
    let nothing =
        |line| format!("Header {line}:1 expected a board behind the header, found nothing");
    check("block: 2x2", &[&nothing(2)]);
    check("block: 2x2\n\n# a comment\n", &[&nothing(4)]);
    check(
        "1..............2\nblock: 2x2\n",
        &["4x4 with 2x2 blocks: 1... .... .... ...2", &nothing(3)],
    );
    check("blocks:\nAAAB\n", &["Header 3:1 expected 4 rows in the map of the blocks, found 1"]);
    let mut reader = Reader::new(ReadOptions::default());
    assert!(reader.feed("blocks:").is_empty());
    // A line that is left out is a board that could not be read.
    assert_eq!(reader.skip_line().len(), 1);
}

/// What has a colon and is no header reads as it did.
#[test]
fn no_headers() {
    check("12........3....4 name: a board\n", &["4x4 with 2x2 blocks: 12.. .... ..3. ...4"]);
    check("12........3....4 # block: 3x3\n", &["4x4 with 2x2 blocks: 12.. .... ..3. ...4"]);
    check("# block: 3x3\n12........3....4\n", &["4x4 with 2x2 blocks: 12.. .... ..3. ...4"]);
    let no_board = "expected a symbol or an empty cell, found";
    let empty = ".".repeat(81);
    check(
        &format!("http://example.org/\n{empty}\n"),
        &[
            "Text 1:1 expected a link with 81 digits in it, or one to f-puzzles.com, sudokupad.app, penpa-edit, \
             sudokuwiki.org, sudokuexchange.com, sudoku.coach, sudokumaker.app, \
             sigh.github.io/Interactive-Sudoku-Solver, puzz.link, found a link to example.org",
            &format!("9x9 with 3x3 blocks: {}", ["........."; 9].join(" ")),
        ],
    );
    check("12:30\n", &[&format!("Text 1:3 {no_board} ':'")]);
}

/// Long headers end, and short ones with much in them are read in no time.
#[test]
fn large_headers() {
    let row = |row: usize| (0..255).map(move |column| (row / 15 * 15 + column / 17).to_string());
    let map: Vec<String> = (0..255).map(|r| row(r).collect::<Vec<_>>().join(" ")).collect();
    let text = format!("blocks:\n{}\n{}\n", map.join("\n"), "0 ".repeat(255 * 255));
    let read = read(&text, &ReadOptions::default()).expect("a large board");
    assert_eq!(read.grid.geometry().side(), 255);
    assert_eq!(read.grid.geometry().block_shape(), None);

    let houses = |len: usize| -> String {
        (0..len).map(|number| format!("house {number}: r1c1 r2c2 r3c3 r4c4\n")).collect()
    };
    let board = "1..............2";
    let outcomes = |text: &str| told::outcomes(text, &ReadOptions::default());
    assert_eq!(outcomes(&(houses(1000) + board)), ["2x2: 1... .... .... ...2"]);
    let apart: String = (0..1000).map(|number| format!("apart {number}: r1c1-r4c4\n")).collect();
    assert_eq!(outcomes(&(apart + board)), ["2x2: 1... .... .... ...2"]);
    let more = "Header 1001:1 expected at most 1000 houses and sets of pairs, found more";
    assert_eq!(outcomes(&(houses(1001) + board)), [more]);
    let long = format!("house a: {}\n{board}", "r1c1 ".repeat(300_000));
    let end = "Header 1:1 expected the end of the header within 1048576 bytes, found more";
    assert_eq!(outcomes(&long), [end]);
    let map = format!("blocks:\n{}\n", format!("{0} {0}\n", "word".repeat(100_000)).repeat(2));
    assert_eq!(outcomes(&map).len(), 1);
}

#[test]
fn what_is_written() {
    let check = |geometry: &Geometry, symbols: &str, expected: &str| {
        let symbols: Symbols = symbols.parse().expect("symbols");
        assert_eq!(write_header(geometry, &symbols), expected);
    };
    check(&Geometry::classic(), "1-9", "block: 3x3\n");
    check(&Geometry::classic(), "dec", "block: 3x3\nsymbols: dec\n");
    check(&Geometry::classic(), "A-I", "block: 3x3\nsymbols: A-I\n");
    let six = Geometry::with_blocks(2, 3).and_then(|six| six.with_extra(Extra::Windoku)).unwrap();
    check(&six, "1-6", "block: 2x3\nextra: windoku\n");
    check(&Geometry::with_blocks(1, 10).unwrap(), "1-9A", "block: 1x10\nsymbols: 1-9A\n");
    let jigsaw = minirow::format::read_blocks("1112\n1222\n3334\n3444").unwrap();
    check(&jigsaw, "1-4", "blocks:\nAAAB\nABBB\nCCCD\nCDDD\n");
    let rules = jigsaw
        .with_house("the: corners #1", &[0, 3, 12, 15].map(Cell::new))
        .and_then(|board| board.with_apart("ends", &[(Cell::new(0), Cell::new(14))]))
        .unwrap();
    let lines = "house the corners 1: r1c1 r1c4 r4c1 r4c4\napart ends: r1c1-r4c3\n";
    check(&rules, "1-4", &format!("blocks:\nAAAB\nABBB\nCCCD\nCDDD\n{lines}"));
    let labels: Vec<u32> = (0..27 * 27).map(|cell| cell % 27).collect();
    let wide = write_header(&Geometry::irregular(&labels).unwrap(), &Symbols::usual(27));
    assert!(wide.starts_with("blocks:\n1 2 3 4 5 6 7 8 9 10 11 12 13"), "{wide}");
}

/// Whatever can be written in rows of cells reads back where its header stands in front of it.
#[test]
fn boards_read_back() {
    let formats = select(vec!["line", "grid"]);
    property::check(400, (vec(geometries::boards(), 1..4), formats), |(boards, format)| {
        let format: Format = format.parse().expect("a format");
        let mut text = String::new();
        let mut expected = Vec::new();
        for Board { grid, symbols } in boards {
            let geometry: &Geometry = grid.geometry();
            text += &write_header(geometry, &symbols);
            text += &boards::bare(&grid.clone().into(), format, &symbols);
            expected.push(Document::from(grid));
        }
        let read: Result<Vec<Document>, _> =
            read_all(&text, &ReadOptions::default()).into_iter().collect();
        let read = read.map_err(|error| TestCaseError::fail(format!("{error}:\n{text}")))?;
        prop_assert!(read == expected, "{}", text);
        Ok(())
    });
}

/// The same for candidates.
#[test]
fn candidates_read_back() {
    property::check(200, geometries::boards(), |Board { grid, symbols }| {
        let candidates = geometries::candidates_of(&grid);
        // Where every cell has one, the text is a grid as well.
        if candidates.iter().all(|set| set.len() < 2) || grid.geometry().side() < 3 {
            return Ok(());
        }
        let mut document = Document::from(grid.clone());
        document.candidates = Some(candidates.clone());
        let format: Format = "candidates".parse().expect("a format");
        let text = write_header(grid.geometry(), &symbols)
            + &format.draw(&document, &symbols).expect("rows of cells");
        let read = read(&text, &ReadOptions::default())
            .map_err(|error| TestCaseError::fail(format!("{error}:\n{text}")))?;
        prop_assert_eq!(read.grid.geometry(), grid.geometry());
        prop_assert!(read.candidates == Some(candidates), "{}", text);
        Ok(())
    });
}

/// Digits are placed where no cell that must differ has them, with pairs as with houses.
#[test]
fn pairs_count_among_candidates() {
    let board = Geometry::of_side(4).and_then(|board| board.with_extra(Extra::AntiKnight)).unwrap();
    let mut grid = Grid::new(&board);
    grid.set(Cell::new(1), minirow::Digit::new(3));
    let format: Format = "candidates".parse().expect("a format");
    let text = boards::bare(&grid.clone().into(), format, &Symbols::usual(4));
    let options = ReadOptions::default().geometry(board);
    let read = read(&text, &options).expect("candidates");
    let sets = read.candidates.expect("candidates");
    // r3c1 and r3c3 are a knight's move from r1c2, r2c4 too.
    for cell in [7, 8, 10] {
        let digits: Vec<u8> = sets[cell].iter().map(minirow::Digit::get).collect();
        assert_eq!(digits, [1, 2, 4], "{text}");
    }
    assert_eq!(read.grid, grid);
}

/// What is written alone reads back, whatever its rules are.
#[test]
fn written_boards_keep_their_geometry() {
    let nine = Geometry::classic();
    let extras = Extra::ALL.iter().map(|&extra| nine.with_extra(extra).expect("any board"));
    let jigsaw = Geometry::irregular(&[1, 1, 1, 2, 1, 3, 2, 2, 3, 3, 3, 2, 4, 4, 4, 4]);
    for geometry in extras.chain([jigsaw.expect("blocks of four")]) {
        let grid = Grid::new(&geometry);
        let mut written = 0;
        for format in Format::all() {
            let symbols = Symbols::for_board(&geometry);
            let Ok(text) = write(&grid.clone().into(), format, &symbols) else { continue };
            let read = read(&text, &ReadOptions::default().format(format));
            let read = read.unwrap_or_else(|error| panic!("{format}, {geometry}: {error}\n{text}"));
            assert_eq!(read.grid, grid, "{format}");
            written += 1;
        }
        assert!(written >= 9, "{geometry}: {written}");
    }
}

/// Rules in front of boards hold where boards of several kinds stand in one text, too.
#[test]
fn rules_hold_in_mixed_texts() {
    let text = "block: 2x2\ncage 6 r2c1 r3c1\n................\n1...............\n";
    let options = ReadOptions::default().rules(true);
    for mixed in [false, true] {
        let boards = read_all(text, &options.clone().mixed(mixed));
        let rules = boards.iter().map(|board| board.as_ref().expect("a board").rules.len());
        assert_eq!(rules.collect::<Vec<_>>(), [1, 1], "{mixed}");
    }
}

/// Rules may have a colon behind their kind, as keys have.
#[test]
fn rules_with_a_colon() {
    let options = ReadOptions::default().rules(true);
    for rule in [
        "cage: 14 r1c1 r1c2",
        "thermometer: r1c3 r1c4 r2c3",
        "arrow: r1c3 | r1c4 r1c6",
        "Whisper: r1c3 r1c4",
        "  cage : 14 r1c1 r1c2",
    ] {
        let colon = format!("block: 3x3\n{rule}\n{}\n", ".".repeat(81));
        let plain = colon.replace(rule, &rule.replacen(':', " ", 1));
        let [colon, plain] = [colon, plain].map(|text| read(&text, &options));
        let colon = colon.unwrap_or_else(|error| panic!("{error}: {rule}"));
        assert_eq!(Ok(&colon), plain.as_ref(), "{rule}");
        let extras = colon.grid.geometry().extras().len();
        assert_eq!(colon.rules.len() + extras, 1, "{rule}");
    }
    let error = read(&format!("cage: 14 r1c1 r1c99\n{}\n", ".".repeat(81)), &options).unwrap_err();
    assert_eq!((error.line, error.column), (1, 15), "{error}");
}
