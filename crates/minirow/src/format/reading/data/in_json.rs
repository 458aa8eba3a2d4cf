//! Boards somewhere inside of JSON that is not ours, by the names that people give them.

use serde::de::IgnoredAny;

use super::node::Finds;
use super::program::Program;
use crate::format::reading::cut::json::Value;

/// The names under which an object of ours has its board.
const OURS: [&[u8]; 4] = [b"grid", b"puzzle", b"candidates", b"cells"];

/// The boards inside of a value that is no board of ours itself; nothing where there are none.
pub(in crate::format) fn boards_inside(value: &Value) -> Option<Finds> {
    let text = value.text.trim_start();
    let fewest = match text.bytes().next() {
        Some(b'{') if has_board(text) => return None,
        Some(b'[') if is_board(text) && !are_lists(text) => return None,
        // Texts may be the rows of one board as well.
        Some(b'[') if is_list_of_texts(text) => 2,
        _ => 1,
    };
    let mut program = Program::new(value.place);
    let mut finds = Finds::new();
    for (index, line) in value.text.lines().enumerate() {
        let column = if index == 0 { value.place.1 } else { 1 };
        program.feed((value.place.0 + index as u64, column), line, &mut finds);
    }
    let mut last = Finds::new();
    let has_found = program.has_found();
    program.finish(&mut last);
    finds.append(&mut last);
    (has_found && finds.len() >= fewest).then_some(finds)
}

/// Whether an object has a field of ours with a board.
pub(in crate::format) fn has_board(text: &str) -> bool {
    let bytes = text.as_bytes();
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b'"' => {
                let start = at;
                while let Some(&byte) = bytes.get(at).filter(|&&byte| byte != b'"') {
                    at += 1 + usize::from(byte == b'\\');
                }
                let name = bytes.get(start..at).unwrap_or_default();
                at += 1;
                if depth == 1 && OURS.contains(&name) {
                    let mut behind =
                        bytes[at.min(bytes.len())..].iter().filter(|b| !b.is_ascii_whitespace());
                    let start = [behind.next(), behind.next(), behind.next(), behind.next()];
                    // In an object there, the board is deeper; so it is in a list of cells, unless
                    // they stand in rows, as players have them.
                    let is_ours = match start.map(|byte| byte.copied().unwrap_or_default()) {
                        [b':', b'{', ..] | [b':', b'[', b'{', _] => false,
                        [b':', b'[', second, third] if name == b"cells" => {
                            second == b'[' && third == b'{'
                        }
                        [colon, ..] => colon == b':',
                    };
                    if is_ours {
                        return true;
                    }
                }
            }
            _ => {}
        }
    }
    false
}

/// Whether an array has rows of cells, as far as its start shows.
fn is_board(text: &str) -> bool {
    let mut start = text.bytes().filter(|byte| !byte.is_ascii_whitespace());
    let [first, second, third] = [start.next(), start.next(), start.next()];
    let is_deep = second == Some(b'[') && matches!(third, Some(b'[' | b'{'));
    let is_flat = first == Some(b'[') && second.is_some_and(|b| b.is_ascii_digit() || b == b'n');
    let is_deep = is_deep || is_flat || second == Some(b'"');
    !is_deep && serde_json::from_str::<IgnoredAny>(text).is_ok()
}

fn is_list_of_texts(text: &str) -> bool {
    text.bytes().filter(|byte| !byte.is_ascii_whitespace()).nth(1) == Some(b'"')
}

/// Whether an array has arrays of as many values each, and another number of them: boards, or cells with
/// their places.
fn are_lists(text: &str) -> bool {
    let mut lists = text.split('[').skip(2);
    let len = |list: &str| list.split(']').next().unwrap_or_default().matches(',').count() + 1;
    let Some(first) = lists.next().map(len) else { return false };
    const FEWEST: usize = 2;
    first > FEWEST && lists.clone().count() + 1 != first && lists.all(|list| len(list) == first)
}
