//! The name that the project had before stands only where files of that time are read, and where the package that has
//! it now is spoken of.

use crate::tree::File;

/// The old name, in two parts so that this file does not have it.
const OLD: (&str, &str) = ("pencil", "mark");

/// Where it stands: what is told of earlier versions; what they wrote, and its tests; what reads that; the package.
const PLACES: [&str; 11] = [
    "CHANGELOG.md",
    "README.md",
    "bench/README.md",
    "crates/minirow-batch/src/manifest.rs",
    "crates/minirow-cli/tests/data/old-name/",
    "crates/minirow-cli/tests/it/batch/old_name.rs",
    "crates/minirow-web/page/src/storage/old-name.js",
    "crates/minirow-web/page/tests/browser/old-name.test.js",
    "crates/minirow-web/page/tests/data/old-name/",
    "crates/minirow-web/page/tests/unit/old-name.test.js",
    "crates/minirow/tests/it/data_folder.rs",
];

pub(crate) fn violations(files: &[File]) -> Vec<String> {
    let mut violations = Vec::new();
    for file in files.iter().filter(|file| !PLACES.iter().any(|place| file.path.starts_with(place)))
    {
        let lines = [file.path.as_str()].into_iter().chain(file.text.lines());
        for (number, line) in lines.enumerate().filter(|(_, line)| has_old_name(line)) {
            violations.push(format!("{}:{number}: {}", file.path, line.trim()));
        }
    }
    violations
}

/// Whether it is there as a name: marks in pencil are notes in the words of the field, and of the files of others.
fn has_old_name(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    let old = format!("{}{}", OLD.0, OLD.1);
    line.match_indices(&old).any(|(at, _)| !line[at + old.len()..].starts_with('s'))
}

#[test]
fn the_old_name_is_caught_and_marks_are_not() {
    let (head, tail) = OLD;
    let text = format!("fine\nuse {head}{tail}::Grid;\n--{head}{tail}s\n\"{head}Marks\"\n");
    let found = violations(&[File::new("crates/a.rs", &text), File::new("CHANGELOG.md", &text)]);
    assert_eq!(found, [format!("crates/a.rs:2: use {head}{tail}::Grid;")]);
    let named = violations(&[File::new(&format!("crates/{head}{tail}/a.rs"), "")]);
    assert_eq!(named.len(), 1);
}

#[test]
fn every_place_has_it() {
    let files = crate::tree::files();
    for place in PLACES {
        let mut there = files.iter().filter(|file| file.path.starts_with(place));
        assert!(there.any(|file| has_old_name(&file.text)), "{place} has the old name no more");
    }
}
