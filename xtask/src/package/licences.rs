//! The licences of all that is built with the workspace, on any machine.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// What may be built in: each permits use in programs of any licence, most of them if their notice is kept.
const ALLOWED: [&str; 10] = [
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Zlib",
];

/// The packages of each licence expression.
///
/// # Errors
/// Where a package has a licence that is not allowed, or none.
pub(crate) fn check(metadata: &Value) -> Result<BTreeMap<String, Vec<String>>> {
    let mut kinds: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let packages = metadata["packages"].as_array().context("no list of packages")?;
    for package in packages {
        let name = package["name"].as_str().context("a package without a name")?;
        let licence = package["license"].as_str().unwrap_or("none");
        ensure!(is_allowed(licence), "{name}: the licence '{licence}' is not one of {ALLOWED:?}");
        kinds.entry(licence.to_owned()).or_default().push(name.to_owned());
    }
    Ok(kinds)
}

/// Whether an SPDX expression leaves a choice that is allowed. `AND` binds more than `OR`, and `/`
/// is an old way to write `OR`.
fn is_allowed(expression: &str) -> bool {
    let expression = expression.replace('/', " OR ");
    let mut parts = vec![(true, false)];
    let words = expression.replace('(', " ( ").replace(')', " ) ");
    let mut words = words.split_whitespace().peekable();
    // Each level of brackets holds whether all of the present choice, and some earlier one, is allowed.
    while let Some(word) = words.next() {
        match word {
            "(" => parts.push((true, false)),
            ")" => {
                let Some((all, some)) = parts.pop().filter(|_| !parts.is_empty()) else {
                    return false;
                };
                let level = parts.len() - 1;
                parts[level].0 &= all | some;
            }
            "AND" => {}
            "OR" => {
                let level = parts.last_mut().expect("one level is left");
                *level = (true, level.0 | level.1);
            }
            name => {
                let mut name = name.to_owned();
                if words.next_if_eq(&"WITH").is_some() {
                    name = format!("{name} WITH {}", words.next().unwrap_or_default());
                }
                parts.last_mut().expect("one level is left").0 &= ALLOWED.contains(&name.as_str());
            }
        }
    }
    parts.len() == 1 && !expression.trim().is_empty() && (parts[0].0 | parts[0].1)
}

#[test]
fn expressions_are_understood() {
    for good in [
        "MIT",
        "MIT/Apache-2.0",
        "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
        "GPL-3.0-only OR MIT",
        "MIT OR GPL-3.0-only",
        "(MIT OR Apache-2.0) AND Unicode-3.0",
        "Zlib OR (GPL-2.0-only AND MIT)",
    ] {
        assert!(is_allowed(good), "{good}");
    }
    for bad in [
        "",
        "none",
        "GPL-3.0-only",
        "MIT AND GPL-3.0-only",
        "GPL-3.0-only AND MIT",
        "(MIT OR Apache-2.0) AND GPL-3.0-only",
        "MIT WITH Something-exception",
        "MIT)",
        "(MIT",
    ] {
        assert!(!is_allowed(bad), "{bad}");
    }
}

#[test]
fn a_new_licence_is_told_with_its_package() {
    let metadata = serde_json::json!({"packages": [
        {"name": "good", "license": "MIT"},
        {"name": "bad", "license": "SSPL-1.0"},
    ]});
    let error = check(&metadata).expect_err("it is not allowed").to_string();
    assert!(error.starts_with("bad: the licence 'SSPL-1.0' is not one of "), "{error}");
    let error = check(&serde_json::json!({"packages": [{"name": "bare"}]})).expect_err("none");
    assert!(error.to_string().starts_with("bare: the licence 'none' "), "{error}");
}
