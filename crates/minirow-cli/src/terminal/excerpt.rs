//! The line that an error is about, with a mark under the place.

use unicode_width::UnicodeWidthChar;

use super::{Line, Screen, look};

/// A part of a text: the number of its line, the column where the part begins, and the part.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part<'a> {
    pub(crate) line: u64,
    pub(crate) start: usize,
    pub(crate) text: &'a str,
}

/// Columns that a tab is shown as.
const TAB: usize = 4;

/// The part around a column, and a mark under it, as wide as the terminal allows; nothing where the
/// column is not in the part.
pub(crate) fn excerpt(part: Part<'_>, column: usize, screen: Screen) -> Vec<Line> {
    let shown: Vec<(String, usize)> = part.text.chars().map(|sign| shown(sign, screen)).collect();
    let Some(at) = column.checked_sub(part.start).filter(|&at| at <= shown.len()) else {
        return Vec::new();
    };
    let number = part.line.to_string();
    let gutter = " ".repeat(number.len());
    let bar = |number: &str| Line::new(look::NUMBER, format!("{number} |"));
    let room = screen.columns.saturating_sub(number.len() + 3);
    let (first, behind) = window(&shown, at, room, screen);
    let cut = if screen.is_unicode { "…" } else { "..." };
    let before = if first > 0 { cut } else { "" };
    let after = if behind < shown.len() { cut } else { "" };
    let text: String = shown[first..behind].iter().map(|(text, _)| text.as_str()).collect();
    let blanks: usize = shown[first..at].iter().map(|(_, width)| width).sum();
    let blanks = before.chars().count() + blanks;
    vec![
        bar(&gutter),
        bar(&number).with(look::PLAIN, format!(" {before}{text}{after}")),
        bar(&gutter).with(look::WRONG, format!(" {}^", " ".repeat(blanks))),
    ]
}

/// A character as it is shown, and how many columns that takes.
fn shown(sign: char, screen: Screen) -> (String, usize) {
    match sign {
        '\t' => (" ".repeat(TAB), TAB),
        _ => match sign.width() {
            Some(width @ 1..) => (sign.to_string(), width),
            _ => (if screen.is_unicode { "�" } else { "?" }.to_owned(), 1),
        },
    }
}

/// From where to where a line is shown that may be too long: more of what is before the place.
fn window(shown: &[(String, usize)], at: usize, room: usize, screen: Screen) -> (usize, usize) {
    let width = |range: &[(String, usize)]| range.iter().map(|(_, width)| width).sum::<usize>();
    if width(shown) < room {
        return (0, shown.len());
    }
    let cuts = if screen.is_unicode { 2 } else { 6 };
    // The mark may stand behind the last character.
    let room = room.saturating_sub(cuts + 1);
    let mut first = at;
    while first > 0 && width(&shown[first - 1..at]) <= room * 2 / 3 {
        first -= 1;
    }
    let mut behind = at;
    while behind < shown.len() && width(&shown[first..=behind]) <= room {
        behind += 1;
    }
    (first, behind)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(columns: usize, start: usize, text: &str, column: usize, expected: &str) {
        let screen = Screen { columns, is_unicode: true, has_color: false };
        let lines = excerpt(Part { line: 14, start, text }, column, screen);
        assert!(lines.iter().all(|line| line.width() <= columns), "{lines:?}");
        assert_eq!(Line::all(&lines, screen), expected);
    }

    #[test]
    fn the_mark_stands_under_the_place() {
        check(40, 1, "12G4", 3, "   |\n14 | 12G4\n   |   ^\n");
        check(40, 1, "12", 3, "   |\n14 | 12\n   |   ^\n");
        check(40, 10, "12G4", 12, "   |\n14 | 12G4\n   |   ^\n");
        check(40, 1, "\t一x", 3, "   |\n14 |     一x\n   |       ^\n");
        check(40, 1, "a\u{7}\u{301}x", 4, "   |\n14 | a��x\n   |    ^\n");
    }

    #[test]
    fn what_is_elsewhere_is_not_shown() {
        check(40, 10, "12G4", 9, "");
        check(40, 1, "12G4", 6, "");
    }

    #[test]
    fn long_lines_are_cut_around_the_place() {
        let text: String = (0..100).map(|at| char::from(b'0' + at % 10)).collect();
        check(25, 1, &text, 1, "   |\n14 | 01234567890123456…\n   | ^\n");
        check(25, 1, &text, 51, "   |\n14 | …90123456789012345…\n   |             ^\n");
        check(25, 1, &text, 101, "   |\n14 | …90123456789\n   |             ^\n");
    }
}
