//! What people read in a file: its comments and messages, or all of its text.

use crate::tree::File;

/// A word in lower case, with the signs that follow it, and its line from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) text: String,
    pub(crate) line: usize,
}

/// The words that people read. In code these are comments and literals of more than one word; a
/// literal without a blank is a name. A name in quotes, backticks or braces is left out anywhere.
pub(crate) fn of(file: &File) -> Vec<Word> {
    let kind = file.path.rsplit_once('.').map_or("", |(_, kind)| kind);
    let pieces = match kind {
        "rs" | "js" | "json" => pieces(&file.text, kind == "js"),
        _ => vec![(1, file.text.as_str())],
    };
    let mut words = Vec::new();
    for (first, piece) in pieces {
        for (index, line) in piece.lines().enumerate() {
            for text in line.split_whitespace().filter(|text| !is_name(text)) {
                let text = text.trim_start_matches(|start: char| !start.is_alphanumeric());
                if !text.is_empty() {
                    words.push(Word { text: text.to_lowercase(), line: first + index });
                }
            }
        }
    }
    words
}

/// Whether a word is a name in code: quoted, in backticks or braces, or a part of a path.
fn is_name(text: &str) -> bool {
    let quoted = |sign: char| text.matches(sign).count() >= 2;
    ['`', '"', '\''].into_iter().any(quoted)
        || text.contains(['{', '}', '_'])
        || text.contains("::")
}

/// Comments, and literals with a blank in them, each with its first line.
fn pieces(text: &str, is_script: bool) -> Vec<(usize, &str)> {
    let mut pieces = Vec::new();
    let mut line = 1;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (len, inside) = if rest.starts_with("//") {
            let len = rest.find('\n').unwrap_or(rest.len());
            (len, Some(&rest[2..len]))
        } else if rest.starts_with("/*") {
            let len = rest.find("*/").map_or(rest.len(), |at| at + 2);
            (len, Some(&rest[2..len.max(2)]))
        } else if first == '"' || (is_script && (first == '\'' || first == '`')) {
            let len = quoted_len(rest, first);
            let inside = &rest[1..len.saturating_sub(1).max(1)];
            (len, Some(inside).filter(|inside| inside.contains([' ', '\n'])))
        } else if first == '\'' {
            (character_len(rest), None)
        } else {
            (first.len_utf8(), None)
        };
        pieces.extend(inside.map(|inside| (line, inside)));
        line += rest[..len].matches('\n').count();
        rest = &rest[len..];
    }
    pieces
}

/// The length of a literal up to its closing quote. Raw literals end at a quote as well: what lies
/// between two of theirs is read as code, which loses some words and adds none.
fn quoted_len(text: &str, quote: char) -> usize {
    let mut signs = text.char_indices().skip(1);
    while let Some((at, sign)) = signs.next() {
        match sign {
            '\\' => {
                signs.next();
            }
            sign if sign == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of a character such as `'"'`, or of the quote before a lifetime.
fn character_len(text: &str) -> usize {
    let body = &text[1..];
    if let Some(escaped) = body.strip_prefix('\\') {
        return escaped.find('\'').map_or(1, |at| at + 3 + usize::from(escaped.starts_with('\'')));
    }
    let len = body.chars().next().map_or(0, char::len_utf8);
    if body[len..].starts_with('\'') { len + 2 } else { 1 }
}

#[test]
fn prose_is_told_from_code() {
    let text = "/// One `two` three.\nfn four() { b('\"', \"Five\\n six\", \"seven\", '\\'', 'x'); } // Eight\n";
    let words = of(&File::new("a.rs", text));
    let told: Vec<(&str, usize)> = words.iter().map(|word| (&*word.text, word.line)).collect();
    assert_eq!(told, [("one", 1), ("three.", 1), ("five\\n", 2), ("six", 2), ("eight", 2)]);
}
