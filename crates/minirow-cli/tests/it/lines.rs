//! Boards of 9×9 in lines: many at once say what each says by itself.

use std::io::{BufRead, BufReader, Write};

use minirow::solve::Backend;

use crate::program::{CLASSIC, Run, SOLVED, file, run, run_with_input, start};

/// A limit that no search reaches, but with a limit boards are answered one by one.
const ONE_BY_ONE: [&str; 2] = ["--max-nodes", "18446744073709551615"];

/// So many lines fill what is read at once.
const LINES: usize = (1 << 18) / 82;

/// Compares what is said about a text by all ways to read and answer it.
fn check(input: &str, args: &[&str]) {
    let (_folder, path) = file("boards.txt", input);
    let path = path.to_str().expect("a path of UTF-8");
    for command in [&["solve"][..], &["check"], &["count"], &["count", "--limit", "7"]] {
        let run = |more: &[&str]| run(&[command, args, &["--jobs", "2", path], more].concat());
        check_same(&run(&[]), &run(&ONE_BY_ONE), input);
    }
    let expected = run_with_input(&[&["solve"], args, &ONE_BY_ONE].concat(), input);
    for jobs in ["1", "8"] {
        let run = run_with_input(&[&["solve", "--jobs", jobs], args].concat(), input);
        check_same(&run, &expected, input);
    }
}

fn check_same(run: &Run, expected: &Run, input: &str) {
    let start = input.chars().take(400).collect::<String>();
    let different =
        run.stdout.lines().zip(expected.stdout.lines()).zip(1..).find(|((a, b), _)| a != b);
    assert_eq!(different, None, "{start}");
    assert_eq!(run.stdout.len(), expected.stdout.len(), "{start}");
    assert_eq!((&run.stderr, run.code), (&expected.stderr, expected.code), "{start}");
}

/// Boards that differ: a digit of the solution more, each time in another cell.
fn boards(count: usize) -> impl Iterator<Item = String> {
    (0..count).map(|number| {
        let cell = number % 81;
        let mut line = CLASSIC.to_owned();
        line.replace_range(cell..=cell, &SOLVED[cell..=cell]);
        line
    })
}

/// Lines of every kind that is no plain board, and some plain ones with other answers.
fn odd_lines() -> Vec<String> {
    let plain = |line: &str| line.to_owned();
    vec![
        plain(""),
        plain("   "),
        plain("# a comment"),
        plain("+-------+-------+-------+"),
        plain(&CLASSIC[1..]),
        plain(CLASSIC) + ".",
        plain("1234"),
        CLASSIC.replacen('5', "?", 1),
        CLASSIC.replacen('5', "é", 1),
        CLASSIC.replacen('5', "A", 1),
        CLASSIC.replacen('5', "\0", 1),
        CLASSIC.replace('.', "0"),
        CLASSIC.replacen('.', "0", 20),
        CLASSIC.replace('.', "*"),
        CLASSIC.replace('.', "-"),
        CLASSIC.replace('.', "x"),
        format!("{CLASSIC} # a comment"),
        format!("{CLASSIC},easy,17"),
        format!("{CLASSIC}\t"),
        format!("{CLASSIC}|"),
        format!("{CLASSIC}\r"),
        format!("  {CLASSIC}"),
        format!("{}  --", ".".repeat(81)),
        "-".repeat(81),
        ".".repeat(81),
        "0".repeat(81),
        format!("11{}", ".".repeat(79)),
        CLASSIC.replacen('7', ".", 1),
        CLASSIC.replacen("..", "77", 1),
        SOLVED.to_owned(),
        "1.".repeat(128),
        "53. .7. ... 6.. 195 ... .98 ... .6. 8.. .6. ..3 4.. 8.3 ..1 7.. .2. ..6 .6. ... 28. \
         ... 419 ..5 ... .8. .79"
            .to_owned(),
    ]
}

#[test]
fn plain_lines() {
    for end in ["\n", "\r\n"] {
        let lines: String = boards(100).map(|line| line + end).collect();
        check(&lines, &[]);
        check(lines.trim_end(), &[]);
    }
    check("", &[]);
    check("\n", &[]);
    check(CLASSIC, &[]);
    check(&format!("{CLASSIC}\n"), &[]);
    check(&format!("\u{feff}{CLASSIC}\n{CLASSIC}\n"), &[]);
    check(&".".repeat(81), &[]);
}

/// In a table with column names no board comes before the lines: those with several solutions need none.
#[test]
fn tables_of_boards_with_several_solutions() {
    let several =
        ".325.79....7..9........6.....9....4.........8.2.95....79...23.....3..5......1..8.";
    check(&format!("puzzle\n{CLASSIC}\n{several}\n"), &[]);
    check(&format!("puzzle,level\n{several},easy\n{several},hard\n"), &[]);
    check(&format!("quiz\tname\n{several}\tone\n"), &[]);
    check(&format!("sudoku;rating\n{several};7.2\n{CLASSIC};7.2\n"), &["--quiet"]);
}

#[test]
fn odd_lines_between_plain_ones() {
    for odd in odd_lines() {
        let between = format!("{CLASSIC}\n{CLASSIC}\n{odd}\n{CLASSIC}\n{odd}");
        check(&between, &[]);
        check(&format!("{odd}\n{CLASSIC}\n{CLASSIC}\n"), &[]);
    }
    let all = odd_lines().join("\n");
    check(&format!("{CLASSIC}\n{all}\n{all}\n"), &[]);
    check(&format!("{CLASSIC}\n{all}\n"), &["--fail-fast"]);
    check(&format!("{CLASSIC}\n{all}\n"), &["--mixed"]);
    check(&format!("{CLASSIC}\n{all}\n"), &["--symbols", "dec"]);
    check(&format!("{CLASSIC}\n{all}\n"), &["--extra", "diagonals"]);
}

#[test]
fn odd_lines_where_one_read_ends_and_another_begins() {
    let mut lines: Vec<String> = boards(3 * LINES).collect();
    for (index, odd) in (0..).zip(odd_lines()) {
        // Each ends before, on or behind an edge.
        lines.insert(LINES * (1 + index % 2) - 4 + index / 4, odd);
    }
    check(&(lines.join("\n") + "\n"), &["--quiet"]);
}

#[test]
fn long_input_with_a_few_bad_lines() {
    let is_bad = |number: usize| number % 1009 == 7;
    let (mut input, mut expected) = (String::new(), String::new());
    for (number, board) in (1..).zip(boards(200_000)) {
        let (line, answer) = match is_bad(number) {
            true => (
                &board[..80],
                &*format!(
                    "error -:{number}:81 expected 81 cells for a board of 9x9 with 3x3 blocks, \
                     found 80"
                ),
            ),
            false => (&board[..], SOLVED),
        };
        input.extend([line, "\n"]);
        expected.extend([answer, "\n"]);
    }
    for jobs in ["1", "2", "8"] {
        let run = run_with_input(&["solve", "--jobs", jobs], &input);
        assert!(run.stdout == expected, "{jobs}");
        let bad = (1..=200_000).filter(|&number| is_bad(number)).count();
        let summary =
            format!("200000 boards: {} with one solution, {bad} unreadable\n", 200_000 - bad);
        assert!(run.stderr.ends_with(&summary), "{jobs}");
        assert_eq!(run.code, Some(2));
    }
}

#[test]
fn drawings_before_lines_keep_their_distance() {
    let (_first, drawn) =
        file("drawn.txt", "1 2 | . .\n. . | 1 .\n----+----\n2 . | . .\n. . | . 3\n");
    let (_second, lines) = file("lines.txt", &format!("{CLASSIC}\n{CLASSIC}\nbad\n{CLASSIC}\n"));
    let files = [&drawn, &lines, &lines].map(|path| path.to_str().expect("a path of UTF-8"));
    let args = [&["solve"], &files[..]].concat();
    check_same(&run(&args), &run(&[&args[..], &ONE_BY_ONE].concat()), "a drawing");
}

#[test]
fn engines_say_the_same() {
    let input = format!("{CLASSIC}\n{}\n{CLASSIC}\n", odd_lines().join("\n"));
    let expected = run_with_input(&["solve"], &input);
    for &backend in Backend::ALL {
        let engine = run_with_input(&["solve", "--engine", backend.name()], &input);
        if backend.is_available() {
            check_same(&engine, &expected, &input);
        } else {
            assert_eq!((engine.stdout.as_str(), engine.code), ("", Some(2)));
            let listed = "expected an engine that this machine can run: auto, ";
            assert!(engine.stderr.contains(listed), "{}", engine.stderr);
        }
    }
    check_same(&run_with_input(&["solve", "--engine", "auto"], &input), &expected, &input);
    let unknown = run(&["check", "--engine", "abacus", CLASSIC]);
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.stderr.contains("auto, ") && unknown.stderr.contains("portable"));
}

#[test]
fn answers_come_as_soon_as_their_line_has() {
    let (mut child, mut stdin) = start(&["solve", "-q"]);
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut answer = || answers.next().expect("an answer").expect("UTF-8");
    let (before, behind) = CLASSIC.split_at(40);
    write!(stdin, "{CLASSIC}\n{CLASSIC}\n{before}").expect("the program reads");
    assert_eq!([answer(), answer()], [SOLVED, SOLVED]);
    write!(stdin, "{behind}\n{before}").expect("the program reads");
    assert_eq!(answer(), SOLVED);
    write!(stdin, "{behind}\r").expect("the program reads");
    drop(stdin);
    assert_eq!(answer(), SOLVED);
    assert!(child.wait().expect("an end").success());
}

/// What is answered in a block goes out, though the rest of the block would take for ever.
#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_within_a_block_loses_nothing() {
    let input = format!("{CLASSIC}\n{CLASSIC}\n{}\n{CLASSIC}\n", ".".repeat(81));
    let run = crate::streams::interrupt_search(&["count", "--limit", "all"], &input);
    assert_eq!((run.stdout.as_str(), run.code), ("1\n1\n", Some(130)));
    assert!(run.stderr.contains("interrupted after 2 boards: 2 counted"), "{}", run.stderr);
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_input() {
    let (child, mut stdin) = start(&["check", "-q", "--jobs", "2", "-o", "/dev/null"]);
    let lines: String = boards(1000).map(|line| line + "\n").collect();
    for _ in 0..1000 {
        stdin.write_all(lines.as_bytes()).expect("the program reads");
    }
    let kilobytes = crate::streams::peak_kilobytes(&child);
    drop(stdin);
    child.wait_with_output().expect("an end");
    assert!(kilobytes < 40_000, "{kilobytes} kB");
}
