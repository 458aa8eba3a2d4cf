//! Sentences about rules at the end of a text of rules.

/// A text of rules with such sentences behind it, a line each.
pub(super) fn with_sentences(text: Option<&str>, sentences: &[String]) -> Option<String> {
    let text = text.filter(|text| !text.is_empty());
    let all: Vec<&str> = text.into_iter().chain(sentences.iter().map(String::as_str)).collect();
    (!all.is_empty()).then(|| all.join("\n"))
}

/// The text without the lines at its end that are such sentences; nothing where there are no others.
pub(super) fn without_sentences(text: &str, is_ours: impl Fn(&str) -> bool) -> Option<String> {
    let mut text = text;
    loop {
        let (before, last) = text.rsplit_once('\n').unwrap_or(("", text));
        if last.is_empty() || !is_ours(last) {
            return Some(text.to_owned()).filter(|text| !text.is_empty());
        }
        text = before;
    }
}
