//! What each file of a crate takes from its other files.
//!
//! A file takes what it names: in a `use`, or in a path that begins with `crate`, `super`, a module
//! or an imported name. Tables of contents (`lib.rs`, `mod.rs`) hold nothing of their own, so names
//! are followed through their re-exports to the file that defines them. Methods are not followed:
//! whoever calls one got the type from somewhere.

use std::collections::{BTreeMap, BTreeSet};

use crate::name::{Name, Role};
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
    imports: Vec<&'a Name>,
    /// Qualified names outside of imports.
    names: Vec<&'a Name>,
    items: BTreeSet<&'a str>,
}

impl<'a> Module<'a> {
    fn new(file: &'a File) -> Self {
        let path = &file.path;
        let (imports, others) =
            file.names().partition::<Vec<_>, _>(|name| name.role == Role::Import);
        let (items, names) =
            others.into_iter().partition::<Vec<_>, _>(|name| name.role == Role::Item);
        Module {
            file: path,
            is_contents: path.ends_with("/lib.rs") || path.ends_with("/mod.rs"),
            imports,
            names: names.into_iter().filter(|name| name.parts.len() > 1).collect(),
            items: items.into_iter().map(Name::last).collect(),
        }
    }
}

impl<'a> Crate<'a> {
    fn arrows(&self) -> Arrows<'a> {
        let mut arrows = Arrows::new();
        for (path, module) in self.modules.iter().filter(|(_, module)| !module.is_contents) {
            for name in module.imports.iter().chain(&module.names) {
                for (file, item) in self.resolve(path, &parts(name), &mut Vec::new()) {
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
        followed: &mut Vec<*const Name>,
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
        followed: &mut Vec<*const Name>,
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
            for &import in &module.imports {
                let brings = if is_glob { is_all(import) } else { brings(import, first) };
                // An import does not lead to itself.
                if !brings || followed.contains(&std::ptr::from_ref(import)) {
                    continue;
                }
                followed.push(import);
                let mut meant = self::parts(import);
                if is_glob {
                    meant.pop();
                }
                meant.extend(if is_glob { parts } else { rest });
                found.extend(self.resolve(path, &meant, followed));
                followed.pop();
            }
        }
        // What a macro defines has no word of its own; what a module has from elsewhere is not taken from here.
        if found.is_empty() && !self.modules.contains_key(&inner) { own(first) } else { found }
    }
}

fn parts(name: &Name) -> Vec<&str> {
    name.parts.iter().map(String::as_str).collect()
}

/// Whether an import brings a name.
fn brings(import: &Name, name: &str) -> bool {
    match (&import.alias, import.parts.as_slice()) {
        (Some(alias), _) => alias == name,
        (None, [.., module, last]) if last == "self" => module == name,
        (None, _) => import.last() == name,
    }
}

/// Whether an import brings all that a module has.
fn is_all(import: &Name) -> bool {
    import.last() == "*"
}
