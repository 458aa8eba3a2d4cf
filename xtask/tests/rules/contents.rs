//! `lib.rs` and every `mod.rs` are tables of contents: docs, attributes, `mod` and `use`.

use crate::source::{Word, item_len, words};
use crate::tree::File;

pub(crate) fn violations(files: &[File]) -> Vec<String> {
    let mut violations = Vec::new();
    for file in files {
        if file.path.ends_with("/lib.rs") || file.path.ends_with("/mod.rs") {
            for line in foreign_items(&words(&file.text)) {
                violations.push(format!("{}:{line}: more than a table of contents", file.path));
            }
        }
    }
    violations
}

/// The lines of items that do not belong into a table of contents.
fn foreign_items(words: &[Word<'_>]) -> Vec<usize> {
    let mut lines = Vec::new();
    let mut rest = words;
    while let Some(first) = rest.first() {
        let texts: Vec<&str> = rest.iter().map(|word| word.text).collect();
        let len = match texts.as_slice() {
            ["#", "[", ..] => attribute_len(&texts, 1),
            ["#", "!", "[", ..] => attribute_len(&texts, 2),
            ["pub", "(", ..] => texts.iter().position(|&text| text == ")").unwrap_or(0) + 1,
            ["pub", ..] => 1,
            ["mod", _, ";", ..] => 3,
            ["use", ..] => item_len(rest),
            _ => {
                lines.push(first.line);
                item_len(rest)
            }
        };
        rest = &rest[len..];
    }
    lines
}

/// The number of words of an attribute whose bracket opens at `open`.
fn attribute_len(texts: &[&str], open: usize) -> usize {
    balanced(texts, open, "]")
}

/// The number of words up to the first `end` from `start` on at which all brackets are closed.
fn balanced(texts: &[&str], start: usize, end: &str) -> usize {
    let mut depth = 0_usize;
    for (index, &text) in texts.iter().enumerate().skip(start) {
        match text {
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if text == end && depth == 0 {
            return index + 1;
        }
    }
    texts.len()
}

#[test]
fn tables_of_contents_pass() {
    let text = "//! Docs.\n#![deny(a)]\n/// Docs.\n#[doc = \"b\"]\npub mod c;\nmod d;\n\
                pub(crate) use e::{f, g};\nuse h;\npub(in crate::i) use j::k;\n";
    assert!(violations(&[File::new("crates/a/src/lib.rs", text)]).is_empty());
}

#[test]
fn logic_in_a_table_of_contents_is_caught() {
    for item in [
        "fn a() {}",
        "pub struct A;",
        "impl A { fn b() {} }",
        "mod tests { }",
        "const A: u8 = 1;",
        "pub static A: &[B] = &[B { c: 1 }];",
        "a! { b }",
        "const fn a() {}",
        "pub(crate) type A = u8;",
    ] {
        let text = format!("//! Docs.\nmod a;\n{item}\nmod b;\n");
        let path = "crates/minirow/src/board/mod.rs";
        let expected = [format!("{path}:3: more than a table of contents")];
        assert_eq!(violations(&[File::new(path, &text)]), expected, "{item}");
    }
    let text = "//! Docs.\nconst fn a() {}\n";
    assert_eq!(violations(&[File::new("crates/a/src/lib.rs", text)]).len(), 1);
    assert!(violations(&[File::new("crates/a/src/b.rs", text)]).is_empty());
}
