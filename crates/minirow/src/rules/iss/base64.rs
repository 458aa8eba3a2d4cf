//! Texts in the URL-safe signs of base 64 (RFC 4648, section 5), and texts with `%20` and the like.

use super::item::Token;
use crate::rules::ReadError;

/// What a sign stands for.
pub(super) fn six(sign: char) -> Option<u8> {
    match sign {
        'A'..='Z' => Some(sign as u8 - b'A'),
        'a'..='z' => Some(sign as u8 - b'a' + 26),
        '0'..='9' => Some(sign as u8 - b'0' + 52),
        '-' => Some(62),
        '_' => Some(63),
        _ => None,
    }
}

/// The bytes of a text. The signs `=` at its end may be missing.
pub(super) fn bytes(token: &Token) -> Result<Vec<u8>, ReadError> {
    let text = token.text.trim_end_matches('=');
    let six: Option<Vec<u8>> = text.chars().map(six).collect();
    let six = six.filter(|six| six.len() % 4 != 1);
    let six = six.ok_or_else(|| token.wrong("a text in letters, digits, '-' and '_'"))?;
    let chunk = |signs: &[u8]| {
        let whole = (0..4).fold(0, |whole, at| {
            whole << 6 | u32::from(signs.get(at).copied().unwrap_or_default())
        });
        whole.to_be_bytes()[1..signs.len()].to_vec()
    };
    Ok(six.chunks(4).flat_map(chunk).collect())
}

/// The text without `%20` and the like; as it is, where that would be no text.
pub(super) fn percent(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let hex = |at: usize| char::from(*after.get(at)?).to_digit(16);
        match hex(0).zip(hex(1)).filter(|_| first == b'%') {
            Some((high, low)) => {
                bytes.push((high << 4 | low) as u8);
                rest = &after[2..];
            }
            None => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}
