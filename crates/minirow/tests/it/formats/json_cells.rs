//! JSON in which each cell is a value of its own: a number, an object, or where it stands.

use minirow::format::ReadOptions;

use super::told;

const BOARD: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const READ: &str = "3x3: 53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. \
                    ...419..5 ....8..79";

fn check(text: &str, boards: usize) {
    assert_eq!(told::outcomes(text, &ReadOptions::default()), vec![READ; boards], "{text}");
}

/// All cells, or those with a digit, each as this.
fn cells(only_digits: bool, cell: impl Fn(usize, usize, char) -> String) -> Vec<String> {
    let signs = BOARD.chars().enumerate().filter(|(_, sign)| !only_digits || *sign != '.');
    signs.map(|(at, sign)| cell(at / 9, at % 9, sign)).collect()
}

fn value(sign: char, empty: &str) -> String {
    if sign == '.' { empty.to_owned() } else { sign.to_string() }
}

#[test]
fn numbers_in_one_list() {
    for empty in ["0", "null", "\"\"", "\".\""] {
        let list = cells(false, |_, _, sign| value(sign, empty)).join(", ");
        check(&format!("[{list}]"), 1);
        for name in ["grid", "puzzle", "board", "cells"] {
            check(&format!("{{\"{name}\": [{list}]}}"), 1);
        }
    }
    let texts = cells(false, |_, _, sign| format!("\"{}\"", value(sign, ""))).join(",");
    check(&format!("{{\"grid\": [{texts}]}}"), 1);
    let three: Vec<String> = (0..3)
        .map(|_| {
            format!(
                "[{}]",
                BOARD.replace('.', "0").chars().map(String::from).collect::<Vec<_>>().join(",")
            )
        })
        .collect();
    check(&format!("[{}]", three.join(", ")), 3);
    let rows: Vec<String> = cells(false, |_, _, sign| value(sign, ""));
    let rows: Vec<String> = rows.chunks(9).map(|row| format!("\"{}\"", row.join(","))).collect();
    check(&format!("{{\"rows\": [{}]}}", rows.join(", ")), 1);
}

#[test]
fn cells_in_their_order() {
    for (name, empty) in [("value", "null"), ("val", "0"), ("digit", "\"\""), ("v", "\".\"")] {
        let cell = |_, _, sign| format!("{{\"{name}\": {}, \"given\": true}}", value(sign, empty));
        let list = cells(false, cell);
        check(&format!("[{}]", list.join(", ")), 1);
        check(&format!("[\n  {}\n]\n", list.join(",\n  ")), 1);
        check(&format!("[{}]\n[{}]\n", list.join(","), list.join(",")), 2);
        check(&format!("{{\"board\": [{}]}}", list.join(",")), 1);
        let rows: Vec<String> = list.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
        check(&format!("[{}]", rows.join(",\n")), 1);
        check(&format!("{{\"data\": [{}]}}", rows.join(",\n")), 1);
    }
}

#[test]
fn cells_with_their_places() {
    for (row, column, first) in
        [("row", "col", 0), ("row", "column", 1), ("y", "x", 0), ("r", "c", 1)]
    {
        let cell = |r: usize, c: usize, sign| {
            let digit = value(sign, "null");
            format!("{{\"{column}\":{},\"value\":{digit},\"{row}\":{}}}", c + first, r + first)
        };
        for only_digits in [false, true] {
            let mut list = cells(only_digits, cell);
            check(&format!("[{}]", list.join(",")), 1);
            list.reverse();
            check(&format!("{{\"givens\": [{}]}}", list.join(",")), 1);
        }
        // The outer lists may be columns: the cells say so.
        let mut columns = vec![Vec::new(); 9];
        for (at, text) in cells(false, cell).into_iter().enumerate() {
            columns[at % 9].push(text);
        }
        let columns: Vec<String> = columns.iter().map(|c| format!("[{}]", c.join(","))).collect();
        check(&format!("[{}]", columns.join(",")), 1);
    }
    let index =
        |r: usize, c: usize, sign| format!("{{\"index\":{},\"value\":\"{sign}\"}}", 9 * r + c);
    let mut list = cells(false, index);
    list.reverse();
    check(&format!("[{}]", list.join(",")), 1);
    let triples = cells(true, |r, c, sign| format!("[{r}, {c}, {sign}]")).join(", ");
    check(&format!("[{triples}]"), 1);
    check(&format!("{{\"cells\": [{triples}]}}"), 1);
}

/// Nothing is guessed: what may be a board in two ways, or is none, is one error.
#[test]
fn what_is_no_board() {
    let options = ReadOptions::default();
    let one = |text: &str, expected: &str| {
        let told = told::outcomes(text, &options);
        assert!(told.len() == 1 && told[0].contains(expected), "{text}: {told:?}");
    };
    let cell = |r: usize, c: usize, sign| format!("{{\"row\":{r},\"col\":{c},\"value\":{sign}}}");
    // Neither the first nor the last row or column: from 0 or from 1?
    let inner: Vec<String> = cells(true, |r, c, sign| match (r, c) {
        (1..=7, 1..=7) => cell(r, c, sign),
        _ => cell(2, 2, '9'),
    });
    let mut inner: Vec<String> =
        inner.into_iter().filter(|text| *text != cell(2, 2, '9')).collect();
    inner.push(cell(7, 5, '9'));
    one(&format!("[{}]", inner.join(",")), "(counted from 1) or 0 (counted from 0)");
    let mut twice = cells(true, cell);
    twice.push(twice[0].clone());
    one(&format!("[{}]", twice.join(",")), "expected each cell once");
    let few = cells(false, |_, _, sign| format!("{{\"val\":{}}}", value(sign, "0")));
    one(&format!("[{}]", few[..80].join(",")), "expected the cells of a board");
    let in_blocks =
        |r, c, sign| format!("{{\"box\":{},\"value\":{}}}", r / 3 * 3 + c / 3, value(sign, "0"));
    let told = told::outcomes(&format!("[{}]", cells(false, in_blocks).join(",")), &options);
    assert!(told.iter().all(|told| told.contains("expected")), "{told:?}");
    // A board with a number is no cell.
    let numbered = format!("{{\"number\":3,\"puzzle\":\"{BOARD}\"}}\n");
    check(&numbered.repeat(3), 3);
    check(&format!("[{}]", vec![numbered; 16].join(",")), 16);
}

/// Cells called as they are called in solvers and steps.
#[test]
fn cells_by_their_names() {
    let named =
        |r: usize, c: usize, sign| format!("\"r{}c{}\": {}", r + 1, c + 1, value(sign, "0"));
    let large = |r: usize, c: usize, sign: char| format!("\"R{}C{}\":\"{sign}\"", r + 1, c + 1);
    check(&format!("{{{}}}", cells(false, named).join(", ")), 1);
    check(&format!("{{{}}}", cells(true, named).join(",")), 1);
    check(&format!("{{\n{}\n}}\n", cells(true, large).join(",\n")), 1);
    let mut list = cells(true, named);
    list.reverse();
    check(&format!("[{{{0}}}, {{{0}}}]", list.join(",")), 2);
    for (text, expected) in [
        ("{\"r1c1\": 1, \"r1c1\": 2, \"r9c9\": 3}", "expected"),
        ("{\"r1c1\": 5}", "expected"),
        ("{\"r0c1\": 5, \"r9c9\": 1}", "expected"),
        ("{\"r1c1\": 5, \"name\": \"x\"}", "expected"),
    ] {
        let told = told::outcomes(text, &ReadOptions::default());
        assert!(!told.is_empty() && told.iter().all(|told| told.contains(expected)), "{told:?}");
    }
}
