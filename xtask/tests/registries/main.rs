//! What a new member of a registry takes: a made-up kind of rule, technique and format are put in as a stranger would,
//! and the files that this takes are counted. With `RUN_SLOW_TESTS=1` a copy of the workspace is built with all of them:
//! it passes the tests that look at every member and the house rules, and its program knows them by name, so nothing
//! else has to be touched.

mod patch;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use patch::{Patch, files, root};

const FAMILY: &str = "crates/minirow/src/logic/techniques/subsets";
const TECHNIQUES: &str = "crates/minirow/src/logic/techniques/registry.rs";
const FORMATS: &str = "crates/minirow/src/format/formats";
const KINDS: &str = "crates/minirow/src/rules/kinds";
const MEMBERS: [&str; 4] = ["kind", "technique", "technique_in_a_table", "format"];

/// The lines of a patch fit into the files of today, which stay what they are: source in Rust, translations in JSON.
#[test]
fn each_member_fits() {
    for patch in MEMBERS.map(Patch::read) {
        for insertion in &patch.insertions {
            let text =
                fs::read_to_string(root().join(&insertion.path)).expect("a file that is there");
            let applied = insertion.applied(&text);
            let added: usize = insertion.lines.iter().map(|line| line.len() + 1).sum();
            assert_eq!(applied.len(), text.len() + added);
            let error = match insertion.path.rsplit('.').next() {
                Some("rs") => syn::parse_file(&applied).err().map(|error| error.to_string()),
                _ => {
                    serde_json::from_str::<serde_json::Value>(&applied).err().map(|e| e.to_string())
                }
            };
            assert_eq!(error, None, "{}", insertion.path);
        }
        for path in &patch.new {
            assert!(!root().join(path).exists(), "{path} is there already");
        }
    }
}

/// Its module and its name stand in the table of contents as well.
#[test]
fn a_kind_of_rule_is_a_file_and_a_line() {
    let patch = Patch::read("kind");
    let (contents, registry) = (format!("{KINDS}/mod.rs"), format!("{KINDS}/registry.rs"));
    assert_eq!(patch.lines(), [(contents.as_str(), 2), (registry.as_str(), 1)]);
    assert_eq!(patch.sources(), 1);
}

/// Its module stands in the table of contents as well; its document is not counted.
#[test]
fn a_technique_is_a_file_and_a_line() {
    let patch = Patch::read("technique");
    let contents = format!("{FAMILY}/mod.rs");
    assert_eq!(patch.lines(), [(contents.as_str(), 1), (TECHNIQUES, 1)]);
    assert_eq!(patch.sources(), 1);
}

#[test]
fn a_technique_that_shares_a_search_is_an_entry_of_a_table_and_a_line() {
    let patch = Patch::read("technique_in_a_table");
    let table = format!("{FAMILY}/kinds.rs");
    assert_eq!(patch.lines(), [(table.as_str(), 6), (TECHNIQUES, 1)]);
    assert_eq!(patch.sources(), 0);
}

/// Its module stands in the table of contents as well.
#[test]
fn a_format_is_a_file_and_a_line() {
    let patch = Patch::read("format");
    let (contents, registry) = (format!("{FORMATS}/mod.rs"), format!("{FORMATS}/registry.rs"));
    assert_eq!(patch.lines(), [(contents.as_str(), 1), (registry.as_str(), 1)]);
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
    for patch in MEMBERS.map(Patch::read) {
        patch.apply(&copy);
    }
    tests_pass(&copy);
    let minirow = |args: &[&str]| {
        let run = ["run", "--quiet", "--package", "minirow-cli", "--"];
        cargo(&copy, &[&run[..], args].concat())
    };
    program_knows_the_kind(&copy, &minirow);
    program_knows_the_techniques(&copy, &minirow);
    program_knows_the_format(&copy, &minirow);
    fs::remove_dir_all(&copy).expect("the copy goes");
}

/// What the tests say of all members holds for these, too.
fn tests_pass(copy: &Path) {
    let library = ["test", "--package", "minirow", "--features", "full"];
    // One of them is slow without optimisation.
    let kinds = [
        "rule_lines::",
        "rules::words::",
        "rules::links::",
        "rules::holds::",
        "rules::tests::",
        "iss::write_tests::",
        "--skip",
        "larger_boards",
    ];
    let techniques = ["techniques::", "parts::", "scene::links::"];
    let formats =
        ["formats::written::", "formats::samples::", "formats::headers::", "nothing_is_misread"];
    for (place, tests) in [
        (&["--lib"][..], &kinds[..]),
        (&["--test", "it"], &[&techniques[..], &formats[..]].concat()),
    ] {
        let told = cargo(copy, &[&library[..], place, &["--"], tests].concat());
        assert!(!told.contains(" 0 passed"), "no tests: {}", tests.join(" "));
    }
    // A kind of rule is a public type: the interface of its room is what changes, and is accepted.
    let rules = ["test", "--package", "xtask", "--test", "rules"];
    success(cargo_command(copy, &rules).env("INSTA_UPDATE", "always"));
    let (old, new) = (root(), copy);
    let [old, new] = [old, new].map(|root| root.join("xtask/tests/rules/snapshots"));
    let mut snapshots = Vec::new();
    files(&new, "", &mut snapshots);
    snapshots.retain(|name| fs::read(old.join(name)).ok() != fs::read(new.join(name)).ok());
    assert_eq!(snapshots, ["rules.snap"]);
    cargo(copy, &rules);
    // Whoever has no Node.js does not test the page.
    let words = "crates/minirow-web/page/tests/unit/rule-words.test.js";
    if let Ok(done) = Command::new("node").args(["--test", words]).current_dir(copy).output() {
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stdout));
    }
}

type Program<'a> = &'a dyn Fn(&[&str]) -> String;

fn program_knows_the_kind(copy: &Path, minirow: Program<'_>) {
    let catalogue = minirow(&["help", "rules"]);
    let meaning = "Neighbours on a made-up line differ by 1 at most.";
    assert!(
        catalogue.contains(&format!("  made-up r1c1 r1c2 r1c3\n      {meaning}")),
        "{catalogue}"
    );
    // Without the rule the first row may end with 4 and 3.
    let board = copy.join("board.txt");
    fs::write(&board, "made-up r1c1 r1c2 r1c3 r1c4\n1...341221..43..\n").expect("a file");
    let board = board.to_str().expect("UTF-8");
    let solved = minirow(&["solve", board]);
    assert!(solved.ends_with("made-up r1c1 r1c2 r1c3 r1c4\n1234341221434321\n"), "{solved}");
    let json = minirow(&["convert", board, "--to", "json"]);
    assert!(json.contains(r#""rules":["made-up r1c1 r1c2 r1c3 r1c4"]"#), "{json}");
    let drawing = minirow(&["draw", board]);
    assert!(drawing.contains("made-up"), "{drawing}");
}

fn program_knows_the_techniques(copy: &Path, minirow: Program<'_>) {
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
}

fn program_knows_the_format(copy: &Path, minirow: Program<'_>) {
    let formats = minirow(&["help", "formats"]);
    assert!(formats.contains("A made-up format (.madeup)"), "{formats}");
    let line = "41.5....9........4.....26..7..8...1..9........4.......8...6..5...3......1.2......";
    let file = copy.join("board.madeup");
    let written = minirow(&["convert", line, "--to", "made-up"]);
    assert_eq!(written, format!("made-up:{line}\n"));
    fs::write(&file, &written).expect("a file");
    assert_eq!(minirow(&["convert", file.to_str().expect("UTF-8")]), format!("{line}\n"));
}

/// What a command of cargo prints in a copy of the workspace.
fn cargo(copy: &Path, args: &[&str]) -> String {
    let done = success(&mut cargo_command(copy, args));
    String::from_utf8(done.stdout).expect("UTF-8")
}

fn cargo_command(copy: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.args(args).current_dir(copy).env("CARGO_TARGET_DIR", root().join("target/registries"));
    // What is made up needs no more cases than others.
    command.env_remove("RUN_SLOW_TESTS");
    // What is built runs once, and programs and tests share what they are built of.
    for profile in ["DEV", "TEST"] {
        command.env(format!("CARGO_PROFILE_{profile}_OPT_LEVEL"), "0");
        command.env(format!("CARGO_PROFILE_{profile}_DEBUG"), "0");
    }
    command
}

fn success(command: &mut Command) -> Output {
    let done = command.output().expect("cargo starts");
    let [printed, told] = [&done.stdout, &done.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    assert!(done.status.success(), "{command:?}:\n{printed}\n{told}");
    done
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
