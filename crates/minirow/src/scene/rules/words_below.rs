//! What only words can say, below a board.

use super::super::{Anchor, Drawing, Point, Shape, Style, Text, Weight};

/// The size of the words, from line to line, and above the first one.
const SIZE: f64 = 0.26;
const LEADING: f64 = 0.37;
const BEFORE: f64 = 0.2;

/// How wide a character is, as a part of the size: usual ones are narrower.
const ADVANCE: f64 = 0.54;

/// More lines than these are left out, with a sign that there are more.
const MOST: usize = 60;

/// Writes sentences below all that is drawn, each on lines of its own up to the right side of the drawing, which grows.
pub(in super::super) fn words_below(drawing: &mut Drawing, sentences: &[String], style: &Style) {
    // They begin where the board does.
    let start = drawing.left.max(0.0);
    let width = drawing.left + drawing.width - start;
    let width = (width / (SIZE * ADVANCE)).floor().max(8.0) as usize;
    let mut lines: Vec<String> = sentences.iter().flat_map(|words| wrapped(words, width)).collect();
    if lines.is_empty() {
        return;
    }
    if lines.len() > MOST {
        lines.truncate(MOST);
        lines.push("…".to_owned());
    }
    let bottom = drawing.top + drawing.height + BEFORE;
    drawing.height += BEFORE + LEADING * lines.len() as f64 + 0.1;
    for (index, text) in lines.into_iter().enumerate() {
        let down = bottom + LEADING * (index as f64 + 1.0) - 0.1;
        drawing.shapes.push(Shape::Text(Text {
            class: "rule words",
            at: Point(start, down),
            anchor: Anchor::Start,
            size: SIZE,
            weight: Weight::Regular,
            color: style.candidate,
            text,
        }));
    }
}

/// A sentence as lines of at most so many characters; longer words have a line of their own.
fn wrapped(words: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_take_as_many_lines_as_they_need() {
        let mut drawing = Drawing::blank(4.0, 4.0);
        let words = ["No value twice a knight's move apart.".to_owned()];
        words_below(&mut drawing, &words, &Style::default());
        let lines: Vec<&str> = drawing.texts().map(|text| text.text.as_str()).collect();
        assert_eq!(lines, ["No value twice a knight's", "move apart."]);
        // Beside clues outside they have no more room.
        let mut beside = Drawing { left: -2.0, width: 6.0, ..Drawing::blank(4.0, 4.0) };
        words_below(&mut beside, &words, &Style::default());
        assert_eq!(beside.texts().map(|text| text.text.as_str()).collect::<Vec<_>>(), lines);
        assert!(drawing.height > 4.8 && drawing.height < 5.5, "{}", drawing.height);
    }
}
