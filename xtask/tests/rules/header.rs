//! Every file of source begins with what it is and why: with `//!` in Rust, a comment in JavaScript, a text in three quotes
//! in Python.

use crate::tree::File;

pub(crate) fn violations(files: &[File]) -> Vec<String> {
    let violation = |file: &File| {
        // What a script is run by comes first.
        let text = file.text.strip_prefix("#!").and_then(|text| text.split_once('\n'));
        let text = text.map_or(file.text.as_str(), |(_, text)| text);
        let starts: &[&str] = match file.path.rsplit('.').next()? {
            "rs" => &["//!"],
            "js" => &["/**", "// "],
            "py" => &["\"\"\""],
            _ => return None,
        };
        let is_headless = !starts.iter().any(|start| text.starts_with(start));
        is_headless.then(|| format!("{}: no `{}`", file.path, starts[0]))
    };
    files.iter().filter_map(violation).collect()
}

#[test]
fn a_file_without_header_is_caught() {
    let files = [
        File::new("a.rs", "//! What it is.\n"),
        File::new("b.rs", "// What it is.\n"),
        File::new("c.rs", ""),
        File::new("d.md", "Text"),
        File::new("e.js", "/** What it is. */"),
        File::new("f.js", "import { a } from './e.js';"),
        File::new("g.py", "#!/usr/bin/env python3\n\"\"\"What it is.\"\"\""),
        File::new("h.py", "# What it is."),
    ];
    let found = ["b.rs: no `//!`", "c.rs: no `//!`", "f.js: no `/**`", "h.py: no `\"\"\"`"];
    assert_eq!(violations(&files), found);
}
