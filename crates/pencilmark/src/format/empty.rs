//! What empty cells look like.

use std::borrow::Cow;

/// What an empty cell can look like, where it is not a symbol.
const SIGNS: [char; 7] = ['.', '0', '*', '-', '_', 'X', 'x'];

/// What stands for an empty cell among the digits of other scripts: their zeros.
pub(in crate::format) const ZEROS: [char; 10] =
    ['٠', '۰', '०', '০', '૦', '੦', '௦', '๐', '〇', '０'];

/// Whether a character is an empty cell, where it is not a symbol.
pub(in crate::format) fn is_sign(character: char) -> bool {
    SIGNS.contains(&character) || !character.is_ascii() && ZEROS.contains(&character)
}

/// Whether a token is an empty cell among numbers; `0` is a number like others.
pub(in crate::format) fn is_token(token: &str) -> bool {
    let mut characters = token.chars();
    match (characters.next(), characters.next()) {
        (Some('0'), None) => false,
        (Some(only), None) => SIGNS.contains(&only),
        _ => false,
    }
}

/// A text with `.` in the place of the sign that the caller has named; what stands for lost bytes may
/// have been a digit, and stays.
pub(in crate::format) fn plain(text: &str, sign: Option<char>) -> Cow<'_, str> {
    match sign.filter(|&sign| sign != char::REPLACEMENT_CHARACTER) {
        Some(sign) if text.contains(sign) => Cow::Owned(text.replace(sign, ".")),
        _ => Cow::Borrowed(text),
    }
}
