//! Numbers of cells in the digits of any script, and Chinese numerals.

use crate::format::symbols::CHINESE;
use crate::format::unicode::decimal;

/// The value of a number in a field of its own: up to three digits of one script, or a Chinese numeral up to 99.
pub(in crate::format) fn number(text: &str) -> Option<u32> {
    if text.is_ascii() {
        let is_number = text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit());
        return text.parse().ok().filter(|_| is_number);
    }
    if text.len() > 3 * char::MAX.len_utf8() {
        return None;
    }
    let zero = decimal(text.chars().next()?).map(|(zero, _)| zero);
    let digit = |sign| decimal(sign).filter(|&(of, _)| Some(of) == zero).map(|(_, value)| value);
    match zero {
        Some(_) => text.chars().try_fold(0, |number, sign| Some(10 * number + digit(sign)?)),
        None => chinese(text),
    }
    .filter(|&number| number < 1000)
}

/// `九`, `十`, `十一`, `二十`, `二十五`.
fn chinese(text: &str) -> Option<u32> {
    const TEN: char = '十';
    let digit = |text: &str| {
        let mut signs = text.chars();
        let sign = signs.next()?;
        let place = CHINESE.chars().take(9).position(|digit| digit == sign)?;
        signs.next().is_none().then_some(place as u32 + 1)
    };
    match text.split_once(TEN) {
        None if text == "〇" => Some(0),
        None => digit(text),
        Some((tens, ones)) => {
            let part = |text: &str, none| if text.is_empty() { Some(none) } else { digit(text) };
            Some(10 * part(tens, 1)? + part(ones, 0)?)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn numbers_have_their_values() {
        for (text, value) in [
            ("12", 12),
            ("٢٥", 25),
            ("१६", 16),
            ("一", 1),
            ("十", 10),
            ("十二", 12),
            ("二十", 20),
            ("三十六", 36),
            ("〇", 0),
        ] {
            assert_eq!(number(text), Some(value), "{text}");
        }
        for text in ["", "+1", "1234", "٢5", "٢२", "十十", "一二", "一十二三", "x", "甲"]
        {
            assert_eq!(number(text), None, "{text}");
        }
    }
}
