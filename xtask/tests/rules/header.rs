//! Every file of Rust source begins with `//!`: what it is and why.

use crate::tree::File;

pub(crate) fn violations(files: &[File]) -> Vec<String> {
    let is_headless = |file: &&File| file.is_rust() && !file.text.starts_with("//!");
    files.iter().filter(is_headless).map(|file| format!("{}: no `//!`", file.path)).collect()
}

#[test]
fn a_file_without_header_is_caught() {
    let files = [
        File::new("a.rs", "//! What it is.\n"),
        File::new("b.rs", "// What it is.\n"),
        File::new("c.rs", ""),
        File::new("d.md", "Text"),
    ];
    assert_eq!(violations(&files), ["b.rs: no `//!`", "c.rs: no `//!`"]);
}
