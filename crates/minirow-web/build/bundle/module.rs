//! One module of the page, as the body of a function that gives what the module exports.
//!
//! The page keeps to a few forms, each on a line of its own, and anything else is an error here: imports of names, of a
//! whole module, of JSON or of nothing; exports in front of `const`, `function` and `class`; later imports by a name in
//! quotes. What a text or a comment says is not looked at otherwise. Indentation would count in a template over several
//! lines, which the lint of the page forbids.

use std::io;

use super::files::fault;

/// How the page names its worker, which is a bundle of its own.
const WORKER: (&str, &str) = ("new URL('./wasm-worker.js', import.meta.url)", "engine.js");

/// A module, line by line.
pub(super) struct Module {
    pub(super) name: String,
    /// Lines of code without their indentation, each with the number of its line in the source, from 0.
    pub(super) lines: Vec<(usize, String)>,
    /// The modules that come before it.
    pub(super) imports: Vec<String>,
    /// The modules that it asks for later.
    pub(super) later: Vec<String>,
    pub(super) exports: Vec<String>,
}

/// Reads a module.
///
/// # Errors
/// Where it has a form that is not known here.
pub(super) fn module(name: &str, source: &str) -> io::Result<Module> {
    let mut module = Module {
        name: name.to_owned(),
        lines: Vec::new(),
        imports: Vec::new(),
        later: Vec::new(),
        exports: Vec::new(),
    };
    let mut is_comment = false;
    for (at, line) in source.lines().enumerate() {
        let line = line.trim();
        if is_comment || line.starts_with("/*") {
            // A comment that takes whole lines; one in front of code stays with it.
            match line.find("*/") {
                None => {
                    is_comment = true;
                    continue;
                }
                Some(end) => {
                    is_comment = false;
                    let rest = line[end + 2..].trim();
                    if rest.is_empty() {
                        continue;
                    }
                    module.add(at, rest)?;
                    continue;
                }
            }
        }
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        module.add(at, line)?;
    }
    Ok(module)
}

impl Module {
    fn add(&mut self, at: usize, line: &str) -> io::Result<()> {
        let line = if let Some(rest) = line.strip_prefix("import ") {
            self.import(at, rest)?
        } else if let Some(rest) = line.strip_prefix("export ") {
            self.export(at, rest)?
        } else {
            line.to_owned()
        };
        let line = self
            .later(at, &line)?
            .replace(WORKER.0, &format!("at('{}')", WORKER.1))
            .replace("import.meta.url", &format!("at('{}')", self.name));
        self.lines.push((at, line));
        Ok(())
    }

    /// `{ a, b as c } from './x.js';`, `* as x from './x.js';`, `x from './x.json' with { type: 'json' };`, `'./x.js';`.
    fn import(&mut self, at: usize, rest: &str) -> io::Result<String> {
        let expected = || fault(&self.name, at + 1, "an import of names in braces on one line");
        let mut quoted = rest.split('\'');
        let what = quoted.next().ok_or_else(expected)?.trim();
        let from = resolved(&self.name, quoted.next().ok_or_else(expected)?);
        let end = quoted.collect::<String>();
        let need = format!("need('{from}')");
        let line = match what.strip_suffix(" from") {
            None if what.is_empty() => format!("{need};"),
            Some(names) if names.starts_with('{') && names.ends_with('}') => {
                format!("const {} = {need};", names.replace(" as ", ": "))
            }
            Some(names) if names.starts_with("* as ") => format!("const {} = {need};", &names[5..]),
            // A file of JSON is a module whose one export is what it holds.
            Some(name) if from.ends_with(".json") && end.contains("type: json") => {
                format!("const {name} = {need};")
            }
            _ => return Err(expected()),
        };
        self.imports.push(from);
        Ok(line)
    }

    /// `const x`, `function x(`, `async function x(`, `class X`.
    fn export(&mut self, at: usize, rest: &str) -> io::Result<String> {
        if rest == "{};" {
            return Ok(String::new());
        }
        let named = ["const ", "function ", "async function ", "class "]
            .iter()
            .find_map(|kind| rest.strip_prefix(kind))
            .map(|name| {
                name.split(|sign: char| !sign.is_alphanumeric() && sign != '_' && sign != '$')
            })
            .and_then(|mut parts| parts.next())
            .filter(|name| !name.is_empty());
        let Some(name) = named else {
            return Err(fault(&self.name, at + 1, "export const, function or class"));
        };
        self.exports.push(name.to_owned());
        Ok(rest.to_owned())
    }

    /// Modules that are asked for later, outside of comments.
    fn later(&mut self, at: usize, line: &str) -> io::Result<String> {
        let (mut done, mut rest) = (String::new(), line);
        while let Some(start) = rest.find("import(") {
            let (before, behind) = rest.split_at(start);
            done.push_str(before);
            rest = &behind["import(".len()..];
            let is_comment = done.rfind("/*").is_some_and(|begin| !done[begin..].contains("*/"));
            // A method may have that name.
            if is_comment
                || done.ends_with(['#', '.'])
                || done.ends_with(|sign: char| sign.is_alphanumeric())
            {
                done.push_str("import(");
                continue;
            }
            let Some((name, end)) = rest.strip_prefix('\'').and_then(|name| name.split_once("')"))
            else {
                return Err(fault(&self.name, at + 1, "a name in quotes behind import("));
            };
            let name = resolved(&self.name, name);
            done.push_str(&format!("later('{name}')"));
            self.later.push(name);
            rest = end;
        }
        done.push_str(rest);
        Ok(done)
    }
}

/// The path of a module that another one names.
fn resolved(from: &str, name: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in name.split('/') {
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
