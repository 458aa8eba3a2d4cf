//! Words that stand for cells: numbers as languages write them, and signs for nothing.

use super::vocabulary;

/// The value of a cell that a word stands for; nothing where it is a name.
pub(super) fn cell_of(word: &str) -> Option<String> {
    let is_variable =
        || word.starts_with('_') && word.chars().all(|c| c.is_alphanumeric() || c == '_');
    if vocabulary::EMPTY.contains(&word) || is_variable() {
        return Some(String::new());
    }
    let len = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    let (figures, rest) = word.split_at(len);
    const MOST_FIGURES: usize = 6;
    if figures.is_empty() || figures.len() > MOST_FIGURES {
        return None;
    }
    let is_whole =
        |rest: &str| rest.strip_prefix('.').is_some_and(|zeros| zeros.chars().all(|c| c == '0'));
    let fits = rest.is_empty() || vocabulary::SUFFIXES.contains(&rest) || is_whole(rest);
    let figures = figures.trim_start_matches('0');
    fits.then(|| if figures.is_empty() { "0".to_owned() } else { figures.to_owned() })
}

/// Whether a word is a board by itself, without quotes.
pub(in crate::format) fn is_run(word: &str) -> bool {
    const SHORTEST: usize = 36;
    word.len() >= SHORTEST && word.chars().all(|c| c.is_ascii_digit() || "._xX".contains(c))
}
