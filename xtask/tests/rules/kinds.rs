//! A kind of rule has one home: no other file of a crate's sources names it, apart from those that are listed here,
//! which do so until they ask its home.
//!
//! What is counted: each file together with each kind that it names, as a variant of `Rule` or a type of `kinds`. The
//! home of a kind, its line in the registry and the table of contents are not, nor are tests. A file that names a
//! kind more than once counts once for it.

use std::collections::{BTreeMap, BTreeSet};

use crate::name::Name;
use crate::tree::File;

/// Where the homes are.
const HOMES: &str = "crates/minirow/src/rules/kinds/";

/// How many kinds each file still names. Numbers only fall, and no file is added.
const NAMED: &[(&str, usize)] = &[
    ("crates/minirow-cli/src/terminal/lattice.rs", 6),
    ("crates/minirow-print/src/prose.rs", 2),
    ("crates/minirow/src/format/formats/ksudoku_cages.rs", 5),
    ("crates/minirow/src/format/formats/links/fields/extensions.rs", 1),
    ("crates/minirow/src/format/formats/links/fields/marks.rs", 4),
    ("crates/minirow/src/format/formats/links/fpuzzles.rs", 3),
    ("crates/minirow/src/format/formats/links/penpa_rules.rs", 4),
    ("crates/minirow/src/format/formats/links/sudokumaker/read.rs", 1),
    ("crates/minirow/src/format/formats/links/sudokupad/drawing/infer.rs", 3),
    ("crates/minirow/src/format/formats/rules/houses.rs", 3),
    ("crates/minirow/src/format/formats/rules/iss/clues.rs", 4),
    ("crates/minirow/src/format/formats/rules/iss/groups.rs", 1),
    ("crates/minirow/src/format/formats/rules/iss/houses.rs", 3),
    ("crates/minirow/src/format/formats/rules/iss/lines.rs", 3),
    ("crates/minirow/src/format/formats/rules/iss/reader.rs", 1),
    ("crates/minirow/src/format/formats/rules/iss/write.rs", 19),
    ("crates/minirow/src/format/formats/rules/iss/write_shape.rs", 1),
    ("crates/minirow/src/format/formats/rules/iss/write_tests.rs", 1),
    ("crates/minirow/src/format/formats/rules/killer/read.rs", 2),
    ("crates/minirow/src/format/formats/tatham/killer.rs", 2),
    ("crates/minirow/src/rules/board_error.rs", 2),
    ("crates/minirow/src/rules/compile/board.rs", 1),
    ("crates/minirow/src/rules/extras.rs", 3),
    ("crates/minirow/src/rules/further_rules.rs", 2),
    ("crates/minirow/src/rules/holds/lengths.rs", 10),
    ("crates/minirow/src/scene/rules/layers.rs", 40),
];

pub(crate) fn violations(files: &[File]) -> Vec<String> {
    let kinds = kinds(files);
    let found = named(files, &kinds);
    let allowed: BTreeMap<&str, usize> = NAMED.iter().copied().collect();
    let mut violations = Vec::new();
    for (file, count) in &found {
        let most = allowed.get(file).copied().unwrap_or(0);
        if *count != most {
            violations.push(format!("(\"{file}\", {count}), // {most} until now"));
        }
    }
    let gone = allowed.keys().filter(|file| !kinds.is_empty() && !found.contains_key(**file));
    violations.extend(gone.map(|file| format!("{file} names none any more")));
    violations
}

/// The names of all kinds, by the registry: `home: Kind,`.
fn kinds(files: &[File]) -> BTreeSet<&str> {
    let path = format!("{HOMES}registry.rs");
    let registry = files.iter().filter(|file| file.path == path);
    let lines = registry.flat_map(|file| file.text.lines());
    lines.filter_map(|line| Some(line.strip_suffix(',')?.split_once(": ")?.1)).collect()
}

/// How many kinds each file names.
fn named<'a>(files: &'a [File], kinds: &BTreeSet<&str>) -> BTreeMap<&'a str, usize> {
    let sources = files.iter().filter(|file| {
        file.is_rust()
            && !file.is_test()
            && file.path.contains("/src/")
            && !file.path.starts_with(HOMES)
    });
    let counts = sources.map(|file| (file.path.as_str(), names(file, kinds).len()));
    counts.filter(|(_, count)| *count > 0).collect()
}

/// The kinds that a file names: behind `Rule::`, under whatever name that is imported, or behind `kinds::`.
fn names<'a>(file: &'a File, kinds: &BTreeSet<&str>) -> BTreeSet<&'a str> {
    let alias =
        file.names().filter(|name| name.last() == "Rule").find_map(|name| name.alias.as_deref());
    let is_before = |part: &str| part == "Rule" || part == "kinds" || alias == Some(part);
    let pairs = file.names().flat_map(|name: &Name| name.parts.windows(2));
    let named = pairs.filter(|pair| is_before(&pair[0]) && kinds.contains(pair[1].as_str()));
    named.map(|pair| pair[1].as_str()).collect()
}

#[test]
fn a_made_up_kind_is_seen_wherever_it_is_named() {
    let kinds = BTreeSet::from(["Cage", "Spiral"]);
    for (text, expected) in [
        ("match rule { Rule::Spiral(_) => 1, _ => 2 }", vec!["Spiral"]),
        ("use crate::rules::Rule as Further; fn f() { g(Further::Cage(x)) }", vec!["Cage"]),
        ("use crate::rules::kinds::{Cage, Spiral, Other};", vec!["Cage", "Spiral"]),
        ("use crate::rules::kinds::Spiral;", vec!["Spiral"]),
        ("a! { Rule::Spiral } #[cfg(test)] use crate::rules::kinds::Cage;", vec!["Spiral"]),
        ("fn f(rule: &Rule) -> Cage { Kind::Spiral }", vec![]),
    ] {
        let file = File::new("a.rs", text);
        assert_eq!(names(&file, &kinds).into_iter().collect::<Vec<_>>(), expected, "{text}");
    }
    let files = [
        File::new("crates/minirow/src/rules/kinds/registry.rs", "//! Docs.\nspiral: Spiral,\n"),
        File::new("crates/minirow/src/rules/kinds/spiral.rs", "//! Docs.\nkinds::Spiral\n"),
        File::new("crates/a/src/b.rs", "//! Docs.\nfn f() { Rule::Spiral }\n"),
        File::new(NAMED[0].0, "fn f() { Rule::Spiral }\n"),
    ];
    let found = violations(&files);
    for fault in [
        "(\"crates/a/src/b.rs\", 1), // 0 until now".to_owned(),
        format!("(\"{}\", 1), // {} until now", NAMED[0].0, NAMED[0].1),
        format!("{} names none any more", NAMED[1].0),
    ] {
        assert!(found.contains(&fault), "{fault}: {found:?}");
    }
    assert_eq!(found.len(), NAMED.len() + 1);
}

#[test]
fn all_kinds_are_in_the_registry() {
    let files = crate::tree::files();
    assert!(kinds(&files).len() >= 50);
}
