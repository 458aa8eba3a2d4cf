//! Outputs are what their names say.

use std::fs;

use serde_json::Value;

use crate::program::{CLASSIC, SOLVED, run, run_with_input};

/// A board with one solution that no command thinks about for long.
fn easy() -> String {
    format!("...{}", &SOLVED[3..])
}

/// Every command that writes a file, with what it needs.
fn commands() -> Vec<Vec<String>> {
    let easy = easy();
    let any = "?".repeat(81);
    let lines = [
        "solve BOARD",
        "check BOARD",
        "count BOARD",
        "simplify BOARD",
        "rate --profile own BOARD",
        "hint -l5 BOARD",
        "steps BOARD",
        "explain BOARD",
        "generate 2 --grids --seed 1",
        "pattern ANY --seed 1",
        "minimize BOARD",
        "neighbours 1......4.2....3.",
        "convert BOARD",
        "canon BOARD",
        "link BOARD",
        "draw BOARD",
        "print BOARD",
        "batch stats BOARDS",
    ];
    let words = |line: &str| line.replace("BOARD", &easy).replace("ANY", &any);
    lines.map(|line| words(line).split(' ').map(str::to_owned).collect()).to_vec()
}

const ENDINGS: [&str; 19] = [
    "pdf",
    "PNG",
    "svg",
    "json",
    "jsonl",
    "ndjson",
    "csv",
    "tsv",
    "md",
    "sdm",
    "sdk",
    "opensudoku",
    "yaml",
    "txt",
    "xlsx",
    "json.gz",
    "html",
    "jpg",
    "unknown",
];

/// Whether a file holds what its ending says.
fn is_as_named(ending: &str, bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let is_json = |text: &str| serde_json::from_str::<Value>(text).is_ok();
    match ending {
        "pdf" => bytes.starts_with(b"%PDF-"),
        "PNG" => bytes.starts_with(b"\x89PNG"),
        "svg" => text.starts_with("<svg") || text.starts_with("<?xml"),
        // One value, or one in each line.
        "json" => is_json(&text) || text.lines().all(is_json),
        "jsonl" | "ndjson" => text.lines().all(is_json),
        "csv" => text.starts_with("puzzle\n"),
        "tsv" => text.lines().all(|line| line.split('\t').count() > 3),
        "md" => text.starts_with("# "),
        "sdm" => text.lines().all(|line| [16, 81].contains(&line.len())),
        "sdk" => text.starts_with("[Puzzle]"),
        "opensudoku" => text.contains("<opensudoku"),
        "txt" | "unknown" => text.lines().count() > 0 || bytes.starts_with(b"%PDF-"),
        _ => false,
    }
}

/// Every command writes what the ending of a name says, or says which one does and writes nothing.
#[test]
fn endings_choose_the_form_or_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let boards = folder.path().join("boards.txt");
    fs::write(&boards, format!("{}\n", easy())).expect("a file");
    let mut written = Vec::new();
    for command in commands() {
        let name = command[0].clone();
        for ending in ENDINGS {
            let path = folder.path().join("out").with_extension(ending);
            let out = path.to_str().expect("UTF-8");
            let boards = boards.to_str().expect("UTF-8");
            let args = command
                .iter()
                .map(|arg| if arg == "BOARDS" || arg.len() == 82 { boards } else { arg });
            let args: Vec<&str> = args.chain(["-o", out]).collect();
            let done = run(&args);
            match done.code {
                Some(0) => {
                    let bytes = fs::read(&path).expect("a file");
                    let start: String = String::from_utf8_lossy(&bytes).chars().take(60).collect();
                    assert!(is_as_named(ending, &bytes), "{name} .{ending}: {start}");
                    written.push(format!("{name}.{ending}"));
                    fs::remove_file(&path).expect("a file");
                }
                code => {
                    assert_eq!(code, Some(2), "{args:?}: {}", done.stderr);
                    assert!(!path.exists(), "{name} .{ending}");
                    let is_told = done.stderr.contains("the name says")
                        && done.stderr.contains("hint: ")
                        || done.stderr.contains("found .unknown")
                        || done.stderr.contains("the extension of")
                        || done.stderr.contains("can only be read");
                    assert!(is_told, "{name} .{ending}: {}", done.stderr);
                }
            }
        }
    }
    // What is chosen, not only what is not refused.
    for expected in [
        "solve.json",
        "solve.jsonl",
        "solve.sdm",
        "solve.txt",
        "check.json",
        "generate.json",
        "generate.ndjson",
        "rate.tsv",
        "explain.md",
        "link.svg",
        "convert.csv",
        "convert.sdk",
        "convert.ndjson",
        "draw.PNG",
        "draw.svg",
        "draw.pdf",
        "draw.txt",
        "print.pdf",
        "canon.sdm",
        "batch.svg",
        "batch.json",
    ] {
        assert!(written.iter().any(|one| one == expected), "{expected}: {written:?}");
    }
    for refused in [
        "generate.pdf",
        "solve.csv",
        "check.sdm",
        "print.txt",
        "print.PNG",
        "solve.json.gz",
        "convert.pdf",
        "draw.csv",
        "link.PNG",
        "generate.sdk",
        "solve.xlsx",
        "explain.html",
    ] {
        assert!(!written.iter().any(|one| one == refused), "{refused}");
    }
}

/// An option that says another form than the name is refused, and both are named.
#[test]
fn names_and_options_do_not_contradict() {
    let folder = tempfile::tempdir().expect("a folder");
    let easy = easy();
    for (command, ending, options) in [
        ("solve", "json", &["--to", "grid"][..]),
        ("solve", "jsonl", &["--to", "json"]),
        ("generate", "sdm", &["--to", "grid"]),
        ("convert", "csv", &["--to", "json"]),
        ("convert", "sdk", &["--to", "line"]),
        ("draw", "svg", &["--to", "png"]),
        ("draw", "txt", &["--to", "pdf"]),
        ("explain", "md", &["--to", "json"]),
        ("explain", "json", &["--markdown"]),
        ("rate", "json", &["--tsv"]),
        ("rate", "tsv", &["--to", "json"]),
        ("link", "svg", &["--to", "json"]),
        ("link", "svg", &["--qr", "text"]),
    ] {
        let path = folder.path().join("out").with_extension(ending);
        let out = path.to_str().expect("UTF-8");
        let board = if command == "generate" { "1" } else { &easy };
        let done = run(&[&[command, board, "-o", out], options].concat());
        assert_eq!(done.code, Some(2), "{command} {ending} {options:?}");
        let option = options.join(" ");
        assert!(done.stderr.contains(&format!("and {option} another form")), "{}", done.stderr);
        assert!(done.stderr.contains(&format!("hint: leave out {option}")), "{}", done.stderr);
        assert!(!path.exists());
    }
    // A template is a form of its own, and text may have any name that says nothing else.
    for (args, ending) in [
        (&["rate", "--template", "{\"r\":\"%r\"}"][..], "json"),
        (&["rate", "--template", "%g,%r"], "csv"),
        (&["solve", "--to", "jsonl"], "json"),
        (&["solve", "--to", "json"], "txt"),
        (&["solve", "--to", "grid"], "solved"),
        (&["convert", "--to", "grid"], "txt"),
        (&["draw", "--to", "svg"], "txt"),
    ] {
        let path = folder.path().join("out").with_extension(ending);
        let done = run(&[args, &[&easy, "-o", path.to_str().expect("UTF-8")]].concat());
        assert_eq!(done.code, Some(0), "{args:?} .{ending}: {}", done.stderr);
        assert!(path.exists());
    }
    let two = run(&["explain", "--markdown", "--to", "json", &easy]);
    assert!(two.stderr.contains("--markdown and --to json say two forms"), "{}", two.stderr);
}

/// Every form that a command takes is another output, and those that it would not heed are refused.
#[test]
fn every_form_is_heeded_or_refused() {
    const ALL: [&str; 6] = ["line", "grid", "candidates", "tatham", "json", "jsonl"];
    for command in commands() {
        if ["convert", "draw", "print", "batch"].contains(&command[0].as_str()) {
            continue;
        }
        let mut outputs: Vec<(&str, String)> = Vec::new();
        for to in ALL {
            let args: Vec<&str> =
                command.iter().map(String::as_str).chain(["-q", "--to", to]).collect();
            let done = run(&args);
            if done.code == Some(2) {
                let told = format!("invalid value '{to}' for '--to <FORMAT>'");
                assert!(done.stderr.contains(&told), "{command:?}: {}", done.stderr);
                continue;
            }
            assert_eq!(done.code, Some(0), "{command:?} {to}: {}", done.stderr);
            let same = outputs.iter().find(|(_, output)| *output == done.stdout);
            assert!(same.is_none(), "{command:?}: {to} is {same:?}");
            outputs.push((to, done.stdout));
        }
        let forms: Vec<&str> = outputs.iter().map(|(to, _)| *to).collect();
        let of_words = ["check", "count", "rate", "link", "steps"].contains(&command[0].as_str());
        let expected = if of_words { &["line", "json", "jsonl"][..] } else { &ALL };
        assert_eq!(forms, expected, "{command:?}");
    }
    for option in [&["--zero-based"][..], &["--zero-based", "--steps"]] {
        let refused = run(&[&["simplify", "--to", "line", CLASSIC], option].concat());
        assert_eq!(refused.code, Some(2), "{option:?}");
    }
}

/// Colour that is asked for is there in a pipe as in a terminal.
#[test]
fn colour_goes_through_pipes_where_asked() {
    let board = easy();
    let wrong = format!("7{}", &CLASSIC[1..]);
    for args in [
        &["solve", &board][..],
        &["check", &board],
        &["check", &wrong],
        &["rate", &board],
        &["simplify", &board],
        &["hint", "-l5", &board],
        &["steps", &board],
        &["explain", &board],
        &["draw", "--to", "text", &board],
        &["help"],
        &["help", "print"],
        &["solve", "-h"],
    ] {
        let [always, never, auto] =
            ["always", "never", "auto"].map(|when| run(&[&["--color", when], args].concat()));
        assert!(always.stdout.contains('\u{1b}'), "{args:?}: {}", always.stdout);
        for plain in [never, auto] {
            assert!(!plain.stdout.contains('\u{1b}'), "{args:?}");
        }
    }
    for args in [
        &["solve", "bad"][..],
        &["solve", "--nonsense"],
        &["frobnicate"],
        &["rate", "--to", "grid", &board],
    ] {
        let [always, never] =
            ["always", "never"].map(|when| run(&[&["--color", when], args].concat()));
        assert!(always.stderr.contains('\u{1b}'), "{args:?}: {}", always.stderr);
        assert!(!never.stderr.contains('\u{1b}'), "{args:?}: {}", never.stderr);
    }
    // What programs read has no colour, nor has a file.
    for args in
        [&["solve", "--to", "json", &board][..], &["rate", "--tsv", &board], &["convert", &board]]
    {
        assert!(!run(&[args, &["--color=always"]].concat()).stdout.contains('\u{1b}'), "{args:?}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    for (command, name) in [("solve", "a.txt"), ("draw", "b.txt"), ("check", "c.txt")] {
        let path = folder.path().join(name);
        let done = run(&[command, &board, "--color=always", "-o", path.to_str().expect("UTF-8")]);
        assert_eq!(done.code, Some(0), "{}", done.stderr);
        assert!(!fs::read_to_string(path).expect("a file").contains('\u{1b}'), "{command}");
    }
    // There is no line of progress in a pipe.
    let many = format!("{CLASSIC}\n").repeat(20);
    let rated = run_with_input(&["rate", "--color", "always", "--profile", "own"], &many);
    assert!(!rated.stderr.contains("left") && !rated.stderr.contains('\r'), "{}", rated.stderr);
}

/// One is one, and people count from one.
#[test]
fn numbers_agree_with_their_words() {
    let one = run(&["generate", "--seed", "3"]);
    assert_eq!(one.stderr, "1 board, seed 3\n");
    let two = run(&["generate", "2", "--seed", "3"]);
    assert_eq!(two.stderr, "2 boards, seed 3\n");
    let missed = run(&["generate", "2", "--rating", "9.8", "--tries", "1", "--seed", "1"]);
    assert!(
        missed.stderr.contains("note: board 1: ") && missed.stderr.contains("note: board 2: "),
        "{}",
        missed.stderr
    );
    let later =
        run(&["generate", "1", "--first", "7", "--rating", "9.8", "--tries", "1", "--seed", "1"]);
    assert!(later.stderr.contains("note: board 1: "), "{}", later.stderr);
    let symbols = run(&["generate", "--symbols", "a"]);
    assert!(symbols.stderr.contains("--symbols names 1 symbol, and"), "{}", symbols.stderr);
    let single = run(&["check", "--color", "always", "1..............."]).stdout;
    assert!(single.contains(" 1 given ") || single.contains(" 1 given\u{1b}"), "{single}");
    let alone = run(&["solve", "--color", "never", "1"]);
    assert_eq!(alone.code, Some(0));
    for text in [one.stderr, missed.stderr, later.stderr, symbols.stderr] {
        for units in ["1 boards", "1 givens", "1 symbols", "1 cells", "board 0"] {
            assert!(!text.contains(units), "{text}");
        }
    }
}
