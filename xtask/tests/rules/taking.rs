//! What each file of a crate takes from its other files.
//!
//! A file takes what it names: in a `use`, or in a path that begins with `crate`, `super`, a module
//! or an imported name. Tables of contents (`lib.rs`, `mod.rs`) hold nothing of their own, so names
//! are followed through their re-exports to the file that defines them. Methods are not followed:
//! whoever calls one got the type from somewhere.

use std::collections::{BTreeMap, BTreeSet};

use crate::name::{Name, imports, names};
use crate::source::{Word, item_len, words_without_tests};
use crate::tree::File;

/// What each file imports: the other files, and the names that are defined there.
pub(crate) type Arrows<'a> = BTreeMap<&'a str, BTreeMap<&'a str, BTreeSet<&'a str>>>;

/// The path of a module from the root of its crate.
type Path<'a> = Vec<&'a str>;

/// The arrows of each crate.
pub(crate) fn of_crates(files: &[File]) -> Vec<Arrows<'_>> {
    let mut crates: BTreeMap<&str, Crate<'_>> = BTreeMap::new();
    for file in files.iter().filter(|file| file.is_rust() && !file.is_test()) {
        if let Some((root, path)) = place(&file.path) {
            let module = Module::new(file);
            crates.entry(root).or_default().modules.insert(path, module);
        }
    }
    crates.values().map(Crate::arrows).collect()
}

/// The root of a file's crate, and the file's module there.
fn place(path: &str) -> Option<(&str, Path<'_>)> {
    let (package, inside) = path.split_once("/src/")?;
    let mut root = package.len() + "/src/".len();
    // Each folder of programs is a crate of its own.
    if let Some((program, _)) = inside.strip_prefix("bin/").and_then(|rest| rest.split_once('/')) {
        root += "bin/".len() + program.len() + 1;
    }
    let (root, inside) = path.split_at(root);
    let mut module: Path<'_> = inside.trim_end_matches(".rs").split('/').collect();
    if matches!(module.as_slice(), ["lib" | "main"] | [.., "mod"]) {
        module.pop();
    }
    Some((root, module))
}

#[derive(Default)]
struct Crate<'a> {
    modules: BTreeMap<Path<'a>, Module<'a>>,
}

struct Module<'a> {
    file: &'a str,
    is_contents: bool,
    imports: Vec<Name<'a>>,
    /// Names outside of imports.
    names: Vec<Name<'a>>,
    items: BTreeSet<&'a str>,
}

impl<'a> Module<'a> {
    fn new(file: &'a File) -> Self {
        let path = &file.path;
        let mut module = Module {
            file: path,
            is_contents: path.ends_with("/lib.rs") || path.ends_with("/mod.rs"),
            imports: Vec::new(),
            names: Vec::new(),
            items: BTreeSet::new(),
        };
        module.read(&words_without_tests(&file.text), 0);
        module
    }

    /// Reads words that lie inside as many modules of the same file.
    fn read(&mut self, words: &[Word<'a>], depth: usize) {
        const KINDS: [&str; 8] =
            ["fn", "struct", "enum", "union", "trait", "type", "const", "static"];
        let outwards = |mut name: Name<'a>| {
            let supers = name.parts.iter().take_while(|&&part| part == "super").count();
            name.parts.drain(..supers.min(depth));
            name
        };
        let mut code = Vec::new();
        let mut braces = 0_usize;
        let mut rest = words;
        while let Some(&word) = rest.first() {
            let text = |at: usize| rest.get(at).map_or("", |word| word.text);
            let mut len = 1;
            match word.text {
                // The other `use`, of captured lifetimes, has angle brackets.
                "use" if text(1) != "<" => {
                    len = item_len(rest);
                    self.imports.extend(imports(&rest[1..len]).into_iter().map(outwards));
                }
                "pub" if text(1) == "(" && text(2) == "in" => {
                    len = rest.iter().position(|word| word.text == ")").map_or(1, |at| at + 1);
                }
                "mod" if text(2) == "{" => {
                    self.items.insert(text(1));
                    len = item_len(rest);
                    self.read(&rest[3..len], depth + 1);
                }
                "{" => braces += 1,
                "}" => braces = braces.saturating_sub(1),
                "macro_rules" if text(1) == "!" => _ = self.items.insert(text(2)),
                _ => {}
            }
            if braces == 0 && depth == 0 && KINDS.contains(&word.text) {
                self.items.insert(text(1));
            }
            if len == 1 {
                code.push(word);
            }
            rest = &rest[len..];
        }
        self.names.extend(names(&code).into_iter().map(outwards));
    }
}

impl<'a> Crate<'a> {
    fn arrows(&self) -> Arrows<'a> {
        let mut arrows = Arrows::new();
        for (path, module) in self.modules.iter().filter(|(_, module)| !module.is_contents) {
            let qualified = module.names.iter().filter(|name| name.parts.len() > 1);
            for name in module.imports.iter().chain(qualified) {
                for (file, item) in self.resolve(path, &name.parts, &mut Vec::new()) {
                    if file != module.file {
                        let names = arrows.entry(module.file).or_default().entry(file).or_default();
                        names.insert(item);
                    }
                }
            }
        }
        arrows
    }

    /// The files that define what a name in a module may mean, and what it is called there. A name
    /// that means a type, a function and a module at once gives all of them.
    fn resolve(
        &self,
        module: &[&'a str],
        parts: &[&'a str],
        followed: &mut Vec<*const Name<'a>>,
    ) -> Vec<(&'a str, &'a str)> {
        let supers = parts.iter().take_while(|&&part| part == "super").count();
        match parts {
            ["crate", rest @ ..] => self.walk(&[], rest, followed),
            ["self", rest @ ..] => self.walk(module, rest, followed),
            ["super", ..] => {
                let outer = module.len().saturating_sub(supers);
                self.walk(&module[..outer], &parts[supers..], followed)
            }
            // Anything else that begins so is of another crate, or of the same file.
            [first, ..] if self.is_known(module, first) => self.walk(module, parts, followed),
            _ => Vec::new(),
        }
    }

    fn is_known(&self, module: &[&'a str], name: &str) -> bool {
        let inner = [module, &[name]].concat();
        let imports = self.modules.get(module).map_or(&[][..], |module| &module.imports);
        self.modules.contains_key(&inner) || imports.iter().any(|import| brings(import, name))
    }

    fn walk(
        &self,
        path: &[&'a str],
        parts: &[&'a str],
        followed: &mut Vec<*const Name<'a>>,
    ) -> Vec<(&'a str, &'a str)> {
        let Some(module) = self.modules.get(path) else { return Vec::new() };
        let own = |item| if module.is_contents { Vec::new() } else { vec![(module.file, item)] };
        let (first, rest) = match parts {
            ["self", rest @ ..] => return self.walk(path, rest, followed),
            // The module itself, or all that is in it.
            [] | ["*"] => return own(path.last().copied().unwrap_or("crate")),
            [first, rest @ ..] => (*first, rest),
        };
        let mut found = Vec::new();
        let inner = [path, &[first]].concat();
        found.extend(self.walk(&inner, rest, followed));
        if module.items.contains(first) {
            found.extend(own(first));
        }
        for is_glob in [false, true] {
            if !found.is_empty() {
                break;
            }
            for import in &module.imports {
                let brings = if is_glob { is_all(import) } else { brings(import, first) };
                // An import does not lead to itself.
                if !brings || followed.contains(&std::ptr::from_ref(import)) {
                    continue;
                }
                followed.push(import);
                let start = import.parts.len() - usize::from(is_glob);
                let rest = if is_glob { parts } else { rest };
                let meant = [&import.parts[..start], rest].concat();
                found.extend(self.resolve(path, &meant, followed));
                followed.pop();
            }
        }
        // What a macro defines has no word of its own; what a module has from elsewhere is not taken from here.
        if found.is_empty() && !self.modules.contains_key(&inner) { own(first) } else { found }
    }
}

/// Whether an import brings a name.
fn brings(import: &Name<'_>, name: &str) -> bool {
    match (import.alias, import.parts.as_slice()) {
        (Some(alias), _) => alias == name,
        (None, [.., module, "self"]) => *module == name,
        (None, parts) => parts.last() == Some(&name),
    }
}

/// Whether an import brings all that a module has.
fn is_all(import: &Name<'_>) -> bool {
    import.parts.last() == Some(&"*")
}
