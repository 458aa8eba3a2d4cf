//! `lib.rs` and every `mod.rs` are tables of contents: docs, attributes, `mod` and `use`.

use syn::Item;
use syn::spanned::Spanned;

use crate::tree::File;

pub(crate) fn violations(files: &[File]) -> Vec<String> {
    let mut violations = Vec::new();
    let is_contents =
        |file: &&File| file.path.ends_with("/lib.rs") || file.path.ends_with("/mod.rs");
    for file in files.iter().filter(is_contents) {
        for item in file.syntax().items {
            if !matches!(&item, Item::Use(_))
                && !matches!(&item, Item::Mod(module) if module.content.is_none())
            {
                let line = item.span().start().line;
                violations.push(format!("{}:{line}: more than a table of contents", file.path));
            }
        }
    }
    violations
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
