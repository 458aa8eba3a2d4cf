//! Rust source as words: without comments, and without what literals say.
//!
//! Rules look at words, so that a comment, a documented example or a message never breaks one.

/// A word, a number, or one other symbol of a source; `::` is one symbol, a literal is `"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Word<'a> {
    pub(crate) text: &'a str,
    /// Its line, from 1.
    pub(crate) line: usize,
}

/// The words of a source.
pub(crate) fn words(text: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut line = 1;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (len, word) = if first.is_whitespace() {
            (first.len_utf8(), None)
        } else if rest.starts_with("//") {
            (rest.find('\n').unwrap_or(rest.len()), None)
        } else if rest.starts_with("/*") {
            (block_comment_len(rest), None)
        } else if let Some(len) = literal_len(rest) {
            (len, Some("\""))
        } else {
            let len = word_len(rest);
            (len, Some(&rest[..len]))
        };
        words.extend(word.map(|text| Word { text, line }));
        line += rest[..len].matches('\n').count();
        rest = &rest[len..];
    }
    words
}

/// The words of a source without the items that are there for tests only.
pub(crate) fn words_without_tests(text: &str) -> Vec<Word<'_>> {
    const TEST: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    let all = words(text);
    let mut kept = Vec::new();
    let mut rest = all.as_slice();
    while let Some(&word) = rest.first() {
        if rest.len() > TEST.len()
            && rest.iter().map(|word| word.text).zip(TEST).all(|(a, b)| a == b)
        {
            rest = &rest[TEST.len() + item_len(&rest[TEST.len()..])..];
        } else {
            kept.push(word);
            rest = &rest[1..];
        }
    }
    kept
}

/// The number of words up to the end of the first item: its `;`, or its block's last brace.
pub(crate) fn item_len(words: &[Word<'_>]) -> usize {
    let mut depth = 0_usize;
    let mut is_use = false;
    for (index, word) in words.iter().enumerate() {
        match word.text {
            // The braces of a `use` are no block: it goes on to its semicolon.
            "use" if depth == 0 => is_use = true,
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" => {
                depth = depth.saturating_sub(1);
                if depth == 0 && word.text == "}" && !is_use {
                    return index + 1;
                }
            }
            ";" if depth == 0 => return index + 1,
            _ => {}
        }
    }
    words.len()
}

fn block_comment_len(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        if text[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if text[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += char_len(&text[at..]);
        }
    }
    text.len()
}

/// The length of the string or character literal at the start of a text, if there is one.
fn literal_len(text: &str) -> Option<usize> {
    let prefix = ["br", "cr", "r", "b", "c", ""].into_iter().find(|&prefix| {
        let rest = text.strip_prefix(prefix);
        rest.is_some_and(|rest| match prefix.ends_with('r') {
            true => rest.trim_start_matches('#').starts_with('"'),
            false => rest.starts_with('"') || (prefix != "c" && rest.starts_with('\'')),
        })
    })?;
    let rest = &text[prefix.len()..];
    if prefix.ends_with('r') {
        let hashes = rest.len() - rest.trim_start_matches('#').len();
        let end = format!("\"{}", "#".repeat(hashes));
        let body = &rest[hashes + 1..];
        let len = body.find(&end).map_or(body.len(), |at| at + end.len());
        return Some(prefix.len() + hashes + 1 + len);
    }
    let quote = rest.chars().next()?;
    let body = &rest[1..];
    // A quote with a name behind it is a lifetime; with one character and a quote, a literal.
    if quote == '\'' && !body.starts_with('\\') && !body[char_len(body)..].starts_with('\'') {
        return None;
    }
    let mut at = 0;
    while at < body.len() && !body[at..].starts_with(quote) {
        at += if body[at..].starts_with('\\') {
            1 + char_len(&body[at + 1..])
        } else {
            char_len(&body[at..])
        };
    }
    Some(prefix.len() + 1 + (at + 1).min(body.len()))
}

fn word_len(text: &str) -> usize {
    let is_part = |symbol: char| symbol.is_alphanumeric() || symbol == '_';
    match text.find(|symbol| !is_part(symbol)).unwrap_or(text.len()) {
        0 if text.starts_with("::") => 2,
        0 => char_len(text),
        len => len,
    }
}

fn char_len(text: &str) -> usize {
    text.chars().next().map_or(0, char::len_utf8)
}

#[cfg(test)]
fn texts<'a>(words: &[Word<'a>]) -> Vec<&'a str> {
    words.iter().map(|word| word.text).collect()
}

#[test]
fn comments_and_literals_are_not_words() {
    for (text, expected) in [
        ("a // b\nc", "a c"),
        ("a /* b /* c */ d */ e", "a e"),
        (r#"f("b // c", 'd', '\'', b'e', '"') g"#, r#"f ( " , " , " , " , " ) g"#),
        (r###"r#"b " c"# d br"e" "f\"g" h"###, r#"" d " " h"#),
        ("fn f<'a>(b: &'a c) -> r#d", "fn f < ' a > ( b : & ' a c ) - > r # d"),
        ("crate::solve::{each}", "crate :: solve :: { each }"),
        ("'µ' 'µ", "\" ' µ"),
        ("\"open", "\""),
    ] {
        assert_eq!(texts(&words(text)).join(" "), expected, "{text}");
    }
}

#[test]
fn lines_are_counted_through_comments_and_literals() {
    let text = "/* a\nb */ c\n\"d\ne\" f";
    let lines: Vec<usize> = words(text).iter().map(|word| word.line).collect();
    assert_eq!(lines, [2, 3, 4]);
}

#[test]
fn items_for_tests_are_left_out() {
    let text = "
        fn kept() {}
        #[cfg(test)]
        use super::{a, b};
        #[cfg(test)]
        #[derive(Debug)]
        mod tests { fn inner() { {} } }
        fn also_kept() {}
        #[cfg(test)]
        mod more;
        #[cfg(not(test))]
        mod last;";
    let kept = texts(&words_without_tests(text)).join(" ");
    let expected = "fn kept ( ) { } fn also_kept ( ) { } # [ cfg ( not ( test ) ) ] mod last ;";
    assert_eq!(kept, expected);
}
