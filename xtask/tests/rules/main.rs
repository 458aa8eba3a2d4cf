//! The house rules that a program can check.
//!
//! One rule is one file with a function `violations` and a sample that it catches.

mod arrows;
mod circles;
mod contents;
mod examples;
mod header;
mod kinds;
mod leftovers;
mod name;
mod old_name;
mod paths;
mod prose;
mod purity;
mod scripts;
mod size;
mod surface;
mod taking;
mod tree;
mod unsafe_code;
mod wording;

use tree::File;

/// Finds where a rule is broken.
type Violations = fn(&[File]) -> Vec<String>;

/// All rules; a new one is one entry here.
const RULES: [(&str, Violations); 13] = [
    ("every file begins with its header", header::violations),
    ("files stay short", size::violations),
    ("rooms use only the rooms below them", arrows::violations),
    ("kinds of rules are named at home", kinds::violations),
    ("no files take from each other", circles::violations),
    ("the library does no I/O and reads no surroundings", purity::violations),
    ("lib.rs and mod.rs are tables of contents", contents::violations),
    ("public functions have examples", examples::violations),
    ("unsafe code stays in its rooms", unsafe_code::violations),
    ("nothing is left over", leftovers::violations),
    ("no file names one machine", paths::violations),
    ("texts use the standard words", wording::violations),
    ("the name is that of today", old_name::violations),
];

#[test]
fn the_tree_keeps_every_rule() {
    let files = tree::files();
    let mut faults = Vec::new();
    for (rule, violations) in RULES {
        let violations = violations(&files);
        if !violations.is_empty() {
            faults.push(format!("{rule}:\n  {}", violations.join("\n  ")));
        }
    }
    assert!(faults.is_empty(), "the house rules are broken\n{}", faults.join("\n"));
}
