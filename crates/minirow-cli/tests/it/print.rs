//! Pages by the real program.

use std::path::Path;

use crate::program::{CLASSIC, Run, file, run, run_with_input};

const SMALL: &str = "12..\n....\n.4..\n3...\n";

/// Prints into a file; returns what was said, and the file.
fn printed(args: &[&str], input: &str) -> (Run, Vec<u8>) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.pdf");
    let args = [&["print", "-o", path.to_str().expect("UTF-8")], args].concat();
    let done = run_with_input(&args, input);
    (done, std::fs::read(path).unwrap_or_default())
}

#[test]
fn the_same_boards_are_the_same_file() {
    let boards = format!("{CLASSIC}\n").repeat(9);
    let args = ["--book", "--title", "A book", "--caption", "{n} {difficulty} {rating}", "--quiet"];
    let [(one, first), (_, second)] = [&["--jobs", "1"], &["--jobs", "4"]]
        .map(|jobs| printed(&[&args[..], jobs].concat(), &boards));
    assert_eq!((one.code, one.stderr.as_str()), (Some(0), ""));
    assert!(first.starts_with(b"%PDF-1.7") && first == second);
    let (_, dated) = printed(&[&args[..], &["--date", "2026-02-28"]].concat(), &boards);
    assert!(dated != first);
}

#[test]
fn every_option_prints() {
    let cases: [&[&str]; 9] = [
        &["--page", "letter", "--landscape", "--per-page", "3", "--solutions", "upside-down"],
        &[
            "--page",
            "6x9in",
            "--per-page",
            "2",
            "--bound",
            "--solutions",
            "back",
            "--solutions-per-page",
            "1",
        ],
        &["--booklet", "--per-page", "2", "--header", "{section}|{page}", "--footer", ""],
        &["--large-print", "--candidates", "--work-space", "--qr"],
        &["--qr=https://example.org/{line}", "--margin", "12mm", "--theme", "dark"],
        &["--sections", "--contents", "--rules", "--page", "a5"],
        &["--draw-symbols", "α-ι", "--style", "checker=#ddd", "--seed", "7:1", "--title", "x"],
        &[
            "--caption",
            "{n} {name} {givens} {board} {line} {seed} {date} {title} {section} {page}/{pages}",
        ],
        &["--book", "--booklet", "--large-print", "--per-page", "1"],
    ];
    let boards = format!("{CLASSIC}\n").repeat(3);
    for args in cases {
        let (done, pdf) = printed(args, &boards);
        assert_eq!((done.code, done.stderr.as_str()), (Some(0), ""), "{args:?}");
        assert!(pdf.len() > 1000, "{args:?}");
    }
}

#[test]
fn solutions_go_to_a_file_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("solutions.pdf");
    let (done, puzzles) = printed(&["--solutions-file", path.to_str().expect("UTF-8")], CLASSIC);
    assert_eq!((done.code, done.stderr.as_str()), (Some(0), ""));
    let solutions = std::fs::read(path).expect("a file");
    assert!(solutions.starts_with(b"%PDF") && solutions != puzzles);
}

/// A board that is no puzzle is named with its place, and nothing is written, unless that is asked for.
#[test]
fn boards_without_one_solution_are_refused() {
    let boards = format!("{}\n{CLASSIC}\n11{}\n", ".".repeat(81), ".".repeat(79));
    let told = "error: -:1: board 1 has several solutions\n\
                error: -:3: board 3 has no solution\n\
                error: nothing was written: 2 of 3 boards do not have exactly one solution\n\
                hint: --unchecked prints these boards, too\n";
    for args in [&[][..], &["--solutions", "back"], &["--book"], &["-q"]] {
        let (done, pdf) = printed(args, &boards);
        assert_eq!((done.code, done.stderr.as_str(), pdf.len()), (Some(1), told, 0), "{args:?}");
    }
    let (done, pdf) = printed(&["--unchecked"], &boards);
    assert_eq!((done.code, done.stderr.as_str()), (Some(0), ""));
    assert!(pdf.starts_with(b"%PDF"));
    // Solutions are asked for, and some of them are missing.
    let (done, pdf) = printed(&["--unchecked", "--solutions", "back"], &boards);
    let told = "note: -:1: board 1 has several solutions; no solution of it is printed\n\
                note: -:3: board 3 has no solution; no solution of it is printed\n";
    assert_eq!((done.code, done.stderr.as_str()), (Some(1), told));
    assert!(pdf.starts_with(b"%PDF"));
}

/// Rules, candidates and blocks count, as in `check`, and so do its limits.
#[test]
fn boards_are_checked_as_check_does() {
    let rest = ".".repeat(81);
    let header = format!("cage 3 r1c1 r1c2\n\n{rest}\n");
    for (args, board, verdict) in [
        (&[][..], ".Cage~3~R1C1~R1C2.Thermo~R5C1~R5C2", "has several solutions"),
        (&[], ".Cage~3~R1C1~R1C2.~R1C1_3", "has no solution"),
        (&[], header.as_str(), "has several solutions"),
        (&["--extra", "diagonals"], CLASSIC, "has no solution"),
        (&["--block", "2x2"], "1...............", "has several solutions"),
        (
            &["--max-nodes", "0", "--block", "6x6"],
            &".".repeat(1296),
            "was not decided within the limits",
        ),
    ] {
        let checked = run_with_input(&[&["check"], args].concat(), board);
        let (done, pdf) = printed(args, board);
        assert_eq!(
            (done.code, pdf.len()),
            (checked.code, 0),
            "{board}: {} {}",
            done.stderr,
            checked.stdout
        );
        assert!(done.stderr.contains(verdict), "{board}: {}", done.stderr);
        assert_eq!(printed(&[&["--unchecked"], args].concat(), board).0.code, Some(0), "{board}");
    }
    // A board with rules that make it one puzzle.
    let (done, _) = printed(
        &["--solutions", "back"],
        ".Shape~4x4.~R1C1_1.~R2C3_2.~R3C2_3.~R4C4_4.Cage~3~R1C2~R1C1",
    );
    assert_eq!(
        done.code,
        run(&["check", ".Shape~4x4.~R1C1_1.~R2C3_2.~R3C2_3.~R4C4_4.Cage~3~R1C2~R1C1"]).code
    );
}

/// What was there stays where boards are refused.
#[test]
fn an_old_file_stays_where_boards_are_refused() {
    let (_folder, path) = file("old.pdf", "old");
    let path = path.to_str().expect("UTF-8");
    assert_eq!(run(&["print", "-o", path, "1..............."]).code, Some(1));
    assert_eq!(std::fs::read_to_string(path).expect("a file"), "old");
}

/// A font of coloured pictures has nothing that pages are drawn with.
#[test]
fn fonts_without_outlines_are_refused() {
    // Fonts of pictures have the tables of other fonts but for the outlines.
    let mut font = notosans::REGULAR_TTF.to_vec();
    let tag = font.windows(4).position(|tag| tag == b"glyf").expect("a table of outlines");
    font[tag..tag + 4].copy_from_slice(b"glyg");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("pictures.ttf");
    std::fs::write(&path, font).expect("a file");
    let path = path.to_str().expect("UTF-8");
    let told = "has no outlines for 0 1 2 3 4 5 6 7 8 9 A B, and pages are drawn with outlines";
    let (done, pdf) = printed(&["--font", path], CLASSIC);
    assert_eq!((done.code, pdf.len()), (Some(2), 0));
    assert!(done.stderr.contains(told) && done.stderr.contains("pictures.ttf"), "{}", done.stderr);
    for to in ["png", "pdf"] {
        let drawn = run(&["draw", "--to", to, "--font", path, CLASSIC]);
        assert_eq!((drawn.code, drawn.stdout.as_str()), (Some(2), ""));
        assert!(drawn.stderr.contains(told), "{}", drawn.stderr);
    }
}

#[test]
fn titles_have_room_or_are_refused() {
    let boards = format!("{CLASSIC}\n").repeat(3);
    for len in [60, 200, 500] {
        let title: String = "A title of words ".chars().cycle().take(len).collect();
        for args in [&["--title", &title][..], &["--title", &title, "--contents"]] {
            let (done, pdf) = printed(args, &boards);
            assert_eq!((done.code, done.stderr.as_str()), (Some(0), ""), "{len}");
            assert!(pdf.starts_with(b"%PDF"));
        }
    }
    let (done, pdf) = printed(&["--title", &"x".repeat(501)], &boards);
    assert_eq!((done.code, pdf.len()), (Some(2), 0));
    assert!(
        done.stderr.contains("expected a title of at most 500 characters, found 501"),
        "{}",
        done.stderr
    );
    // Captions are one line: those that are cut are told.
    let (done, _) = printed(&["--caption", &"long ".repeat(60)], &boards);
    assert!(done.stderr.contains("lines on 3 pages were too long"), "{}", done.stderr);
    let (done, _) = printed(&["--caption", &"long ".repeat(60)], CLASSIC);
    assert!(done.stderr.contains("lines on 1 page were too long"), "{}", done.stderr);
}

/// Solutions are large in large print, or it is an error with a way out.
#[test]
fn large_solutions_are_kept_or_refused() {
    let boards = format!("{CLASSIC}\n").repeat(12);
    for (args, told) in [
        (&["--solutions", "back"][..], None),
        (&["--solutions", "upside-down"], None),
        (
            &["--solutions", "back", "--solutions-per-page", "12"],
            Some("(--solutions-per-page 4 does)"),
        ),
        (&["--solutions", "upside-down", "--per-page", "6"], Some("--per-page ")),
    ] {
        let (done, _) = printed(&[&["--large-print"], args].concat(), &boards);
        match told {
            None => assert_eq!((done.code, done.stderr.as_str()), (Some(0), ""), "{args:?}"),
            Some(told) => {
                assert_eq!(done.code, Some(2), "{args:?}");
                assert!(done.stderr.contains(told), "{}", done.stderr);
                assert!(done.stderr.contains("at least 16 points"), "{}", done.stderr);
            }
        }
    }
}

#[test]
fn what_does_not_fit_is_told_with_a_way_out() {
    let boards = format!("{CLASSIC}\n").repeat(12);
    for (args, told) in [
        (
            &["--large-print", "--per-page", "12"][..],
            "(--per-page 6 does): expected digits of at least 16 points",
        ),
        (
            &["--margin", "5in"],
            "(a smaller --margin or a larger --page helps): expected room for a board",
        ),
        (&["--title", "数独"], "(--font FILE adds a font that has it): no available font"),
        (&["--caption", "{x}"], "expected {n}, {name}, {difficulty}"),
        (&["--page", "a9"], "expected a3, a4, a5, letter, legal or a size"),
        (&["--date", "yesterday"], "expected a day such as 2026-02-28"),
    ] {
        let (done, pdf) = printed(args, &boards);
        assert_eq!((done.code, pdf.len()), (Some(2), 0), "{args:?}");
        assert!(done.stderr.contains(told), "{}", done.stderr);
    }
    let long = format!("--qr={{line}}{}", "x".repeat(3000));
    assert!(printed(&[&long], CLASSIC).0.stderr.contains("--qr=TEMPLATE names a shorter text"));
}

/// Where rules do not fit above a board, a note says so.
#[test]
fn rules_that_are_cut_are_told() {
    let text = "Digits on the grey line increase. ".repeat(300);
    let board = format!("{{\"grid\":\"{CLASSIC}\",\"about\":{{\"rules\":\"{text}\"}}}}");
    let (done, pdf) = printed(&[], &board);
    assert!(done.code == Some(0) && pdf.len() > 1000, "{}", done.stderr);
    assert!(done.stderr.contains("the rules above board 1 end with"), "{}", done.stderr);
}

#[test]
fn boards_of_any_kind_are_printed() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    for name in ["six.txt", "sixteen.txt", "collection.txt", "header.txt"] {
        let path = examples.join(name);
        let folder = tempfile::tempdir().expect("a folder");
        let output = folder.path().join("a.pdf");
        let [path, output] = [&path, &output].map(|path| path.to_str().expect("UTF-8"));
        let args = ["print", "--rules", "--mixed", "--block", "2x3", "-q", path, "-o", output];
        let args: Vec<&str> =
            if name == "six.txt" { args.to_vec() } else { [&args[..3], &args[5..]].concat() };
        let done = run(&args);
        assert_eq!((done.code, done.stderr.as_str()), (Some(0), ""), "{name}");
    }
    let largest = "[".to_owned() + &["0"; 255].join(",") + "]";
    let largest = format!(
        "{{\"geometry\":{{\"block\":[15,17]}},\"grid\":[{}]}}",
        [largest.as_str(); 255].join(",")
    );
    let (done, pdf) = printed(&["--unchecked"], &largest);
    assert_eq!(done.code, Some(0), "{}", done.stderr);
    assert!(done.stderr.contains("points are hard to read") && pdf.len() > 1000, "{}", done.stderr);
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_printed() {
    let (_folder, path) = file("boards.txt", &format!("{CLASSIC}\nnonsense\n{CLASSIC}\n"));
    let path = path.to_str().expect("UTF-8");
    let (done, pdf) = printed(&[path], "");
    assert_eq!(done.code, Some(2));
    assert!(done.stderr.contains("boards.txt:2:9: expected 81 cells"), "{}", done.stderr);
    assert!(!pdf.is_empty());
    let (nothing, pdf) = printed(&[], "");
    assert_eq!((nothing.code, pdf.len()), (Some(2), 0));
    assert_eq!(printed(&["--unchecked"], SMALL).0.code, Some(0));
}
