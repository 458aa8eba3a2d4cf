//! Tags of HTML and XML: names, attributes, what HTML leaves open, and entities.

use super::node::{Kind, Node};
use crate::format::reading::known::Place;

/// A tag, with its name in small letters.
pub(super) enum Tag {
    Start { name: String, attributes: Vec<Node>, is_closed: bool },
    End(String),
}

impl Tag {
    /// The tag that a text between `<` and `>` is.
    pub(super) fn of(markup: &str, place: Place) -> Self {
        let inner = markup.trim_start_matches('<').trim_end_matches('>');
        let ends = |c: char| c.is_whitespace() || c == '/';
        if let Some(name) = inner.strip_prefix('/') {
            return Self::End(name.trim().to_ascii_lowercase());
        }
        let is_closed = inner.ends_with('/');
        let (name, rest) = inner.split_at(inner.find(ends).unwrap_or(inner.len()));
        let attributes = attributes(rest.trim_end_matches('/'), place);
        Self::Start { name: name.to_ascii_lowercase(), attributes, is_closed }
    }
}

/// The attributes of a tag, without the `data-` of their names.
fn attributes(text: &str, place: Place) -> Vec<Node> {
    let mut attributes = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let len = rest.find(|c: char| c.is_whitespace() || c == '=').unwrap_or(rest.len()).max(1);
        let Some((name, behind)) = rest.split_at_checked(len) else { break };
        let behind = behind.trim_start();
        let (value, behind) = match behind.strip_prefix('=').map(str::trim_start) {
            None => ("", behind),
            Some(value) if value.starts_with(['"', '\'']) => {
                let (quote, inner) = value.split_at(1);
                inner.split_once(quote).unwrap_or((inner, ""))
            }
            Some(value) => value.split_at(value.find(char::is_whitespace).unwrap_or(value.len())),
        };
        let name = name.to_ascii_lowercase();
        let key = Some(name.strip_prefix("data-").unwrap_or(&name).to_owned());
        attributes.push(Node { place, key, kind: Kind::Text(plain(value)) });
        rest = behind.trim_start();
    }
    attributes
}

/// Whether an element never has anything in it.
pub(super) fn is_void(name: &str) -> bool {
    ["input", "img", "meta", "link", "hr", "source", "base", "area", "wbr"].contains(&name)
}

/// Whether the text of an element is no text.
pub(super) fn is_raw(name: &str) -> bool {
    matches!(name, "script" | "style")
}

/// Whether an element has no part in a board: the names of columns, and what stands in front of the body.
pub(super) fn is_passed_over(name: &str) -> bool {
    matches!(name, "th" | "head" | "colgroup" | "option" | "img" | "link" | "meta" | "hr")
}

/// Whether HTML ends an element where another one begins.
pub(super) fn ends_before(open: &str, next: &str) -> bool {
    match open {
        "td" | "th" => matches!(next, "td" | "th" | "tr" | "tbody" | "tfoot"),
        "tr" => matches!(next, "tr" | "tbody" | "tfoot"),
        "col" => matches!(next, "col" | "tr" | "thead" | "tbody" | "colgroup"),
        "thead" | "tbody" => matches!(next, "tbody" | "tfoot"),
        "p" => matches!(next, "p" | "table" | "div" | "pre" | "ul"),
        "li" | "option" => open == next,
        _ => false,
    }
}

/// A text without entities and blanks around it; what an entity that is not known stands for is `?`.
pub(super) fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        const LONGEST: usize = 10;
        let end = rest.bytes().take(LONGEST).position(|byte| byte == b';');
        let Some(end) = end else {
            out.push('&');
            rest = &rest[1..];
            continue;
        };
        out.push(character(&rest[1..end]));
        rest = &rest[end + 1..];
    }
    out.push_str(rest);
    out.trim().to_owned()
}

fn character(entity: &str) -> char {
    let number =
        entity.strip_prefix('#').and_then(|number| match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok(),
            None => number.parse().ok(),
        });
    match (number.and_then(char::from_u32), entity) {
        (Some(character), _) => character,
        (None, "nbsp" | "ensp" | "emsp" | "thinsp") => ' ',
        (None, "amp") => '&',
        (None, "lt") => '<',
        (None, "gt") => '>',
        (None, "quot") => '"',
        _ => '?',
    }
}
