//! What a new member of a registry takes: a made-up technique and a made-up format are put in as a stranger would, and
//! the files that this takes are counted. With `RUN_SLOW_TESTS=1` a copy of the workspace is built with all of them,
//! passes the tests of techniques and formats and the house rules, and its program knows them by name.

mod patch;

use std::fs;
use std::path::Path;
use std::process::Command;

use patch::{Patch, root};

const FAMILY: &str = "crates/minirow/src/logic/techniques/subsets";
const TECHNIQUES: &str = "crates/minirow/src/logic/techniques/registry.rs";
const FORMATS: &str = "crates/minirow/src/format/formats/registry.rs";

/// The lines of a patch fit into the files of today, which stay what they are: source in Rust.
fn fits(patch: &Patch) {
    for insertion in &patch.insertions {
        let text = fs::read_to_string(root().join(&insertion.path)).expect("a file that is there");
        let applied = insertion.applied(&text);
        assert_eq!(
            applied.len(),
            text.len() + insertion.lines.iter().map(|l| l.len() + 1).sum::<usize>()
        );
        syn::parse_file(&applied).unwrap_or_else(|error| panic!("{}: {error}", insertion.path));
    }
    for path in &patch.new {
        assert!(!root().join(path).exists(), "{path} is there already");
    }
}

/// How many lines each file gains, the registry last.
fn lines(patch: &Patch) -> Vec<(&str, usize)> {
    patch.insertions.iter().map(|one| (one.path.as_str(), one.lines.len())).collect()
}

#[test]
fn a_technique_is_two_files_and_a_line() {
    let patch = Patch::read("technique");
    fits(&patch);
    let module = format!("{FAMILY}/mod.rs");
    assert_eq!(lines(&patch), [(module.as_str(), 1), (TECHNIQUES, 1)]);
    // Besides the line of the registry.
    let files = patch.sources() + patch.changed().len() - 1;
    assert!(files <= 2, "{files} files");
}

#[test]
fn a_technique_that_shares_a_search_is_an_entry_of_a_table_and_a_line() {
    let patch = Patch::read("technique_in_a_table");
    fits(&patch);
    let table = format!("{FAMILY}/kinds.rs");
    assert_eq!(lines(&patch), [(table.as_str(), 6), (TECHNIQUES, 1)]);
    assert_eq!(patch.sources(), 0);
}

/// Its module has to be named in the table of contents as well, which is a line too.
#[test]
fn a_format_is_a_file_and_a_line() {
    let patch = Patch::read("format");
    fits(&patch);
    let contents = "crates/minirow/src/format/formats/mod.rs";
    assert_eq!(lines(&patch), [(contents, 1), (FORMATS, 1)]);
    assert_eq!(patch.sources(), 1);
}

#[test]
fn a_copy_with_all_of_them_knows_them() {
    if std::env::var("RUN_SLOW_TESTS").as_deref() != Ok("1") {
        return;
    }
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join("registries");
    if copy.exists() {
        fs::remove_dir_all(&copy).expect("the last copy goes");
    }
    copy_folder(root(), &copy);
    for name in ["technique", "technique_in_a_table", "format"] {
        Patch::read(name).apply(&copy);
    }
    // What the library says of all its members holds for these, too.
    let laws = ["techniques::", "parts::", "formats::written::", "formats::samples::"];
    cargo(&copy, &[&["test", "--package", "minirow", "--test", "it", "--"], &laws[..]].concat());
    cargo(&copy, &["test", "--package", "xtask", "--test", "rules"]);
    let minirow = |args: &[&str]| {
        let run = ["run", "--quiet", "--package", "minirow-cli", "--"];
        cargo(&copy, &[&run[..], args].concat())
    };
    let listed = minirow(&["techniques"]);
    assert!(listed.contains("made-up-pair") && listed.contains("made-up-table-pair"), "{listed}");
    for name in ["made-up-pair", "made-up-table-pair"] {
        let document = minirow(&["techniques", name]);
        assert!(document.starts_with("# Made-up"), "{document}");
        let board = format!("{}.candidates", copy.join(name).display());
        let drawing = document.split("```text\n").nth(1).and_then(|rest| rest.split("```").next());
        fs::write(&board, drawing.expect("a drawing")).expect("a file");
        let steps = minirow(&["steps", "--technique", name, &board]);
        assert!(steps.contains("4 and 8 have only r2c4 and r2c8 left in row 2"), "{steps}");
    }
    let formats = minirow(&["help", "formats"]);
    assert!(formats.contains("A made-up format (.madeup)"), "{formats}");
    let line = "41.5....9........4.....26..7..8...1..9........4.......8...6..5...3......1.2......";
    let file = copy.join("board.madeup");
    let written = minirow(&["convert", line, "--to", "made-up"]);
    assert_eq!(written, format!("made-up:{line}\n"));
    fs::write(&file, &written).expect("a file");
    assert_eq!(minirow(&["convert", file.to_str().expect("UTF-8")]), format!("{line}\n"));
    fs::remove_dir_all(&copy).expect("the copy goes");
}

/// What a command of cargo prints in a copy of the workspace.
fn cargo(copy: &Path, args: &[&str]) -> String {
    let done = Command::new(env!("CARGO"))
        .args(args)
        .current_dir(copy)
        .env("CARGO_TARGET_DIR", root().join("target/registries"))
        // What is built runs once.
        .envs(["DEV", "TEST"].map(|name| (format!("CARGO_PROFILE_{name}_OPT_LEVEL"), "0")))
        .output()
        .expect("cargo starts");
    let told = String::from_utf8_lossy(&done.stderr);
    let printed = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(done.status.success(), "cargo {}:\n{printed}\n{told}", args.join(" "));
    printed
}

/// Copies the sources of a folder.
fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let name = entry.file_name();
        let is_source = !["target", ".git", "node_modules"].iter().any(|&skipped| name == skipped);
        if entry.path().is_dir() && is_source {
            copy_folder(&entry.path(), &to.join(name));
        } else if is_source && entry.path().is_file() {
            fs::copy(entry.path(), to.join(name)).expect("a file is copied");
        }
    }
}
