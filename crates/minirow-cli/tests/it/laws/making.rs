//! What is generated reads back as the board that was made.

use minirow::format::{Document, Format, ReadOptions, Symbols, read};
use minirow::solve::{Solutions, solutions};
use serde_json::Value;

use super::read_back::{Faults, difference, read_back};
use crate::program::{file, run};

/// How many boards are made in each run.
const BOARDS: usize = 2;

const MAP: &str = "AAABBB\nAABABB\nCCCDDD\nCCDCDD\nEEEFFF\nEEFEFF\n";
const PATTERN: &str = "XX..XX.XX.X..X.X"; // Of a board of 4×4.

/// What can be asked about geometry and symbols.
fn geometries(map: &str) -> Vec<Vec<&str>> {
    vec![
        vec![],
        vec!["--symbols", "A-I"],
        vec!["--symbols", "dec"],
        vec!["--extra", "diagonals"],
        vec!["--extra", "windoku"],
        vec!["--extra", "anti-knight"],
        vec!["--extra", "disjoint-groups"],
        vec!["--block", "2x2"],
        vec!["--block", "2x3"],
        vec!["--block", "3x2", "--extra", "anti-king"],
        vec!["--block", "1x5"],
        vec!["--block", "3x4"],
        vec!["--block", "3x4", "--symbols", "0-9A-F"],
        vec!["--block", "4x4"],
        vec!["--blocks", map],
        vec!["--blocks", map, "--symbols", "A-F"],
    ]
}

/// The boards of answers in JSON.
fn expected(json: &str) -> Vec<(Document, Symbols)> {
    let board = |line: &str| {
        let value: Value = serde_json::from_str(line).expect("JSON");
        let grid = value["puzzle"].as_str().or(value["solution"].as_str()).expect("a board");
        let mut board = serde_json::json!({ "grid": grid });
        for field in ["geometry", "symbols"] {
            if !value[field].is_null() {
                board[field] = value[field].clone();
            }
        }
        let document = read(&board.to_string(), &ReadOptions::default()).expect("a board");
        let usual = || Symbols::for_board(document.grid.geometry());
        let symbols = value["symbols"].as_str().map_or_else(usual, |s| s.parse().expect("symbols"));
        (document, symbols)
    };
    json.lines().map(board).collect()
}

#[test]
fn what_is_generated_reads_back() {
    let (_folder, map) = file("map.txt", MAP);
    let map = map.to_str().expect("a path of UTF-8");
    let kinds: [&[&str]; 5] = [
        &["generate", "2"],
        &["generate", "2", "--grids"],
        &["generate", "2", "--with", "givens,seed,solution"],
        &["generate", "2", "--with", "seed,level"],
        &["pattern", PATTERN, "2"],
    ];
    let (mut faults, mut cases) = (Faults::default(), 0);
    for (number, geometry) in geometries(map).into_iter().enumerate() {
        for (place, kind) in kinds.iter().enumerate() {
            let is_pattern = kind[0] == "pattern";
            // Larger boards take their time to dig and to rate.
            let is_large = ["3x4", "4x4"].iter().any(|block| geometry.contains(block));
            let is_rated = kind.contains(&"seed,level") && !geometry.is_empty();
            if is_large && !kind.contains(&"--grids") || is_rated {
                continue;
            }
            if is_pattern && geometry.first().is_some_and(|first| *first != "--symbols") {
                continue;
            }
            let block: &[&str] = if is_pattern { &["--block", "2x2"] } else { &[] };
            let seed = (number * 7 + place).to_string();
            let asked = [kind, &geometry[..], block, &["--seed", &seed]].concat();
            let json = run(&[&asked[..], &["--to", "jsonl"]].concat());
            assert_eq!(json.code, Some(0), "{asked:?}: {}", json.stderr);
            let expected = expected(&json.stdout);
            assert_eq!(expected.len(), BOARDS, "{asked:?}");
            for form in ["line", "grid", "candidates", "tatham"] {
                cases += BOARDS;
                let format: Format = form.parse().expect("a format");
                let run = run(&[&asked[..], &["--to", form]].concat());
                let told = |what: &str| format!("{} --to {form}: {what}", kind.join(" "));
                let shown = || format!("{asked:?}\nstdout: {}\nstderr: {}", run.stdout, run.stderr);
                if run.stderr.contains("panicked") {
                    faults.add(told("a crash"), shown);
                    continue;
                }
                if format.holds(expected[0].0.grid.geometry()).is_err() {
                    if run.code != Some(2) || !run.stdout.is_empty() {
                        faults.add(told("not refused"), shown);
                    }
                    continue;
                }
                let read = read_back(&run.stdout);
                if read.len() != expected.len() {
                    faults.add(told("another number of boards"), shown);
                }
                for (read, (expected, symbols)) in read.into_iter().zip(&expected) {
                    let Ok((found, found_symbols)) = read else {
                        faults.add(told("unreadable"), shown);
                        continue;
                    };
                    let found_all = (&found, &found_symbols);
                    if let Some(what) = difference((expected, symbols), found_all, format) {
                        faults.add(told(what), shown);
                    } else if !matches!(solutions(&found.grid), Solutions::One(_)) {
                        faults.add(told("not one solution"), shown);
                    }
                }
            }
        }
    }
    faults.check(cases);
    assert!(cases >= 300, "{cases} cases");
}
