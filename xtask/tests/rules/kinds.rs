//! A kind of rule has one home: no other file of a crate's sources names it, apart from those that are listed here,
//! which do so until they ask its home.
//!
//! What is counted: each file together with each kind that it names, as a variant of `Rule` or a type of `kinds`. The
//! home of a kind, its line in the registry and the table of contents are not, nor are tests. A file that names a
//! kind more than once counts once for it.

use std::collections::{BTreeMap, BTreeSet};

use crate::source::words_without_tests;
use crate::tree::{self, File};

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
    ("crates/minirow/src/format/ruled/of_document.rs", 3),
    ("crates/minirow/src/format/ruled/of_ruled.rs", 5),
    ("crates/minirow/src/rules/board_error.rs", 2),
    ("crates/minirow/src/rules/compile/board.rs", 1),
    ("crates/minirow/src/rules/extras.rs", 3),
    ("crates/minirow/src/rules/further_rules.rs", 1),
    ("crates/minirow/src/rules/holds/lengths.rs", 10),
    ("crates/minirow/src/scene/rules/layers.rs", 40),
];

#[test]
fn kinds_of_rules_are_named_at_home() {
    let files = tree::files();
    let kinds = kinds(&files);
    assert!(kinds.len() >= 50, "{} kinds", kinds.len());
    let found = named(&files, &kinds);
    let allowed: BTreeMap<&str, usize> = NAMED.iter().copied().collect();
    let mut faults = Vec::new();
    for (file, count) in &found {
        let most = allowed.get(file).copied().unwrap_or(0);
        if *count != most {
            faults.push(format!("    (\"{file}\", {count}), // {most} until now"));
        }
    }
    let gone = allowed.keys().filter(|file| !found.contains_key(**file));
    faults.extend(gone.map(|file| format!("    {file} names none any more")));
    assert!(
        faults.is_empty(),
        "kinds of rules in other files than their homes\n{}",
        faults.join("\n")
    );
}

/// The names of all kinds, by the registry.
fn kinds(files: &[File]) -> BTreeSet<&str> {
    let path = format!("{HOMES}registry.rs");
    let registry = files.iter().find(|file| file.path == path).expect("the registry of kinds");
    let words: Vec<&str> =
        words_without_tests(&registry.text).iter().map(|word| word.text).collect();
    let lines = words.windows(4).filter(|four| four[1] == ":" && four[3] == ",");
    lines.map(|four| four[2]).collect()
}

/// How many kinds each file names.
fn named<'a>(files: &'a [File], kinds: &BTreeSet<&str>) -> BTreeMap<&'a str, usize> {
    let sources = files.iter().filter(|file| {
        file.is_rust()
            && !file.is_test()
            && file.path.contains("/src/")
            && !file.path.starts_with(HOMES)
    });
    let mut found = BTreeMap::new();
    for file in sources {
        let words: Vec<&str> =
            words_without_tests(&file.text).iter().map(|word| word.text).collect();
        let count = names(&words, kinds).len();
        if count > 0 {
            found.insert(file.path.as_str(), count);
        }
    }
    found
}

/// The kinds that words name: behind `Rule::`, under whatever name that is imported, or behind `kinds::`.
fn names<'a>(words: &[&'a str], kinds: &BTreeSet<&str>) -> BTreeSet<&'a str> {
    let alias = words.windows(3).find(|three| three[0] == "Rule" && three[1] == "as");
    let of_rules = |word: &str| word == "Rule" || alias.is_some_and(|three| three[2] == word);
    let mut found = BTreeSet::new();
    for (at, word) in words.iter().enumerate() {
        if !(of_rules(word) || *word == "kinds") || words.get(at + 1) != Some(&"::") {
            continue;
        }
        let rest = &words[at + 2..];
        let listed = match rest.first() {
            Some(&"{") => &rest[1..rest.iter().position(|word| *word == "}").unwrap_or(1)],
            _ => &rest[..1.min(rest.len())],
        };
        found.extend(listed.iter().copied().filter(|name| kinds.contains(name)));
    }
    found
}

#[test]
fn a_made_up_kind_is_seen_wherever_it_is_named() {
    let kinds = BTreeSet::from(["Cage", "Spiral"]);
    for (text, expected) in [
        ("match rule { Rule::Spiral(_) => 1, _ => 2 }", vec!["Spiral"]),
        ("use crate::rules::Rule as Further; fn f() { g(Further::Cage(x)) }", vec!["Cage"]),
        ("use crate::rules::kinds::{Cage, Spiral, Other};", vec!["Cage", "Spiral"]),
        ("use crate::rules::kinds::Spiral;", vec!["Spiral"]),
        ("fn f(rule: &Rule) -> Cage { Kind::Spiral }", vec![]),
    ] {
        let words: Vec<&str> = words_without_tests(text).iter().map(|word| word.text).collect();
        assert_eq!(names(&words, &kinds).into_iter().collect::<Vec<_>>(), expected, "{text}");
    }
    let homes = [
        File::new("crates/minirow/src/rules/kinds/registry.rs", "//! Docs.\nspiral: Spiral,\n"),
        File::new("crates/minirow/src/rules/kinds/spiral.rs", "//! Docs.\nkinds::Spiral\n"),
        File::new("crates/a/src/b.rs", "//! Docs.\nfn f() { Rule::Spiral }\n"),
    ];
    let named = named(&homes, &BTreeSet::from(["Spiral"]));
    assert_eq!(named, BTreeMap::from([("crates/a/src/b.rs", 1)]));
}
