//! Game ids of Solo, of Simon Tatham's Portable Puzzle Collection.

use minirow::format::{
    Document, Format, ReadOptions, Symbols, WriteError, read, read_all, read_blocks, write,
};
use minirow::{Cell, Extra, Geometry, Grid};
use proptest::prelude::*;

use super::geometries::{self, Board};
use super::told;
use crate::property;

fn check(text: &str, expected: &[&str]) {
    assert_eq!(told::outcomes(text, &ReadOptions::default()), expected, "{text}");
}

fn tatham() -> Format {
    "tatham".parse().expect("a format")
}

#[test]
fn ids() {
    check("2x2:1_2h3d4", &["2x2: 12.. .... ..3. ...4"]);
    check(
        "3x3:1zzza9",
        &[
            "3x3: 1........ ......... ......... ......... ......... ......... ......... ......... ........9",
        ],
    );
    // Numbers beyond 9, one beside the other.
    let rows = [&["C1A........."][..], &["............"; 10], &["..B........."]].concat();
    check("3x4:12_1_10zzzzza11i", &[&format!("3x4: {}", rows.join(" "))]);
    let ways = ["2x2db:1_2h3d4", "2x2a:1_2h3d4", "2x2r4dt:1_2h3d4", "2x2md4du:1_2h3d4"];
    for id in ways {
        check(id, &["2x2: 12.. .... ..3. ...4"]);
        check(
            &format!("  {id}  a comment\n\n# another\n{id} # and one\r\n"),
            &["2x2: 12.. .... ..3. ...4", "2x2: 12.. .... ..3. ...4"],
        );
    }
    // A separator is only needed between numbers, and does no harm.
    check("2x2:_1_2_h_3d__4_", &["2x2: 12.. .... ..3. ...4"]);
    check(
        "2x2:1_2aaaaaaaa3dbaa\n2x2:1_2h3d4\n",
        &["Text 1:18 expected 16 cells for a board of 4x4, found more", "2x2: 12.. .... ..3. ...4"],
    );
}

/// Links to the game on the web.
#[test]
fn links() {
    let four = ["2x2: 12.. .... ..3. ...4"];
    check("https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#2x2:1_2h3d4", &four);
    check("  http://example.org/puzzles/js/solo.html#2x2%3A1_2h3d4  a comment\n", &four);
    check(
        "https://example.org/solo.html#2x2:1_2h3d5",
        &["Text 1:41 expected a number from 1 to 4, found '5'"],
    );
    check(
        "https://example.org/solo.html#2x2%23123",
        &[
            "Text 1:34 expected ':' and a board (the program gives it as the game ID), found '#' and a \
           number that only the program itself makes a board from",
        ],
    );
}

/// A saved game with a key, a length and a text in each line.
fn saved(fields: &[(&str, &str)]) -> String {
    let line = |(key, text): &(&str, &str)| format!("{key:<8}:{}:{text}\n", text.len());
    fields.iter().map(line).collect()
}

#[test]
fn saved_games() {
    let start = [
        ("SAVEFILE", "Simon Tatham's Portable Puzzle Collection"),
        ("VERSION", "1"),
        ("GAME", "Solo"),
        ("PARAMS", "2x2x"),
        ("CPARAMS", "2x2xdu"),
        ("SEED", "123456789"),
        ("AUXINFO", "0a1b2c"),
        ("DESC", "1_2h3d4"),
        ("NSTATES", "5"),
        ("STATEPOS", "5"),
    ];
    let moves = [("MOVE", "P3,0,4"), ("MOVE", "P3,0,3"), ("MOVE", "P3,0,4"), ("MOVE", "R2,0,4")];
    let all: Vec<_> = start.iter().chain(&moves).copied().collect();
    let text = saved(&all);
    let game = read(&text, &ReadOptions::default()).expect("a game");
    assert_eq!(told::grid(&game.grid), "2x2: 124. .... ..3. ...4");
    assert_eq!(told::grid(&game.puzzle()), "2x2: 12.. .... ..3. ...4");
    assert_eq!(game.grid.geometry().to_string(), "4x4 with 2x2 blocks and diagonals");
    let marks: Vec<u8> = game.corner.unwrap()[3].iter().map(minirow::Digit::get).collect();
    assert_eq!(marks, [3]);
    // What was taken back does not count, and a restart takes back all.
    check(&text.replace("STATEPOS:1:5", "STATEPOS:1:4"), &["2x2: 12.. .... ..3. ...4"]);
    check(
        &format!("{text}{text}").replace("TEPOS:1:5", "TEPOS:1:1"),
        &["2x2: 12.. .... ..3. ...4"; 2],
    );
    let again = text.replace("MOVE    :6:R2,0,4", "RESTART :7:1_2h3d4");
    check(&again, &["2x2: 12.. .... ..3. ...4"]);
    let solved = text.replace("MOVE    :6:R2,0,4", "SOLVE   :32:S1,2,4,3,3,4,1,2,2,1,3,4,4,3,2,1");
    check(&solved, &["2x2: 1243 3412 2134 4321"]);
    for (from, to, expected) in [
        ("Solo", "Tent", "Text 3:12 expected a game of Solo, found 'Tent'"),
        ("h3d4", "h3d5", "Text 8:18 expected a number from 1 to 4, found '5'"),
        (
            "2x2x\n",
            "2x2y\n",
            "Text 4:15 expected j, x, k, a symmetry, a difficulty or ':', found 'y'",
        ),
        (
            "R2,0,4",
            "R2,0,7",
            "Text 14:12 expected a move of Solo, such as R0,0,5 or P0,0,5, found 'R2,0,7'",
        ),
        ("DESC", "DASC", "Text 15:1 expected a line DESC in a saved game, found none"),
        (
            "SEED    :9",
            "SEED    :8",
            "Text 6:1 expected a line such as PARAMS  :3:3x3, with the length of the text, found \
             'SEED    :8:123456789'",
        ),
    ] {
        check(&text.replacen(from, to, 1), &[expected]);
    }
}

/// Which way round: 2 columns of blocks and 3 rows of them make blocks of 2 rows and 3 columns.
/// `sgt-solo` draws it so, and its own boards have one solution so.
#[test]
fn columns_and_rows() {
    check("2x3:1b2a3_4zc", &["2x3: 1..2.3 4..... ...... ...... ...... ......"]);
    check("3x2:1b2a3_4zc", &["3x2: 1..2.3 4..... ...... ...... ...... ......"]);
    check("1x4:1n4", &["1x4: 1... .... .... ...4"]);
    let is_block = |id: &str, cells: [u16; 2]| {
        let geometry = read(id, &ReadOptions::default()).unwrap().grid.geometry().clone();
        geometry.block(Cell::new(cells[0])) == geometry.block(Cell::new(cells[1]))
    };
    assert!(is_block("2x3:zj", [0, 2]) && !is_block("2x3:zj", [0, 12]));
    assert!(is_block("3x2:zj", [0, 12]) && !is_block("3x2:zj", [0, 2]));
}

/// By hand: the lines between the cells of
/// ```text
/// A A A|B
///   +---+
/// A|B B B
/// ---+---  and so on
/// ```
/// are, row by row, 001 100 001 100, and column by column 010 111 111 010.
#[test]
fn a_jigsaw_by_hand() {
    let jigsaw = read_blocks("AAAB\nABBB\nCCCD\nCDDD\n").unwrap();
    let id = "4j:1_2h3d4,b_d_ca_____aa";
    let document = read(id, &ReadOptions::default()).unwrap();
    assert_eq!(document.grid.geometry(), &jigsaw);
    assert_eq!(told::document(&document), "irregular: 12.. .... ..3. ...4");
    let written = write(&document, tatham(), &Symbols::usual(4)).unwrap();
    assert_eq!(written, format!("{id}\n"));
    // Former ids have the sizes of blocks in front of `j`; then `x` may follow.
    for id in ["2x2j:1_2h3d4,b_d_ca_____aa", "4x1:1_2h3d4,b_d_ca_____aa"] {
        assert_eq!(read(id, &ReadOptions::default()).unwrap(), document);
    }
    for id in ["4jx:p", "2x2jx:p", "2x2xj:p"] {
        let document = read(&format!("{id},b_d_ca_____aa"), &ReadOptions::default()).unwrap();
        assert_eq!(document.grid.geometry(), &jigsaw.with_extra(Extra::Diagonals).unwrap());
    }
}

/// The boards of the examples; the program takes these ids.
#[test]
fn the_examples() {
    let check = |text: &str, options: ReadOptions, id: &str| {
        let document = read(text, &options).unwrap();
        assert_eq!(read(id, &ReadOptions::default()).as_ref(), Ok(&document));
        let written = write(&document, tatham(), &Symbols::usual(9)).unwrap();
        assert_eq!(written, format!("{id}\n"));
    };
    let plain = ReadOptions::default();
    let six = include_str!("../../data/boards/six.txt");
    check(six, plain.clone(), "2x3:b4_6_3_5f3b2d5b1f4_6_3_5b");
    let classic = include_str!("../../data/boards/classic.txt");
    let id = "3x3:b7d9d5d6a8c4_3d9_3_2c4_2a1a9a8a5_6c8_1_7d8_2c6a1d3d5d2b";
    check(classic, plain.clone(), id);
    let diagonals = plain.clone().extras(vec![Extra::Diagonals]);
    let id = "3x3x:7a4_3a5h1_3i1a4g3a9_6c1_5a5g2a2i3_6h9a4_5a1";
    check(include_str!("../../data/boards/x.txt"), diagonals, id);
    let map = include_str!("../../data/boards/jigsaw-blocks.txt");
    let jigsaw = plain.geometry(read_blocks(map).ok());
    let id = "9j:a6a5a3c3e5a2a4_9h5f9_2b6b5_7f4h8_1a5a7e4c8a9a2a,\
              cababbaa_b_aadbbabc_a_eagbcbcaab_b__baabb_bcdbdbdbb";
    check(include_str!("../../data/boards/jigsaw.txt"), jigsaw, id);
}

/// Blocks that are rows are lines without any between cells side by side, more than a letter holds.
#[test]
fn long_runs() {
    let between_rows = "_".repeat(30);
    let rows = Geometry::with_blocks(1, 6).unwrap();
    let expected = Document::from(Grid::new(&rows));
    // 30 places without a line: the program reads `z` as 26, and writes it for 25.
    for lines in ["zd", "ze"] {
        let id = format!("6j:zj,{lines}{between_rows}");
        assert_eq!(read(&id, &ReadOptions::default()).as_ref(), Ok(&expected), "{id}");
    }
    let written = write(&expected, tatham(), &Symbols::usual(6)).unwrap();
    assert_eq!(written, format!("6j:zj,zd{between_rows}\n"));
    check(
        &format!("6j:zj,zc{between_rows}"),
        &["Text 1:7 expected 60 places between cells, found 59"],
    );
    let columns = Geometry::with_blocks(6, 1).unwrap();
    let written = write(&Grid::new(&columns).into(), tatham(), &Symbols::usual(6)).unwrap();
    assert_eq!(written, format!("6j:zj,{between_rows}zd\n"));
    assert_eq!(read(&written, &ReadOptions::default()).unwrap().grid.geometry(), &columns);
}

#[test]
fn errors() {
    let wrong = |id: &str, expected: &str| check(id, &[&format!("Text {expected}")]);
    wrong("2x2k:p", "1:7 expected ',' and the lines between cages, found the end");
    wrong("2x2k:p,_", "1:8 expected 24 places between cells, found 0");
    wrong("2x2k:p,x", "1:9 expected ',' and the sums of cages, found the end");
    wrong("2x2k:p,x,_60n", "1:14 expected 16 cells for a board of 4x4, found 15");
    wrong("2x2k:p,x,a65n", "1:11 expected a number from 1 to 64, found '65'");
    wrong("2x2k:p,x,10o", "1:1 expected a board without rules beyond houses, found cage");
    wrong("3x3q:zzzc", "1:4 expected j, x, k, a symmetry, a difficulty or ':', found 'q'");
    wrong("3x3dx:zzzc", "1:5 expected a difficulty from dt to du, found 'x'");
    wrong("  16x16:a", "1:3 expected a board with a side from 1 to 255, found '16x16:a'");
    wrong("0x3:a", "1:1 expected a board with a side from 1 to 255, found '0x3:a'");
    wrong("3x:a", "1:1 expected a board with a side from 1 to 255, found '3x:a'");
    wrong(
        "999999999999999j:a",
        "1:1 expected a board with a side from 1 to 255, found '999999999999999j:a'",
    );
    wrong("2x2:1_5n", "1:7 expected a number from 1 to 4, found '5'");
    wrong("2x2:1_12n", "1:7 expected a number from 1 to 4, found '12'");
    wrong("2x2:1_99999999999n", "1:7 expected a number from 1 to 4, found '99999999999'");
    wrong("2x2:1_0n", "1:7 expected a number, _, or a letter from a to z, found '0'");
    wrong("2x2:1_2A", "1:8 expected a number, _, or a letter from a to z, found 'A'");
    wrong("2x2:1é", "1:6 expected a number, _, or a letter from a to z, found 'é'");
    wrong("2x2:1_2h3d", "1:11 expected 16 cells for a board of 4x4, found 15");
    wrong("2x2:1_2h3f", "1:10 expected 16 cells for a board of 4x4, found more");
    wrong("2x2:", "1:5 expected 16 cells for a board of 4x4, found 0");
    wrong("2x2:p,b", "1:6 expected the end of the game id, found ',b'");
    wrong("4j:p", "1:5 expected ',' and the lines between irregular blocks, found the end");
    wrong("4j:p,", "1:6 expected 24 places between cells, found 0");
    wrong("4j:p,b_d_ca_____a", "1:6 expected 24 places between cells, found 22");
    wrong("4j:p,b_d_ca_____aaa", "1:6 expected 24 places between cells, found 26");
    wrong("4j:p,b_d_Ca_____aa", "1:10 expected _ or a letter from a to z, found 'C'");
    wrong("4j:p,b_d_ca_____aa,", "1:19 expected the end of the game id, found ','");
    wrong("4j:p,x", "1:6 expected 4 cells in block 1, found 16");
    wrong(&format!("4j:p,{}", "_".repeat(25)), "1:6 expected 4 cells in block 1, found 1");
    let named = ReadOptions::default().format(tatham());
    let check = |text: &str, expected: &str| {
        assert_eq!(told::outcomes(text, &named), [format!("Text {expected}")], "{text}");
    };
    check(
        "3x3#12345",
        "1:4 expected ':' and a board (the program gives it as the game ID), found '#' and a number \
         that only the program itself makes a \
         board from",
    );
    // One number is both, where it is known to be an id.
    assert_eq!(told::outcomes("2:1_2h3d4", &named), ["2x2: 12.. .... ..3. ...4"]);
    check("3x3", "1:1 expected a game id such as 3x3:… or 9j:…, found '3x3'");
    check(
        "12........3....4",
        "1:1 expected a game id such as 3x3:… or 9j:…, found '12........3....4'",
    );
    check("a:b", "1:1 expected a game id such as 3x3:… or 9j:…, found 'a:b'");
}

/// What the caller tells goes with what the id tells.
#[test]
fn told_otherwise() {
    let with = |geometry: Geometry| ReadOptions::default().geometry(geometry);
    let four = Geometry::of_side(4).unwrap();
    let king = four.with_extra(Extra::AntiKing).unwrap();
    let read_with = |id: &str, options: &ReadOptions| read_all(id, options).remove(0);
    let found = read_with("2x2x:p", &with(king)).unwrap();
    let rules = found.grid.geometry().to_string();
    assert_eq!(rules, "4x4 with 2x2 blocks, anti-king and diagonals");
    let error = read_with(" 3x3:zzzc", &with(four)).unwrap_err();
    assert_eq!(
        told::error(&error),
        "Text 1:2 expected the geometry given before, 4x4 with 2x2 blocks, found 9x9 with 3x3 blocks"
    );
    // Each id has a geometry of its own, mixed or not.
    let text = "2x2:p\n2x3:zj\n4j:p,b_d_ca_____aa\n2x2x:p\n";
    for mixed in [false, true] {
        let options = ReadOptions::default().mixed(mixed);
        let read = read_all(text, &options).into_iter();
        let read: Vec<String> =
            read.map(|document| document.unwrap().grid.geometry().to_string()).collect();
        let diagonals = "4x4 with 2x2 blocks and diagonals";
        let jigsaw = "4x4 with irregular blocks";
        assert_eq!(read, ["4x4 with 2x2 blocks", "6x6 with 2x3 blocks", jigsaw, diagonals]);
    }
}

/// What an id cannot hold is named.
#[test]
fn refusals() {
    let refusal = |geometry: &Geometry| {
        let error = write(&Grid::new(geometry).into(), tatham(), &Symbols::usual(4)).unwrap_err();
        assert_eq!(tatham().holds(geometry), Err(error.clone()));
        match error {
            WriteError::Board { format, found, .. } if format == tatham() => found,
            other => panic!("{other}"),
        }
    };
    let four = Geometry::of_side(4).unwrap();
    for extra in Extra::ALL.iter().copied().filter(|&extra| extra != Extra::Diagonals) {
        assert_eq!(refusal(&four.with_extra(extra).unwrap()), extra.name());
    }
    let corners = four.with_house("the corners", &[0, 3, 12, 15].map(Cell::new)).unwrap();
    assert_eq!(refusal(&corners), "the house 'the corners'");
    let apart = four.with_apart("ends", &[(Cell::new(0), Cell::new(15))]).unwrap();
    assert_eq!(refusal(&apart), "ends");
    let torn = read_blocks("ABAB\nCDCD\nBABA\nDCDC\n").unwrap();
    assert_eq!(refusal(&torn), "blocks that do not");
    assert_eq!(
        tatham().holds(&torn).unwrap_err().to_string(),
        "tatham holds blocks that hang together and diagonals, found blocks that do not"
    );
    let x = four.with_extra(Extra::Diagonals).unwrap();
    assert_eq!(write(&Grid::new(&x).into(), tatham(), &Symbols::usual(4)).unwrap(), "2x2x:p\n");
    for name in ["line", "grid", "candidates", "json"] {
        assert_eq!(name.parse::<Format>().unwrap().holds(&torn), Ok(()), "{name}");
    }
}

#[test]
fn ids_read_back() {
    property::check(500, geometries::plain_boards(), |Board { grid, symbols }| {
        let id = write(&grid.clone().into(), tatham(), &symbols)
            .map_err(|error| TestCaseError::fail(error.to_string()))?;
        let read = read(&id, &ReadOptions::default())
            .map_err(|error| TestCaseError::fail(format!("{error}: {id}")))?;
        prop_assert!(read == Document::from(grid), "{}", id);
        Ok(())
    });
}

/// An id holds a board just if its blocks hang together and it has no rules but diagonals.
#[test]
fn ids_hold_what_they_can() {
    property::check(300, geometries::boards(), |Board { grid, .. }| {
        let geometry: &Geometry = grid.geometry();
        let labels = geometries::labels(geometry);
        let in_pieces = labels.iter().any(|&label| !geometries::in_one_piece(&labels, label));
        let has_rules = geometry.to_string().contains(" and ");
        let is_x = geometry.extras() == [Extra::Diagonals]
            && geometry.to_string().ends_with(" blocks and diagonals");
        prop_assert_eq!(tatham().holds(geometry).is_ok(), !in_pieces && (!has_rules || is_x));
        Ok(())
    });
}

#[test]
fn the_largest_board() {
    let geometry = Geometry::with_blocks(15, 17).unwrap();
    let values = (0..255_u32 * 255).map(|cell| (cell * 7 % 256) as u8);
    let document = Document::from(Grid::from_values(&geometry, values).unwrap());
    let id = write(&document, tatham(), &Symbols::usual(255)).unwrap();
    assert!(id.starts_with("15x17:a7_14_21"), "{}", &id[..20]);
    assert!(read(&id, &ReadOptions::default()).as_ref() == Ok(&document));
    let rows = Geometry::with_blocks(1, 255).unwrap();
    let id = write(&Grid::new(&rows).into(), tatham(), &Symbols::usual(255)).unwrap();
    assert_eq!(read(&id, &ReadOptions::default()).unwrap().grid.geometry(), &rows);
}
