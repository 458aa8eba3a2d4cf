//! Names in Rust source, with braces written out: `a::{b, c::d}` is `a::b` and `a::c::d`.
//!
//! They are read from syn's tokens, as what macros are made of and given has no syntax tree. Comments, documented
//! examples and messages have no names, so that none of them breaks a rule.

use proc_macro2::{Delimiter, TokenStream};
use syn::buffer::{Cursor, TokenBuffer};

/// What begins items that have a value.
const VALUES: [&str; 4] = ["const", "let", "static", "type"];
/// What begins items that have a block.
const BLOCKS: [&str; 5] = ["enum", "fn", "struct", "trait", "union"];

/// A name with what it is there for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    /// Its parts, without each `super` that only leads out of a module inside its file.
    pub(crate) parts: Vec<String>,
    /// Its line, from 1.
    pub(crate) line: usize,
    /// What the source calls it from there on, if that is another name.
    pub(crate) alias: Option<String>,
    pub(crate) role: Role,
    /// Whether it stands in an item that is there for tests only.
    pub(crate) is_for_tests: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// It stands in a `use`.
    Import,
    /// An item outside of other items, a module or a macro is defined under it.
    Item,
    /// A macro is called by it.
    Macro,
    /// It stands in an attribute.
    Attribute,
    /// The word `unsafe`.
    Unsafe,
    /// Any other; a word alone is none, unless it is renamed.
    Other,
}

impl Name {
    /// The name as it stands in a source.
    pub(crate) fn text(&self) -> String {
        let path = self.parts.join("::");
        match self.role {
            Role::Macro => path + "!",
            Role::Attribute => format!("#[{path}]"),
            _ => path,
        }
    }

    pub(crate) fn last(&self) -> &str {
        self.parts.last().map_or("", String::as_str)
    }
}

/// Every name in a source, apart from those of visibilities.
pub(crate) fn names(text: &str) -> Result<Vec<Name>, proc_macro2::LexError> {
    let buffer = TokenBuffer::new2(text.parse::<TokenStream>()?);
    let mut reader = Reader::default();
    reader.read(buffer.begin(), Role::Other);
    Ok(reader.names)
}

#[derive(Default)]
struct Reader {
    names: Vec<Name>,
    /// How many groups are open.
    depth: usize,
    /// How many of them are modules.
    modules: usize,
    is_for_tests: bool,
}

impl Reader {
    /// Reads all that is in a group.
    fn read(&mut self, mut at: Cursor<'_>, role: Role) {
        let outer = self.is_for_tests;
        // Where an item ends: a value goes on behind its braces, and a field or variant ends with a comma.
        let mut is_value = None;
        let mut is_module = false;
        while !at.eof() {
            let mut is_end = false;
            if let Some((inside, after)) = attribute(at) {
                self.group(inside, Role::Attribute);
                self.is_for_tests |= inside.token_stream().to_string() == "cfg (test)";
                at = after;
            } else if let Some((_, after)) = at.lifetime() {
                at = after;
            } else if let Some((word, after)) = at.ident() {
                let word = word.to_string();
                let begins_value = VALUES.contains(&&*word);
                let begins_block = BLOCKS.contains(&&*word);
                if begins_value {
                    is_value = is_value.or(Some(true));
                } else if begins_block || word == "impl" {
                    is_value = Some(false);
                }
                is_module |= word == "mod";
                let is_outside = self.depth == 0 && (begins_value || begins_block);
                at = match &*word {
                    "pub" => visibility(after),
                    // The other `use`, of captured lifetimes, has angle brackets.
                    "use" if !is_sign(after, '<') => self.list(after, &[], Role::Import),
                    "unsafe" => self.name(at, &[], Role::Unsafe),
                    // What is in another file is not defined here.
                    "mod" if next(after).group(Delimiter::Brace).is_none() => next(after),
                    "mod" => self.name(after, &[], Role::Item),
                    "macro_rules" => {
                        self.name(after.punct().map_or(after, |(_, name)| name), &[], Role::Item)
                    }
                    // A function may be constant.
                    _ if is_outside && !at_word(after, &BLOCKS) => {
                        self.name(after, &[], Role::Item)
                    }
                    _ => self.name(at, &[], role),
                };
            } else if let Some((inside, delimiter, _, after)) = at.any_group() {
                self.modules += usize::from(is_module);
                self.group(inside, role);
                self.modules -= usize::from(is_module);
                is_end = delimiter == Delimiter::Brace && is_value != Some(true);
                at = after;
            } else {
                is_end = is_sign(at, ';') || is_sign(at, ',') && is_value.is_none();
                at = next(at);
            }
            if is_end {
                (is_value, is_module, self.is_for_tests) = (None, false, outer);
            }
        }
        self.is_for_tests = outer;
    }

    fn group(&mut self, inside: Cursor<'_>, role: Role) {
        self.depth += 1;
        self.read(inside, role);
        self.depth -= 1;
    }

    /// Reads one name, or several in braces, behind parts that they have in common; tells where they end.
    fn list<'a>(&mut self, at: Cursor<'a>, start: &[String], role: Role) -> Cursor<'a> {
        let Some((mut at, _, after)) = at.group(Delimiter::Brace) else {
            return self.name(colons(at).unwrap_or(at), start, role);
        };
        while !at.eof() {
            at = self.list(at, start, role);
            while !at.eof() && !is_sign(at, ',') {
                at = next(at);
            }
            at = next(at);
        }
        after
    }

    /// Reads a name behind parts that are read; tells where it ends.
    fn name<'a>(&mut self, mut at: Cursor<'a>, start: &[String], role: Role) -> Cursor<'a> {
        let line = at.span().start().line;
        let mut parts = start.to_vec();
        while let Some((part, after)) = part(at) {
            parts.push(part);
            at = after;
            let Some(after) = colons(at) else { break };
            at = after;
            if at.group(Delimiter::Brace).is_some() {
                return self.list(at, &parts, role);
            }
        }
        if parts.len() > start.len() {
            let supers = parts.iter().take_while(|part| *part == "super").count();
            parts.drain(..supers.min(self.modules));
            let alias = at.ident().filter(|(word, _)| word == "as").and_then(|(_, at)| part(at));
            let alias = alias.map(|(alias, _)| alias);
            let is_called = is_sign(at, '!') && !is_sign(next(at), '=');
            let role = if is_called { Role::Macro } else { role };
            if role != Role::Other || parts.len() > 1 || alias.is_some() {
                let is_for_tests = self.is_for_tests;
                self.names.push(Name { parts, line, alias, role, is_for_tests });
            }
        }
        at
    }
}

/// A word or a star, and what follows.
fn part(at: Cursor<'_>) -> Option<(String, Cursor<'_>)> {
    if is_sign(at, '*') {
        return Some(("*".to_owned(), next(at)));
    }
    at.ident().map(|(word, after)| (word.to_string(), after))
}

/// What follows on `::`.
fn colons(at: Cursor<'_>) -> Option<Cursor<'_>> {
    (is_sign(at, ':') && is_sign(next(at), ':')).then(|| next(next(at)))
}

/// What is in an attribute, and what follows.
fn attribute(at: Cursor<'_>) -> Option<(Cursor<'_>, Cursor<'_>)> {
    let after = Some(next(at)).filter(|_| is_sign(at, '#'))?;
    let after = if is_sign(after, '!') { next(after) } else { after };
    after.group(Delimiter::Bracket).map(|(inside, _, after)| (inside, after))
}

/// What follows on the place that `pub` may name.
fn visibility(at: Cursor<'_>) -> Cursor<'_> {
    match at.group(Delimiter::Parenthesis) {
        Some((inside, _, after)) if at_word(inside, &["crate", "in", "self", "super"]) => after,
        _ => at,
    }
}

/// What follows on one token, or the end.
fn next(at: Cursor<'_>) -> Cursor<'_> {
    at.token_tree().map_or(at, |(_, after)| after)
}

fn is_sign(at: Cursor<'_>, sign: char) -> bool {
    at.punct().is_some_and(|(found, _)| found.as_char() == sign)
}

fn at_word(at: Cursor<'_>, words: &[&str]) -> bool {
    at.ident().is_some_and(|(found, _)| words.iter().any(|word| found == word))
}

#[cfg(test)]
mod tests {
    use super::{Name, Role, names};

    fn told(text: &str, is_told: fn(&Name) -> bool) -> String {
        let names = names(text).expect("tokens");
        let told = names.iter().filter(|name| is_told(name));
        let told = told
            .map(|name| name.text() + name.alias.as_ref().map_or("", |_| "="))
            .collect::<Vec<_>>();
        told.join(" ")
    }

    #[test]
    fn braces_are_written_out() {
        for (text, expected) in [
            ("use a::b;", "a::b"),
            ("use a::{b, c::d, e::*};", "a::b a::c::d a::e::*"),
            ("use a::{b::{c, d}, e as f, g,};", "a::b::c a::b::d a::e= a::g"),
            ("use {a::b, ::c::d};", "a::b c::d"),
            ("use a as b; c as d", "a= c="),
            ("x(::a::b::<c::d>(1))", "a::b c::d"),
            ("<a::B as c::D>::e", "a::B= c::D"),
            ("pub(in a::b) use c; pub struct A(pub (d::e, f));", "c A d::e"),
            ("a! { $crate::b::{c, d}; e!(f) } g != h", "a! crate::b::c crate::b::d e!"),
            ("mod a { use super::super::b; } use super::c; mod d;", "a super::b super::c"),
            (
                "#[a(b)] fn c<'d>() { unsafe {} } // e\n/* f */ \"g\"; r#\"h\"#",
                "#[a] #[b] c unsafe",
            ),
        ] {
            assert_eq!(told(text, |_| true), expected, "{text}");
        }
    }

    #[test]
    fn items_outside_of_others_are_told() {
        let text = "pub const fn a() { fn b() {} } const C: &'static D = E; macro_rules! f { () => {} }
            mod g { mod h {} struct I; } impl<J> K for L {} pub(crate) static M: N = O; unsafe trait P {}";
        assert_eq!(told(text, |name| name.role == Role::Item), "a C f g h M P");
    }

    #[test]
    fn items_for_tests_are_told() {
        for text in [
            "use a; #[cfg(test)] use x::{x, y}; use b;",
            "use a; #[cfg(test)] #[derive(x)] mod x { fn x() { { x!() } } } use b;",
            "use a; #[cfg(test)] mod x; #[cfg(not(test))] use b;",
            "impl A { fn a() { a!() } #[cfg(test)] const X: X = X { x: x!() }; fn b() { b!() } }",
            "fn a() {} #[cfg(test)] const fn x<const X: x::x>() -> impl X<X = x::x> { x!() } fn b() {}",
            "struct a { #[cfg(test)] c: &'static x::x, d: d::b }",
            "a! { $(#[cfg(test)] fn $x(x: x::x) -> x::x { x!() })* b!() }",
        ] {
            let kept = told(text, |name| !name.is_for_tests);
            assert!(
                kept.contains('a') && kept.contains('b') && !kept.contains('x'),
                "{text}: {kept}"
            );
        }
    }

    #[test]
    fn names_know_their_lines() {
        let names = names("/* a\nb */ c\n::d \"e\nf\" {\ng::{\nh,\n\ni} }").expect("tokens");
        let lines: Vec<(&str, usize)> = names.iter().map(|name| (name.last(), name.line)).collect();
        assert_eq!(lines, [("d", 2), ("h", 6), ("i", 8)]);
    }
}
