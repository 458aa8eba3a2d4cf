//! Random boards, and those made of others.

use std::io::{BufRead, BufReader, Read};

use crate::program::{CLASSIC, file, run, run_with_input, start};
use crate::streams::interrupt;
#[cfg(target_os = "linux")]
use crate::streams::interrupt_search;

/// What a run prints, which must go well.
fn made(args: &[&str]) -> String {
    let run = run(args);
    assert_eq!(run.code, Some(0), "{args:?}: {}", run.stderr);
    run.stdout
}

fn givens(line: &str) -> usize {
    line.chars().filter(|&sign| sign != '.').count()
}

#[test]
fn every_puzzle_has_one_solution() {
    for (count, args) in [
        (20, &["20"][..]),
        (5, &["5", "--symmetry", "half-turn"]),
        (5, &["5", "--extra", "diagonals"]),
        (3, &["3", "--block", "2x3"]),
        (1, &["1", "--block", "4x4"]),
        (3, &["3", "--level", "moderate"]),
    ] {
        let args = [&["generate", "-q", "--seed", "3", "--header"], args].concat();
        let puzzles = made(&args);
        let checked = run_with_input(&["check", "-q"], &puzzles);
        assert_eq!(checked.stdout, "unique\n".repeat(count), "{args:?}");
    }
}

#[test]
fn the_same_seed_makes_the_same_boards() {
    let plain = ["generate", "10000", "--seed", "12", "--jobs"];
    let one = made(&[&plain[..], &["1"]].concat());
    assert_eq!(one.lines().count(), 10_000);
    assert_eq!(one, made(&[&plain[..], &["2"]].concat()));
    assert_eq!(one, made(&[&plain[..], &["3"]].concat()));
    let rest = made(&["generate", "1000", "--first", "9000", "--seed", "12"]);
    assert!(one.ends_with(&rest));
    assert_ne!(one, made(&["generate", "10000", "--seed", "13"]));

    let hard = ["generate", "8", "--seed", "5", "--rating", "3.0-4.5", "--jobs"];
    assert_eq!(made(&[&hard[..], &["1"]].concat()), made(&[&hard[..], &["4"]].concat()));
    let x = ["generate", "8", "--seed", "5", "--extra", "diagonals", "--jobs"];
    assert_eq!(made(&[&x[..], &["1"]].concat()), made(&[&x[..], &["2"]].concat()));
}

#[test]
fn a_random_seed_is_told() {
    let run = run(&["generate", "--to", "jsonl"]);
    let board: serde_json::Value = serde_json::from_str(&run.stdout).expect("JSON");
    let seed = board["seed"].as_u64().expect("a number").to_string();
    assert!(run.stderr.contains(&format!("seed {seed}")), "{}", run.stderr);
    let again = made(&["generate", "--seed", &seed]);
    assert_eq!(again.trim_end(), board["puzzle"]);
}

#[test]
fn difficulties_are_those_that_rate_tells() {
    let rated = |puzzles: &str, template: &str, profile: &str| -> Vec<String> {
        let args = ["rate", "-q", "--profile", profile, "--template", template];
        run_with_input(&args, puzzles).stdout.lines().map(str::to_owned).collect()
    };
    let puzzles = made(&["generate", "5", "--seed", "1", "--rating", "2.6-3.4"]);
    for rating in rated(&puzzles, "%r", "se") {
        let rating: f64 = rating.parse().expect("a number");
        assert!((2.6..=3.4).contains(&rating), "{rating}");
    }
    let puzzles = made(&["generate", "5", "--seed", "1", "--hodoku", "hard"]);
    assert!(rated(&puzzles, "%l", "hodoku").iter().all(|level| level == "Hard"));
    let puzzles = made(&["generate", "3", "--seed", "1", "--score", "500-700"]);
    for score in rated(&puzzles, "%s", "hodoku") {
        assert!((500..=700).contains(&score.parse().expect("a number")), "{score}");
    }
    let puzzles = made(&["generate", "3", "--seed", "1", "--steps", "57-60"]);
    for steps in rated(&puzzles, "%c", "own") {
        assert!((57..=60).contains(&steps.parse().expect("a number")), "{steps}");
    }
    let needs = ["generate", "2", "--seed", "1", "--needs", "x-wing", "--nothing-harder"];
    for path in made(&[&needs[..], &["--with", "path"]].concat()).lines() {
        let (_, path) = path.split_once('\t').expect("a path");
        assert!(path.contains("x-wing:"), "{path}");
    }
    for level in ["beginner", "easy", "tricky", "fiendish"] {
        let told = made(&["generate", "2", "--seed", "9", "--level", level, "--with", "level"]);
        assert!(told.lines().all(|line| line.ends_with(level)), "{level}: {told}");
    }
}

#[test]
fn givens_are_as_requested() {
    for line in made(&["generate", "5", "--givens", "30", "--seed", "1"]).lines() {
        assert_eq!(givens(line), 30);
    }
    for line in made(&["generate", "3", "--symmetry", "half-turn", "--seed", "1"]).lines() {
        let is_given = |index: usize| line.as_bytes()[index] != b'.';
        assert!((0..81).all(|index| is_given(index) == is_given(80 - index)), "{line}");
    }
    let start = format!("123{}", ".".repeat(78));
    for line in made(&["generate", "3", "--start", &start, "--seed", "1"]).lines() {
        assert!(line.starts_with("123"), "{line}");
    }
    let pattern = "\
        XX. ... .XX\nXXX ... XXX\n.XX X.X XX.\n\
        ..X .X. X..\n... X.X ...\n..X .X. X..\n\
        .XX X.X XX.\nXXX ... XXX\nXX. ... .XX\n";
    let (_folder, path) = file("pattern.txt", pattern);
    let path = path.to_str().expect("a path of UTF-8");
    let drawn: String = pattern.chars().filter(|sign| !sign.is_whitespace()).collect();
    for args in [["pattern", path].as_slice(), &["generate", "--pattern", path]] {
        let made = made(&[args, &["--seed", "1"]].concat());
        let is_given = |text: &str| -> Vec<bool> { text.chars().map(|sign| sign != '.').collect() };
        assert_eq!(is_given(made.trim_end()), is_given(&drawn));
    }
}

#[test]
fn a_pattern_that_few_grids_fit_gets_its_digits_one_by_one() {
    // 24 givens under a half turn.
    let pattern =
        "XX...X.X....X..X....XX.....X.X....X...X...X...X....X.X.....XX....X..X....X.X...XX";
    let args = ["pattern", pattern, "2", "--seed", "1", "--with", "solution", "--to", "line"];
    let made = made(&args);
    assert_eq!(made.lines().count(), 2);
    for board in made.lines() {
        let (puzzle, solution) = board.split_once('\t').expect("a puzzle and its solution");
        let drawn: String = puzzle.chars().map(|c| if c == '.' { '.' } else { 'X' }).collect();
        assert_eq!(drawn, pattern);
        // A puzzle with several solutions has none to tell.
        assert_eq!(solution.len(), 81);
    }
}

#[test]
fn all_that_is_known_is_told() {
    let with = "solution,rating,level,path,givens,seed";
    let line = made(&["generate", "--seed", "1", "--with", with]);
    insta::assert_snapshot!("generate-line", line);
    insta::assert_snapshot!(
        "generate-grid",
        made(&["generate", "--seed", "1", "--to", "grid", "--with", "rating,level,seed"])
    );
    insta::assert_snapshot!(
        "generate-json",
        made(&["generate", "2", "--block", "2x3", "--seed", "1", "--to", "json", "--with", with])
    );
    let grids = made(&["generate", "--grids", "2", "--seed", "1", "--to", "jsonl"]);
    for grid in grids.lines() {
        let grid: serde_json::Value = serde_json::from_str(grid).expect("JSON");
        assert!(grid["puzzle"].is_null() && !grid["solution"].as_str().unwrap_or("").contains('.'));
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let cells = "X".repeat(7) + &".".repeat(74);
    for (args, expected) in [
        (&["--givens", "16"][..], "at least 17 givens"),
        (&["--givens", "2", "--block", "2x2"], "at least 4 givens"),
        (&["--rating", "7.0", "--block", "2x3"], "Sudoku Explainer rates boards of 9x9 alone"),
        (&["--rating", "7.25"], "expected a rating such as 7.2"),
        (&["--hodoku", "mild"], "expected easy, medium, hard, unfair, extreme"),
        (&["--pattern", "XX.."], "not a pattern of 81 cells: it has 4 characters"),
        (&["--pattern", &cells], "givens"),
        (&["--grids", "--givens", "30"], "cannot be used with"),
        (&["--grids", "--level", "easy"], "cannot be used with"),
        // No board of a sample may be left out because it takes long.
        (&["--unbiased", "--timeout", "1s"], "cannot be used with"),
        (&["--start", "11", "--block", "2x2"], "--start"),
    ] {
        let run = run(&[&["generate", "--seed", "1"], args].concat());
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{args:?}: {}", run.stderr);
        assert!(run.stderr.contains(expected), "{args:?}: {}", run.stderr);
    }
    let twice = run(&["pattern", "X......X.X....X.", "--pattern", "X......X.X....X."]);
    assert_eq!(twice.code, Some(2), "{}", twice.stderr);
    assert!(twice.stderr.contains("cannot be used with"), "{}", twice.stderr);
}

#[test]
fn what_is_not_found_is_told_with_what_came_closest() {
    let args = ["generate", "2", "--seed", "1", "--rating", "11.0-11.9", "--tries", "3"];
    let run = run(&args);
    assert_eq!((run.code, run.stdout.as_str()), (Some(3), ""), "{}", run.stderr);
    assert!(run.stderr.contains("board 1: the closest of 3 is "), "{}", run.stderr);
    assert!(run.stderr.contains("0 boards, 2 not found, seed 1"), "{}", run.stderr);
    let run = self::run(&["generate", "--seed", "1", "--givens", "17", "--tries", "3"]);
    assert_eq!((run.code, run.stdout.as_str()), (Some(3), ""), "{}", run.stderr);
    assert!(run.stderr.contains("board 1: the closest of 1024 is "), "{}", run.stderr);
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_whole_lines() {
    let run = interrupt(&["generate", "1000000000", "--seed", "1"], "");
    assert_eq!(run.code, Some(130));
    assert!(run.stdout.lines().count() > 1000 && run.stdout.ends_with('\n'));
    assert!(run.stdout.lines().all(|line| line.len() == 81));
    assert!(run.stderr.contains("interrupted after"), "{}", run.stderr);
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_stops_a_hunt() {
    let run = interrupt_search(&["generate", "--rating", "11.5-11.9", "--seed", "1"], "");
    assert_eq!((run.code, run.stdout.as_str()), (Some(130), ""));
}

#[test]
fn whoever_has_enough_ends_the_run() {
    let (mut child, stdin) = start(&["generate", "1000000000", "-q"]);
    drop(stdin);
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut first = String::new();
    lines.read_line(&mut first).expect("a board");
    drop(lines);
    let mut told = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut told).expect("UTF-8");
    assert_eq!(child.wait().expect("an end").code(), Some(141));
    assert_eq!((first.len(), told.as_str()), (82, ""));
}

#[test]
fn givens_that_are_not_needed_are_taken_away() {
    let run = run_with_input(&["minimize", "-q"], &format!("{CLASSIC}\n{}\n", ".".repeat(81)));
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!((lines.len(), lines[1], run.code), (2, "several", Some(1)));
    assert!(givens(lines[0]) < givens(CLASSIC));
    for (index, sign) in lines[0].char_indices().filter(|&(_, sign)| sign != '.') {
        assert_eq!(sign, char::from(CLASSIC.as_bytes()[index]));
        let mut rest = lines[0].to_owned();
        rest.replace_range(index..=index, ".");
        assert_eq!(crate::program::run(&["check", &rest]).stdout, "several\n", "{index}");
    }
    let json = made(&["minimize", "--to", "jsonl", CLASSIC]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(
        (&json["minimized"], &json["undecided"]),
        (&lines[0].into(), &serde_json::json!([]))
    );
}

#[test]
fn neighbours_are_listed() {
    let four = "1......3.4.....2";
    let all = made(&["neighbours", four]);
    assert_eq!(all.lines().count(), 32);
    assert!(all.lines().all(|line| givens(line) == 4 && line != four), "{all}");
    let checked = run_with_input(&["check", "-q"], &all);
    assert!(checked.stdout.lines().all(|line| line == "unique"));
    let minimal = made(&["neighbours", "--minimal", four]);
    assert!(minimal.lines().all(|line| all.contains(line)));
    let json = made(&["neighbours", "--to", "jsonl", four]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["neighbours"].as_array().map(Vec::len), Some(all.lines().count()));
    assert_eq!(json["complete"], true);
}

#[test]
fn boards_without_bias_are_the_same_again() {
    let sample = |jobs: &str| made(&["generate", "2", "--unbiased", "--seed", "1", "--jobs", jobs]);
    let one = sample("1");
    assert_eq!(one, sample("3"));
    assert_eq!(one.lines().count(), 2);
    for line in one.lines() {
        let (puzzle, weight) = line.split_once('\t').expect("a weight");
        assert_eq!(made(&["check", puzzle]), "unique\n");
        assert!(weight.parse::<f64>().expect("a number") > 0.0, "{weight}");
    }
    let grids = made(&["generate", "3", "--grids", "--uniform", "--seed", "1"]);
    assert!(grids.lines().all(|line| line.len() == 81 && !line.contains('.')));
    let refused = run(&["generate", "--uniform", "--block", "2x3"]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.stderr.contains("for 9x9 only"), "{}", refused.stderr);
}
