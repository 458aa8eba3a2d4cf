//! Boards with rules beyond houses.

use crate::program::{run, run_with_input};

fn example(name: &str) -> String {
    format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn constraint_strings_are_solved() {
    let file = example("rules.iss");
    let named = run(&["solve", "--no-header", "--from", "iss", &file]);
    assert_eq!(named.code, Some(0), "{}", named.stderr);
    let lines: Vec<&str> = named.stdout.lines().collect();
    assert!(lines.len() == 2 && lines.iter().all(|line| line.len() == 81), "{}", named.stdout);
    assert_eq!(run(&["solve", "--no-header", &file]).stdout, named.stdout);
    assert_eq!(run(&["check", &file]).stdout, "unique\nunique\n");
    assert_eq!(run(&["count", &file]).stdout, "1\n1\n");
    // The same board in header lines.
    let drawn = run(&["solve", "--no-header", &example("rules.txt")]).stdout;
    assert_eq!(drawn.lines().next(), lines.first().copied());
}

#[test]
fn killer_sudoku_is_solved() {
    let file = example("killer.txt");
    assert_eq!(run(&["check", &file]).stdout, "unique\nunique\nunique\n");
    assert_eq!(run(&["check", "--from", "killer", &file]).stdout, "unique\nunique\nunique\n");
}

#[test]
fn what_is_broken_is_named() {
    let text = ".Thermo~R1C1~R1C2~R1C3.~R1C2_1\n";
    let check = run_with_input(&["check", "-"], text);
    assert_eq!(check.stdout, "none: the thermometer along r1c1 r1c2 r1c3 is broken by r1c2\n");
    assert_eq!(check.code, Some(1));
    let why = run_with_input(&["solve", "--why", "-"], text);
    assert_eq!(
        why.stdout,
        "none\tthe thermometer along r1c1 r1c2 r1c3; 1 in r1c2 cannot hold together\n"
    );
    let plain = run_with_input(&["solve", "--why", "-"], "11..\n....\n....\n....\n");
    assert!(plain.stdout.contains("1 in r1c1; 1 in r1c2 cannot hold together"), "{}", plain.stdout);
}

#[test]
fn boards_that_are_not_square_are_answered() {
    let text = ".Shape~4x6.NoBoxes.Sum~3~R1C1~R1C2.~R1C1_2\n";
    assert_eq!(run_with_input(&["count", "--limit", "3", "-"], text).stdout, "3+\n");
    let json = run_with_input(&["solve", "--to", "jsonl", "-"], text).stdout;
    assert!(json.contains("\"rows\":4") && json.contains("\"columns\":6"), "{json}");
    assert!(json.contains("\"result\":\"several\""), "{json}");
    assert_eq!(run_with_input(&["convert", "--to", "iss", "-"], text).stdout, text);
    let written = run_with_input(&["convert", "--to", "json", "-"], text).stdout;
    assert_eq!(run_with_input(&["convert", "--to", "iss", "-"], &written).stdout, text);
    let refused = run_with_input(&["convert", "--to", "csv", "-"], text);
    assert!(refused.stderr.contains("found 4x6 with digits from 1 to 6"), "{}", refused.stderr);
    let link = run_with_input(&["convert", "--to", "iss-link", "-"], text).stdout;
    assert!(link.ends_with("?q=.Shape~4x6.NoBoxes.Sum~3~R1C1~R1C2.~R1C1_2\n"), "{link}");
    assert_eq!(run_with_input(&["link", "--player", "iss", "-"], text).stdout, link);
    assert_eq!(run_with_input(&["convert", "--to", "iss", "-"], &link).stdout, text);
    let refused = run_with_input(&["link", "-"], text);
    assert!(refused.stdout.contains("found 4x6 with digits from 1 to 6"), "{}", refused.stdout);
}

/// A constraint string over several lines is one board, unless it is told that each line is one.
#[test]
fn strings_over_several_lines_are_one_board() {
    let text = ".Shape~4x4\n\n# a remark\n.Thermo~R1C1~R1C2\n";
    let done = run_with_input(&["count", "--limit", "2", "-"], text);
    assert_eq!((done.code, done.stdout.as_str(), done.stderr.as_str()), (Some(0), "2+\n", ""));
    let done = run_with_input(&["count", "--one-per-line", "--limit", "2", "-"], text);
    assert_eq!((done.code, done.stdout.as_str()), (Some(0), "2+\n2+\n"));
    let told = "line 1: a board without givens and rules";
    assert_eq!(done.stderr.matches("a board without givens").count(), 1, "{}", done.stderr);
    assert!(done.stderr.contains(told), "{}", done.stderr);
    let either = ".Shape~4x4.Thermo~R1C1~R1C2\n.~R1C1_2\n";
    let refused = run_with_input(&["count", "-"], either);
    assert_eq!(refused.code, Some(2), "{}", refused.stderr);
    let hint = "hint: --whole reads all lines as one board, --one-per-line each line as a board\n";
    assert!(refused.stderr.contains(hint), "{}", refused.stderr);
    assert_eq!(run_with_input(&["count", "--whole", "--limit", "2", "-"], either).stdout, "2+\n");
}

#[test]
fn answers_in_json_and_headers_have_the_rules() {
    let text = ".Cage~5~R1C1~R1C2.Thermo~R3C1~R3C2~R3C3\n";
    for command in ["solve", "check", "count"] {
        let json = run_with_input(&[command, "--to", "jsonl", "-"], text).stdout;
        let rules = "\"rules\":[\"cage 5 r1c1 r1c2\",\"thermometer r3c1 r3c2 r3c3\"]";
        assert!(json.contains(rules), "{command}: {json}");
    }
    let file = example("rules.iss");
    let solved = run(&["solve", "--header", &file]).stdout;
    assert!(solved.starts_with("block: 3x3\nthermometer r7c3 r8c3 r9c3 r9c2 r9c1\n"), "{solved}");
    // So the solutions are checked by their rules.
    let back = run_with_input(&["check", "-"], &solved);
    assert_eq!(back.stdout, "unique\nunique\n", "{}", back.stderr);
    let other = ".Shape~4x6.NoBoxes.Sum~3~R1C1~R1C2.~R1C1_2";
    let json = run_with_input(&["count", "--to", "jsonl", "-"], other).stdout;
    let told = "\"rules\":[\"sum 3 r1c1 r1c2\"]";
    assert!(json.contains(told), "{json}");
}

#[test]
fn boards_with_rules_are_searched_in_several_gears() {
    let file = example("rules.iss");
    let solved = run(&["solve", &file]).stdout;
    for gear in [&["--threads", "8"][..], &["--engine", "batsat"], &["--engine", "subsets"]] {
        let told = run(&[&["solve", &file], gear].concat());
        assert_eq!(told.stdout, solved, "{gear:?}: {}", told.stderr);
    }
}

#[test]
fn rules_come_back_from_every_text() {
    let file = example("rules.iss");
    let lines = run(&["convert", "--to", "line", &file]).stdout;
    assert!(lines.starts_with("block: 3x3\nthermometer r7c3 r8c3 r9c3 r9c2 r9c1\n"), "{lines}");
    for format in ["line", "grid", "json"] {
        let text = run(&["convert", "--to", format, &file]).stdout;
        let back = run_with_input(&["convert", "--to", "line", "-"], &text);
        assert_eq!(back.stdout, lines, "{format}: {}", back.stderr);
    }
    let iss = run_with_input(&["convert", "--to", "iss", "-"], &lines).stdout;
    assert_eq!(run_with_input(&["convert", "--to", "line", "-"], &iss).stdout, lines);
}

#[test]
fn commands_that_do_not_know_rules_name_them() {
    for command in ["rate", "hint", "explain", "simplify", "canon"] {
        let refused = run(&[command, &example("rules.iss")]);
        assert_eq!(refused.code, Some(2), "{command}");
        assert!(refused.stderr.contains("found thermometer (9)"), "{command}: {}", refused.stderr);
    }
    let refused = run(&["convert", "--to", "csv", "--lossy", &example("rules.iss")]);
    assert!(refused.stderr.contains("rules beyond houses"), "{}", refused.stderr);
}

#[test]
fn minimized_boards_keep_their_solution() {
    let file = example("rules.iss");
    let solved = run(&["solve", &file]).stdout;
    for to in ["line", "grid", "candidates"] {
        let minimized = run(&["minimize", "--to", to, &file]).stdout;
        let again = run_with_input(&["solve", "--to", "line", "-"], &minimized);
        assert_eq!(again.stdout, solved, "{to}: {minimized}{}", again.stderr);
    }
    // A thermometer and a cage, without which the board has several solutions.
    let text = ".Thermo~R1C2~R1C1.Cage~12~R1C1~R2C2.~R1C1_5.~R1C2_3.~R1C5_7.~R2C1_6.~R2C4_1.~R2C5_9\
                .~R2C6_5.~R3C2_9.~R3C3_8.~R3C8_6.~R4C1_8.~R4C5_6.~R4C9_3.~R5C1_4.~R5C4_8.~R5C6_3\
                .~R5C9_1.~R6C1_7.~R6C5_2.~R6C9_6.~R7C2_6.~R7C7_2.~R7C8_8.~R8C4_4.~R8C5_1.~R8C6_9\
                .~R8C9_5.~R9C5_8.~R9C8_7.~R9C9_9";
    let minimized = run(&["minimize", "--from", "iss", text]).stdout;
    assert!(minimized.contains("\nthermometer r1c2 r1c1\ncage 12 r1c1 r2c2\n"), "{minimized}");
    assert_eq!(run_with_input(&["check", "-"], &minimized).stdout, "unique\n", "{minimized}");
    let bare = run(&["minimize", "--no-header", "--from", "iss", text]).stdout;
    assert_eq!(Some(bare.trim_end()), minimized.lines().last());
    let minimized = run(&["minimize", "--to", "jsonl", &file]);
    assert_eq!(minimized.code, Some(0), "{}", minimized.stderr);
    assert!(minimized.stdout.contains("\"minimized\":"), "{}", minimized.stdout);
}

#[test]
fn errors_stand_where_they_are() {
    for (text, told) in [
        (".Cage~x~R1C1", ":1:7: expected a number of at most 6 digits, found 'x'"),
        (".Thermo~R1C1~R1C0", ":1:14: expected a cell such as R1C1, found 'R1C0'"),
        (
            "block: 3x3\ncage 14 r1c1 r1c12\n",
            ":2:14: expected a cell of a board of 9x9, found 'r1c12'",
        ),
        // A line that is nearly a rule is not passed over like a title.
        (
            "arrow r1c1: r1c2\n",
            ":1:7: expected a cell such as r1c1, or | in front of the next list of cells, found 'r1c1:'",
        ),
        ("cage 14: r1c1 r1c2\n", ":1:6: expected a cell such as r1c1, found '14:'"),
        ("white-dot r1c1-r1c2\n", ":1:11: expected a cell such as r1c1, found 'r1c1-r1c2'"),
        (
            "cages r1c1 r1c2\n",
            ":1:1: expected the name of a rule such as cage or thermometer, found 'cages'",
        ),
        ("sandwich 10 row 3\n", ":1:13: expected a cell such as r1c1, found 'row'"),
        ("anti-knight r1c1 r1c2\n", ":1:13: expected no cells, found '1'"),
        ("cage 99999999 r1c1 r1c2\n", ":1:6: expected a number up to 999999, found '99999999'"),
    ] {
        let board = ".".repeat(81);
        let text =
            if text.starts_with('.') { format!("{text}\n") } else { format!("{text}{board}\n") };
        let output = run_with_input(&["solve", "-"], &text);
        assert_eq!(output.code, Some(2), "{text}");
        assert!(output.stderr.contains(told), "{text}: {}", output.stderr);
    }
    // Titles may begin with the name of a rule.
    let titled =
        format!("Arrow 5 by somebody, row by row\nAnti-Knight puzzle\n{}\n", ".".repeat(81));
    assert_eq!(run_with_input(&["check", "-"], &titled).stdout, "several\n");
}
