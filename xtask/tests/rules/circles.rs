//! No two files of a crate, of the page or of the package for Python take something from each other, nor do more of them
//! in a longer loop.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::scripts;
use crate::taking::{self, Arrows};
use crate::tree::File;

pub(crate) fn violations(files: &[File]) -> Vec<String> {
    let arrows = taking::of_crates(files).into_iter().chain(scripts::arrows(files));
    arrows.flat_map(|arrows| loops(&arrows)).map(|found| tell(&found)).collect()
}

/// A file of a loop, and what the file before it takes from it.
type Step<'a> = (&'a str, Vec<&'a str>);

/// Of each set of files that reach one another, the shortest loop.
fn loops<'a>(arrows: &Arrows<'a>) -> Vec<Vec<Step<'a>>> {
    let mut loops = Vec::new();
    let mut seen = BTreeSet::new();
    let all: BTreeMap<&str, BTreeMap<&str, &str>> =
        arrows.keys().map(|&file| (file, reached(arrows, file))).collect();
    for (&file, own) in &all {
        if seen.contains(file) {
            continue;
        }
        let circle: Vec<&str> = own
            .keys()
            .copied()
            .filter(|other| all.get(other).is_some_and(|on| on.contains_key(file)))
            .collect();
        seen.extend(circle.iter().copied());
        loops.extend(
            circle
                .iter()
                .filter_map(|start| shortest(arrows, start))
                .min_by_key(|found: &Vec<Step<'a>>| found.len()),
        );
    }
    loops
}

/// The files that one reaches, each with the file before it on a shortest way.
fn reached<'a>(arrows: &Arrows<'a>, start: &str) -> BTreeMap<&'a str, &'a str> {
    let mut before = BTreeMap::new();
    let mut queue: VecDeque<&'a str> =
        arrows.get_key_value(start).map(|(&file, _)| file).into_iter().collect();
    while let Some(file) = queue.pop_front() {
        for &next in arrows.get(file).into_iter().flat_map(BTreeMap::keys) {
            if !before.contains_key(next) {
                before.insert(next, file);
                queue.push_back(next);
            }
        }
    }
    before
}

/// The shortest loop through a file, which begins and ends with it.
fn shortest<'a>(arrows: &Arrows<'a>, start: &str) -> Option<Vec<Step<'a>>> {
    let before = reached(arrows, start);
    let (&start, _) = before.get_key_value(start)?;
    let mut found = Vec::new();
    let mut file = start;
    loop {
        let from = before[file];
        found.push((file, arrows[from][file].iter().copied().collect()));
        file = from;
        if file == start {
            break;
        }
    }
    found.push((start, Vec::new()));
    found.reverse();
    Some(found)
}

fn tell(found: &[Step<'_>]) -> String {
    let mut line = found[0].0.to_owned();
    for (file, names) in &found[1..] {
        line += &format!(" takes {} from {file}", names.join(", "));
        if *file != found[0].0 {
            line += ", which";
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::violations;
    use crate::tree::File;

    /// A tree without circles, whatever its names look like.
    const TREE: [(&str, &str); 8] = [
        ("lib.rs", "mod a; mod b; mod path; pub use a::A; pub use path::{Path, walk};"),
        ("a.rs", "pub struct A; impl A { fn f(self) { g() } }"),
        (
            "b.rs",
            "//! See [`crate::Path`].\nuse crate::A; use std::{fmt, path};\n#[cfg(test)]\nmod tests { use super::super::path::Path; }",
        ),
        (
            "path/mod.rs",
            "mod path; mod steps; pub use path::{Path, walk}; pub(crate) use steps::*;",
        ),
        ("path/path.rs", "pub struct Path; pub fn walk() { super::steps::run(crate::b::B) }"),
        (
            "path/steps.rs",
            "use crate::a::A; pub(in crate::path) fn run() { macro_of_names! { Step } }\nmod inside { use super::run; }",
        ),
        ("path/tests.rs", "use super::Path;"),
        ("bin/tool/main.rs", "mod a; use a::A;"),
    ];

    fn with(path: &str, text: &str) -> Vec<String> {
        let tree = TREE.into_iter().filter(|(other, _)| *other != path).chain([(path, text)]);
        let files: Vec<File> =
            tree.map(|(path, text)| File::new(&format!("crates/x/src/{path}"), text)).collect();
        violations(&files)
    }

    #[test]
    fn a_tree_without_circles_passes() {
        assert_eq!(with(TREE[1].0, TREE[1].1), [""; 0]);
    }

    #[test]
    fn a_planted_circle_is_told_with_what_ties_it() {
        for (path, text, expected) in [
            ("a.rs", "use super::b::{B, c};", "a.rs takes B, c from b.rs, which takes A from a.rs"),
            (
                "b.rs",
                "use crate::{path as way};\nfn f() { way::walk() }",
                "b.rs takes walk from path/path.rs, which takes B from b.rs",
            ),
            (
                "path/steps.rs",
                "use super::Path as P;",
                "path/path.rs takes run from path/steps.rs, which takes Path from path/path.rs",
            ),
            (
                "path/steps.rs",
                "mod inside { use super::super::walk; }",
                "path/path.rs takes run from path/steps.rs, which takes walk from path/path.rs",
            ),
            (
                "a.rs",
                "use crate::path::{self}; fn f() { path::walk() }",
                "a.rs takes walk from path/path.rs, which takes B from b.rs, which takes A from a.rs",
            ),
            (
                "a.rs",
                "use crate::path::Step;",
                "a.rs takes Step from path/steps.rs, which takes A from a.rs",
            ),
        ] {
            let found = with(path, text);
            let expected = expected.replace("from ", "from crates/x/src/");
            assert_eq!(found, [format!("crates/x/src/{expected}")], "{path}: {text}");
        }
    }
}
