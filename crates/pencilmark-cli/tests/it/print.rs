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

#[test]
fn boards_without_one_solution_are_told() {
    let boards = format!("{}\n{CLASSIC}\n11{}\n", ".".repeat(81), ".".repeat(79));
    let (done, pdf) = printed(&["--solutions", "back"], &boards);
    assert_eq!(done.code, Some(1));
    let told = "note: board 1 has several solutions; none is printed\n\
                note: board 3 has no solution; none is printed\n";
    assert_eq!(done.stderr, told);
    assert!(!pdf.is_empty());
    // Nobody asked for solutions.
    assert_eq!(printed(&[], &boards).0.code, Some(0));
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
    let (done, pdf) = printed(&[], &largest);
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
    assert_eq!(printed(&[], SMALL).0.code, Some(0));
}
