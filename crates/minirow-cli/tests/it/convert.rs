//! Boards from any format into any other.

use std::fs;
use std::path::Path;

use crate::program::{CLASSIC, SOLVED, file, run, run_with_input};

fn sample(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../minirow/tests/data/formats");
    folder.join(name).to_str().expect("a path of UTF-8").to_owned()
}

#[test]
fn every_sample_becomes_a_line() {
    let names = fs::read_dir(sample("")).expect("the samples");
    for name in names.map(|entry| entry.expect("a file").file_name()) {
        let name = name.to_str().expect("a name of UTF-8");
        let converted = run(&["convert", "--lossy", "--mixed", &sample(name)]);
        assert_eq!(converted.code, Some(0), "{name}: {}", converted.stderr);
        assert!(!converted.stdout.is_empty(), "{name}");
    }
    let game = run(&["convert", "--lossy", "--quiet", &sample("hodoku.hsol")]);
    assert_eq!(game.stdout, format!("41{}\n", &CLASSIC[2..]));
}

/// Names of files tell the format where the text does not.
#[test]
fn extensions_tell_formats() {
    for (name, to) in [("marks.ss", "ss"), ("sudocue.sdk", "sudocue"), ("progress.sdx", "sdx")] {
        let converted = run(&["convert", "--to", to, &sample(name)]);
        assert_eq!(converted.stdout, fs::read_to_string(sample(name)).expect("a sample"), "{name}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    for (extension, start) in [
        ("csv", "puzzle\n.."),
        ("sdm", "..7..."),
        ("sdk", "[Puzzle]\n"),
        ("opensudoku", "<?xml "),
        ("ksudoku", "<!DOCTYPE ksudoku>"),
        ("json", "{\"version\""),
    ] {
        let path = folder.path().join("boards").with_extension(extension);
        let path = path.to_str().expect("a path of UTF-8");
        let converted = run(&["convert", CLASSIC, "-o", path]);
        assert_eq!(converted.code, Some(0), "{}", converted.stderr);
        let written = fs::read_to_string(path).expect("it was written");
        assert!(written.starts_with(start), "{extension}: {written}");
        assert_eq!(run(&["solve", path]).stdout.trim_end(), SOLVED, "{extension}");
    }
    let unknown = run(&["convert", CLASSIC, "-o", "boards.xyz"]);
    assert_eq!(unknown.code, Some(2));
    assert!(
        unknown.stderr.contains("the extension of boards.xyz does not tell the format"),
        "{}",
        unknown.stderr
    );
    let hsol = run(&["convert", CLASSIC, "--to", "hsol"]);
    assert!(hsol.stderr.contains("hsol can only be read"), "{}", hsol.stderr);
}

/// What people tell about boards is left behind, and told once; what makes them others is refused.
#[test]
fn losses_are_notes_or_errors() {
    let table = sample("kaggle.csv");
    let carried = run(&["convert", &table]);
    assert_eq!((carried.stdout, carried.code), (format!("{CLASSIC}\n").repeat(2), Some(0)));
    let told = "2 boards: 2 converted\nnote: dropped: solution in 2 boards\n";
    assert_eq!(carried.stderr, told);
    assert_eq!(run(&["convert", "-q", &table]).stderr, "");
    let kept = run(&["convert", "--to", "csv", &table]);
    assert_eq!((kept.stderr.as_str(), kept.code), ("2 boards: 2 converted\n", Some(0)));
    let rows = format!(
        "puzzle,solution,name,author\n{CLASSIC},{SOLVED},,me\n{CLASSIC},,one,\n{CLASSIC},{SOLVED},,\n"
    );
    let carried = run_with_input(&["convert"], &rows);
    assert_eq!(carried.stdout, format!("{CLASSIC}\n").repeat(3));
    let told = "note: dropped: solution in 2 boards, name in 1, author in 1\n";
    assert!(carried.stderr.ends_with(told), "{}", carried.stderr);
    let marks = sample("sadman.sdk");
    let refused = run(&["convert", "--to", "line", &marks]);
    assert_eq!((refused.stdout.as_str(), refused.code), ("", Some(2)));
    let told = "expected a board that line can hold, found digits of a player\n\
                hint: --lossy leaves out what the format cannot hold; --to json holds everything\n";
    assert!(refused.stderr.contains(told), "{}", refused.stderr);
    let reduced = run(&["convert", "--lossy", "--to", "line", &marks]);
    assert!(
        reduced.stderr.contains("note: dropped: digits of a player in 1 board, candidates in 1"),
        "{}",
        reduced.stderr
    );
    let rules = run_with_input(&["convert"], &format!("puzzle,rules\n{CLASSIC},no knights\n"));
    assert!(rules.stderr.contains("found rules\nhint: --lossy"), "{}", rules.stderr);
    let knights = format!("extra: anti-knight\n{CLASSIC}\n");
    let others = run_with_input(&["convert", "--lossy", "--to", "tatham"], &knights);
    assert_eq!((others.stdout.as_str(), others.code), ("", Some(2)), "{}", others.stderr);
    assert!(others.stderr.contains("hint: --to json holds everything"), "{}", others.stderr);
}

#[test]
fn many_become_one_collection() {
    let args = ["convert", "--to", "opensudoku", "--lossy"];
    let (csv, sdm) = (sample("kaggle.csv"), sample("one.sdm"));
    let merged = run(&[&args[..], &[csv.as_str(), sdm.as_str()]].concat());
    assert_eq!(merged.stdout.matches("<game ").count(), 4, "{}", merged.stdout);
    let back = run_with_input(&["convert"], &merged.stdout);
    assert_eq!(back.stdout, format!("{CLASSIC}\n").repeat(4));
    let single = run(&["convert", "--to", "ksudoku", &sdm]);
    assert_eq!((single.stdout.matches("<game").count(), single.code), (1, Some(2)));
    assert!(
        single.stderr.contains("one.sdm:2:1: expected one board in a file"),
        "{}",
        single.stderr
    );
}

/// What lines and drawings do not tell stands in front of them.
#[test]
fn geometries_are_kept() {
    let six = run(&["convert", &sample("six.ksudoku")]);
    assert!(six.stdout.starts_with("block: 2x3\n"), "{}", six.stdout);
    let back = run_with_input(&["convert", "--to", "ksudoku"], &six.stdout);
    assert_eq!(back.stdout.matches("<clique size=\"6\">").count(), 6, "{}", back.stdout);
    let both =
        run(&["convert", "--mixed", &sample("sizes.csv"), &sample("crossed.ksudoku"), "--lossy"]);
    assert!(both.stdout.contains("extra: diagonals\n"), "{}", both.stdout);
    let again = run_with_input(&["convert"], &both.stdout);
    assert_eq!(again.stdout, both.stdout, "{}", again.stderr);
}

/// The short way of lines and tables writes what the long way does.
#[test]
fn long_tables_are_copied() {
    let row = format!("{},{SOLVED}\n", CLASSIC.replace('.', "0"));
    let table = format!("quizzes,solutions\n{}?\n{}", row.repeat(5000), row.repeat(700));
    let converted = run_with_input(&["convert", "--lossy"], &table);
    assert_eq!(converted.stdout, format!("{CLASSIC}\n").repeat(5700));
    assert!(converted.stderr.contains("-:5002:1: expected"), "{}", converted.stderr);
    assert_eq!(converted.code, Some(2));
    let told = "note: dropped: all columns of - but the boards\n";
    assert!(converted.stderr.contains(told), "{}", converted.stderr);
    let carried = run_with_input(&["convert"], &table);
    assert_eq!((carried.stdout, carried.code), (converted.stdout, Some(2)));
    let told = "note: dropped: solution in 5700 boards\n";
    assert!(carried.stderr.contains(told), "{}", carried.stderr);
    let lines = format!("{CLASSIC}\n").repeat(3000) + "# a comment\n" + CLASSIC;
    assert_eq!(run_with_input(&["convert"], &lines).stdout, format!("{CLASSIC}\n").repeat(3001));
    let solved = run_with_input(&["solve"], &table);
    assert_eq!(solved.stdout.matches(SOLVED).count(), 5700);
}

/// A document may stand in one line that is longer than any other line may be.
#[test]
fn documents_in_one_line_are_cut() {
    let game = format!("<game created=\"1\" note=\"ä\" data=\"{}\"/>", CLASSIC.replace('.', "0"));
    let text = format!("<opensudoku version=\"2\">{}</opensudoku>", game.repeat(12_000));
    let converted = run_with_input(&["convert", "--lossy"], &text);
    assert_eq!(converted.stdout.lines().count(), 12_000, "{}", converted.stderr);
    assert_eq!(converted.code, Some(0), "{}", converted.stderr);
}

/// An empty input, and boards as arguments.
#[test]
fn small_inputs() {
    assert_eq!(run_with_input(&["convert", "--to", "csv"], "").stdout, "");
    let (_folder, path) = file("grid.txt", &run(&["convert", "--to", "grid", CLASSIC]).stdout);
    let line = run(&["convert", path.to_str().expect("a path of UTF-8")]);
    assert_eq!(line.stdout, format!("{CLASSIC}\n"));
    let letters = run(&["convert", "--to-symbols", "A-I", CLASSIC]).stdout;
    assert!(letters.contains("symbols: A-I\n") && letters.contains("..G....I..."), "{letters}");
    assert_eq!(run_with_input(&["convert", "--to-symbols", "1-9"], &letters).stdout, line.stdout);
}
