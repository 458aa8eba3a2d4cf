//! What answers look like, at three widths, with and without colour.

use std::path::Path;

use unicode_width::UnicodeWidthStr;

use super::pty::minirow;
use crate::program::CLASSIC;

const WIDTHS: [u16; 3] = [60, 80, 160];

/// What a command shows, without what differs from run to run.
fn shown(line: &str, columns: u16, locale: &str) -> String {
    shown_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."), line, columns, locale)
}

fn shown_in(folder: &Path, line: &str, columns: u16, locale: &str) -> String {
    let setup = minirow(line).folder(folder).columns(columns).env("LC_ALL", locale);
    let text = setup.run().text.replace('\r', "").replace('\u{1b}', "␛");
    text.lines().map(|line| without_time(line).to_owned() + "\n").collect()
}

/// A line without the time at its end.
fn without_time(line: &str) -> &str {
    let mut words = line.rsplitn(3, ' ');
    let (unit, number) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let is_time = ["ms", "s", "min"].contains(&unit) && number.parse::<f64>().is_ok();
    if is_time { words.next().unwrap_or("").trim_end() } else { line.trim_end() }
}

/// The looks of a command at all widths; no drawing is wider than its terminal.
fn check(name: &str, line: &str) {
    let mut looks = String::new();
    for columns in WIDTHS {
        let plain = shown(&format!("{line} --color never"), columns, "C.UTF-8");
        // A board in one line is as long as it is.
        for line in plain.lines().filter(|line| line.contains(' ')) {
            assert!(line.width() <= usize::from(columns), "{columns}: {line}");
        }
        looks += &format!("{columns} columns\n{plain}\n");
    }
    looks += &format!("ASCII\n{}\n", shown(&format!("{line} --color never"), 80, "C"));
    looks += &format!("colour\n{}", shown(&format!("{line} --color always"), 80, "C.UTF-8"));
    insta::assert_snapshot!(format!("look-{name}"), looks);
}

#[test]
fn one_board_is_a_picture() {
    check("solve", "solve examples/classic.txt");
    check("solve-x", "solve examples/x.txt --extra diagonals");
    check("solve-jigsaw", "solve examples/jigsaw.txt --blocks examples/jigsaw-blocks.txt");
    check("solve-several", &format!("solve {}", CLASSIC.replacen('5', ".", 3)));
    check("solve-none", &format!("solve {}", CLASSIC.replacen("9....", "7....", 1)));
}

#[test]
fn rules_are_drawn_and_told() {
    let small =
        ".Shape~4x4.Cage~3~R1C1~R1C2.Cage~4~R1C3~R2C3.AllDifferent~R3C1~R4C1.WhiteDot~R3C3~R3C4";
    let more = ".BlackDot~R3C3~R4C3.V~R2C2~R2C3.GreaterThan~R4C1~R4C2.Thermo~R3C2~R4C2.Thermo~R2C4~R3C4.~R4C4_1.~R1C1_1";
    check("solve-rules", &format!("solve {small}{more}"));
    check("solve-shapeless", "solve .Shape~2x3.NoBoxes.Sum~3~R1C1~R1C2.~R2C1_2");
}

#[test]
fn what_is_too_wide_for_a_picture_is_told_in_words() {
    let line = format!("solve -q --block 6x6 --max-nodes 0 --color never {}", ".".repeat(1296));
    assert_eq!(shown(&line, 60, "C.UTF-8"), "unknown\n");
    let picture = shown(&line, 80, "C.UTF-8");
    assert!(picture.lines().all(|line| line.width() <= 80), "{picture}");
    assert!(picture.starts_with('╭') && picture.contains("stopped at a limit"), "{picture}");
}

#[test]
fn several_boards_are_rows() {
    check("solve-lines", "solve examples/collection.txt");
    check("check", "check examples/collection.txt");
    let wrong = CLASSIC.replacen("9....", "7....", 1);
    let (loose, bad) = (CLASSIC.replacen('5', ".", 3), CLASSIC.replacen('5', "G", 1));
    let boards = [CLASSIC, &loose, &wrong, &bad, CLASSIC].join("\n") + "\n";
    let (_folder, path) = crate::program::file("boards.txt", &boards);
    let folder = path.parent().expect("a folder");
    let shown = shown_in(folder, "check --color never boards.txt", 80, "C.UTF-8");
    insta::assert_snapshot!("look-check-wrong", shown);
}

#[test]
fn ratings_are_a_table() {
    check("rate", "rate examples/collection.txt");
    check("rate-hodoku", "rate --profile hodoku examples/collection.txt");
}

/// A board with candidates that waits for an X-wing.
const X_WING: &str = "\
.-----------.-------------.------------.
| 7  3   6  | 19  18  289 | 5    28  4 |
| 2  18  9  | 7   5   4   | 6    18  3 |
| 5  4   18 | 28  6   3   | 12   9   7 |
:-----------+-------------+------------:
| 8  7   5  | 3   9   1   | 4    6   2 |
| 1  6   4  | 58  2   58  | 3    7   9 |
| 9  2   3  | 4   7   6   | 8    5   1 |
:-----------+-------------+------------:
| 6  5   2  | 19  4   7   | 19   3   8 |
| 4  18  7  | 6   3   89  | 129  12  5 |
| 3  9   18 | 25  18  25  | 7    4   6 |
'-----------'-------------'------------'
";

#[test]
fn hints_show_as_much_as_their_level_tells() {
    let (_folder, path) = crate::program::file("board.txt", X_WING);
    for level in 1..=5 {
        check(&format!("hint-{level}"), &format!("hint --level {level} {}", path.display()));
    }
    check("hint-single", "hint --level 4 examples/jigsaw.txt --blocks examples/jigsaw-blocks.txt");
    // 3 in r1c1 is wrong.
    let wrong = CLASSIC.replacen('.', "3", 1);
    check("hint-mistake", &format!("hint --givens {CLASSIC} {wrong}"));
}

#[test]
fn steps_are_a_list_with_a_margin() {
    check("steps", "steps examples/classic.txt");
    check("explain", "explain examples/classic.txt");
    check("explain-boards", "explain --boards examples/six.txt");
    let several = "several: the puzzle has more than one solution\n";
    let line = format!("explain --color never {}", ".".repeat(81));
    assert_eq!(shown(&line, 60, "C.UTF-8"), several);
}

#[test]
fn simplified_boards_stand_beside_what_they_were() {
    check("simplify", "simplify examples/classic.txt");
    check("simplify-steps", "simplify --steps examples/six.txt");
    check("simplify-none", &format!("simplify {}", CLASSIC.replacen("9....", "7....", 1)));
    let old = shown("simplify --zero-based --color never examples/classic.txt", 80, "C.UTF-8");
    assert!(old.starts_with("Before:\n") && old.contains("\n0,0 - 3,4,5\n"), "{old}");
}
