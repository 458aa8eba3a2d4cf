//! Lines without what stands beside their cells: signs of a quotation, tags of a forum, numbers.

use std::borrow::Cow;

use super::sort::{is_digits, is_numbering};
use crate::format::reading::lines::cells::is_board;
use crate::format::reading::lines::layout;

/// Tags around texts whose blanks count.
const TAGS: [&str; 8] =
    ["[code]", "[/code]", "[pre]", "[/pre]", "<code>", "</code>", "<pre>", "</pre>"];

/// A line without signs of a quotation, tags, and what stands beside the only board of the line: its
/// number before it, `#83` or `:1:` and a solution behind it, or one number where these are counts.
/// Blanks take their places, so that columns stay.
pub(in crate::format) fn bare(line: &str, has_counts: bool) -> Cow<'_, str> {
    let start = line.trim_start();
    if start.starts_with("```") {
        return Cow::Borrowed("");
    }
    let mut bare = Cow::Borrowed(line);
    if start.starts_with('>') {
        let is_sign = |c: &char| *c == '>' || c.is_whitespace();
        let end: usize = line.chars().take_while(is_sign).map(char::len_utf8).sum();
        blank(&mut bare, 0, end);
    }
    if start.contains(['[', '<']) {
        let lower = bare.to_ascii_lowercase();
        for tag in TAGS {
            for (at, _) in lower.match_indices(tag) {
                blank(&mut bare, at, at + tag.len());
            }
        }
    }
    if let Some((start, end)) = board_of(&bare, has_counts) {
        let len = bare.len();
        let behind = &bare[end..];
        // White space, commas and semicolons part the rest as it is.
        let has_layout = || behind.split([':', '#', ' ']).any(|text| layout::of(text).is_some());
        if behind.starts_with(['#', ':']) && !has_layout() {
            blank(&mut bare, end, len);
        }
        blank(&mut bare, 0, start);
    }
    bare
}

/// The bytes of the only board in a line, where something stands beside it that has to go.
fn board_of(line: &str, has_counts: bool) -> Option<(usize, usize)> {
    let mut start = 0;
    for word in line.split(' ') {
        let end = start + word.len();
        let cut = word.find(['#', ':']).unwrap_or(word.len());
        let (board, behind) = word.split_at(cut);
        if is_long_board(board) {
            let is_counted = has_counts && line[end..].trim().is_empty() && is_count(behind);
            let is_whole =
                behind.is_empty() || behind.starts_with('#') || shows_count(behind) || is_counted;
            let is_changed = start > 0 || !behind.is_empty();
            let before = &line[..start];
            let is_numbered = before.trim().is_empty() || is_numbering(before.trim());
            return (is_whole && is_changed && is_numbered).then_some((start, start + cut));
        }
        start = end + 1;
        if start > 40 {
            return None;
        }
    }
    None
}

pub(super) fn is_long_board(word: &str) -> bool {
    word.len() >= 16 && is_board(word)
}

/// Whether what stands behind a board tells how many solutions it has: `:1:` and more, or `:0`. One
/// colon alone may come before candidates that are eliminated.
pub(super) fn shows_count(behind: &str) -> bool {
    let count = behind.strip_prefix(':').map(|rest| rest.split_once(':').ok_or(rest));
    match count {
        Some(Ok((count, _))) => is_digits(count),
        Some(Err(rest)) => rest.trim_end() == "0",
        None => false,
    }
}

/// `:633`.
fn is_count(behind: &str) -> bool {
    behind.strip_prefix(':').is_some_and(is_digits)
}

/// Puts blanks in the place of these bytes, one for each character.
fn blank(line: &mut Cow<'_, str>, start: usize, end: usize) {
    if line[start..end].bytes().any(|byte| byte != b' ') {
        let blanks = " ".repeat(line[start..end].chars().count());
        line.to_mut().replace_range(start..end, &blanks);
    }
}
