//! Lists the files of the page, which are embedded in the program: all but what tests it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What belongs to the page, in its folder.
const PARTS: [&str; 6] =
    ["icon.svg", "index.html", "manifest.webmanifest", "service-worker.js", "src", "style"];

fn main() -> io::Result<()> {
    let package = PathBuf::from(variable("CARGO_MANIFEST_DIR"));
    let page = package.join("page");
    let mut names = Vec::new();
    for part in PARTS {
        println!("cargo::rerun-if-changed=page/{part}");
        collect(&page, part, &mut names)?;
    }
    names.sort();
    let mut table = String::from("[\n");
    for name in names {
        let _ = writeln!(
            table,
            "    ({name:?}, include_bytes!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {:?})).as_slice()),",
            format!("/page/{name}")
        );
    }
    table.push_str("]\n");
    fs::write(Path::new(&variable("OUT_DIR")).join("files.rs"), table)
}

/// Adds a file, or all that are in a folder, by the names that addresses have for them.
fn collect(page: &Path, name: &str, names: &mut Vec<String>) -> io::Result<()> {
    let path = page.join(name);
    if !path.is_dir() {
        names.push(name.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        let entry = entry?.file_name();
        let entry = entry.to_str().ok_or_else(|| io::Error::other("a name that is not UTF-8"))?;
        // What editors leave behind.
        if !entry.starts_with('.') {
            collect(page, &format!("{name}/{entry}"), names)?;
        }
    }
    Ok(())
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("{name} is set by Cargo"))
}
