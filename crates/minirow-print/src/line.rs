//! Lines of text on a page.

use minirow::scene::{Anchor, Color, Drawing, Point, Shape, Text, Weight};

use crate::arrange::Area;
use crate::{Fonts, PrintError, Setup};

/// How a line looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) class: &'static str,
    pub(crate) size: f64,
    pub(crate) weight: Weight,
    pub(crate) color: Color,
}

impl Look {
    /// How headings look.
    pub(crate) fn heading(setup: &Setup) -> Self {
        let size = setup.text() * 1.8;
        Self { class: "heading", size, weight: Weight::Bold, color: setup.style.given }
    }
}

/// How much of its size a line may lose before it is cut.
const LEAST: f64 = 0.7;

/// Puts a line at a place; what is too wide becomes smaller, and then is cut.
pub(crate) fn put(
    page: &mut Drawing,
    fonts: &Fonts,
    text: &str,
    (at, anchor, width): (Point, Anchor, f64),
    look: Look,
) -> Result<(), PrintError> {
    if text.is_empty() {
        return Ok(());
    }
    let needed = fonts.width(text, look.size, look.weight)?;
    let factor = (width / needed).clamp(LEAST, 1.0);
    let size = look.size * factor;
    let mut text = text.to_owned();
    if needed * factor > width * 1.001 {
        let mut left = width - fonts.width("…", size, look.weight)?;
        let mut kept = String::new();
        for character in text.chars() {
            left -= fonts.width(character.encode_utf8(&mut [0; 4]), size, look.weight)?;
            if left < 0.0 {
                break;
            }
            kept.push(character);
        }
        if kept.is_empty() {
            return Ok(());
        }
        text = kept.trim_end().to_owned() + "…";
    }
    let Look { class, weight, color, .. } = look;
    page.shapes.push(Shape::Text(Text { class, at, anchor, size, weight, color, text }));
    Ok(())
}

/// Puts a line of up to three parts, between `|`, at the left, in the middle and at the right; where
/// left and right change places for pages on the left.
pub(crate) fn put_parts(
    page: &mut Drawing,
    fonts: &Fonts,
    text: &str,
    area: Area,
    base_line: f64,
    look: Look,
    is_mirrored: bool,
) -> Result<(), PrintError> {
    let mut parts: Vec<&str> = text.splitn(3, '|').map(str::trim).collect();
    match parts.len() {
        1 => parts = vec!["", parts[0], ""],
        2 => parts.insert(1, ""),
        _ => {}
    }
    if is_mirrored {
        parts.swap(0, 2);
    }
    let used = parts.iter().filter(|part| !part.is_empty()).count().max(1);
    let width = area.width / used as f64;
    let places = [
        (area.left, Anchor::Start),
        (area.left + area.width / 2.0, Anchor::Middle),
        (area.left + area.width, Anchor::End),
    ];
    for (part, (x, anchor)) in parts.into_iter().zip(places) {
        put(page, fonts, part, (Point(x, base_line), anchor, width), look)?;
    }
    Ok(())
}

/// A text in lines of this width, broken between words, and inside of words that are wider.
pub(crate) fn wrapped(
    fonts: &Fonts,
    text: &str,
    width: f64,
    look: Look,
) -> Result<Vec<String>, PrintError> {
    let blank = fonts.width(" ", look.size, look.weight)?;
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut used = 0.0;
    for word in text.split_whitespace() {
        let mut needed = fonts.width(word, look.size, look.weight)?;
        if !line.is_empty() && used + blank + needed > width {
            lines.push(std::mem::take(&mut line));
            used = 0.0;
        }
        if !line.is_empty() {
            line.push(' ');
            used += blank;
        }
        if needed <= width {
            line.push_str(word);
        } else {
            needed = 0.0;
            for character in word.chars() {
                let wide =
                    fonts.width(character.encode_utf8(&mut [0; 4]), look.size, look.weight)?;
                if used + needed + wide > width && !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                    (used, needed) = (0.0, 0.0);
                }
                line.push(character);
                needed += wide;
            }
        }
        used += needed;
    }
    lines.extend(Some(line).filter(|line| !line.is_empty()));
    Ok(lines)
}
