//! List items: text with a number or rating in the margin.

use super::{Line, look, wrapped};

/// A text beside its margin, in lines of at most this many columns; where a line of it has a number of
/// its own, `(1) …`, what follows stands behind that.
pub(crate) fn item(margin: Line, text: &str, columns: usize) -> Vec<Line> {
    let indent = margin.width();
    let mut lines = Vec::new();
    for part in text.lines() {
        let (number, words) = numbered(part).unwrap_or(("", part));
        let gap = if number.is_empty() { "" } else { " " };
        let start = Line::new(look::DIM, number).with(look::PLAIN, gap);
        let room = columns.saturating_sub(indent + start.width());
        for (index, words) in wrapped(words, room).into_iter().enumerate() {
            let mut line = if lines.is_empty() { margin.clone() } else { Line::default() };
            line.pad(indent);
            if index == 0 {
                line.append(start.clone());
            }
            line.pad(indent + start.width());
            line.push(look::PLAIN, words);
            lines.push(line);
        }
    }
    lines
}

/// The number in front of a line, and what stands behind it.
fn numbered(line: &str) -> Option<(&str, &str)> {
    let end = line.find(") ")?;
    let (number, words) = line.split_at(end + 1);
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    number[..end].strip_prefix('(').filter(|text| is_number(text))?;
    Some((number, words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::Screen;

    fn check(text: &str, columns: usize, expected: &str) {
        let screen = Screen { columns, is_unicode: true, has_color: false };
        let lines = item(Line::plain("1  "), text, columns);
        assert!(lines.iter().all(|line| line.width() <= columns), "{lines:?}");
        assert_eq!(Line::all(&lines, screen), expected);
    }

    #[test]
    fn text_hangs_beside_its_margin() {
        check("r1c1 is 4", 80, "1  r1c1 is 4\n");
        check("r1c1 is 4: the only place", 16, "1  r1c1 is 4:\n   the only\n   place\n");
    }

    #[test]
    fn numbers_of_lines_hang_too() {
        check(
            "One is 4:\n(1) Suppose it is not.\n(12) Then (1) ends.",
            18,
            "1  One is 4:\n   (1) Suppose it\n       is not.\n   (12) Then (1)\n        ends.\n",
        );
    }
}
