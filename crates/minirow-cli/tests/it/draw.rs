//! Drawings by the real program.

use crate::program::{CLASSIC, file, run, run_with_input};

const SMALL: &str = "1....3...4.....2";

#[test]
fn the_extension_tells_the_format() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, start) in [("a.svg", "<svg "), ("a.PNG", "\u{89}PNG"), ("a.pdf", "%PDF-")] {
        let path = folder.path().join(name);
        let done = run(&["draw", SMALL, "-o", path.to_str().expect("UTF-8")]);
        assert_eq!((done.code, done.stderr.as_str()), (Some(0), ""), "{name}");
        let bytes = std::fs::read(path).expect("a file");
        let first: String =
            bytes.iter().take(start.chars().count()).map(|&b| char::from(b)).collect();
        assert_eq!(first, start);
    }
    let other = run(&["draw", SMALL, "-o", "a.gif"]);
    assert_eq!(other.code, Some(2));
    let expected = "error: -o a.gif: `draw` writes SVG, PNG, PDF and text (.svg, .png, .pdf, .txt), and the name says \
                    a picture\nhint: `minirow draw` writes .svg, .png and .pdf\n";
    assert_eq!(other.stderr, expected);
    let unknown = run(&["draw", SMALL, "-o", "a.xyz"]);
    let expected =
        "error: expected a file that ends in .svg, .png, .pdf or .txt, or --to, found .xyz\n";
    assert_eq!(unknown.stderr, expected);
}

#[test]
fn steps_are_drawn_and_told() {
    let hint = run(&["draw", "--hint", CLASSIC]);
    assert_eq!(
        (hint.code, hint.stderr.as_str()),
        (Some(0), "r4c1 is 8: the only place left in block 4\n")
    );
    assert!(hint.stdout.contains("<title>r4c1 is 8: the only place left in block 4</title>"));
    assert!(hint.stdout.contains("class=\"placed\"") && hint.stdout.contains(">r4</text>"));
    // The second step is that of the board behind the first one.
    let second = run(&["draw", "--step", "2", "--quiet", CLASSIC]);
    assert_eq!((second.code, second.stderr.as_str()), (Some(0), ""));
    assert!(second.stdout.contains("class=\"digit\"") && second.stdout != hint.stdout);
    let beyond = run(&["draw", "--step", "1000", CLASSIC]);
    assert_eq!(beyond.code, Some(1));
    assert!(beyond.stderr.starts_with("error: solved after "), "{}", beyond.stderr);
}

#[test]
fn players_digits_and_mistakes_show() {
    let mine = format!("9{}", &CLASSIC[1..]);
    let drawn = run(&["draw", "--givens", CLASSIC, &mine]);
    assert_eq!(drawn.code, Some(0));
    assert_eq!(drawn.stdout.matches("class=\"digit\"").count(), 1);
    assert!(drawn.stdout.contains("class=\"wrong\""));
    let refused = run(&["draw", "--hint", "--givens", CLASSIC, &mine]);
    assert_eq!(refused.code, Some(1));
    assert!(refused.stderr.contains("9 stands more than once in row 1"), "{}", refused.stderr);
}

#[test]
fn one_board_is_drawn() {
    let two = format!("{CLASSIC}\n{CLASSIC}\n");
    let several = run_with_input(&["draw"], &two);
    assert_eq!(several.code, Some(2));
    assert_eq!(several.stderr, "error: expected one board, found 2; --board N names one\n");
    assert_eq!(run_with_input(&["draw", "--board", "2"], &two).code, Some(0));
    let beyond = run_with_input(&["draw", "--board", "3"], &two);
    assert_eq!(beyond.stderr, "error: --board: expected one of 2 boards, found 3\n");
    let nothing = run_with_input(&["draw"], "");
    assert_eq!((nothing.code, nothing.stdout.as_str()), (Some(2), ""));
    assert!(nothing.stderr.contains("found none"), "{}", nothing.stderr);
}

#[test]
fn looks_are_as_asked() {
    let drawn = run(&[
        "draw",
        SMALL,
        "--theme",
        "colour",
        "--style",
        "given=#123456",
        "--draw-symbols",
        "A-D",
    ]);
    assert!(drawn.stdout.contains("fill=\"#123456\">A</text>"), "{}", drawn.stdout);
    for (change, told) in [
        ("given=blue", "given: expected a colour such as #0066cc or #06c, found 'blue'"),
        ("thin=9", "thin: expected a part of a cell from 0.001 to 0.3, found '9'"),
        ("x", "expected NAME=VALUE such as given=#003366, found 'x'"),
    ] {
        let refused = run(&["draw", SMALL, "--style", change]);
        assert_eq!(refused.code, Some(2));
        assert!(refused.stderr.contains(told), "{}", refused.stderr);
    }
}

#[test]
fn fonts_that_miss_a_character_are_told() {
    let han = "一二三四";
    let args = ["draw", SMALL, "--to", "png", "--draw-symbols", han];
    let refused = run(&args);
    assert_eq!(refused.code, Some(2));
    let expected = "no available font has the character '一' (U+4E00)";
    assert!(
        refused.stderr.contains(expected) && refused.stderr.contains("--font FILE"),
        "{}",
        refused.stderr
    );
    let (_folder, path) = file("font.ttf", "no font");
    let refused = run(&["draw", SMALL, "--font", path.to_str().expect("UTF-8")]);
    assert!(refused.stderr.contains("expected a TrueType or OpenType font"), "{}", refused.stderr);
}

#[test]
fn an_input_is_never_overwritten() {
    let (_folder, path) = file("board.svg", CLASSIC);
    let path = path.to_str().expect("UTF-8");
    let refused = run(&["draw", path, "-o", path]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.stderr.contains("is also an input"), "{}", refused.stderr);
}

/// Cages and other rules beyond houses are drawn, those without a shape said, and all of them in words in a text.
#[test]
fn rules_beyond_houses_are_drawn() {
    let board = ".Cage~10~R1C1~R1C2.Thermo~R3C1~R3C2.AntiTaxicab.~R9C9_7";
    let drawn = run(&["draw", "--to", "svg", board]);
    assert_eq!(drawn.code, Some(0), "{}", drawn.stderr);
    for part in ["\"rule cage\"", "\"rule thermometer\"", ">10</text>", ">7</text>", "steps apart"]
    {
        assert!(drawn.stdout.contains(part), "{part}: {}", drawn.stdout);
    }
    // Those that the geometry has are no exception.
    let knight = run(&["draw", "--to", "svg", "--extra", "anti-knight", CLASSIC]);
    assert!(
        knight.stdout.contains("a knight's move apart") || knight.stdout.contains("knight&apos;s"),
        "{}",
        knight.stdout
    );
    let plain = run(&["draw", "--to", "svg", "--style", "captions=no", board]);
    assert!(!plain.stdout.contains("steps apart"), "{}", plain.stdout);
    let text = run(&["draw", "--to", "text", board]).stdout;
    assert!(text.contains('7') && text.contains("\nthe cage of 10 at r1c1 r1c2\n"), "{text}");
    let text = run(&["draw", "--to", "text", "--extra", "anti-knight", CLASSIC]).stdout;
    assert!(text.contains("anti-knight: Cells a knight's move apart differ"), "{text}");
    // A step would not heed them.
    let refused = run(&["draw", "--hint", board]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.stderr.contains("without rules beyond houses"), "{}", refused.stderr);
}

#[test]
fn boards_that_are_not_square_are_drawn() {
    let board = ".Shape~4x6.Cage~7~R1C1~R1C2.~R4C6_5";
    let drawn = run_with_input(&["draw", "--to", "svg", "--cell", "10"], board);
    assert_eq!(drawn.code, Some(0), "{}", drawn.stderr);
    assert!(
        drawn.stdout.contains("width=\"60.") && drawn.stdout.contains(">5</text>"),
        "{}",
        drawn.stdout
    );
    let text = run_with_input(&["draw", "--to", "text"], board).stdout;
    assert!(text.contains("5 ┃\n") && text.contains("the cage of 7"), "{text}");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("page.pdf");
    let path = path.to_str().expect("UTF-8");
    let printed = run_with_input(&["print", "--unchecked", "-o", path], board);
    assert_eq!(printed.code, Some(0), "{}", printed.stderr);
}
