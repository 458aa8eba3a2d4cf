//! The text files of the workspace.

use std::cell::OnceCell;
use std::fs;
use std::path::Path;

use crate::name::{Name, names};

/// What holds no source: folders, and the file that stands for one in a further working tree.
const SKIPPED: [&str; 3] = ["target", ".git", "node_modules"];

/// A text file.
pub(crate) struct File {
    /// Its path from the workspace's folder, with `/` between the parts.
    pub(crate) path: String,
    pub(crate) text: String,
    names: OnceCell<Vec<Name>>,
}

impl File {
    pub(crate) fn new(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.to_owned(), names: OnceCell::new() }
    }

    /// Every name in it, where it is source in Rust.
    pub(crate) fn all_names(&self) -> &[Name] {
        self.names.get_or_init(|| match names(&self.text) {
            Ok(names) => names,
            Err(error) => panic!("{}: {error}", self.path),
        })
    }

    /// Every name in it that is not there for tests only.
    pub(crate) fn names(&self) -> impl Iterator<Item = &Name> {
        self.all_names().iter().filter(|name| !name.is_for_tests)
    }

    /// What it says, where it is source in Rust.
    pub(crate) fn syntax(&self) -> syn::File {
        syn::parse_file(&self.text).unwrap_or_else(|error| panic!("{}: {error}", self.path))
    }

    /// Whether it is source in Rust.
    pub(crate) fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// Whether it is source in JavaScript or Python.
    pub(crate) fn is_script(&self) -> bool {
        [".js", ".py"].iter().any(|end| self.path.ends_with(end))
    }

    /// Whether it holds nothing but tests.
    pub(crate) fn is_test(&self) -> bool {
        self.path.contains("/tests/") || self.path.ends_with("/tests.rs")
    }

    /// Its path inside the library's `src`, if it is Rust source there.
    pub(crate) fn in_library(&self) -> Option<&str> {
        self.path.strip_prefix("crates/minirow/src/").filter(|_| self.is_rust())
    }
}

/// Every text file of the workspace.
pub(crate) fn files() -> Vec<File> {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = package.parent().expect("the package is a folder of the workspace");
    let mut files = Vec::new();
    collect(root, "", &mut files);
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<File>) {
    let entries = fs::read_dir(folder).expect("the workspace can be listed");
    for entry in entries {
        let entry = entry.expect("the workspace can be listed");
        let name = entry.file_name().to_string_lossy().into_owned();
        let kind = entry.file_type().expect("an entry has a type");
        let path = format!("{prefix}{name}");
        if SKIPPED.contains(&name.as_str()) {
            continue;
        }
        if kind.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files);
        } else if kind.is_file() {
            // What is not UTF-8 is no text.
            if let Ok(text) = fs::read_to_string(entry.path()) {
                files.push(File::new(&path, &text));
            }
        }
    }
}

#[test]
fn the_tree_is_found() {
    let files = files();
    let has = |path: &str| files.iter().any(|file| file.path == path);
    assert!(has("Cargo.toml"));
    assert!(has("crates/minirow/src/lib.rs"));
    assert!(has("xtask/tests/rules/tree.rs"));
    assert!(files.iter().all(|file| !file.path.starts_with("target/")));
}
