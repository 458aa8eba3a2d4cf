//! Both notations of killer sudoku, and what is wrong with others.

use super::read_killer;
use crate::format::read_ruled;
use crate::rules::Rule;
use crate::rules::kinds::{AllDifferent, Cage};

/// The short notation: a first row, and cages of one cell with a sum of 5.
fn short(row: &str) -> String {
    format!("{row}{}", "5".repeat(72))
}

/// The long notation: some numbers, and cells without a cage.
fn long(options: &str, first: &[u32]) -> String {
    let rest = std::iter::repeat_n(&0, 81 - first.len());
    let numbers = first.iter().chain(rest).map(|number| format!("{number}:"));
    format!("3x3:{options}:k:{}", numbers.collect::<String>())
}

#[track_caller]
fn check_wrong(text: &str, expected: &str) {
    assert_eq!(read_killer(text).map(|_| ()).unwrap_err().to_string(), expected);
}

#[test]
fn short_texts() {
    let board = read_killer(&short("Za<0<>2'2").replace('\'', "<")).expect("a board");
    let cage = |cells: &[u16], sum| Rule::Cage(Cage { cells: cells.to_vec(), sum });
    let expected = [
        cage(&[0], 35),
        cage(&[1, 2], 36),
        Rule::AllDifferent(AllDifferent { cells: vec![3, 4] }),
        cage(&[5, 6, 7], 2),
        cage(&[8], 2),
    ];
    assert_eq!(board.rules[..5], expected);
    // Signs for all eight neighbours of the cell in the second row, blanks skipped.
    let text = format!(".v,555555\n>9<555555\n'^`555555{}", "5".repeat(54));
    let board = read_ruled(&text).expect("a board");
    assert_eq!(board.rules[0], cage(&[0, 1, 2, 9, 10, 11, 18, 19, 20], 9));
}

#[test]
fn long_texts() {
    let board = read_ruled(&long("", &[1025, 1025, 0, 2562])).expect("a board");
    let cage = |cells: &[u16], sum| Rule::Cage(Cage { cells: cells.to_vec(), sum });
    assert_eq!(board.rules, [cage(&[0, 1], 4), cage(&[3], 10)]);
    assert_eq!(read_killer(&long("d", &[])).expect("a board").geometry().house_count(), 29);
}

#[test]
fn candidates_without_rules() {
    let board = read_ruled(&"1.34".repeat(16)).expect("a board");
    assert_eq!(board.candidates, [0b1101; 16]);
    let error = read_ruled(&"1.43".repeat(16)).unwrap_err();
    assert_eq!(error.to_string(), "character 3: expected '.' or 3, found '4'");
}

#[test]
fn errors_have_positions() {
    for (text, expected) in [
        (
            short("<55555555"),
            "character 1: expected a sign that points to a cell of the board, found '<'",
        ),
        (
            short(" 5><555555"),
            "character 3: expected a sign that leads to the sum of a cage, found '>'",
        ),
        (
            short("x55555555"),
            "character 1: expected a sum or a sign that points to a neighbour, found 'x'",
        ),
        (short("555555555 5"), "character 83: expected 81 signs, found '82'"),
        (String::new(), "character 1: expected 81 signs, found '0'"),
        (long("x", &[]), "character 5: expected no option or 'd', found 'x'"),
        (
            long("", &[1025, 1281]),
            "character 13: expected the sum that the cage has in another cell, found '1281'",
        ),
        (
            long("", &[9999999]),
            "character 8: expected the sum of a cage times 256, plus its number, found '9999999'",
        ),
        (
            "3x3::k:1:".to_owned(),
            "character 9: expected the sum of a cage times 256, plus its number, found nothing",
        ),
    ] {
        check_wrong(&text, expected);
    }
    assert_eq!(
        read_ruled(" nothing known").unwrap_err().to_string(),
        "character 2: expected a constraint string or killer sudoku, found 'nothingknown'"
    );
}
