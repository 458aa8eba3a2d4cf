//! `solve --all`: every solution, as it is found.

use std::collections::BTreeSet;

use crate::program::{CLASSIC, SOLVED, run, run_with_input};
#[cfg(unix)]
use crate::streams::interrupt;

/// A board of 4×4 without givens.
const EMPTY: &str = "................";

#[test]
fn every_solution_is_there_once() {
    for (args, count) in [
        (&[EMPTY][..], 288),
        (&["1...............", "--extra", "diagonals"], 12),
        (&["--block", "1x4", "1234............"], 24),
        // Rules beyond houses.
        (&[".Shape~4x4.Thermo~R1C1~R1C2~R1C3"], 48),
    ] {
        let all = run(&[&["solve", "--all", "--no-header"], args].concat());
        let counted = run(&[&["count", "--limit", "all"], args].concat());
        let lines: BTreeSet<&str> = all.stdout.lines().collect();
        assert_eq!(lines.len(), all.stdout.lines().count(), "{args:?}");
        assert_eq!(format!("{}\n", lines.len()), counted.stdout, "{args:?}: {}", all.stderr);
        assert_eq!((lines.len(), all.code), (count, Some(0)), "{args:?}");
    }
}

#[test]
fn boards_come_one_after_the_other() {
    let input = format!("{CLASSIC}\n11{}\n", &CLASSIC[2..]);
    let all = run_with_input(&["solve", "--all"], &input);
    assert_eq!((all.stdout.as_str(), all.code), (&*format!("{SOLVED}\nnone\n"), Some(1)));
    assert_eq!(all.stderr, "2 boards: 1 solution\n");
    let few = run(&["solve", "--all", "--limit", "3", EMPTY, "1234341221434321"]);
    assert_eq!((few.stdout.lines().count(), few.code), (4, Some(0)));
    let json = run(&["solve", "--all", "--limit", "2", "--to", "jsonl", EMPTY]).stdout;
    let json: Vec<serde_json::Value> =
        json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((&json[1]["board"], &json[1]["number"]), (&1.into(), &2.into()));
    let drawn = run(&["solve", "--all", "--limit", "2", "--to", "grid", EMPTY]).stdout;
    assert_eq!(drawn.split("\n\n").count(), 2, "{drawn}");
    for args in [&["solve", "--limit", "3", EMPTY][..], &["solve", "--all", "--why", EMPTY]] {
        assert_eq!(run(args).code, Some(2), "{args:?}");
    }
}

#[test]
fn a_limit_ends_it_and_says_so() {
    let empty = ".".repeat(81);
    let timed = run(&["solve", "--all", "--timeout", "300ms", &empty]);
    assert_eq!(timed.code, Some(3));
    assert!(timed.stdout.lines().count() > 1, "{}", timed.stderr);
    assert!(timed.stderr.ends_with("solutions, stopped at a limit\n"), "{}", timed.stderr);
}

/// There are more solutions than anybody has room for.
#[cfg(unix)]
#[test]
fn ctrl_c_leaves_whole_solutions() {
    let run = interrupt(&["solve", "--all", &".".repeat(81)], "");
    assert_eq!(run.code, Some(130));
    assert!(run.stdout.lines().all(|line| line.len() == 81) && run.stdout.ends_with('\n'));
    assert!(run.stderr.contains("interrupted after 1 board: "), "{}", run.stderr);
}
