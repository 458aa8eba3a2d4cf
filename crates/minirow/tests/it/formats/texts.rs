//! What people and programs write, and what it means.

use minirow::format::{Format, ReadOptions, Symbols, read_blocks};
use minirow::{Extra, Geometry};

use super::told;

/// The boards of a text, read without a hint.
fn check(text: &str, expected: &[&str]) {
    check_with(text, &ReadOptions::default(), expected);
}

fn check_with(text: &str, options: &ReadOptions, expected: &[&str]) {
    assert_eq!(told::outcomes(text, options), expected, "{text}");
}

/// A 4×4 board in all the ways below.
const FOUR: &[&str] = &["2x2: 12.. .... ..3. ...4"];
const SIX: &[&str] = &["2x3: 1....2 ...... .3.... ....4. ...... 5....6"];
const NINE: &[&str] = &[
    "3x3: .43...... .5..2.... .......71 38....... ....6.... .......92 16....... ....4..5. ......83.",
];

#[test]
fn empty_cells() {
    for empty in [".", "0", "*", "-", "_", "X", "x"] {
        check(&"12..\n....\n..3.\n...4\n".replace('.', empty), FOUR);
        check(&"12......\n..3....4".replace('\n', "").replace('.', empty), FOUR);
        check(&"1 2 . .\n. . . .\n. . 3 .\n. . . 4\n".replace('.', empty), FOUR);
    }
    check("12.0\n*-_x\n..3X\n...4\n", FOUR);
}

#[test]
fn around_the_board() {
    check("# a board\n\n12..\n# in between\n....\n..3.\n...4\n\n# and after\n", FOUR);
    check("12..  # first row\n....\n..3.\n...4 # last\n", FOUR);
    check("12........3....4\t# the board\n", FOUR);
    check("12..\r\n....\r\n..3.\r\n...4\r\n", FOUR);
    check("12..\r\n....\r\n\r\n..3.\r\n...4", FOUR);
    check("\u{feff}12..\n....\n..3.\n...4\n", FOUR);
    check("\u{feff}12........3....4\r\n", FOUR);
    check("   12..\n   ....\n   ..3.\n   ...4\n", FOUR);
    check("\t12..  \n\t....  \n\t..3.  \n\t...4  ", FOUR);
    check("12........3....4,12341234123412341 the solution, or nearly\n", FOUR);
    check("12........3....4 easy 1.2\n", FOUR);
    check("12.. .... ..3. ...4\n", FOUR);
}

#[test]
fn tables() {
    check("1\t2\t.\t.\n.\t.\t.\t.\n.\t.\t3\t.\n.\t.\t.\t4\n", FOUR);
    check("1, 2, 0, 0\n0, 0, 0, 0\n0, 0, 3, 0\n0, 0, 0, 4\n", FOUR);
    check("1,2,0,0,0,0,0,0,0,0,3,0,0,0,0,4\n", FOUR);
}

/// A row shows its fields, however few of them are filled.
#[test]
fn tables_with_fields_left_out() {
    check("1,2,,\n,,,\n,,3,\n,,,4\n", FOUR);
    check("1,2,,,\n,,,,\n,,3,,\n,,,4,\n", FOUR);
    check("1;2;;\n;;;\n;;3;\n;;;4\n", FOUR);
    // A row of tabs alone would be an empty line.
    check("1\t2\t\t\n\t\t3\t\n\t\t\t4\n\t3\t\t\n", &["2x2: 12.. ..3. ...4 .3.."]);
    check(",,,\n1,2,,\n,,3,\n,,,4\n", &["2x2: .... 12.. ..3. ...4"]);
    check(
        ",4,3,,,,,,\n,5,,,2,,,,\n,,,,,,,7,1\n3,8,,,,,,,\n,,,,6,,,,\n,,,,,,,9,2\n1,6,,,,,,,\n,,,,4,,,5,\n,,,,,,8,3,\n",
        NINE,
    );
}

#[test]
fn frames() {
    check("12|..\n..|..\n--+--\n..|3.\n..|.4\n", FOUR);
    check("+--+--+\n|12|..|\n|..|..|\n+--+--+\n|..|3.|\n|..|.4|\n+--+--+\n", FOUR);
    check("┌──┬──┐\n│12│..│\n│..│..│\n├──┼──┤\n│..│3.│\n│..│.4│\n└──┴──┘\n", FOUR);
    check("╔══╦══╗\n║12║..║\n║..║..║\n╠══╬══╣\n║..║3.║\n║..║.4║\n╚══╩══╝\n", FOUR);
    check("=====\n12 ..\n.. ..\n\n.. 3.\n.. .4\n=====\n", FOUR);
    check("12..\n....\n----\n..3.\n...4\n", FOUR);
    check(
        "
         *-----------*
         |.43|...|...|
         |.5.|.2.|...|
         |...|...|.71|
         |---+---+---|
         |38.|...|...|
         |...|.6.|...|
         |...|...|.92|
         |---+---+---|
         |16.|...|...|
         |...|.4.|.5.|
         |...|...|83.|
         *-----------*
        ",
        NINE,
    );
    check(
        "
         . 4 3 | . . . | . . .
         . 5 . | . 2 . | . . .
         . . . | . . . | . 7 1
        -------|-------|-------
         3 8 . | . . . | . . .
         . . . | . 6 . | . . .
         . . . | . . . | . 9 2
        -------|-------|-------
         1 6 . | . . . | . . .
         . . . | . 4 . | . 5 .
         . . . | . . . | 8 3 .
        ",
        NINE,
    );
}

#[test]
fn dashes_as_empty_cells() {
    check("12--\n----\n--3-\n---4\n", FOUR);
    check("12--\n--3-\n---4\n----\n", &["2x2: 12.. ..3. ...4 ...."]);
    check("1 2 - -\n- - - -\n- - 3 -\n- - - 4\n", FOUR);
    check("12--------3----4\n----------------\n", &[FOUR[0], "2x2: .... .... .... ...."]);
}

/// A row of empty cells is no frame, even where it comes first.
#[test]
fn dashes_in_the_first_row() {
    check("----\n12--\n--3-\n---4\n", &["2x2: .... 12.. ..3. ...4"]);
    check("----\n----\n--3-\n----\n", &["2x2: .... .... ..3. ...."]);
    check(
        "12--\n----\n--3-\n---4\n\n----\n12--\n--3-\n---4\n",
        &[FOUR[0], "2x2: .... 12.. ..3. ...4"],
    );
}

/// Nor is it before an empty line.
#[test]
fn dashes_and_empty_lines() {
    check("12--\n----\n\n--3-\n---4\n", FOUR);
    check("----\n12--\n\n--3-\n---4\n", &["2x2: .... 12.. ..3. ...4"]);
    check(
        "-43------\n-5--2----\n---------\n\n38-------\n----6----\n---------\n\n\
         16-------\n----4--5-\n------83-\n",
        &[
            "3x3: .43...... .5..2.... ......... 38....... ....6.... ......... 16....... ....4..5. ......83.",
        ],
    );
}

#[test]
fn the_frame_tells_the_block() {
    check(
        "
        1 . . | . . 2
        . . . | . . .
        ------+------
        . 3 . | . . .
        . . . | . 4 .
        ------+------
        . . . | . . .
        5 . . | . . 6
        ",
        SIX,
    );
    check("1..|..2\n...|...\n.3.|...\n...|.4.\n...|...\n5..|..6\n", SIX);
    check("1..|..2\n...|...\n\n.3.|...\n...|.4.\n\n...|...\n5..|..6\n", SIX);
    check(
        "1.|..|.2\n..|..|..\n.3|..|..\n--+--+--\n..|..|4.\n..|..|..\n5.|..|.6\n",
        &["3x2: 1....2 ...... .3.... ....4. ...... 5....6"],
    );
    check(
        "six 2 3 1 0 0 0 0 2 0 0 0 0 0 0 0 3 0 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 5 0 0 0 0 6\n",
        SIX_NAMED,
    );
}

const SIX_NAMED: &[&str] = &["six 2x3: 1....2 ...... .3.... ....4. ...... 5....6"];

#[test]
fn bands_between_empty_lines() {
    check("12..\n....\n\n..3.\n...4\n", FOUR);
    let bands: Vec<String> =
        NINE[0][5..].split(' ').collect::<Vec<_>>().chunks(3).map(|b| b.join("\n")).collect();
    check(&bands.join("\n\n"), NINE);
    check(&format!("\n\n{}\n\n\n", bands.join("\n\n")), NINE);
}

#[test]
fn several_boards() {
    let other = "2x2: 1... .2.. ..3. ...4";
    check("12..\n....\n..3.\n...4\n1...\n.2..\n..3.\n...4\n", &[FOUR[0], other]);
    check("12..\n....\n..3.\n...4\n\n1...\n.2..\n..3.\n...4\n", &[FOUR[0], other]);
    check("12..\n....\n..3.\n...4\n\n\n\n1...\n.2..\n..3.\n...4\n", &[FOUR[0], other]);
    check("12..\n....\n\n..3.\n...4\n\n1...\n.2..\n\n..3.\n...4\n", &[FOUR[0], other]);
    check("# one\n12..\n....\n..3.\n...4\n# two\n1...\n.2..\n..3.\n...4\n", &[FOUR[0], other]);
    check("12........3....4\n1....2....3....4\n", &[FOUR[0], other]);
    check("12........3....4\n\n\n# next\n1....2....3....4\n", &[FOUR[0], other]);
    check(
        "12|..\n..|..\n--+--\n..|3.\n..|.4\n1.|..\n.2|..\n--+--\n..|3.\n..|.4\n",
        &[FOUR[0], other],
    );
    check("12..\n....\n..3.\n...4\n".repeat(10).as_str(), &[FOUR[0]; 10]);
    check("12........3....4\n".repeat(1000).as_str(), &[FOUR[0]; 1000]);
}

#[test]
fn boards_of_different_kinds() {
    let options = ReadOptions::default().mixed(true);
    let nine = "..43......5..2...........7138...........6...........9216...........4..5.......83.";
    let nine_read = format!(
        "3x3: {}",
        nine.as_bytes()
            .chunks(9)
            .map(|row| std::str::from_utf8(row).unwrap())
            .collect::<Vec<_>>()
            .join(" ")
    );
    check_with(
        &format!("12........3....4\n{nine}\n12........3....4\n"),
        &options,
        &[FOUR[0], &nine_read, FOUR[0]],
    );
    check_with(&format!("12..\n....\n..3.\n...4\n\n{nine}\n"), &options, &[FOUR[0], &nine_read]);
    check_with(
        "aa 2 2 1 2 0 0 0 0 0 0 0 0 3 0 0 0 0 4\nsix 2 3 1 0 0 0 0 2 0 0 0 0 0 0 0 3 0 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 5 0 0 0 0 6\n",
        &options,
        &["aa 2x2: 12.. .... ..3. ...4", SIX_NAMED[0]],
    );
}

#[test]
fn named_symbols() {
    let named = |symbols: &str| ReadOptions::default().symbols(symbols.parse::<Symbols>().unwrap());
    check_with("21..\n....\n..3.\n...4\n", &named("2134"), FOUR);
    check_with("AB..\n....\n..C.\n...D\n", &named("A-Z"), FOUR);
    check_with("ab..\n....\n..c.\n...d\n", &named("A-D"), FOUR);
    check_with("01..\n....\n..2.\n...3\n", &named("0-3"), FOUR);
    check_with("♠♥..\n....\n..♦.\n...♣\n", &named("♠♥♦♣"), FOUR);
    check_with("12..\n....\n..3.\n...4\n", &named("dec"), FOUR);
    check_with("XY..\n....\n..Z.\n...W\n", &named("XYZW"), FOUR);
}

#[test]
fn named_symbols_in_a_line() {
    let named = |symbols: &str| ReadOptions::default().symbols(symbols.parse::<Symbols>().unwrap());
    check_with("21........3....4\n", &named("2134"), FOUR);
    check_with("AB........C....D\n", &named("A-Z"), FOUR);
    check_with("01........2....3\n", &named("0-3"), FOUR);
    check_with("PQ........R....S\n", &named("PQRS"), FOUR);
    check_with("♠♥........♦....♣\n", &named("♠♥♦♣"), FOUR);
}

#[test]
fn named_geometry() {
    let jigsaw = ReadOptions::default().geometry(read_blocks("AAAB\nACBB\nCCDB\nCDDD\n").unwrap());
    check_with("12..\n....\n..3.\n...4\n", &jigsaw, &["irregular: 12.. .... ..3. ...4"]);
    check_with("12........3....4\n", &jigsaw, &["irregular: 12.. .... ..3. ...4"]);
    let six = ReadOptions::default().geometry(Geometry::with_blocks(3, 2).unwrap());
    let six_read = "3x2: 1....2 ...... .3.... ....4. ...... 5....6";
    check_with("1....2.......3........4.......5....6\n", &six, &[six_read]);
    check_with("1....2\n......\n.3....\n....4.\n......\n5....6\n", &six, &[six_read]);
    let diagonals = ReadOptions::default().extras(vec![Extra::Diagonals]);
    let outcome = minirow::format::read("12........3....4\n", &diagonals).unwrap();
    assert_eq!(outcome.grid.geometry().houses().count(), 14);
}

#[test]
fn named_format() {
    let named = |format: &str| ReadOptions::default().format(format.parse::<Format>().unwrap());
    let rows = "................\n".repeat(16);
    let empty = format!("4x4: {}", vec![".".repeat(16); 16].join(" "));
    check_with(&rows, &named("grid"), &[&empty]);
    check_with(&rows, &named("line"), &["2x2: .... .... .... ...."; 16]);
}
