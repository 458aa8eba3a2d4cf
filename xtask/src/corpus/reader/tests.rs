//! Small files of every kind.

use super::{Board, Kind};

/// A file of this text, written so, holds these boards of 4×4.
#[track_caller]
fn check(kind: &str, text: impl AsRef<[u8]>, boards: &[&str]) {
    let found = Kind::parse(kind).and_then(|kind| kind.boards(text.as_ref()));
    let line = |board: &Board| board.iter().map(ToString::to_string).collect::<String>();
    let found: Vec<String> = found.expect("it is read").iter().map(line).collect();
    assert_eq!(found, boards);
}

const FIRST: &str = "1234341221434321";
const SECOND: &str = "0234341221434321";

#[test]
fn runs_are_as_long_as_a_board() {
    let text = format!("{SECOND},{FIRST},4.5\n1{FIRST}\n{FIRST}#1\n");
    check("runs 4", &text, &[SECOND, FIRST, FIRST]);
    check("runs 4 first", &text, &[SECOND, FIRST]);
    check("runs 4 after=,", &text, &[FIRST]);
    check("runs 4 joined", "XX 1234 3412 | 2143 4321", &[FIRST]);
    check("runs 4 empty=-", "-234341221434321", &[SECOND]);
    check("runs 4 signs=abcd empty=+", "+bcdcdabbadcdcba", &[SECOND]);
}

#[test]
fn rows_are_as_wide_as_a_board() {
    let rows = "easy\n+---+\n| . 2 | 3 4 |\n3412\n\n[2, 1, 4, 3],\n'4', '3', '2', '1'\n1 2 3\n";
    check("rows 4", rows, &[SECOND]);
    check("rows 4", rows.replace('\n', "\r"), &[SECOND]);
    check("rows 4", rows.replace('\n', "\r\n"), &[SECOND]);
    check("rows 4 numbered", "1 . 2 3 4\n2 3 4 1 2\n- 2 1 4 3\n- 4 3 2 1\n", &[SECOND]);
    check("rows 4 comment=%", "% 1 2 3 4\n.234\n3412 % two\n2143\n4321\n", &[SECOND]);
    check("rows 4 lines=2-3,5-6", "4\n0234\n3412\n4444\n2143\n4321\n5555", &[SECOND]);
    let kind = Kind::parse("rows 4").unwrap();
    assert!(kind.boards(b"0234\n3412\n2143\n").is_err(), "three rows make no board");
}

#[test]
fn encodings_are_told_by_their_marks() {
    let text = "0234\n3412\n2143\n4321\n";
    let units = || text.encode_utf16();
    let mut little = vec![0xff, 0xfe];
    little.extend(units().flat_map(u16::to_le_bytes));
    let mut big = vec![0xfe, 0xff];
    big.extend(units().flat_map(u16::to_be_bytes));
    check("rows 4", little, &[SECOND]);
    check("rows 4", big, &[SECOND]);
    check("rows 4", format!("\u{feff}{text}"), &[SECOND]);
}

#[test]
fn blanks_are_cells_where_the_fields_are_told() {
    check(
        "frame 4",
        "|   | 2 | 3 | 4 |\n┃3│4│1│2┃\n|---|---|---|---|\n|2|1|4|3|\n|4|3|2|1|\n",
        &[SECOND],
    );
    check("blanks 4", "# no\n 2|34\n34|1\n--+--\n21|43\n43|21\n", &["0234341021434321"]);
    check("table 4", ",2,3,4\n3;4;1;2\na,b,c,d\n2,1,4,3\n4,3,2,1\n", &[SECOND]);
    check("flat 4", " ,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1\n", &[SECOND]);
}

#[test]
fn lists_hold_the_cells_of_a_board() {
    check("lists 4", "a = [[None, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2, 1]]", &[SECOND]);
    check("lists 4", "p(1, {{\"\",2,3,4},{3,4,1,2},{2,1,4,3},{4,3,2,1}}).", &[SECOND]);
    check("lists 4", "x = array2d(1..4, 1..4, [_,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]);", &[SECOND]);
    check("lists 4", "[|0,2,3,4|3,4,1,2|2,1,4,3|4,3,2,1|]", &[SECOND]);
    check(
        "lists 4",
        "List.of(List.of(0,2,3,4), List.of(3,4,1,2), List.of(2,1,4,3), List.of(4,3,2,1))",
        &[SECOND],
    );
    check("lists 4", "[\".234\", \"3412\", \"2143\", \"4321\"]", &[SECOND]);
    check("lists 4", "[[5, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2, 1]]", &[]);
}

#[test]
fn other_texts_have_their_own_words() {
    check("facts 4 after=x", "x(1,2,1). x(4, 4, 3).\ny(1,1,1).", &["0100000000000003"]);
    let saved = "PARAMS  :3:2x2\nDESC    :9:a2_3b1c4f,x\n";
    check("tatham 4", saved, &["0230010004000000"]);
    let moved = "STATEPOS:1:3\nMOVE    :6:R0,3,4\nMOVE    :6:P1,0,3\nMOVE    :6:R1,3,3\n";
    check("tatham 4", format!("{saved}{moved}"), &["0230010004004000"]);
    check("none", FIRST, &[]);
    check("rows 4 + runs 4", format!("0234\n3412\n2143\n4321\n{FIRST}\n"), &[SECOND, FIRST]);
}
