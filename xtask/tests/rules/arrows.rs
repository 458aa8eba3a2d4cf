//! Rooms of the library use only the rooms below them.
//!
//! A room is a folder or file right below the library's `src`. In a room, every name from the
//! crate's root goes on with an allowed room: re-exports at the root are for users of the crate.
//! Tests, comments and documented examples may use anything.

use crate::name::Name;
use crate::tree::File;

/// Each room, and the rooms it may use besides itself. A new arrow is a design decision.
const ROOMS: [(&str, &[&str]); 11] = [
    ("board", &[]),
    ("name", &[]),
    ("progress", &[]),
    ("solve", &["board", "progress"]),
    ("logic", &["board", "progress"]),
    ("rating", &["board", "logic", "progress", "solve"]),
    // Links of which not all is understood are held to one solution by a search that counts its nodes.
    ("format", &["board", "progress", "rules"]),
    ("rules", &["board", "progress", "solve"]),
    ("answer", &["board", "logic", "rating", "solve"]),
    ("scene", &["board", "logic", "rules"]),
    ("generate", &["board", "logic", "progress", "rating", "solve"]),
];

pub(crate) fn violations(files: &[File]) -> Vec<String> {
    let mut violations = Vec::new();
    for file in files {
        let Some(path) = file.in_library().filter(|path| *path != "lib.rs" && !file.is_test())
        else {
            continue;
        };
        let module = module(path);
        let Some((room, below)) = ROOMS.into_iter().find(|&(room, _)| room == module[0]) else {
            violations.push(format!("{}: not in the table of rooms", file.path));
            continue;
        };
        for name in file.names() {
            let target = target(name, module.len());
            if let Some(target) = target.filter(|&other| other != room && !below.contains(&other)) {
                let (line, text) = (name.line, name.text());
                violations.push(format!("{}:{line}: {room} uses {target} ({text})", file.path));
            }
        }
    }
    violations
}

/// The modules of a file below `src`, from the room on.
fn module(path: &str) -> Vec<&str> {
    let path = path.trim_end_matches(".rs");
    path.strip_suffix("/mod").unwrap_or(path).split('/').collect()
}

/// What a name takes from the crate's root, if it goes there; `depth` is its module's depth.
fn target(name: &Name, depth: usize) -> Option<&str> {
    let mut parts =
        name.parts.iter().map(String::as_str).skip_while(|&part| part == "self").peekable();
    if parts.next_if_eq(&"crate").is_none() {
        let supers = (0..depth).take_while(|_| parts.next_if_eq(&"super").is_some()).count();
        if supers < depth {
            return None;
        }
    }
    Some(parts.next().unwrap_or("crate"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, text: &str) -> Vec<String> {
        violations(&[File::new(&format!("crates/minirow/src/{path}"), text)])
    }

    #[test]
    fn allowed_arrows_pass() {
        for (path, text) in [
            ("lib.rs", "pub use solve::each; pub use crate::board::*;"),
            (
                "board/grid.rs",
                "use super::Cell; use crate::board::{Digit, self}; pub(crate) fn f() {}",
            ),
            ("board/mod.rs", "pub(super) use grid::Grid; mod grid;"),
            (
                "solve/answers.rs",
                "use crate::board::Grid; use super::general; pub(in crate::solve) fn f() {}",
            ),
            ("solve/general/search.rs", "use super::super::Tally; use crate::solve::Event;"),
            ("generate/dig.rs", "use crate::{board::Grid, solve, logic::{Step, rate}};"),
            ("scene/svg.rs", "use crate::logic::Step;"),
            ("scene/mod.rs", "pub use svg::{SvgOptions, svg}; mod svg;"),
            (
                "scene/draw.rs",
                "use super::{Drawing, places::Places}; use crate::{board::Names, logic};",
            ),
            (
                "board/cell.rs",
                "//! See [`crate::solve`].\n/// use crate::logic;\nfn f() { g(\"crate::solve\") }",
            ),
            ("logic/step.rs", "#[cfg(test)]\nmod tests { use crate::solve::count; }"),
            ("logic/step/tests.rs", "use crate::solve::count;"),
            ("logic/view.rs", "fn f() { std::mem::swap(a, b) }"),
        ] {
            assert_eq!(check(path, text), [""; 0], "{path}: {text}");
        }
        assert!(violations(&[File::new("crates/other/src/a.rs", "use crate::b;")]).is_empty());
    }

    #[test]
    fn other_arrows_are_caught() {
        for (path, text, target) in [
            ("board/grid.rs", "use crate::solve::each;", "solve"),
            ("board/grid.rs", "fn f() { crate::format::read() }", "format"),
            ("board/grid.rs", "use super::super::logic::Step;", "logic"),
            ("board/mod.rs", "use super::solve;", "solve"),
            ("logic/techniques/x_wing.rs", "use super::super::super::solve::count;", "solve"),
            (
                "logic/techniques/x_wing.rs",
                "use super::super::super::{board::Grid, solve};",
                "solve",
            ),
            ("logic/view.rs", "use crate::{board::Grid, solve::{self, count}};", "solve"),
            ("logic/view.rs", "use self::super::super::solve;", "solve"),
            ("solve/answers.rs", "use crate::Grid;", "Grid"),
            ("solve/answers.rs", "use crate::*;", "*"),
            ("solve/answers.rs", "use crate as root;", "crate"),
            ("solve/mod.rs", "use super as root;", "crate"),
            ("solve/answers.rs", "use super::super as root;", "crate"),
            ("solve/answers.rs", "macro_rules! a { () => { $crate::logic::f() } }", "logic"),
            ("format/formats/line.rs", "use crate::solve::count;", "solve"),
            ("scene/svg.rs", "use crate::format;", "format"),
            ("scene/draw.rs", "use super::super::solve::count;", "solve"),
            ("scene/mod.rs", "pub use super::generate;", "generate"),
            ("logic/step.rs", "use crate::scene::Drawing;", "scene"),
            ("format/formats/json/board.rs", "use crate::{board::Grid, scene::Paper};", "scene"),
            ("generate/dig.rs", "use crate::scene;", "scene"),
        ] {
            let found = check(path, text);
            let room = module(path)[0];
            assert!(!found.is_empty(), "{path}: {text}");
            assert!(found[0].contains(&format!(": {room} uses {target} (")), "{found:?}");
        }
    }

    #[test]
    fn an_unknown_room_is_caught() {
        let expected = ["crates/minirow/src/utilities.rs: not in the table of rooms"];
        assert_eq!(check("utilities.rs", "//! This and that."), expected);
    }
}
