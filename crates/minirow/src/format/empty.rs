//! What empty cells look like.

use std::borrow::Cow;

use super::unicode::decimal;

/// What an empty cell can look like, where it is not a symbol.
const SIGNS: [char; 7] = ['.', '0', '*', '-', '_', 'X', 'x'];

/// Whether a character stands for an empty cell among the digits of another script: it is their zero.
pub(in crate::format) fn is_zero(character: char) -> bool {
    character == '〇' || decimal(character).is_some_and(|(_, value)| value == 0)
}

/// Whether a character is an empty cell, where it is not a symbol.
pub(in crate::format) fn is_sign(character: char) -> bool {
    SIGNS.contains(&character) || !character.is_ascii() && is_zero(character)
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
