//! Forms that people bring, through the whole program: each is solved like its board in a line.

use crate::program::{run, run_with_input};

const BOARD: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";

fn check(text: &str) {
    let solved = run_with_input(&["solve", "-q", "--to", "line"], text);
    assert_eq!(
        (solved.stdout.as_str(), solved.code),
        (SOLVED, Some(0)),
        "{text}\n{}",
        solved.stderr
    );
}

fn rows(cell: impl Fn(char) -> String, between: &str, row: impl Fn(String) -> String) -> String {
    let rows = BOARD.as_bytes().chunks(9).map(|cells| {
        let cells: Vec<String> = cells.iter().map(|&byte| cell(char::from(byte))).collect();
        row(cells.join(between))
    });
    rows.collect()
}

#[test]
fn json() {
    let number = |sign: char| if sign == '.' { "0".to_owned() } else { sign.to_string() };
    let null = |sign: char| if sign == '.' { "null".to_owned() } else { sign.to_string() };
    let list: Vec<String> = BOARD.chars().map(number).collect();
    check(&format!("{{\"grid\": [{}]}}", list.join(", ")));
    let cells: Vec<String> =
        BOARD.chars().map(|sign| format!("{{\"val\": {}}}", null(sign))).collect();
    check(&format!("[{}]", cells.join(", ")));
}

#[test]
fn markup() {
    let blank = |sign: char| if sign == '.' { String::new() } else { sign.to_string() };
    let td = |sign| format!("<td>{}</td>", blank(sign));
    let table = rows(td, "", |row| format!("<tr>{row}</tr>"));
    check(&format!("<html><body><table>{table}</table></body></html>"));
    let latex = rows(
        |sign| if sign == '.' { " ".into() } else { sign.into() },
        "|",
        |row| format!("|{row}|.\n"),
    );
    check(&format!("\\begin{{sudoku}}\n{latex}\\end{{sudoku}}\n"));
    let bold = |sign| if sign == '.' { " . ".to_owned() } else { format!(" **{sign}** ") };
    let header =
        "| c1 | c2 | c3 | c4 | c5 | c6 | c7 | c8 | c9 |\n|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n";
    check(&format!("{header}{}", rows(bold, "|", |row| format!("|{row}|\n"))));
    let xml = rows(String::from, "", |row| format!("  <row>{}</row>\n", row.replace('.', "0")));
    check(&format!("<?xml version=\"1.0\"?>\n<sudoku>\n{xml}</sudoku>\n"));
}

#[test]
fn solutions_and_links() {
    check(&format!("{};{BOARD}\n", SOLVED.trim_end()));
    let link = format!("https://example.org/solve?puzzle={}", BOARD.replace('.', "0"));
    let solved = run(&["solve", "-q", "--to", "line", &link]);
    assert_eq!((solved.stdout.as_str(), solved.code), (SOLVED, Some(0)), "{}", solved.stderr);
    let unknown = run(&["solve", "https://example.org/today"]);
    assert!(unknown.stderr.contains("found a link to example.org"), "{}", unknown.stderr);
    assert!(unknown.stderr.contains("sudokupad.app"), "{}", unknown.stderr);
}
