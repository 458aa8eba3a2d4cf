//! Texts in the URL-safe signs of base 64 (RFC 4648, section 5), and texts with `%20` and the like.

use std::borrow::Cow;

use ::base64::Engine;
use ::base64::alphabet::URL_SAFE;
use ::base64::engine::DecodePaddingMode;
use ::base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};
use percent_encoding::percent_decode_str;

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

/// The signs `=` at the end may be missing, and so may the bits that no byte takes.
const SIGNS: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_decode_allow_trailing_bits(true)
        .with_decode_padding_mode(DecodePaddingMode::RequireNone),
);

/// The bytes of a text.
pub(super) fn bytes(token: &Token) -> Result<Vec<u8>, ReadError> {
    let bytes = SIGNS.decode(token.text.trim_end_matches('='));
    bytes.map_err(|_| token.wrong("a text in letters, digits, '-' and '_'"))
}

/// The text without `%20` and the like; as it is, where that would be no text.
pub(super) fn percent(text: &str) -> String {
    let decoded = percent_decode_str(text).decode_utf8();
    decoded.map_or_else(|_| text.to_owned(), Cow::into_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percent_signs_stand_for_bytes_of_texts() {
        assert_eq!(percent("a%20b%C3%a4%zz%2"), "a b\u{e4}%zz%2");
        assert_eq!(percent("%"), "%");
        // Half a character would be no text.
        assert_eq!(percent("%C3x%20"), "%C3x%20");
    }
}
