//! Modules put together into a few files: one for what everybody sees first, and one for each other part of the page.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io;

use super::files::{File, as_text, fault, text};
use super::map::Map;
use super::module::{Module, module};

/// Where each file begins: the modules by which the page asks for it. What several of them need is in the first.
const CHUNKS: [(&str, &[&str]); 6] = [
    ("page", &["src/main.js", "src/home/home.js", "src/play/play.js"]),
    ("learn", &["src/learn/learn.js", "src/learn/practice.js"]),
    ("make", &["src/make/make.js"]),
    ("library", &["src/library/library-view.js"]),
    (
        "dialogs",
        &[
            "src/dialogs/help.js",
            "src/dialogs/open.js",
            "src/dialogs/print.js",
            "src/dialogs/readings.js",
            "src/dialogs/settings.js",
            "src/dialogs/share.js",
        ],
    ),
    ("german", &["src/i18n/de/words.js"]),
];

/// The module that runs the engine beside the page, and its file.
const WORKER: (&str, &str) = ("engine", "src/engine/wasm-worker.js");

/// The bundles, with their maps.
///
/// # Errors
/// Where modules import each other, name none that is there, or are written in a way that cannot be bundled.
pub(super) fn bundle(sources: &[File]) -> io::Result<Vec<File>> {
    let mut modules = BTreeMap::new();
    for file in sources {
        if file.name.ends_with(".js") {
            modules.insert(file.name.as_str(), module(&file.name, as_text(file)?)?);
        } else if file.name.ends_with(".json") {
            modules.insert(file.name.as_str(), json(&file.name, as_text(file)?));
        }
    }
    let mut orders = Vec::new();
    for (_, roots) in CHUNKS {
        let mut order = Vec::new();
        for root in roots {
            walk(&modules, root, &mut order, &mut Vec::new())?;
        }
        orders.push(order);
    }
    let mut first = orders[0].clone();
    for name in orders[1..].iter().flatten() {
        let uses = orders[1..].iter().filter(|order| order.contains(name)).count();
        if uses > 1 && !first.contains(name) {
            first.push(*name);
        }
    }
    let first_names: BTreeSet<&str> = first.iter().copied().collect();
    let mut files = Vec::new();
    let mut chunk_of = BTreeMap::new();
    for ((chunk, _), order) in CHUNKS.iter().zip(&orders).skip(1) {
        let own: Vec<&str> =
            order.iter().copied().filter(|name| !first_names.contains(name)).collect();
        for name in &own {
            chunk_of.insert(*name, *chunk);
        }
        let mut out = Bundle::new(chunk, "export const add = (defined, need, later, at) => {");
        own.iter().for_each(|name| out.module(&modules[name]));
        out.line("};");
        files.extend(out.finish());
    }
    for module in modules.values() {
        for name in &module.later {
            if !first_names.contains(name.as_str()) && !chunk_of.contains_key(name.as_str()) {
                return Err(fault(&module.name, 1, &format!("{name} to be in a bundle")));
            }
        }
    }
    let mut out = Bundle::new("page", "const defined = {}, made = {}, added = {};");
    out.line("const at = (name) => new URL(name, import.meta.url).href;");
    out.line(
        "const need = (name) => (name in made ? made[name] : (made[name] = defined[name]()));",
    );
    let places: Vec<String> =
        chunk_of.iter().map(|(name, chunk)| format!("'{name}':'{chunk}'")).collect();
    out.line(&format!("const places = {{{}}};", places.join(",")));
    out.line("const later = async (name) => {");
    out.line("const place = places[name];");
    out.line("if (place) await (added[place] ??= import(`./${place}.js`).then(({ add }) => add(defined, need, later, at), (error) => { delete added[place]; throw error; }));");
    out.line("return need(name);");
    out.line("};");
    first.iter().for_each(|name| out.module(&modules[name]));
    out.line("await need('src/main.js');");
    files.extend(out.finish());
    let mut order = Vec::new();
    walk(&modules, WORKER.1, &mut order, &mut Vec::new())?;
    let mut out = Bundle::new(WORKER.0, "const defined = {}, made = {};");
    out.line("const at = (name) => new URL(name, import.meta.url).href;");
    out.line(
        "const need = (name) => (name in made ? made[name] : (made[name] = defined[name]()));",
    );
    order.iter().for_each(|name| out.module(&modules[name]));
    out.line(&format!("need('{}');", WORKER.1));
    files.extend(out.finish());
    Ok(files)
}

/// A module and all that come before it, each once, behind what it imports.
fn walk<'a>(
    modules: &'a BTreeMap<&'a str, Module>,
    name: &str,
    order: &mut Vec<&'a str>,
    path: &mut Vec<String>,
) -> io::Result<()> {
    let Some((name, module)) = modules.get_key_value(name) else {
        let from = path.last().cloned().unwrap_or_default();
        return Err(fault(&from, 1, &format!("a module at {name}")));
    };
    if order.contains(name) {
        return Ok(());
    }
    if path.iter().any(|one| one == name) {
        return Err(fault(name, 1, &format!("no import of itself by {}", path.join(", "))));
    }
    path.push((*name).to_owned());
    for import in &module.imports {
        walk(modules, import, order, path)?;
    }
    path.pop();
    order.push(name);
    Ok(())
}

/// A file of JSON as a module; JSON is JavaScript.
fn json(name: &str, source: &str) -> Module {
    let mut lines: Vec<(usize, String)> =
        source.lines().map(str::trim).map(str::to_owned).enumerate().collect();
    if let Some(first) = lines.first_mut() {
        first.1.insert_str(0, "return ");
    }
    Module {
        name: name.to_owned(),
        lines,
        imports: Vec::new(),
        later: Vec::new(),
        exports: Vec::new(),
    }
}

/// A file as it grows, with its map.
struct Bundle {
    name: String,
    code: String,
    map: Map,
}

impl Bundle {
    fn new(name: &str, head: &str) -> Self {
        let mut made = Self { name: name.to_owned(), code: String::new(), map: Map::default() };
        made.line(head);
        made
    }

    /// A line of no source.
    fn line(&mut self, line: &str) {
        self.code.push_str(line);
        self.code.push('\n');
        self.map.nothing();
    }

    fn module(&mut self, module: &Module) {
        // Only where the page begins something is waited for.
        let is_async = if module.name == "src/main.js" { "async " } else { "" };
        // A function in brackets is compiled at once and not looked through first: nearly all run at the start.
        self.line(&format!("defined['{}'] = ({is_async}() => {{", module.name));
        let source = self.map.source(&module.name);
        for (at, line) in &module.lines {
            let _ = writeln!(self.code, "{line}");
            self.map.line(source, *at);
        }
        if !module.exports.is_empty() {
            self.line(&format!("return {{ {} }};", module.exports.join(", ")));
        }
        self.line("});");
    }

    fn finish(mut self) -> [File; 2] {
        let map = format!("{}.js.map", self.name);
        let _ = writeln!(self.code, "//# sourceMappingURL={map}");
        [text(&format!("{}.js", self.name), self.code), text(&map, self.map.finish())]
    }
}
