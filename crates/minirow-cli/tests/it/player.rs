//! Hints, steps and paths over boards as players leave them, and the list of techniques.

use serde_json::Value;

use crate::program::{CLASSIC, Run, SOLVED, file, run, run_with_input};

/// Checks the output and exit code of a run.
fn check(args: &[&str], stdout: &str, code: i32) {
    let run = run(args);
    assert_eq!((run.stdout.as_str(), run.code), (stdout, Some(code)), "{args:?}: {}", run.stderr);
}

/// The value of an answer in JSON.
fn json(run: &Run) -> Value {
    serde_json::from_str(run.stdout.trim_end()).expect("JSON")
}

/// One cell is open.
const LAST: &str = "123.341221434321";

/// The classic board after moves, each a cell from 0 and a digit.
fn after(moves: &[(usize, char)]) -> String {
    let mut cells: Vec<char> = CLASSIC.chars().collect();
    for &(cell, digit) in moves {
        cells[cell] = digit;
    }
    cells.into_iter().collect()
}

#[test]
fn hint_tells_more_at_each_level() {
    for (level, told) in [
        ("1", "Look at row 1.\n"),
        ("2", "Full house with the digit 4.\n"),
        ("3", "Full house with the digit 4: in row 1; r1c4.\n"),
        ("4", "Full house: r1c4 is 4: the last open cell of row 1.\n"),
        ("5", "r1c4 is 4.\n\n1234341221434321\n"),
    ] {
        check(&["hint", "--level", level, LAST], told, 0);
    }
    check(&["hint", LAST], "Look at row 1.\n", 0);
    check(&["hint", SOLVED], "solved\n", 0);
}

#[test]
fn hint_tells_no_more_than_its_level_in_json() {
    let keys = ["houses", "technique", "marks", "explanation", "after"];
    for level in 1..=5 {
        let run = run(&["hint", "--to", "jsonl", "--level", &level.to_string(), LAST]);
        let answer = json(&run);
        assert_eq!((&answer["result"], &answer["hint"]["level"]), (&"step".into(), &level.into()));
        for (index, key) in keys.iter().enumerate() {
            assert_eq!(answer["hint"].get(key).is_some(), index < level, "{level}: {answer}");
        }
    }
}

#[test]
fn hint_names_mistakes_first() {
    let wrong = after(&[(0, '3')]);
    let told = "mistake: 3 in r1c1 is wrong\n";
    check(&["hint", "--givens", CLASSIC, &wrong], told, 1);
    let twice = after(&[(0, '7')]);
    let told = "mistake: 7 stands more than once in row 1: r1c1 and r1c3\n\
                mistake: 7 stands more than once in block 1: r1c1 and r1c3\n";
    check(&["hint", &twice], told, 1);
    let told = told.to_owned() + "mistake: 7 in r1c1 is wrong\n";
    check(&["hint", "--level", "5", "--givens", CLASSIC, &twice], &told, 1);
    let answer = json(&run(&["hint", "--to", "jsonl", "--givens", CLASSIC, &wrong]));
    assert_eq!(answer["result"], "mistakes");
    assert_eq!(answer["mistakes"][0]["cells"][0], "r1c1");
}

#[test]
fn hint_heeds_eliminated_candidates() {
    let (_folder, path) = file("puzzle.txt", CLASSIC);
    let path = path.to_str().expect("a path of UTF-8");
    let drawn = run(&["simplify", "--to", "candidates", CLASSIC]).stdout;
    let right = run_with_input(&["hint", "--givens", path], &drawn);
    assert_ne!(right.stdout, "", "{}", right.stderr);
    assert!(!right.stdout.contains("mistake"), "{}", right.stdout);
    // r1c1 is 4.
    let eliminated = drawn.replacen("345", "35 ", 1);
    assert_ne!(eliminated, drawn);
    let told = run_with_input(&["hint", "--givens", path], &eliminated);
    let expected = "mistake: a candidate that r1c1 needs is eliminated\n";
    assert_eq!((told.stdout.as_str(), told.code), (expected, Some(1)));
}

#[test]
fn help_needs_one_solution() {
    let several = "several: the puzzle has more than one solution\n";
    let none = "none: the board has no solution; --givens helps to find what is wrong\n";
    for command in ["hint", "explain"] {
        check(&[command, &".".repeat(81)], several, 1);
        check(&[command, &after(&[(0, '3')])], none, 1);
    }
}

#[test]
fn givens_are_a_file_or_a_puzzle() {
    let bad = run(&["hint", "--givens", "no-such-file.txt", CLASSIC]);
    assert_eq!((bad.stdout.as_str(), bad.code), ("", Some(2)));
    assert!(
        bad.stderr.contains("--givens: 'no-such-file.txt': no such file, and not a board"),
        "{}",
        bad.stderr
    );
    let (_folder, path) = file("two.txt", &format!("{CLASSIC}\n{CLASSIC}\n"));
    let two = run(&["hint", "--givens", path.to_str().expect("UTF-8"), CLASSIC]);
    assert_eq!(two.code, Some(2));
    assert!(two.stderr.contains("expected one puzzle, found 2"), "{}", two.stderr);
    let other = run(&["steps", "--givens", CLASSIC, LAST]);
    let told = "error argument:1:1 expected a board like the givens, 9x9 with 3x3 blocks, \
                found 4x4 with 2x2 blocks\n";
    assert_eq!((other.stdout.as_str(), other.code), (told, Some(2)));
}

#[test]
fn steps_lists_what_is_open() {
    let line = "1.0 Full house: r1c4 is 4: the last open cell of row 1\n";
    let easiest = run(&["steps", LAST]);
    assert_eq!((easiest.stdout.lines().count(), easiest.code), (3, Some(0)));
    assert!(easiest.stdout.starts_with(line), "{}", easiest.stdout);
    let single = "2.3 Naked single: r1c4 is 4: the only digit left in the cell\n";
    check(&["steps", "--technique", "naked-single", LAST], single, 0);
    check(&["steps", "--technique", "Naked single", LAST], single, 0);
    let all = run(&["steps", "--all", LAST]).stdout;
    assert!(all.contains(line) && all.contains(single), "{all}");
    check(&["steps", &".".repeat(81)], "stuck: no technique finds a step\n", 1);
    check(&["steps", SOLVED], "solved\n", 0);
    let wrong = after(&[(0, '3')]);
    check(&["steps", "--givens", CLASSIC, &wrong], "mistake: 3 in r1c1 is wrong\n", 1);
    let answer = json(&run(&["steps", "--to", "jsonl", LAST]));
    assert_eq!(answer["steps"][0]["place"][0], serde_json::json!({"cell": "r1c4", "digit": "4"}));
}

#[test]
fn techniques_are_named_as_they_are_listed() {
    let bad = run(&["steps", "--technique", "lucky-guess", LAST]);
    assert_eq!((bad.stdout.as_str(), bad.code), ("", Some(2)));
    assert!(bad.stderr.contains("`minirow techniques` lists them"), "{}", bad.stderr);
}

#[test]
fn explain_tells_the_way() {
    let text = "\
123.341221434321

1. 1.0 Full house: r1c4 is 4: the last open cell of row 1

Solved in 1 step; the hardest is Full house, 1.0 on our scale. Level: beginner.

1234341221434321
";
    check(&["explain", LAST], text, 0);
    let markdown = "\
# Puzzle 1

```text
1 2 | 3 .
3 4 | 1 2
----+----
2 1 | 4 3
4 3 | 2 1
```

1. **Full house** (1.0): r1c4 is 4: the last open cell of row 1

Solved in 1 step; the hardest is Full house, 1.0 on our scale. Level: beginner.

```text
1 2 | 3 4
3 4 | 1 2
----+----
2 1 | 4 3
4 3 | 2 1
```
";
    check(&["explain", "--markdown", LAST], markdown, 0);
    let answer = json(&run(&["explain", "--to", "jsonl", LAST]));
    assert_eq!((&answer["result"], &answer["path"]["rating"]), (&"solved".into(), &1.0.into()));
    assert_eq!(answer["path"]["end"], "1234341221434321");
    assert_eq!(answer["path"]["steps"][0]["technique"], "full-house");
}

#[test]
fn explain_draws_the_board_behind_each_step() {
    let two = LAST.replacen('1', ".", 1);
    let told = |args: &[&str]| run(&[&["explain", "--boards", &two], args].concat()).stdout;
    let plain = told(&[]);
    let (start, board) = plain.split_once("\n\n1. 1.0 Full house: ").expect("a first step");
    let board = board.split_once("\n\n").expect("a drawing").1;
    assert_eq!(start, two);
    assert!(board.contains("\n\n2. 1.0 Full house: "), "{plain}");
    let solved = "1 2 | 3 4\n3 4 | 1 2\n----+----\n2 1 | 4 3\n4 3 | 2 1\n";
    assert!(board.contains(solved) && board.ends_with("1234341221434321\n"), "{plain}");
    let markdown = told(&["--markdown"]);
    let block = format!("\n```text\n{solved}```\n").replace('\n', "\n   ");
    assert!(markdown.contains(block.trim_end()), "{markdown}");
    let answer = json(&run(&["explain", "--boards", "--to", "jsonl", &two]));
    let boards = answer["path"]["boards"].as_array().expect("a board for each step");
    assert_eq!((boards.len(), &boards[1]), (2, &answer["path"]["end"]));
}

/// Whatever techniques there are, the steps lead from the puzzle to the end, in JSON too.
#[test]
fn steps_of_a_path_fill_the_board() {
    let answer = json(&run(&["explain", "--to", "jsonl", CLASSIC]));
    let mut cells: Vec<char> = CLASSIC.chars().collect();
    for step in answer["path"]["steps"].as_array().expect("steps") {
        for placed in step["place"].as_array().expect("placements") {
            let name = placed["cell"].as_str().expect("a cell").as_bytes();
            let cell = usize::from(name[1] - b'1') * 9 + usize::from(name[3] - b'1');
            cells[cell] = placed["digit"].as_str().expect("a digit").chars().next().expect("one");
            assert_eq!(cells[cell], SOLVED.chars().nth(cell).expect("a digit"));
        }
    }
    assert_eq!(answer["path"]["end"], cells.iter().collect::<String>());
}

#[test]
fn explanations_come_in_order() {
    let input = format!("{LAST}\n1234341221434321\n{LAST}\n").replace('\n', "\n\n");
    let run = run_with_input(&["explain", "--markdown"], &input);
    let titles: Vec<&str> = run.stdout.lines().filter(|line| line.starts_with("# ")).collect();
    assert_eq!(titles, ["# Puzzle 1", "# Puzzle 2", "# Puzzle 3"], "{}", run.stderr);
    assert!(run.stderr.contains("3 boards: 3 solved"), "{}", run.stderr);
}

#[test]
fn techniques_lists_and_tells() {
    let list = run(&["techniques"]).stdout;
    let line = list.lines().find(|line| line.contains("naked-single")).expect("a line");
    assert_eq!(
        line.split_whitespace().collect::<Vec<_>>(),
        ["2.3", "easy", "naked-single", "Naked", "single"]
    );
    let document = run(&["techniques", "naked-single"]).stdout;
    assert!(document.starts_with("# Naked single\n") && document.contains("## Near miss"));
    assert_eq!(run(&["techniques", "Naked Single"]).stdout, document);
    let all = json(&run(&["techniques", "--to", "json"]));
    assert_eq!(all["techniques"].as_array().map(Vec::len), Some(list.lines().count()));
    let lines = run(&["techniques", "--to", "jsonl"]).stdout;
    assert_eq!(lines.lines().count(), list.lines().count());
    let one = json(&run(&["techniques", "--to", "jsonl", "full-house"]));
    assert_eq!((&one["technique"], &one["rating"]), (&"full-house".into(), &1.0.into()));
    assert!(one["document"].as_str().is_some_and(|text| text.starts_with("# Full house")));
    let unknown = run(&["techniques", "lucky-guess"]);
    assert_eq!((unknown.stdout.as_str(), unknown.code), ("", Some(2)));
}

#[cfg(unix)]
#[test]
fn ctrl_c_stops_between_boards() {
    for command in ["hint", "steps", "explain"] {
        let run = crate::streams::interrupt(&[command], &format!("{CLASSIC}\n"));
        assert_eq!(run.code, Some(130), "{command}: {}", run.stderr);
        assert!(run.stderr.contains("interrupted after 1 board"), "{}", run.stderr);
    }
}
