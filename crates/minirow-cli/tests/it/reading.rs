//! What the reading options do.

use crate::program::{CLASSIC, SOLVED, file, run, run_with_input};

#[test]
fn block_names_the_shape() {
    let six = "1.........2.......3.....4..........5";
    let undecided = run_with_input(&["check"], six);
    assert_eq!(undecided.code, Some(2));
    assert!(undecided.stderr.contains("hint: name the shape of a block"), "{}", undecided.stderr);
    assert_eq!(run_with_input(&["check", "--block", "2x3"], six).stdout, "several\n");
    assert_eq!(run_with_input(&["check", "--block", "3x3"], six).code, Some(2));
    for wrong in ["3", "0x3", "16x16", "ax3"] {
        assert_eq!(run(&["check", "--block", wrong, CLASSIC]).code, Some(2), "{wrong}");
    }
}

#[test]
fn blocks_and_extra_make_other_boards() {
    let (_folder, map) = file("map.txt", "# a small jigsaw\nAAAB\nABBB\nCCCD\nCDDD\n");
    let map = map.to_str().expect("a path of UTF-8");
    let jigsaw = run(&["solve", "--blocks", map, "12.. .... .4.. 3..."]);
    let whole = "blocks:\nAAAB\nABBB\nCCCD\nCDDD\n1234432124133142\n";
    assert_eq!((jigsaw.stdout.as_str(), jigsaw.code), (whole, Some(0)));
    let all = run(&["count", "--block", "2x2", "--limit", "all", &".".repeat(16)]).stdout;
    let x = ["count", "--block", "2x2", "--extra", "diagonals", "--limit", "all"];
    let x = run(&[&x[..], &[&".".repeat(16)]].concat()).stdout;
    assert_eq!((all.as_str(), x.as_str()), ("288\n", "48\n"));
}

#[test]
fn symbols_are_read_and_written() {
    let board = |line: &str| run_with_input(&["solve", "--no-header", "--to", "line"], line);
    let numbers: Vec<u32> = (0..16 * 16).map(|cell| latin(cell / 16, cell % 16)).collect();
    let in_symbols = |symbols: &str| -> String {
        let symbols: Vec<char> = symbols.chars().collect();
        numbers.iter().map(|&number| symbols[number as usize - 1]).collect()
    };
    for symbols in ["123456789ABCDEFG", "HIJKLMNOABCDEFGP"] {
        let line = in_symbols(symbols);
        let holed = line.replacen('A', ".", 3);
        let solved = board(&holed);
        assert_eq!(solved.stdout.trim_end(), line, "{}", solved.stderr);
        assert!(
            solved.stderr.contains("note: -: read as 16x16 with 4x4 blocks"),
            "{}",
            solved.stderr
        );
    }
    let hex = in_symbols("0123456789ABCDEF");
    let holed = hex.replacen('A', ".", 3);
    assert_eq!(board(&holed).stdout.trim_end(), hex);
    let ambiguous = board(&holed.replace('0', "."));
    assert_eq!(ambiguous.code, Some(2));
    assert!(ambiguous.stderr.contains("--symbols"), "{}", ambiguous.stderr);
    let told =
        run_with_input(&["solve", "--no-header", "--symbols", "0-9A-F"], &holed.replace('0', "."));
    assert_eq!((told.stdout.trim_end(), told.code), (&*hex, Some(0)));
    let numbers = run_with_input(&["solve", "--no-header", "--symbols", "dec"], &holed).stdout;
    assert!(numbers.starts_with("1 2 3 4 5"), "{numbers}");
}

#[test]
fn words_use_the_symbols_of_the_board() {
    let line = |symbols: &str| -> String {
        let symbols: Vec<char> = symbols.chars().collect();
        (0..16 * 16).map(|cell| symbols[latin(cell / 16, cell % 16) as usize - 1]).collect()
    };
    let solved = line("123456789ABCDEFG");
    let holed = solved.replacen('G', ".", 1);
    let told = "Full house: r1c16 is G: the last open cell of row 1";
    for (args, told) in [
        (&["hint", "--level", "2"][..], "Full house with the digit G.\n"),
        (&["hint", "--level", "4"], told),
        (&["hint", "--level", "4", "--to", "jsonl"], told),
        (&["steps"], told),
        (&["steps", "--to", "jsonl"], "r1c16 is G: the last open cell of row 1"),
        (&["explain"], told),
        (&["explain", "--markdown"], "r1c16 is G: the last open cell of row 1"),
        (&["simplify", "--steps"], "r1c16 is G: the only"),
        (&["hint", "--level", "5", "--symbols", "dec", "--to", "grid"], "r1c16 is 16.\n"),
        (&["hint", "--givens", &holed], "mistake: F in r1c16 is wrong\n"),
    ] {
        // A board with a mistake: the hole of its givens is filled with a wrong digit.
        let board = match args {
            [.., "--givens", _] => solved.replacen('G', "F", 1),
            _ => holed.clone(),
        };
        let run = run_with_input(args, &board);
        assert!(run.stdout.contains(told), "{args:?}: {}{}", run.stdout, run.stderr);
    }
    let from_0 = line("0123456789ABCDEF").replacen('F', ".", 1);
    let told =
        run_with_input(&["hint", "--no-header", "--level", "5", "--symbols", "0-9A-F"], &from_0)
            .stdout;
    assert!(told.starts_with("r1c16 is F.\n"), "{told}");
}

/// The number of a cell in a filled 16×16 board.
fn latin(row: u32, column: u32) -> u32 {
    (row % 4 * 4 + row / 4 + column) % 16 + 1
}

#[test]
fn mixed_takes_what_differs() {
    let (_folder, path) =
        file("mixed.txt", &format!("{CLASSIC}\n1... ..3. .4.. ...2\n{CLASSIC}\n"));
    let path = path.to_str().expect("a path of UTF-8");
    let strict = run(&["check", path]);
    assert_eq!(strict.code, Some(2));
    assert!(strict.stderr.contains("hint: --mixed"), "{}", strict.stderr);
    assert!(strict.stdout.contains("mixed.txt:2:"), "{}", strict.stdout);
    let mixed = run(&["check", "--mixed", path]).stdout;
    assert_eq!(mixed.lines().filter(|line| *line == "unique").count(), 3, "{mixed}");
}

/// A row of dashes that came before the first dash in a row was counted twice, or after it was
/// known that it only draws, and all boards behind it were lost.
#[test]
fn dashes_are_cells_or_frames() {
    let drawn = "1234\n----\n--4-\n4321\n";
    let as_lines = ["convert", "--to", "line"];
    let line = "1234......4.4321\n";
    assert_eq!(run_with_input(&as_lines, &drawn.repeat(2)).stdout, line.repeat(2));
    assert_eq!(
        run_with_input(&as_lines, &"1234\n----\n4321\n--4-\n".repeat(2)).stdout,
        "1234....4321..4.\n".repeat(2)
    );
    let dashed = CLASSIC.replace('.', "-");
    let lines = format!("{CLASSIC}\n{}\n{dashed}\n{CLASSIC}\n{CLASSIC}\n", "-".repeat(81));
    assert_eq!(run_with_input(&["check"], &lines).stdout, "unique\n".repeat(4));
}

#[test]
fn arguments_are_files_or_boards() {
    let nothing = run(&["solve", "no-such-file.txt"]);
    assert_eq!(nothing.code, Some(2));
    assert!(
        nothing.stderr.contains("'no-such-file.txt': no such file, and not a board"),
        "{}",
        nothing.stderr
    );
    let (_folder, path) = file("two.txt", &format!("{CLASSIC}\n{CLASSIC}\n"));
    let path = path.to_str().expect("a path of UTF-8");
    let all = run_with_input(&["solve", CLASSIC, path, "-"], CLASSIC).stdout;
    assert_eq!(all, format!("{SOLVED}\n").repeat(4));
}

/// A link of ours with rules that nobody knows.
const LINK: &str = "https://sudokupad.app/sclN4IgxgpgNlDOIC4DaTQDcCGUCuFEEYBfAGmBLNMIF1jVz7Ka7KWymKP6qaQAnCAOYBLAPYA7eMhQAGYtKaz8TfHOXElTJLIBMC4gGY1u2isObtq2haW19lpHY20kF4y4NM7bu2Z4BbCAAXDAATDGDEUEChQKg8BBAAERE/ITERCHhiPmw4yRAAORFePywAAlhsEJEAa2wy3lzMsowAB1aoAE8AOjKisoALYqEAL3FgqDLq1PSyoVgywIGIfkWAdyFIXoBRDDABsqg0iAaIUIWMC7KxbD8AIxXFgfC5hZChNHmhO7iyu865oEFnExAIlt0QCQQEcxJlEKgQGsMJ0AAoiNJA+FaboAVjkuIUuOI2gJPDAIigxUQIAAxAA2ADsADFpIyQNklpsarDYJIABzkRHItEYyQofRE6QE2xEkk47jZcmU3jU+nM1kM9kgTlgbmZfnUQhAA===";

/// No command answers “several” of a link of which something is not understood: it names the puzzle and what was not
/// read, and does not repeat the link.
#[test]
fn links_that_are_not_all_understood() {
    for command in ["solve", "check", "count", "convert", "minimize"] {
        let refused = run(&[command, LINK]);
        assert_eq!(refused.code, Some(2), "{command}");
        let told = refused.stderr;
        for part in [
            "of 'Dominoes'",
            "2 lines",
            "'Each line reads as a number that is divisible by its length'",
        ] {
            assert!(told.contains(part), "{command}: {told}");
        }
        assert!(!told.contains(&LINK[30..80]) && told.len() < 700, "{command}: {told}");
        let (_folder, path) = file("links.txt", &format!("{LINK}\n{LINK}\n"));
        let all = run(&[command, path.to_str().expect("a path of UTF-8")]);
        assert_eq!(all.code, Some(2), "{command}");
        assert_eq!(all.stderr.matches("of 'Dominoes'").count(), 2, "{command}: {}", all.stderr);
        assert!(!all.stderr.contains(&LINK[30..80]), "{command}");
    }
}

/// A sign that only its owner knows, and the way to name it.
#[test]
fn empty_cells_of_another_sign() {
    let board = "12??\n34??\n????\n???1\n";
    let refused = run_with_input(&["convert"], board);
    assert_eq!(refused.code, Some(2), "{}", refused.stderr);
    assert!(refused.stderr.contains("hint: --empty '?'"), "{}", refused.stderr);
    let read = run_with_input(&["convert", "--empty", "?", "--to", "line"], board);
    assert_eq!(
        (read.code, read.stdout.as_str()),
        (Some(0), "12..34.........1\n"),
        "{}",
        read.stderr
    );
    for wrong in ["5", "|", "??", "", "\u{fffd}"] {
        assert_eq!(run_with_input(&["convert", "--empty", wrong], board).code, Some(2), "{wrong}");
    }
    assert_eq!(
        run_with_input(&["convert", "--empty", "?", "--symbols", "?ABC"], board).code,
        Some(2)
    );
    let pattern = run_with_input(&["solve"], "X..X\n.XX.\n.XX.\nX..X\n");
    assert!(pattern.stderr.contains("hint: `generate --pattern`"), "{}", pattern.stderr);
}
