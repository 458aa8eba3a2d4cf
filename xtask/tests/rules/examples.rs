//! Every public function of the libraries is in an example that asserts: in its own documentation, or in that of
//! something beside it, such as its type.
//!
//! The compiler refuses `pub` on what nobody outside can reach, so what says `pub` is public. Methods of traits do not
//! count, as those who implement them are many.

use syn::{Attribute, ImplItem, Item, Meta, Visibility};

use crate::tree::File;

/// What other people build on. Programs and modules of WebAssembly are used from outside.
const LIBRARIES: [&str; 5] = [
    "crates/minirow/src/",
    "crates/minirow-api/src/",
    "crates/minirow-batch/src/",
    "crates/minirow-print/src/",
    "crates/minirow-web/src/",
];

pub(crate) fn violations(files: &[File]) -> Vec<String> {
    let sources = files.iter().filter(|file| file.is_rust() && !file.is_test());
    let sources = sources.filter(|file| LIBRARIES.iter().any(|place| file.path.starts_with(place)));
    let mut violations = Vec::new();
    for file in sources {
        let shown = examples(&file.text);
        let is_shown = |name: &String| shown.iter().any(|example| calls(example, name));
        for name in public_functions(&file.syntax().items).iter().filter(|name| !is_shown(name)) {
            violations.push(format!("{}: `{name}` is in no example that asserts", file.path));
        }
    }
    violations
}

/// The names of public functions; those that documentation hides are for ourselves.
fn public_functions(items: &[Item]) -> Vec<String> {
    let mut found = Vec::new();
    let mut see = |visibility: &Visibility, attributes: &[Attribute], name: &syn::Ident| {
        if matches!(visibility, Visibility::Public(_)) && !attributes.iter().any(is_hiding) {
            found.push(name.to_string());
        }
    };
    for item in items {
        match item {
            Item::Fn(function) => see(&function.vis, &function.attrs, &function.sig.ident),
            Item::Impl(block) if block.trait_.is_none() => {
                for item in &block.items {
                    if let ImplItem::Fn(method) = item {
                        see(&method.vis, &method.attrs, &method.sig.ident);
                    }
                }
            }
            _ => {}
        }
    }
    found
}

/// `#[doc(hidden)]`.
fn is_hiding(attribute: &Attribute) -> bool {
    let Meta::List(list) = &attribute.meta else { return false };
    list.path.is_ident("doc") && list.tokens.to_string() == "hidden"
}

/// The examples of a file that assert something, or go on only where something went well.
fn examples(text: &str) -> Vec<String> {
    const ASSERTS: [&str; 5] = ["assert", "?;", "?)", "panic!", "unwrap"];
    let documentation = |line: &&str| line.starts_with("///") || line.starts_with("//!");
    let lines = text.lines().map(str::trim).filter(documentation);
    let text: String = lines.map(|line| format!("{}\n", line[3..].trim_start())).collect();
    let blocks = text.split("```").skip(1).step_by(2);
    let can_fail = |block: &&str| ASSERTS.iter().any(|word| block.contains(word));
    blocks.filter(can_fail).map(str::to_owned).collect()
}

/// Whether code calls a function of this name, or hands it on.
fn calls(code: &str, name: &str) -> bool {
    let is_word =
        |sign: Option<char>| sign.is_some_and(|sign| sign.is_alphanumeric() || sign == '_');
    code.match_indices(name).any(|(at, _)| {
        let rest = &code[at + name.len()..];
        !is_word(code[..at].chars().next_back()) && !is_word(rest.chars().next())
    })
}

#[test]
fn a_function_without_an_example_is_caught() {
    let text = "//! Docs.\n/// ```\n/// assert!(a::f());\n/// ```\npub fn f() -> bool { true }\n\
                /// ```\n/// a::g();\n/// ```\npub fn g() {}\nimpl A {\n    pub fn h() {}\n    fn i() {}\n}\n\
                /// ```\n/// assert_eq!(a.j(), a.hh());\n/// ```\npub struct B;\n\
                impl B {\n    pub fn j() {}\n    #[doc(hidden)]\n    pub fn k() {}\n}\n";
    let expected = [
        "crates/minirow/src/b.rs: `g` is in no example that asserts",
        "crates/minirow/src/b.rs: `h` is in no example that asserts",
    ];
    assert_eq!(violations(&[File::new("crates/minirow/src/b.rs", text)]), expected);
    assert!(violations(&[File::new("crates/minirow/tests/b.rs", text)]).is_empty());
}
