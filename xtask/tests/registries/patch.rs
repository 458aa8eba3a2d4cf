//! What somebody does who adds a member: new files, and lines in files that are there.

use std::fs;
use std::path::{Path, PathBuf};

/// The files and lines of one folder beside this file.
pub(crate) struct Patch {
    folder: PathBuf,
    /// New files, by their paths from the workspace's folder.
    pub(crate) new: Vec<String>,
    pub(crate) insertions: Vec<Insertion>,
}

/// Lines behind another one.
pub(crate) struct Insertion {
    pub(crate) path: String,
    after: String,
    pub(crate) lines: Vec<String>,
}

/// The folder of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of the workspace")
}

impl Patch {
    pub(crate) fn read(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/registries").join(name);
        let mut new = Vec::new();
        files(&folder.join("new"), "", &mut new);
        new.sort();
        let text = fs::read_to_string(folder.join("lines.txt")).expect("the lines to add");
        let insertions = text.split("--- ").skip(1).map(Insertion::of).collect();
        Self { folder, new, insertions }
    }

    /// New files of source.
    pub(crate) fn sources(&self) -> usize {
        self.new.iter().filter(|path| is_source(path)).count()
    }

    /// How many lines each file of source gains, in the order of the patch.
    pub(crate) fn lines(&self) -> Vec<(&str, usize)> {
        let mut lines: Vec<(&str, usize)> = Vec::new();
        for Insertion { path, lines: added, .. } in &self.insertions {
            match lines.iter_mut().find(|(other, _)| other == path) {
                Some((_, count)) => *count += added.len(),
                None if is_source(path) => lines.push((path, added.len())),
                None => {}
            }
        }
        lines
    }

    /// Puts all into a copy of the workspace.
    pub(crate) fn apply(&self, root: &Path) {
        for path in &self.new {
            let target = root.join(path);
            assert!(!target.exists(), "{path} is there already");
            fs::copy(self.folder.join("new").join(path), target).expect("the file is copied");
        }
        for insertion in &self.insertions {
            let path = root.join(&insertion.path);
            let text = fs::read_to_string(&path).expect("a file that is there");
            fs::write(path, insertion.applied(&text)).expect("the lines are written");
        }
    }
}

impl Insertion {
    /// From a path, the line in front, and the lines to add.
    fn of(text: &str) -> Self {
        let mut lines = text.lines();
        let path = lines.next().expect("a path").to_owned();
        let after = lines.next().and_then(|line| line.strip_prefix("after: "));
        let after = after.expect("the line in front").to_owned();
        Self { path, after, lines: lines.map(str::to_owned).collect() }
    }

    /// A text with the lines in their place, which has to be the only one.
    pub(crate) fn applied(&self, text: &str) -> String {
        let places = text.lines().filter(|line| *line == self.after).count();
        assert_eq!(places, 1, "'{}' stands once in {}", self.after, self.path);
        let lines = text.lines().flat_map(|line| {
            let added = if line == self.after { self.lines.as_slice() } else { &[] };
            [line].into_iter().chain(added.iter().map(String::as_str))
        });
        lines.flat_map(|line| [line, "\n"]).collect()
    }
}

/// Documents and translations are not counted.
fn is_source(path: &str) -> bool {
    !path.ends_with(".md") && !path.contains("/i18n/")
}

/// The paths of all files below a folder, from it on.
pub(crate) fn files(folder: &Path, prefix: &str, paths: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let entry = entry.expect("an entry");
        let path = format!("{prefix}{}", entry.file_name().to_str().expect("a name of UTF-8"));
        if entry.path().is_dir() {
            files(&entry.path(), &format!("{path}/"), paths);
        } else {
            paths.push(path);
        }
    }
}
