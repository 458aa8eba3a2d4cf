//! What Unicode 16.0 tells of signs: which are decimal digits of any script, and which are not seen.

use std::borrow::Cow;

/// The zeros of all scripts but ASCII, in order; the digits up to nine follow each of them.
const ZEROS: [u32; 75] = [
    0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6,
    0xe50, 0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50,
    0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
    0x104a0, 0x10d30, 0x10d40, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0,
    0x11650, 0x116c0, 0x116d0, 0x116da, 0x11730, 0x118e0, 0x11950, 0x11bf0, 0x11c50, 0x11d50,
    0x11da0, 0x11f50, 0x16130, 0x16a60, 0x16ac0, 0x16b50, 0x16d70, 0x1ccf0, 0x1d7ce, 0x1d7d8,
    0x1d7e2, 0x1d7ec, 0x1d7f6, 0x1e140, 0x1e2f0, 0x1e4f0, 0x1e5f1, 0x1e950, 0x1fbf0,
];

/// Signs that come with copied text and are not seen: those of the category Cf but for the few that are drawn,
/// variation selectors, joiners, and what makes a keycap of a digit.
const INVISIBLE: [(u32, u32); 15] = [
    (0xad, 0xad),
    (0x34f, 0x34f),
    (0x61c, 0x61c),
    (0x180b, 0x180f),
    (0x200b, 0x200f),
    (0x202a, 0x202e),
    (0x2060, 0x206f),
    (0x20e3, 0x20e3),
    (0xfe00, 0xfe0f),
    (0xfeff, 0xfeff),
    (0xfff9, 0xfffb),
    (0x13430, 0x1343f),
    (0x1bca0, 0x1bca3),
    (0x1d173, 0x1d17a),
    (0xe0000, 0xe0fff),
];

/// The zero of the script that a decimal digit is of, with its value; none of ASCII.
pub(super) fn decimal(sign: char) -> Option<(char, u32)> {
    let sign = u32::from(sign);
    let zero = *ZEROS.get(ZEROS.partition_point(|&zero| zero <= sign).checked_sub(1)?)?;
    let value = sign - zero;
    Some((char::from_u32(zero)?, value)).filter(|_| value < 10)
}

/// Whether a sign is not seen.
pub(super) fn is_invisible(sign: char) -> bool {
    let is_in = |&(first, last): &(u32, u32)| (first..=last).contains(&u32::from(sign));
    !sign.is_ascii() && INVISIBLE.iter().any(is_in)
}

/// A line without signs that are not seen, but for the one that stands for an empty cell.
pub(super) fn visible(line: &str, empty: Option<char>) -> Cow<'_, str> {
    let goes = |sign: char| is_invisible(sign) && empty != Some(sign);
    match !line.is_ascii() && line.contains(goes) {
        true => Cow::Owned(line.replace(goes, "")),
        false => Cow::Borrowed(line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_have_their_values() {
        for (digits, zero) in
            [("٠١٢٣٤٥٦٧٨٩", '٠'), ("౦౧౨౩౪౫౬౭౮౯", '౦'), ("༠༡༢༣༤༥༦༧༨༩", '༠'), ("𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗", '𝟎')]
        {
            let values: Vec<_> = digits.chars().map(decimal).collect();
            assert_eq!(values, (0..10).map(|value| Some((zero, value))).collect::<Vec<_>>());
        }
        for other in ['0', 'a', 'ۺ', '①', '一', char::MAX] {
            assert_eq!(decimal(other), None, "{other}");
        }
        assert!(ZEROS.is_sorted() && INVISIBLE.is_sorted());
    }

    #[test]
    fn signs_that_are_not_seen_go() {
        assert_eq!(visible("\u{200f}1\u{fe0f}\u{20e3} \u{2066}.\u{2069}", None), "1 .");
        assert_eq!(visible("1\u{200b}2", Some('\u{200b}')), "1\u{200b}2");
        assert!(matches!(visible("१२३", None), Cow::Borrowed(_)));
    }
}
