//! The library does no I/O, reads no clock or environment, starts no thread and depends on nothing
//! that does: such things belong to the leaves.

use crate::name::{Name, Role};
use crate::tree::File;

const MANIFEST: &str = "crates/minirow/Cargo.toml";
/// Crates that only leaves may use; tests of the library may use any.
const LEAF_CRATES: [&str; 10] = [
    "anyhow",
    "axum",
    "clap",
    "ctrlc",
    "indicatif",
    "krilla",
    "libloading",
    "rayon",
    "tiny_skia",
    "tokio",
];
const STANDARD: [&str; 3] = ["std", "core", "alloc"];
/// Modules of the standard library that reach outside; a name that hides which one is no better.
const OUTSIDE: [&str; 9] = ["env", "fs", "io", "net", "process", "thread", "time", "*", "self"];
const MACROS: [&str; 5] = ["print", "println", "eprint", "eprintln", "thread_local"];

pub(crate) fn violations(files: &[File]) -> Vec<String> {
    let mut violations = Vec::new();
    for file in files {
        if file.path == MANIFEST {
            for name in dependencies(&file.text) {
                if LEAF_CRATES.contains(&name) || name.starts_with("minirow") {
                    violations.push(format!("{}: depends on {name}", file.path));
                }
            }
        }
        if file.in_library().is_none() || file.is_test() {
            continue;
        }
        for name in file.names().filter(|name| reaches_outside(name)) {
            violations.push(format!("{}:{}: {}", file.path, name.line, name.text()));
        }
    }
    violations
}

fn reaches_outside(name: &Name) -> bool {
    let is_standard = name.parts.first().is_some_and(|root| STANDARD.contains(&root.as_str()));
    match name.parts.get(1) {
        _ if name.role == Role::Macro && MACROS.contains(&name.last()) => true,
        Some(module) => is_standard && OUTSIDE.contains(&module.as_str()),
        None => is_standard && name.alias.is_some(),
    }
}

/// The crates a manifest depends on, except for its tests.
fn dependencies(manifest: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut is_listing = false;
    for line in manifest.lines().map(str::trim) {
        if let Some(header) = line.strip_prefix('[') {
            let header = header.split(']').next().unwrap_or_default();
            // `[dependencies]`, `[target.'…'.dependencies]`, or one of them with a crate behind.
            let (table, name) = match header.rsplit_once('.') {
                Some((table, name)) if !name.ends_with("dependencies") => (table, Some(name)),
                _ => (header, None),
            };
            let kind = table.rsplit('.').next().unwrap_or_default();
            let is_dependencies = matches!(kind, "dependencies" | "build-dependencies");
            is_listing = is_dependencies && name.is_none();
            names.extend(name.filter(|_| is_dependencies));
        } else if is_listing && !line.starts_with('#') {
            let key = line.split(['.', '=', ' ']).next().unwrap_or_default();
            names.extend(Some(key.trim_matches('"')).filter(|key| !key.is_empty()));
            // Under another name it is the same crate.
            let package = line.split_once("package").and_then(|(_, rest)| rest.split('"').nth(1));
            names.extend(package);
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str) -> Vec<String> {
        violations(&[File::new("crates/minirow/src/board/grid.rs", text)])
    }

    #[test]
    fn a_pure_library_passes() {
        for text in [
            "use std::fmt; use std::{collections::HashMap, sync::Arc};",
            "/// println!(\"std::fs\")\nfn f() { g(\"std::io\") }",
            "#[cfg(test)]\nmod tests { use std::time::Instant; }",
            "use super::io; fn time() {} fn print() {}",
        ] {
            assert_eq!(check(text), [""; 0], "{text}");
        }
        let leaf = File::new("crates/minirow-cli/src/main.rs", "use std::fs;");
        assert!(violations(&[leaf]).is_empty());
        let manifest = "[package]\nname = \"minirow\"\n[dependencies]\nthiserror.workspace = true\n\
                        [dev-dependencies]\nrayon.workspace = true\n[features]\nclap = []\n";
        assert!(violations(&[File::new(MANIFEST, manifest)]).is_empty());
    }

    #[test]
    fn reaching_outside_is_caught() {
        for (text, expected) in [
            ("use std::fs;", "std::fs"),
            ("use std::{fmt, io::Write};", "std::io::Write"),
            ("fn f() { ::std::thread::spawn(g); }", "std::thread::spawn"),
            ("use std::time::Instant;", "std::time::Instant"),
            ("fn f() { std::env::var(\"A\") }", "std::env::var"),
            ("use std::net::*;", "std::net::*"),
            ("use std::process;", "std::process"),
            ("use core::time::Duration;", "core::time::Duration"),
            ("use std::{self as s};", "std::self"),
            ("use std as s;", "std"),
            ("fn f() { println!(\"a\") }", "println!"),
            ("thread_local! { static A: u8 = 1; }", "thread_local!"),
        ] {
            let expected = format!("crates/minirow/src/board/grid.rs:1: {expected}");
            assert_eq!(check(text), [expected], "{text}");
        }
    }

    #[test]
    fn a_leaf_crate_in_the_library_is_caught() {
        for text in [
            "[dependencies]\nthiserror = \"2\"\nrayon.workspace = true\n",
            "[dependencies]\nrayon = { version = \"1\", optional = true }\n",
            "[dependencies]\nthreads = { package = \"rayon\", version = \"1\" }\n",
            "[dependencies.rayon]\nversion = \"1\"\n",
            "[target.'cfg(unix)'.dependencies]\nrayon = \"1\"\n",
            "[target.'cfg(unix)'.dependencies.rayon]\nversion = \"1\"\n",
            "[build-dependencies]\n\"rayon\" = \"1\"\n",
        ] {
            let expected = [format!("{MANIFEST}: depends on rayon")];
            assert_eq!(violations(&[File::new(MANIFEST, text)]), expected, "{text}");
        }
        let text = "[dependencies]\nminirow-print.workspace = true\n";
        let expected = [format!("{MANIFEST}: depends on minirow-print")];
        assert_eq!(violations(&[File::new(MANIFEST, text)]), expected);
    }
}
