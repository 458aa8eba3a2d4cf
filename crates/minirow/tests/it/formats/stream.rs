//! Many boards in one stream of lines.

use minirow::format::{ParseErrorKind, ReadOptions, Reader, read_all};
use proptest::prelude::*;

use super::told;
use crate::boards;
use crate::property;

const NINE: &str =
    "..43......5..2...........7138...........6...........9216...........4..5.......83.";

/// Good lines come out in order and bad ones as errors with their own numbers.
#[test]
fn bad_lines_among_good_ones() {
    let bad = |line: usize| match line % 4 {
        0 => NINE[1..].to_owned(),
        1 => format!("{NINE}1"),
        2 => NINE.replace('6', "?"),
        _ => "what is this".to_owned(),
    };
    let is_bad = |line: usize| line > 1 && line % 7 == 3;
    let good = |line: usize| format!("{}{}", line % 9 + 1, &NINE[1..]);
    let lines: Vec<String> =
        (1..=1000).map(|line| if is_bad(line) { bad(line) } else { good(line) }).collect();

    let mut reader = Reader::new(ReadOptions::default());
    let mut records: Vec<_> = lines.iter().flat_map(|line| reader.feed(line)).collect();
    records.extend(reader.finish());
    assert_eq!(records.len(), 1000);
    for (line, record) in (1..).zip(records) {
        let record = record.expect("a line of a known format can be cut");
        assert_eq!(record.line, line as u64);
        match record.read() {
            Ok(document) => {
                assert!(!is_bad(line), "line {line}");
                assert_eq!(document.grid.values().next(), Some((line % 9 + 1) as u8));
            }
            Err(error) => {
                assert!(is_bad(line), "{error}");
                assert_eq!((error.line, error.kind), (line as u64, ParseErrorKind::Text));
            }
        }
    }
}

/// Bad boards of several rows do not spoil the next, if an empty line parts them.
#[test]
fn bad_grids_among_good_ones() {
    let good = "12..\n....\n..3.\n...4\n";
    let expected = "2x2: 12.. .... ..3. ...4";
    let check = |bad: &str, error: &str| {
        let text = format!("{good}\n{bad}\n{good}");
        let outcomes = told::outcomes(&text, &ReadOptions::default());
        assert_eq!(outcomes, [expected, error, expected], "{text}");
    };
    check(
        "12..\n....\n..3.\n",
        "Text 9:1 expected 4 rows for a board of 4x4 with 2x2 blocks, found 3",
    );
    check(
        "12..\n....\n..?.\n...4\n",
        "Text 8:3 expected a symbol of 1-4 or an empty cell, found '?'",
    );
    check("12..\n.....\n..3.\n...4\n", "Text 7:6 expected 4 cells in this row, found 5");
}

#[test]
fn numbers_of_lines() {
    let lines = ["# comment", "", NINE, "", "# comment", NINE, NINE, "", NINE];
    let mut reader = Reader::new(ReadOptions::default());
    let mut records: Vec<_> = lines.iter().flat_map(|line| reader.feed(line)).collect();
    records.extend(reader.skip_line());
    records.extend(reader.feed(NINE));
    records.extend(reader.finish());
    let numbers: Vec<u64> = records.iter().map(|record| record.as_ref().unwrap().line).collect();
    assert_eq!(numbers, [3, 6, 7, 9, 11]);
    assert!(records.iter().all(|record| record.as_ref().unwrap().read().is_ok()));
}

/// Boards come out as soon as they are complete.
#[test]
fn boards_come_out_when_they_are_complete() {
    let mut reader = Reader::new(ReadOptions::default());
    assert!(reader.shape().is_none());
    for _ in 0..3 {
        assert_eq!(reader.feed(NINE).len(), 1);
        assert_eq!(reader.shape().map(|shape| shape.geometry.side()), Some(9));
    }
    assert!(reader.finish().is_empty());

    let mut reader = Reader::new(ReadOptions::default());
    let rows = ["12..", "....", "..3.", "...4"];
    let out: Vec<usize> = rows.iter().cycle().take(12).map(|row| reader.feed(row).len()).collect();
    // The first shows its format only with the row behind it.
    assert_eq!(out, [0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1]);
    assert!(reader.finish().is_empty());
}

#[test]
fn nothing_comes_after_a_general_error() {
    let six = ".".repeat(36);
    let mut reader = Reader::new(ReadOptions::default());
    let mut records = Vec::new();
    for line in [six.as_str(), &six, "", NINE, "12..\n"] {
        records.extend(reader.feed(line));
    }
    records.extend(reader.finish());
    assert_eq!(records.len(), 1);
    assert_eq!(records[0].as_ref().unwrap_err().kind, ParseErrorKind::Block);
}

/// A stream is its boards one after the other, however they are written and parted.
#[test]
fn a_stream_is_its_boards() {
    let parts = prop_oneof![Just(""), Just("\n"), Just("# comment\n"), Just("\n\n")];
    let grids = proptest::collection::vec((boards::solved((3, 3)), 5..40_usize, parts), 1..6);
    property::check(200, (grids, any::<bool>()), |(grids, in_lines)| {
        let mut text = String::new();
        let mut expected = Vec::new();
        let format = if in_lines { "line" } else { "grid" }.parse().unwrap();
        for (solution, kept, part) in grids {
            let mut puzzle = solution;
            for cell in puzzle.geometry().cells().skip(1).step_by(kept) {
                puzzle.set(cell, None);
            }
            expected.push(told::grid(&puzzle));
            let symbols = minirow::format::Symbols::usual(9);
            text += &minirow::format::write(&puzzle.into(), format, &symbols).unwrap();
            text += part;
        }
        let documents = read_all(&text, &ReadOptions::default());
        let found: Vec<String> = documents.iter().map(told::outcome).collect();
        prop_assert_eq!(found, expected);
        Ok(())
    });
}
