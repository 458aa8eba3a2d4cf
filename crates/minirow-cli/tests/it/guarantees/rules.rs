//! Rules in short texts take no more time and memory than stated, and those that cannot hold are answered.

use std::fmt::Write;
use std::fs;
use std::time::{Duration, Instant};

use super::shell::Folder;
use crate::program::{Run, ended, run_with_input};

/// An empty board.
const EMPTY: &str =
    ".................................................................................";

/// What no run below takes, in KiB; 200 MB are stated for what is made of rules.
const MOST_MEMORY: u64 = 400_000;

/// How long a run below may take, on a machine that does other things as well.
const MOST_TIME: Duration = Duration::from_secs(30);

/// Runs a command of the program on a file and measures it.
#[track_caller]
fn measured(folder: &Folder, name: &str, command: &str, text: &str) -> Run {
    folder.write("input", text);
    let start = Instant::now();
    // Should the bound not hold, the machine does.
    let mut child =
        folder.start(&format!("ulimit -v 4000000; exec $P {command} > output 2> errors"));
    let mut peak = 0;
    while child.try_wait().expect("ours").is_none() {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let told = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("0 kB");
        peak = told.trim().trim_end_matches(" kB").parse::<u64>().expect("a number").max(peak);
        assert!(start.elapsed() < MOST_TIME, "{name}: no end");
        std::thread::sleep(Duration::from_millis(2));
    }
    assert!(peak < MOST_MEMORY, "{name}: {peak} KiB");
    let run = ended(&child.wait_with_output().expect("an end"));
    let run = Run { stdout: folder.read("output"), stderr: folder.read("errors"), ..run };
    assert!(!run.stderr.contains("panicked"), "{name}: {}", run.stderr);
    run
}

/// Header lines in front of an empty board of 9×9.
fn headed(lines: &str) -> String {
    format!("{lines}\n{EMPTY}\n")
}

/// Cells of a board, so many of them from the first on.
fn cells(side: usize, count: usize) -> String {
    let cell = |at: usize| format!(" r{}c{}", at / side % side + 1, at % side + 1);
    (0..count).map(cell).collect()
}

/// A line for each number.
fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(|number| line(number) + "\n").collect()
}

#[test]
fn rules_that_are_too_large_are_refused_while_they_are_read() {
    let folder = Folder::new();
    let states = "automaton \"x\" >0 9999> | r1c1";
    let json = |rule: &str| {
        let rule = rule.replace('"', "\\\"");
        let rules = vec![format!("\"{rule}\""); 10_000].join(",");
        format!("{{\"version\":1,\"grid\":\"{EMPTY}\",\"rules\":[{rules}]}}\n")
    };
    let mut tables = String::new();
    for number in 0..5_000 {
        writeln!(tables, "pairs \"t\" 1:{} 2:{} | r1c1 r1c2", number % 9 + 1, number / 9 % 9 + 1)
            .expect("a text");
    }
    for (name, text) in [
        ("states", headed(&states.repeat(10_000).replace("r1c1automaton", "r1c1\nautomaton"))),
        ("states in JSON", json(states)),
        ("sums of a line", headed(&format!("sum-line 9000{}", " r1c1".repeat(1000)))),
        ("compared cells", headed(&lines(500, |_| format!("modular 900{}", cells(9, 81))))),
        ("tables", headed(&tables)),
        (
            "steps",
            headed(&lines(30, |_| {
                let steps: String = (0..9999).fold(String::new(), |mut steps, to| {
                    write!(steps, " 0:1,2,3,4,5,6,7,8,9>{to}").expect("a text");
                    steps
                });
                format!(
                    "automaton \"x\" >0 9998>{} | r1c1",
                    &steps[..30_000].trim_end_matches(|sign| sign != ' ')
                )
            })),
        ),
        (
            "long constraint string",
            format!(
                ".Regex~([1-9]{{900}}){{9}}~R1C1{}\n",
                ".Regex~([1-9]{900}){9}~R1C2".repeat(60)
            ),
        ),
        (
            "replicated",
            format!(".Replicate~{}{}.End\n", "_".repeat(13), ".Thermo~R1C1~R1C2".repeat(3000)),
        ),
    ] {
        let run = measured(&folder, name, "check input", &text);
        assert_eq!(run.code, Some(2), "{name}: {} {}", run.stdout, run.stderr);
        assert!(run.stderr.contains("expected "), "{name}: {}", run.stderr);
    }
}

#[test]
fn rules_of_which_too_much_would_be_made_are_a_limit() {
    let folder = Folder::new();
    for (name, text) in [
        ("sums of a line", headed(&format!("sum-line 1900{}", " r1c1".repeat(1000)))),
        ("products", headed(&format!("product 161310320640000{}", cells(9, 81).repeat(12)))),
        (
            "an automaton",
            headed(&format!(
                "automaton \"x\" >0{} | {}",
                (0..4000).fold(String::new(), |mut steps, state| {
                    write!(
                        steps,
                        " {state}> {state}:1,2,3>{} {state}:4,5>{} {state}:6,7>0",
                        (state + 1) % 4000,
                        state * 7 % 4000
                    )
                    .expect("a text");
                    steps
                }),
                cells(9, 81).repeat(12)
            )),
        ),
    ] {
        for engine in ["", " --engine batsat"] {
            let run = measured(&folder, name, &format!("check input{engine}"), &text);
            // Where it shows early that nothing can hold, that is the answer.
            let answer = (run.code, run.stdout.trim());
            let is_bounded = answer == (Some(3), "unknown") || answer == (Some(1), "none");
            assert!(is_bounded, "{name}: {} {}", run.stdout, run.stderr);
        }
    }
}

#[test]
fn large_rules_that_fit_are_answered_in_time() {
    let folder = Folder::new();
    let many = |rule: &str| headed(&lines(9_000, |_| rule.to_owned()));
    let words: String = (1..9_999).fold(String::new(), |mut words, state| {
        write!(words, " 0:1>{state} {state}:2>{state} {state}> >{state}").expect("a text");
        words
    });
    let cages = lines(9_000, |number| {
        let at = |step: usize| (number * step + step) % 81;
        let cell = |cell: usize| format!("r{}c{}", cell / 9 + 1, cell % 9 + 1);
        let mut cells: Vec<usize> = [1, 7, 10, 13, 40].map(at).to_vec();
        cells.sort_unstable();
        cells.dedup();
        let cells: Vec<String> = cells.into_iter().map(cell).collect();
        format!("sum {} {}", 5 * cells.len(), cells.join(" "))
    });
    for (name, text) in [
        ("forty thousand words", headed(&format!("automaton \"x\" >0{words} | r1c1 r1c2"))),
        ("entropy again and again", many("global-entropy")),
        ("anti-taxicab again and again", many("anti-taxicab")),
        ("marks again and again", many("all-marks-given difference:3 sum:7")),
        (
            "dots and all dots",
            headed(&lines(9_000, |number| match number % 2 {
                0 => "all-dots-given".to_owned(),
                _ => format!("white-dot r1c{0} r2c{0}", number % 9 + 1),
            })),
        ),
        ("sums", headed(&cages)),
        ("skyscrapers", headed(&lines(5_000, |_| format!("sandwich 20{}", cells(9, 9))))),
    ] {
        let start = Instant::now();
        let run = measured(&folder, name, "check input --timeout 2s", &text);
        assert!(matches!(run.code, Some(0 | 1 | 3)), "{name}: {:?} {}", run.code, run.stderr);
        assert!(start.elapsed() < Duration::from_secs(6), "{name}: {:?}", start.elapsed());
    }
    let (board, rows) = ("block: 4x4\n", lines(16, |_| vec!["."; 16].join(" ")));
    let text = format!("{board}rellik 60{}\n{rows}", cells(16, 16));
    let run = measured(&folder, "parts of a sum", "check input --timeout 3s", &text);
    assert!(matches!(run.code, Some(1 | 3)), "{:?} {}", run.code, run.stderr);
    // All values around a corner, on the largest board.
    let values: String = (1..=25).map(|value| format!(" {value}")).collect();
    let rows = lines(25, |_| vec!["."; 25].join(" "));
    let text = format!("block: 5x5\nquadruple{values}{}\n{rows}", cells(25, 25));
    let run = measured(&folder, "quadruple", "check input --timeout 3s", &text);
    assert!(matches!(run.code, Some(1 | 3)), "{:?} {}", run.code, run.stderr);
}

#[test]
fn empty_lines_without_end_are_passed_over() {
    for line in ["\n", "\r\n", " \t\n"] {
        let text = line.repeat(30_000_000 / line.len()) + EMPTY + "\n";
        let start = Instant::now();
        let run = run_with_input(&["check", "-q"], &text);
        assert_eq!(run.stdout.trim(), "several", "{}", run.stderr);
        assert!(start.elapsed() < MOST_TIME, "{:?}", start.elapsed());
    }
    // The number of a line behind them is right.
    let text = "\n".repeat(100_000) + "12\n" + &"\n".repeat(100_000) + "x\n";
    let run = run_with_input(&["check", "-q"], &text);
    assert!(run.stderr.contains("-:200002:1"), "{}", run.stderr);
}

/// Cases of rules about more cells than there are values, in every text that tells them.
#[test]
fn more_cells_than_values_have_no_solution_and_why_names_them() {
    let folder = Folder::new();
    let ten = cells(9, 10);
    let iss = ".Renban~R9C6~R9C7~R9C8~R8C7~R7C7~R6C8~R5C9~R6C9~R4C9~R3C9";
    let link = "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcACAnAGkSA5gJwgEwUQG0jgBfdcyixK2muxhsgXXVOeq/u6ereJ8ewoaNbsxvTiOYCOUhTKlzJStUxXTV28YK37FGiQfUnyLASGwwAdgCMAhjcKkQAGwg2YYF0RAAlZABhADYQdADggHZwjECggA5YgISgmIj/KLTk/xDEnIBWIOQcvJKMgBZinIBmaotWMiA==";
    for (input, word) in [
        (format!("{iss}\n"), "renban"),
        (format!("{link}\n"), "renban"),
        (headed(&format!("renban{ten}")), "renban"),
        (headed(&format!("nabner{ten}")), "r2c1"),
        (headed(&format!("rellik 7{ten}")), "r2c1"),
        (headed(&format!("cage 45{}", cells(9, 81))), "cage"),
        (headed(&format!("different{ten}")), "r2c1"),
        (headed(&format!("thermometer{ten}")), "thermometer"),
        (headed(&format!("lunchbox 9{ten}")), "r2c1"),
    ] {
        folder.write("input", &input);
        let run = folder.run("$P solve --why input");
        assert_eq!(run.code, Some(1), "{input}: {}", run.stderr);
        assert!(run.stdout.contains("none"), "{input}: {}", run.stdout);
        assert!(run.stdout.contains(word) && run.stdout.contains("cannot hold"), "{}", run.stdout);
        assert!(!run.stdout.contains("; "), "nothing else is needed: {}", run.stdout);
    }
    // The other boards of a file are answered.
    let boards = format!(".AntiKnight.AntiKing\n{iss}\n{iss}\n.NoBoxes\n");
    folder.write("input", &boards);
    let run = folder.run("$P check --from iss --one-per-line input");
    let words: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(words, ["several", "none", "none", "several"], "{}", run.stderr);
}
