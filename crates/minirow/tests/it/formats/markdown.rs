//! Tables of Markdown with a cell in each field.

use minirow::format::{Format, ReadOptions, Reader, read_all};

use super::told;

const READ: &str = "2x2: 12.. .... .... ...4";
const ROWS: [&str; 4] =
    ["| 1 | 2 |   |  |", "|   |   |   |   |", "|   |   |   |   |", "|   |   |   | 4 |"];

/// The rows with these lines in front of them.
fn table(header: &str, rows: &[&str]) -> String {
    format!("{header}{}\n", rows.join("\n"))
}

fn check(text: &str, boards: usize) {
    let outcomes = told::outcomes(text, &ReadOptions::default());
    assert_eq!(outcomes, vec![READ; boards], "{text}");
}

#[test]
fn headers() {
    let rule = "|---|---|---|---|\n";
    for header in [
        "|   |   |   |   |",
        "| A | B | C | D |",
        "|a|b|c|d|",
        "| 1 | 2 | 3 | 4 |",
        "| <!-- --> | <!-- --> | <!-- --> | <!-- --> |",
    ] {
        for rule in [rule, "|:-:|:-:|:-:|:-:|\n", "| :--- | :--- | ---- | --: |\n"] {
            let text = table(&format!("{header}\n{rule}"), &ROWS);
            check(&text, 1);
            check(&format!("# Mine\n\nSome words.\n\n{text}\nGrid 02\n\n{text}\n"), 2);
            check(&text.replace('\n', "\r\n"), 1);
            check(&text.repeat(3), 3);
        }
    }
    // The first row of the board stands where Markdown has its header.
    let text = format!("{}\n{rule}{}", ROWS[0], table("", &ROWS[1..]));
    check(&text, 1);
    check(&format!("{text}\n{text}\n{text}"), 3);
}

/// Which rows are the board shows by their number alone.
#[test]
fn a_first_row_that_looks_like_a_header() {
    let rule = "|---|---|---|---|\n";
    let rows = ["| 3 | 4 | 1 | 2 |", "| 2 | 1 | 4 | 3 |", "| 4 | 3 | 2 | 1 |"];
    let outcomes = |text: &str| told::outcomes(text, &ReadOptions::default());
    assert_eq!(
        outcomes(&table(&format!("| 1 | 2 | 3 | 4 |\n{rule}"), &rows)),
        ["2x2: 1234 3412 2143 4321"]
    );
    let rows = ["| 3 |   |   | 2 |", "| 2 |   |   | 3 |", "| 4 |   |   | 1 |"];
    assert_eq!(
        outcomes(&table(&format!("|   |   |   |   |\n{rule}"), &rows)),
        ["2x2: .... 3..2 2..3 4..1"]
    );
    let two = read_all(&table(&format!("{}\n{rule}", ROWS[0]), &ROWS), &ReadOptions::default());
    assert!(two.iter().any(Result::is_err));
}

#[test]
fn names_of_rows_and_columns() {
    for (columns, names) in [
        ("| 1 | 2 | 3 | 4 |", "1234"),
        ("| A | B | C | D |", "1234"),
        ("| a | b | c | d |", "ABCD"),
    ] {
        for corner in ["|   ", "| # ", "| + "] {
            let rows: Vec<String> = ROWS
                .iter()
                .zip(names.chars())
                .map(|(row, name)| format!("| {name} {row}"))
                .collect();
            let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
            check(&table(&format!("{corner}{columns}\n|---|---|---|---|---|\n"), &rows), 1);
        }
    }
}

/// What is no such table is taken line by line, as before.
#[test]
fn other_tables() {
    let framed = "+---+---+---+---+\n| 1 | 2 | . | . |\n|---|---|---|---|\n| . | . | . | . |\n\
        |---|---|---|---|\n| . | . | . | . |\n|---|---|---|---|\n| . | . | . | 4 |\n+---+---+---+---+\n";
    check(framed, 1);
    check(&framed.repeat(2), 2);
    let mut reader = Reader::new(ReadOptions::default());
    let lines = framed.repeat(2);
    let records: usize = lines.lines().map(|line| reader.feed(line).len()).sum();
    assert_eq!((records, reader.finish().len()), (2, 0));
    let words = read_all(
        "| a1 | b2 | c3 | d4 |\n|---|---|---|---|\n| x | y | z | 1 |\n",
        &ReadOptions::default(),
    );
    assert!(words.iter().all(Result::is_err) && !words.is_empty());
    let named = ReadOptions::default().format("grid".parse::<Format>().ok());
    let text = table("| A | B | C | D |\n|---|---|---|---|\n", &ROWS);
    assert_eq!(told::outcomes(&text, &named), [READ]);
    let mut reader = Reader::new(ReadOptions::default());
    reader.feed(ROWS[0]);
    assert_eq!(reader.skip_line().len() + reader.finish().len(), 1);
}
