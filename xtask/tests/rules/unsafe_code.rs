//! `unsafe` stands only where vector instructions are used and foreign functions are called.

use crate::name::Role;
use crate::tree::File;

const ROOMS: [&str; 6] = [
    "crates/minirow/src/solve/classic/arch/",
    "crates/minirow/src/solve/classic/arch.rs",
    "crates/minirow-cli/src/inherited.rs",
    "crates/minirow-py/src/columns/large.rs",
    "crates/minirow-wasm/src/exports.rs",
    "bench/src/solving/peer.rs",
];

pub(crate) fn violations(files: &[File]) -> Vec<String> {
    let mut violations = Vec::new();
    let is_outside = |file: &&File| !ROOMS.iter().any(|room| file.path.starts_with(room));
    for file in files.iter().filter(|file| file.is_rust()).filter(is_outside) {
        for name in file.all_names().iter().filter(|name| name.role == Role::Unsafe) {
            violations.push(format!("{}:{}: unsafe code", file.path, name.line));
        }
    }
    violations
}

#[test]
fn unsafe_code_elsewhere_is_caught() {
    let text = "//! Has unsafe code.\n#![deny(unsafe_code)]\nfn f() { unsafe {} }\n";
    let files = [
        File::new("crates/minirow/src/solve/classic/arch/avx2.rs", text),
        File::new("bench/src/solving/peer.rs", text),
        File::new("bench/src/solving/data.rs", text),
        File::new("crates/minirow/src/solve/classic/architecture.rs", text),
    ];
    let expected = [
        "bench/src/solving/data.rs:3: unsafe code",
        "crates/minirow/src/solve/classic/architecture.rs:3: unsafe code",
    ];
    assert_eq!(violations(&files), expected);
}
