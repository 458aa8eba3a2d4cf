//! Texts that are no boards: what is wrong, where, and what would help.

use pencilmark::Geometry;
use pencilmark::format::{Format, ReadOptions, read};

use super::told;

fn check(text: &str, expected: &str) {
    check_with(text, &ReadOptions::default(), expected);
}

fn check_with(text: &str, options: &ReadOptions, expected: &str) {
    assert_eq!(told::outcome(&read(text, options)), expected, "{text}");
}

/// Only the kind: what would help.
fn check_kind(text: &str, expected: &str) {
    let outcome = told::outcome(&read(text, &ReadOptions::default()));
    assert_eq!(outcome.split(' ').next(), Some(expected), "{outcome}\n{text}");
}

#[test]
fn nothing() {
    check("", "Text 1:1 expected a board, found nothing");
    check("\n\n  \n", "Text 1:1 expected a board, found nothing");
    check("# only a comment\n", "Text 1:1 expected a board, found nothing");
    check("+---+---+\n", "Text 1:1 expected a board, found nothing");
}

#[test]
fn wrong_symbols() {
    check(
        "1234\n34?2\n....\n....\n",
        "Text 2:3 expected a symbol of 1-4 or an empty cell, found '?'",
    );
    check(
        "12..\n....\n..5.\n...4\n",
        "Text 3:3 expected a symbol of 1-4 or an empty cell, found '5'",
    );
    check(
        "\n# a board\n1 2 | . .\n. . | . .\n----+----\n. . | 3 a\n. . | . 4\n",
        "Text 6:9 expected a symbol of 1-4 or an empty cell, found 'a'",
    );
    check("1,2,,.\n.,.,.,.\n.,.,33,.\n.,.,.,4\n", "Text 3:5 expected one symbol, found '33'");
}

/// As many characters as a board has cells: one of them is wrong.
#[test]
fn wrong_symbols_in_a_line() {
    let check = |line: &str, column: usize, found: &str| {
        let error = read(line, &ReadOptions::default()).expect_err("a wrong symbol");
        let place = (error.line, error.column, error.found.as_str());
        assert_eq!(place, (1, column, format!("'{found}'").as_str()), "{error}: {line}");
    };
    let nine = |cell: char| format!("12{cell}{}", ".".repeat(78));
    check(&nine('?'), 3, "?");
    check(&nine('a'), 3, "a");
    check(&nine('ä'), 3, "ä");
    check(&nine('\''), 3, "\\'");
    check(&nine('\u{7}'), 3, "\\u{7}");
    check(&format!("   {}", nine('?')), 6, "?");
}

#[test]
fn wrong_numbers() {
    let cells = |changed: &str| format!("aa 2 2 1 2 0 0 0 0 0 0 0 0 3 {changed} 0 0 0 4\n");
    check_kind(&cells("5"), "Text");
    check_kind(&cells("y"), "Text");
    check_kind(&cells("0 0"), "Text");
    check_kind(&cells(""), "Text");
    let two = |second: &str| format!("{}{second}", cells("0"));
    let outcome = |second: &str| told::outcomes(&two(second), &ReadOptions::default())[1].clone();
    assert_eq!(
        outcome("bb 2 2 1 2 0 0 0 0 0 0 0 0 3 5 0 0 0 4\n"),
        "Text 2:30 expected a number from 1 to 4 or an empty cell, found '5'"
    );
    assert_eq!(
        outcome("bb 2 2 1 2 0 0 0 0 0 0 0 0 3 0 0 0 y 4\n"),
        "Text 2:36 expected a number from 1 to 4 or an empty cell, found 'y'"
    );
    assert_eq!(
        outcome("bb 2 2 1 2 0 0 0 0 0 0 0 0 3 0 0 0\n"),
        "Text 2:35 expected 16 cells for a board of 4x4 with 2x2 blocks, found 14"
    );
    assert_eq!(
        outcome("bb 2 2 1 2 0 0 0 0 0 0 0 0 3 0 0 0 0 0 4\n"),
        "Text 2:40 expected 16 cells for a board of 4x4 with 2x2 blocks, found 17"
    );
}

#[test]
fn wrong_lengths() {
    let first = "12........3....4\n";
    let second = |line: &str| {
        told::outcomes(&format!("{first}{line}\n{first}"), &ReadOptions::default())[1].clone()
    };
    assert_eq!(
        second("12........3...."),
        "Text 2:16 expected 16 cells for a board of 4x4 with 2x2 blocks, found 15"
    );
    assert_eq!(
        second("12........3....4."),
        "Text 2:17 expected 16 cells for a board of 4x4 with 2x2 blocks, found 17"
    );
    assert_eq!(
        second(&".".repeat(81)),
        "Side 2:17 expected 16 cells for a board of 4x4 with 2x2 blocks, found 81"
    );
    check("12..\n.....\n..3.\n...4\n", "Text 2:6 expected 4 cells in this row, found 5");
    check("12..\n...\n..3.\n...4\n", "Text 2:4 expected 4 cells in this row, found 3");
    check(
        "1 2 | . .\n. . | . . .\n. . | 3 .\n. . | . 4\n",
        "Text 2:12 expected 4 cells in this row, found 5",
    );
}

#[test]
fn wrong_numbers_of_rows() {
    let four = ReadOptions { geometry: Geometry::of_side(4).ok(), ..ReadOptions::default() };
    check_kind("12..\n....\n..3.\n", "Text");
    check_with(
        "12..\n....\n..3.\n",
        &ReadOptions { format: "grid".parse().ok(), ..four },
        "Text 4:1 expected 4 rows for a board of 4x4 with 2x2 blocks, found 3",
    );
    let outcomes =
        told::outcomes("12..\n....\n..3.\n...4\n12..\n....\n..3.\n", &ReadOptions::default());
    assert_eq!(
        outcomes[1..],
        ["Text 8:1 expected 4 rows for a board of 4x4 with 2x2 blocks, found 3"]
    );
    let several = "12........3....4\n12........3....4\n";
    check(several, "Text 1:1 expected one board, found several");
}

#[test]
fn another_geometry() {
    let six = ReadOptions { geometry: Geometry::with_blocks(2, 3).ok(), ..ReadOptions::default() };
    check_with(
        "12........3....4\n",
        &six,
        "Text 1:1 expected a board of 6x6 with 2x3 blocks, found one of 4x4",
    );
    check_with(
        &".".repeat(38),
        &six,
        "Text 1:37 expected 36 cells, or 6 rows of 6, for a board of 6x6 with 2x3 blocks, \
         found 38 cells",
    );
}

#[test]
fn another_format() {
    let named = |format: &str| ReadOptions {
        format: Some(format.parse::<Format>().unwrap()),
        ..ReadOptions::default()
    };
    let is_error = |text: &str, format| read(text, &named(format)).is_err();
    assert!(is_error("12........3....4\n", "grid"));
    assert!(is_error("12........3....4\n", "candidates"));
    assert!(is_error("12..\n....\n..3.\n...4\n", "line"));
    assert!(is_error("1 2 34 34\n34 34 12 12\n23 13 24 14\n23 13 24 14\n", "grid"));
    assert!(is_error("1 2 34 34\n34 34 12 12\n23 13 24 14\n23 13 24 14\n", "line"));
    let unknown = "lines".parse::<Format>().unwrap_err().to_string();
    assert!(unknown.starts_with("expected line, grid, candidates, json, "), "{unknown}");
    assert!(unknown.ends_with(" or sudoku-coach, found 'lines'"), "{unknown}");
}

#[test]
fn what_holds_for_the_whole_input() {
    use pencilmark::format::ParseErrorKind::{Block, Format, Header, Side, Symbols, Text};
    assert!([Block, Format, Header, Symbols].iter().all(|kind| kind.is_general()));
    assert!([Side, Text].iter().all(|kind| !kind.is_general()));
}
