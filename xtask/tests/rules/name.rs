//! Qualified names in a source, with braces written out: `a::{b, c::d}` is `a::b` and `a::c::d`.

use crate::source::Word;

/// A qualified name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name<'a> {
    pub(crate) parts: Vec<&'a str>,
    /// Its line, from 1.
    pub(crate) line: usize,
    /// What the source calls it from there on, if that is another name.
    pub(crate) alias: Option<&'a str>,
}

/// Every name in a source, qualified or not.
pub(crate) fn names<'a>(words: &[Word<'a>]) -> Vec<Name<'a>> {
    let mut names = Vec::new();
    for at in 0..words.len() {
        let goes_on = at > 1 && words[at - 1].text == "::" && {
            let before = words[at - 2].text;
            is_name(before) || before == ">"
        };
        if is_name(words[at].text) && !goes_on {
            write_out(words, at, Vec::new(), &mut names);
        }
    }
    names
}

/// The names that one `use` brings; its words begin behind the `use`.
pub(crate) fn imports<'a>(words: &[Word<'a>]) -> Vec<Name<'a>> {
    let mut names = Vec::new();
    write_out(words, 0, Vec::new(), &mut names);
    names
}

/// Writes out the name that goes on at a word; returns where it ends.
fn write_out<'a>(
    words: &[Word<'a>],
    mut at: usize,
    mut parts: Vec<&'a str>,
    names: &mut Vec<Name<'a>>,
) -> usize {
    let text = |at: usize| words.get(at).map_or("", |word| word.text);
    let start = at;
    while is_name(text(at)) || text(at) == "*" {
        parts.push(text(at));
        at += 1;
        if text(at) != "::" {
            break;
        }
        at += 1;
        if text(at) == "{" {
            while at < words.len() && text(at) != "}" {
                // The word here is the opening brace or a comma.
                at = write_out(words, at + 1, parts.clone(), names);
                at += usize::from(text(at) == "as") * 2;
            }
            return at + 1;
        }
    }
    if at > start {
        let alias = (text(at) == "as").then(|| text(at + 1));
        names.push(Name { parts, line: words[start].line, alias });
    }
    at
}

fn is_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_alphabetic() || first == '_')
}

#[cfg(test)]
mod tests {
    use super::names;
    use crate::source::words;

    #[test]
    fn braces_are_written_out() {
        for (text, expected) in [
            ("use a::b;", "use a::b"),
            ("use a::{b, c::d, e::*};", "use a::b a::c::d a::e::*"),
            ("use a::{b::{c, d}, e as f, g,};", "use a::b::c a::b::d a::e! a::g"),
            ("use a as b;", "use a! as b"),
            ("x(::a::b::<c::d>(1))", "x a::b c::d"),
            ("<a::B as c::D>::e", "a::B! as c::D"),
            ("pub(in a::b) fn", "pub in a::b fn"),
            ("use a::{", "use"),
        ] {
            let words = words(text);
            let found: Vec<String> = names(&words)
                .iter()
                .map(|name| name.parts.join("::") + name.alias.map_or("", |_| "!"))
                .collect();
            let missing = expected.split(' ').find(|name| !found.iter().any(|f| f == name));
            assert_eq!(missing, None, "{text}: {found:?}");
        }
    }

    #[test]
    fn names_know_their_lines() {
        let words = words("a\n::b {\nc::{\nd,\n\ne} }");
        let lines: Vec<(String, usize)> =
            names(&words).iter().map(|name| (name.parts.concat(), name.line)).collect();
        let has = |parts: &str, line| lines.contains(&(parts.to_owned(), line));
        assert!(has("ab", 1) && has("cd", 4) && has("ce", 6), "{lines:?}");
    }
}
