//! The parts of an address, and what is packed in them.

use base64::Engine;
use base64::alphabet::STANDARD;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// An address of the web, with or without the scheme in front.
#[derive(Clone, Copy, Debug)]
pub(in crate::format) struct Address<'a> {
    pub(in crate::format) host: &'a str,
    /// Without the slash in front.
    pub(in crate::format) path: &'a str,
    /// Behind `?`.
    pub(in crate::format) query: &'a str,
    /// Behind `#`.
    pub(in crate::format) fragment: &'a str,
}

impl<'a> Address<'a> {
    pub(in crate::format) fn of(text: &'a str) -> Self {
        let text = text.trim();
        let scheme = ["https://", "http://"].into_iter().find(|scheme| {
            text.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme))
        });
        let rest = &text[scheme.map_or(0, str::len)..];
        let (rest, fragment) = rest.split_once('#').unwrap_or((rest, ""));
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        Self { host, path, query, fragment }
    }

    /// Whether this is the host, or one below it such as `www.`.
    pub(in crate::format) fn is_at(&self, host: &str) -> bool {
        let start = self.host.len().checked_sub(host.len());
        start.is_some_and(|start| {
            let is_host = self.host.get(start..).is_some_and(|end| end.eq_ignore_ascii_case(host));
            is_host && (start == 0 || self.host[..start].ends_with('.'))
        })
    }
}

/// The value of a name in `name=value&name=value`.
pub(in crate::format) fn parameter<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let mut pairs = text.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// A text without its percent signs, as far as they stand for bytes.
pub(in crate::format) fn decoded(text: &str) -> String {
    let bytes: Vec<u8> = bytes(text).map(|(byte, _)| byte).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// How many bytes of a text the first characters of what it is [`decoded`] to take.
pub(in crate::format) fn coded_length(text: &str, characters: usize) -> usize {
    let (bytes, lengths): (Vec<u8>, Vec<usize>) = bytes(text).unzip();
    let decoded = bytes.utf8_chunks().flat_map(|chunk| {
        let unread = chunk.invalid().len();
        chunk.valid().chars().map(char::len_utf8).chain((unread > 0).then_some(unread))
    });
    let taken: usize = decoded.take(characters).sum();
    lengths[..taken].iter().sum()
}

/// The bytes of a text with percent signs, and how many bytes each is written in.
fn bytes(text: &str) -> impl Iterator<Item = (u8, usize)> {
    let mut rest = text.as_bytes();
    std::iter::from_fn(move || {
        let [first, behind @ ..] = rest else { return None };
        let digit = |place: usize| char::from(*behind.get(place)?).to_digit(16);
        let byte = (*first == b'%').then(|| Some(digit(0)? * 16 + digit(1)?)).flatten();
        rest = if byte.is_some() { &behind[2..] } else { behind };
        Some(byte.map_or((*first, 1), |byte| (byte as u8, 3)))
    })
}

/// All but letters, digits and what stands in an address as it is.
const SIGNS_WITH_A_MEANING: AsciiSet =
    NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~').remove(b'*');

/// A text with percent signs for what has a meaning of its own in an address.
pub(in crate::format) fn encoded(text: &str) -> String {
    utf8_percent_encode(text, &SIGNS_WITH_A_MEANING).to_string()
}

/// The six bits of a character of base 64.
pub(super) fn sextet(character: u8) -> Option<u8> {
    match character {
        b'A'..=b'Z' => Some(character - b'A'),
        b'a'..=b'z' => Some(character - b'a' + 26),
        b'0'..=b'9' => Some(character - b'0' + 52),
        b'+' | b'-' => Some(62),
        b'/' | b'_' => Some(63),
        _ => None,
    }
}

/// The character of base 64 for six bits.
pub(super) fn of_sextet(bits: u8) -> char {
    let alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    char::from(alphabet[usize::from(bits & 63)])
}

/// Whether a line is a packed text and nothing else: of the signs of base 64, perhaps behind percent
/// signs, with large and small letters among them, and longer than a word or a row of cells.
pub(super) fn is_packed(text: &str) -> bool {
    const SHORTEST: usize = 24;
    let has = |is_it: fn(&u8) -> bool| text.bytes().any(|byte| is_it(&byte));
    let is_sign = |byte: u8| sextet(byte).is_some() || matches!(byte, b'=' | b'%');
    text.len() >= SHORTEST
        && text.bytes().all(is_sign)
        && has(u8::is_ascii_uppercase)
        && has(u8::is_ascii_lowercase)
}

/// Bits that no byte takes may be there.
const SIGNS: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new()
        .with_decode_allow_trailing_bits(true)
        .with_decode_padding_mode(DecodePaddingMode::RequireNone),
);

/// The bytes of a text in base 64, with blanks for `+`, and `=` at its end or not.
pub(super) fn bytes_of_base64(text: &str) -> Option<Vec<u8>> {
    let sign = |sign: u8| match sign {
        b' ' | b'-' => b'+',
        b'_' => b'/',
        sign => sign,
    };
    let mut signs: Vec<u8> = text.trim_end_matches('=').bytes().map(sign).collect();
    // A sign behind the last whole byte tells nothing, but has to be one.
    if signs.len() % 4 == 1 {
        signs.pop().and_then(sextet)?;
    }
    SIGNS.decode(signs).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts() {
        let address = Address::of(" HTTPS://www.A.example/b/c?d=1&e=2%2B#f?g ");
        assert!(address.is_at("a.example") && !address.is_at("example.org"));
        assert!(!Address::of("https://xa.example/").is_at("a.example"));
        assert_eq!((address.path, address.fragment), ("b/c", "f?g"));
        assert_eq!(parameter(address.query, "e").map(decoded), Some("2+".to_owned()));
        assert_eq!(parameter(address.query, "x"), None);
    }

    #[test]
    fn packed_texts() {
        assert!(is_packed(&format!("N4Ig{}", "zglg".repeat(20))));
        assert!(!is_packed("N4Igzglg") && !is_packed(&"12345678".repeat(10)));
        assert!(!is_packed(&"abcdefgh".repeat(10)) && !is_packed(&"aB ".repeat(20)));
    }

    #[test]
    fn bytes() {
        assert_eq!(decoded("%C3%a4%zz%2"), "ä%zz%2");
        assert_eq!(decoded(&encoded("ä b/%")), "ä b/%");
        assert_eq!(bytes_of_base64("SGk/"), Some(b"Hi?".to_vec()));
        assert_eq!(bytes_of_base64("+/8="), bytes_of_base64(" /8"));
        assert_eq!(bytes_of_base64("a*"), None);
        assert_eq!(bytes_of_base64("SGk_SGk-"), Some(b"Hi?Hi>".to_vec()));
        // What is cut off gives what is there.
        assert_eq!(bytes_of_base64("SGk/S"), Some(b"Hi?".to_vec()));
        assert_eq!(bytes_of_base64("SGl"), Some(b"Hi".to_vec()));
        assert_eq!((bytes_of_base64("SGk/*"), bytes_of_base64("S=Gk")), (None, None));
        assert_eq!(bytes_of_base64("=="), Some(Vec::new()));
    }
}
