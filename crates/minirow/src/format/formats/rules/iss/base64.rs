//! Texts in the URL-safe signs of base 64 (RFC 4648, section 5), and texts with `%20` and the like.

use std::borrow::Cow;

use ::base64::Engine;
use ::base64::alphabet::URL_SAFE;
use ::base64::engine::DecodePaddingMode;
use ::base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};
use percent_encoding::percent_decode_str;

use super::item::Token;
use crate::format::reading::read_error::ReadError;

/// What a sign stands for.
pub(super) fn six(sign: char) -> Option<u8> {
    URL_SAFE.as_str().find(sign).map(|six| six as u8)
}

/// The sign that stands for six bits.
pub(super) fn sign(six: usize) -> char {
    char::from(URL_SAFE.as_str().as_bytes()[six])
}

/// The signs `=` at the end may be missing, and so may the bits that no byte takes.
const SIGNS: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_allow_trailing_bits(true)
        .with_decode_padding_mode(DecodePaddingMode::RequireNone),
);

/// The bytes of a text.
pub(super) fn bytes(token: &Token) -> Result<Vec<u8>, ReadError> {
    let bytes = SIGNS.decode(token.text.trim_end_matches('='));
    bytes.map_err(|_| token.wrong("a text in letters, digits, '-' and '_'"))
}

/// The text of some bytes.
pub(super) fn text(bytes: &[u8]) -> String {
    SIGNS.encode(bytes)
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
