//! Traces of solutions: their rows, applied in order, give the solution.

use serde_json::Value;

use super::folder::Folder;

/// The cells and digits of a row of a trace.
fn pairs(step: &Value, key: &str) -> Vec<(usize, u64)> {
    let pairs = step[key].as_array().expect("a list");
    let number = |value: &Value| value.as_u64().expect("a number");
    pairs.iter().map(|pair| (number(&pair[0]) as usize, number(&pair[1]))).collect()
}

/// Whether a digit is at a place of a line.
fn has(line: &str, cell: usize, digit: u64) -> bool {
    u64::from(line.as_bytes()[cell] - b'0') == digit
}

#[test]
fn rows_applied_in_order_give_the_solution() {
    let folder = Folder::new();
    let count = if std::env::var_os("RUN_SLOW_TESTS").is_some() { 100_000 } else { 400 };
    let bands = "beginner,easy,moderate,tricky";
    let set =
        format!("generate {count} --bands {bands} --work solve,trace --to jsonl -o FOLDER/set");
    assert_eq!(folder.run(&set).code, Some(0));
    let rows = folder.read("set/boards.jsonl");
    assert_eq!(rows.lines().count(), count);
    for line in rows.lines() {
        let row: Value = serde_json::from_str(line).expect("an object");
        let text = |key: &str| row[key].as_str().expect("a text").to_owned();
        let (mut board, solution) = (text("puzzle"), text("solution"));
        for step in row["trace"].as_array().expect("steps") {
            assert!(step["technique"].as_str().is_some_and(|name| !name.is_empty()), "{line}");
            for (cell, digit) in pairs(step, "placements") {
                assert_eq!(&board[cell..=cell], ".", "{line}");
                board.replace_range(cell..=cell, &digit.to_string());
            }
            for (cell, digit) in pairs(step, "eliminations") {
                assert!(!has(&solution, cell, digit), "{line}");
            }
        }
        assert_eq!(board, solution, "{line}");
    }
}
