//! Lines of coloured text.

use anstyle::Style;
use unicode_width::UnicodeWidthStr;

use super::Screen;

/// How things look, whatever command shows them.
pub(crate) mod look {
    use anstyle::{Ansi256Color, AnsiColor, Color, Effects, Style};

    pub(crate) const PLAIN: Style = Style::new();
    pub(crate) const GIVEN: Style = Style::new().bold();
    pub(crate) const ACCENT: Style = AnsiColor::Cyan.on_default();
    /// The number of a line.
    pub(crate) const NUMBER: Style = AnsiColor::Blue.on_default().bold();
    pub(crate) const DIM: Style = Style::new().dimmed();
    pub(crate) const GOOD: Style = AnsiColor::Green.on_default();
    pub(crate) const DOUBTFUL: Style = AnsiColor::Yellow.on_default();
    pub(crate) const BAD: Style = AnsiColor::Red.on_default();
    /// A digit that contradicts another.
    pub(crate) const WRONG: Style = AnsiColor::Red.on_default().bold();
    /// A digit that a step places.
    pub(crate) const PLACED: Style =
        AnsiColor::Green.on_default().effects(Effects::BOLD.insert(Effects::UNDERLINE));
    /// A candidate that a step eliminates.
    pub(crate) const ELIMINATED: Style =
        AnsiColor::Red.on_default().effects(Effects::STRIKETHROUGH);
    /// A candidate that a step rests on.
    pub(crate) const PATTERN: Style = AnsiColor::Cyan.on_default().bold();
    /// A candidate in the way of a pattern.
    pub(crate) const FIN: Style = AnsiColor::Yellow.on_default().bold();

    /// This style on a background that can be read on light and on dark terminals.
    pub(crate) fn on(style: Style, background: u8) -> Style {
        const LIGHT: Color = Color::Ansi256(Ansi256Color(255));
        let ink = style.get_fg_color().unwrap_or(LIGHT);
        style.fg_color(Some(ink)).bg_color(Some(Ansi256Color(background).into()))
    }
}

/// A line of text in several styles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Line(Vec<(Style, String)>);

impl Line {
    pub(crate) fn new(style: Style, text: impl Into<String>) -> Self {
        Self::default().with(style, text)
    }

    pub(crate) fn plain(text: impl Into<String>) -> Self {
        Self::new(look::PLAIN, text)
    }

    /// This line with more text behind it.
    pub(crate) fn with(mut self, style: Style, text: impl Into<String>) -> Self {
        self.push(style, text);
        self
    }

    pub(crate) fn push(&mut self, style: Style, text: impl Into<String>) {
        let text = text.into();
        if text.is_empty() {
            return;
        }
        match self.0.last_mut() {
            Some((last, before)) if *last == style => before.push_str(&text),
            _ => self.0.push((style, text)),
        }
    }

    pub(crate) fn append(&mut self, other: Self) {
        other.0.into_iter().for_each(|(style, text)| self.push(style, text));
    }

    /// Blanks up to this width.
    pub(crate) fn pad(&mut self, width: usize) {
        let missing = width.saturating_sub(self.width());
        self.push(look::PLAIN, " ".repeat(missing));
    }

    /// How many columns it takes.
    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| text.width()).sum()
    }

    /// The parts with what `change` makes of their styles.
    pub(crate) fn restyled(self, change: impl Fn(Style) -> Style) -> Self {
        Self(self.0.into_iter().map(|(style, text)| (change(style), text)).collect())
    }

    /// The text for a terminal, without blanks or a line break at its end.
    pub(crate) fn shown(&self, screen: Screen) -> String {
        let mut text = String::new();
        for (style, part) in &self.0 {
            if screen.has_color && *style != look::PLAIN {
                text.push_str(&format!("{style}{part}{style:#}"));
            } else {
                text.push_str(part);
            }
        }
        text.truncate(text.trim_end_matches(' ').len());
        text
    }

    /// Some lines for a terminal.
    pub(crate) fn all(lines: &[Self], screen: Screen) -> String {
        lines.iter().map(|line| line.shown(screen) + "\n").collect()
    }
}

/// Lines to the left and to the right of a gap; the last ones may have nothing beside them.
pub(crate) fn beside(left: Vec<Line>, right: Vec<Line>, gap: usize) -> Vec<Line> {
    let width = left.iter().map(Line::width).max().unwrap_or(0);
    let len = left.len().max(right.len());
    let (mut left, mut right) = (left.into_iter(), right.into_iter());
    let line = |_| {
        let mut line = left.next().unwrap_or_default();
        if let Some(other) = right.next() {
            line.pad(width + gap);
            line.append(other);
        }
        line
    };
    (0..len).map(line).collect()
}

/// Entries one below the other, in as many columns as there is room for.
pub(crate) fn in_columns(entries: &[Line], gap: usize, columns: usize) -> Vec<Line> {
    let widest = entries.iter().map(Line::width).max().unwrap_or(0);
    let count = ((columns + gap) / (widest + gap)).max(1);
    let rows = entries.len().div_ceil(count).max(1);
    let parts = entries.chunks(rows).map(<[Line]>::to_vec);
    parts.reduce(|left, right| beside(left, right, gap)).unwrap_or_default()
}

/// A text in lines of at most this many columns, broken between words; a longer word stays whole.
pub(crate) fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.width() + 1 + word.width() <= columns {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Screen = Screen { columns: 80, is_unicode: true, has_color: false };

    #[test]
    fn lines_stand_side_by_side() {
        let left = ["ab", "c"].map(Line::plain).to_vec();
        let right = ["1", "", "3"].map(Line::plain).to_vec();
        let both = beside(left, right, 2);
        assert_eq!(Line::all(&both, SCREEN), "ab  1\nc\n    3\n");
    }

    #[test]
    fn entries_stand_in_columns() {
        let entries = ["a: 1", "b: 2 3", "c: 4", "d: 5", "e: 6"].map(Line::plain);
        for (columns, expected) in [
            (80, "a: 1  b: 2 3  c: 4  d: 5  e: 6\n"),
            (22, "a: 1    c: 4  e: 6\nb: 2 3  d: 5\n"),
            (13, "a: 1\nb: 2 3\nc: 4\nd: 5\ne: 6\n"),
        ] {
            assert_eq!(Line::all(&in_columns(&entries, 2, columns), SCREEN), expected);
        }
        assert_eq!(in_columns(&[], 2, 80), []);
    }

    #[test]
    fn wide_characters_take_two_columns() {
        let mut line = Line::plain("一二");
        line.pad(5);
        line.push(look::BAD, "x");
        assert_eq!((line.width(), line.shown(SCREEN).as_str()), (6, "一二 x"));
        let colour = Screen { has_color: true, ..SCREEN };
        assert_eq!(line.shown(colour), "一二 \u{1b}[31mx\u{1b}[0m");
    }

    #[test]
    fn text_is_wrapped_between_words() {
        let told = wrapped("r1c1 is 4: the only  place left in unbreakable-block 1", 12);
        assert_eq!(told, ["r1c1 is 4:", "the only", "place left", "in", "unbreakable-block", "1"]);
    }
}
