//! No file of source has more than 600 lines, in Rust, JavaScript and Python.

use crate::tree::File;

const CEILING: usize = 600;

pub(crate) fn violations(files: &[File]) -> Vec<String> {
    let mut violations = Vec::new();
    for file in files.iter().filter(|file| file.is_rust() || file.is_script()) {
        let lines = file.text.lines().count();
        if lines > CEILING {
            violations.push(format!("{}: {lines} lines", file.path));
        }
    }
    violations
}

#[test]
fn a_long_file_is_caught() {
    let lines = |len| "//! Header.\n".repeat(len);
    let files = [
        File::new("a.rs", &lines(600)),
        File::new("b.rs", &lines(601)),
        File::new("c.js", &lines(601)),
        File::new("d.py", &lines(700)),
        File::new("e.md", &lines(700)),
    ];
    assert_eq!(violations(&files), ["b.rs: 601 lines", "c.js: 601 lines", "d.py: 700 lines"]);
}
