//! What files of JavaScript and Python take from each other.
//!
//! A file takes what it imports from another one of its package. Types that are only named for whoever reads or checks
//! the source are not taken: imports in comments of JavaScript, and those below `if TYPE_CHECKING:`.

use std::collections::BTreeSet;

use crate::taking::Arrows;
use crate::tree::File;

/// The arrows of both languages.
pub(crate) fn arrows(files: &[File]) -> [Arrows<'_>; 2] {
    [arrows_of(files, ".js", javascript), arrows_of(files, ".py", python)]
}

/// The paths that a file imports from, without what its language leaves out, each with the names.
type Imports = fn(&File) -> Vec<(String, Vec<&str>)>;

fn arrows_of<'a>(files: &'a [File], end: &str, imports: Imports) -> Arrows<'a> {
    let own: Vec<&File> =
        files.iter().filter(|file| file.path.ends_with(end) && !file.is_test()).collect();
    let paths: BTreeSet<&str> = own.iter().map(|file| file.path.as_str()).collect();
    let mut arrows = Arrows::new();
    for file in own {
        let taken = arrows.entry(&file.path).or_default();
        for (path, names) in imports(file) {
            if let Some(&path) = paths.get(path.as_str()) {
                taken.entry(path).or_default().extend(names);
            }
        }
    }
    arrows
}

/// `import { a } from './b.js';`, `export { a } from './b.js';`, `import './b.js';` and `import('./b.js')`.
fn javascript(file: &File) -> Vec<(String, Vec<&str>)> {
    let mut imports = Vec::new();
    for line in uncommented(&file.text).into_iter().flat_map(str::lines) {
        for start in ["from '.", "import '.", "import('."] {
            let Some((before, rest)) = line.split_once(start) else { continue };
            let Some((path, _)) = rest.split_once('\'') else { continue };
            let list = before.split_once('{').and_then(|(_, list)| list.split_once('}'));
            let names = list.map_or(Vec::new(), |(list, _)| words(list));
            imports.push((resolved(&file.path, &format!(".{path}")), names));
        }
    }
    imports
}

/// The pieces of a text in JavaScript outside of `/* … */`, and without lines of `//`.
fn uncommented(text: &str) -> Vec<&str> {
    let outside = text.split("/*").enumerate().map(|(place, piece)| match place {
        0 => piece,
        _ => piece.split_once("*/").map_or("", |(_, behind)| behind),
    });
    outside.collect()
}

/// `from package.module import a, b`, of the package whose folder the file stands in.
fn python(file: &File) -> Vec<(String, Vec<&str>)> {
    let Some((folder, _)) = file.path.rsplit_once('/') else { return Vec::new() };
    let package = folder.rsplit('/').next().unwrap_or(folder);
    let mut imports = Vec::new();
    let mut is_for_types = false;
    for line in file.text.lines() {
        if !line.starts_with(' ') && !line.is_empty() {
            is_for_types = line.starts_with("if TYPE_CHECKING");
        }
        let module = line.trim_start().strip_prefix("from ").and_then(|line| {
            line.strip_prefix(package)
                .and_then(|line| line.strip_prefix('.'))
                .or(line.strip_prefix('.'))
        });
        let Some((module, names)) = module.and_then(|line| line.split_once(" import ")) else {
            continue;
        };
        if !is_for_types {
            imports.push((format!("{folder}/{}.py", module.replace('.', "/")), words(names)));
        }
    }
    imports
}

/// The names of a list.
fn words(list: &str) -> Vec<&str> {
    let names = list.split(',').filter_map(|name| name.trim_matches(['(', ' ']).split(' ').next());
    names.filter(|name| !name.is_empty()).collect()
}

/// The path of a file as another one names it.
fn resolved(from: &str, path: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::arrows;
    use crate::circles;
    use crate::tree::File;

    #[test]
    fn imports_are_found() {
        let files = [
            File::new(
                "p/src/a.js",
                "/** A. @param {import('./b.js').B} b */\nimport { c, d as e } from './x/c.js';\n",
            ),
            File::new(
                "p/src/b.js",
                "// B.\nconst a = () => import('./a.js');\nimport './x/c.js';\n",
            ),
            File::new("p/src/x/c.js", "// C.\nexport { f } from '../x/d.js';\n"),
            File::new("p/src/x/d.js", "// D.\n"),
            File::new(
                "q/pack/a.py",
                "\"\"\"A.\"\"\"\nfrom pack.b import B, C\nif TYPE_CHECKING:\n    from pack.c import D\n",
            ),
            File::new("q/pack/b.py", "\"\"\"B.\"\"\"\ndef f():\n    from .c import D\n"),
            File::new("q/pack/c.py", "\"\"\"C.\"\"\"\nimport json\n"),
        ];
        let [javascript, python] = arrows(&files);
        let told = |arrows: &crate::taking::Arrows<'_>| -> Vec<String> {
            let each = arrows.iter().flat_map(|(file, taken)| {
                taken.iter().map(move |(other, names)| {
                    let names: Vec<&str> = names.iter().copied().collect();
                    format!("{file} {other} {}", names.join("+"))
                })
            });
            each.collect()
        };
        assert_eq!(
            told(&javascript),
            [
                "p/src/a.js p/src/x/c.js c+d",
                "p/src/b.js p/src/a.js ",
                "p/src/b.js p/src/x/c.js ",
                "p/src/x/c.js p/src/x/d.js f",
            ]
        );
        assert_eq!(told(&python), ["q/pack/a.py q/pack/b.py B+C", "q/pack/b.py q/pack/c.py D"]);
        assert_eq!(circles::violations(&files), [""; 0]);
    }

    #[test]
    fn circles_are_caught() {
        let files = [
            File::new("p/src/a.js", "import { b } from './b.js';\n"),
            File::new("p/src/b.js", "const later = async () => (await import('./a.js')).a;\n"),
            File::new("q/pack/a.py", "from pack.b import B\n"),
            File::new("q/pack/b.py", "def f():\n    from pack.a import A\n"),
        ];
        let found = circles::violations(&files);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("p/src/a.js takes b from p/src/b.js"), "{found:?}");
        assert!(found[1].starts_with("q/pack/a.py takes B from q/pack/b.py"), "{found:?}");
    }
}
