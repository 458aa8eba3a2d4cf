//! Drawings as SVG: the reference.

use std::fmt::Write as _;

use super::{Anchor, Color, Drawing, Group, Path, Point, Segment, Shape, Stroke, Text, Weight};

/// How a drawing becomes SVG.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SvgOptions {
    /// How many pixels a unit of the drawing takes.
    pub unit: f64,
    /// The family of the font.
    pub font: String,
    /// What the drawing is called; those who cannot see it hear that.
    pub title: String,
}

impl Default for SvgOptions {
    /// Cells of 48 pixels in the usual font.
    fn default() -> Self {
        let font = super::Style::default().font;
        Self { unit: 48.0, font, title: String::new() }
    }
}

impl SvgOptions {
    /// With this many pixels for a unit of the drawing.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::SvgOptions;
    /// assert_eq!(SvgOptions::default().unit(4.0).unit, 4.0);
    /// ```
    #[must_use]
    pub fn unit(mut self, unit: f64) -> Self {
        self.unit = unit;
        self
    }

    /// In this family of fonts.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::SvgOptions;
    /// assert_eq!(SvgOptions::default().font("serif").font, "serif");
    /// ```
    #[must_use]
    pub fn font(mut self, font: impl Into<String>) -> Self {
        self.font = font.into();
        self
    }

    /// With this title.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::SvgOptions;
    /// assert_eq!(SvgOptions::default().title("A & B").title, "A & B");
    /// ```
    #[must_use]
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.title = title.into();
        self
    }
}

/// Writes a drawing as SVG; the same drawing is always the same text.
///
/// Shapes have their kind as `class`, so that a style sheet can change them.
///
/// # Examples
/// ```
/// use minirow::scene::{Drawing, SvgOptions, svg};
/// let options = SvgOptions::default().unit(1.0).font("serif").title("A & B");
/// assert_eq!(svg(&Drawing::blank(20.0, 10.0), &options), "\
/// <svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\" viewBox=\"0 0 20 10\" \
/// role=\"img\" aria-label=\"A &amp; B\" font-family=\"serif\">
/// <title>A &amp; B</title>
/// </svg>
/// ");
/// ```
#[must_use]
pub fn svg(drawing: &Drawing, options: &SvgOptions) -> String {
    let unit = options.unit;
    let [left, top, width, height] = [drawing.left, drawing.top, drawing.width, drawing.height]
        .map(|value| number(value * unit));
    let title = escaped(&options.title);
    let font = escaped(&options.font);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"{left} {top} {width} {height}\" role=\"img\""
    );
    if !title.is_empty() {
        let _ = write!(text, " aria-label=\"{title}\"");
    }
    let _ = writeln!(text, " font-family=\"{font}\">");
    if !title.is_empty() {
        let _ = writeln!(text, "<title>{title}</title>");
    }
    write_shapes(&mut text, &drawing.shapes, unit);
    text.push_str("</svg>\n");
    text
}

/// Writes segments as the data of a path in SVG, at most three digits behind the point.
///
/// # Examples
/// ```
/// use minirow::scene::{Path, Point, path_data};
/// let line = Path::line(Point(0.0, 0.5), Point(1.25, 0.5));
/// assert_eq!(path_data(&line, 100.0), "M0 50L125 50");
/// ```
#[must_use]
pub fn path_data(segments: &[Segment], unit: f64) -> String {
    let point = |Point(x, y): Point| format!("{} {}", number(x * unit), number(y * unit));
    let mut data = String::new();
    for segment in segments {
        let _ = match *segment {
            Segment::Move(to) => write!(data, "M{}", point(to)),
            Segment::Line(to) => write!(data, "L{}", point(to)),
            Segment::Curve(a, b, to) => write!(data, "C{} {} {}", point(a), point(b), point(to)),
            Segment::Close => write!(data, "Z"),
        };
    }
    data
}

fn write_shapes(text: &mut String, shapes: &[Shape], unit: f64) {
    for shape in shapes {
        match shape {
            Shape::Path(path) => write_path(text, path, unit),
            Shape::Text(line) => write_text(text, line, unit),
            Shape::Group(group) => write_group(text, group, unit),
        }
    }
}

fn write_path(text: &mut String, path: &Path, unit: f64) {
    let _ = write!(text, "<path class=\"{}\" d=\"{}", path.class, path_data(&path.segments, unit));
    let fill = path.fill.map_or("none".to_owned(), |color: Color| color.to_string());
    let _ = write!(text, "\" fill=\"{fill}\"");
    if let Some(Stroke { color, width, dash }) = path.stroke {
        let _ = write!(text, " stroke=\"{color}\" stroke-width=\"{}\"", number(width * unit));
        match dash {
            None => text.push_str(" stroke-linecap=\"square\""),
            Some((dash, gap)) => {
                let _ = write!(
                    text,
                    " stroke-dasharray=\"{} {}\"",
                    number(dash * unit),
                    number(gap * unit)
                );
            }
        }
    }
    text.push_str("/>\n");
}

fn write_text(text: &mut String, line: &Text, unit: f64) {
    let anchor = match line.anchor {
        Anchor::Start => "",
        Anchor::Middle => " text-anchor=\"middle\"",
        Anchor::End => " text-anchor=\"end\"",
    };
    let weight = if line.weight == Weight::Bold { " font-weight=\"bold\"" } else { "" };
    let _ = writeln!(
        text,
        "<text class=\"{}\" x=\"{}\" y=\"{}\" font-size=\"{}\"{anchor}{weight} fill=\"{}\">{}</text>",
        line.class,
        number(line.at.0 * unit),
        number(line.at.1 * unit),
        number(line.size * unit),
        line.color,
        escaped(&line.text)
    );
}

fn write_group(text: &mut String, group: &Group, unit: f64) {
    let (scale, x, y) = group.transform();
    let [x, y] = [x, y].map(|value| number(value * unit));
    let scale = (scale * 1e6).round() / 1e6;
    let class = group.class;
    let _ = writeln!(text, "<g class=\"{class}\" transform=\"translate({x} {y}) scale({scale})\">");
    write_shapes(text, &group.drawing.shapes, unit);
    text.push_str("</g>\n");
}

/// A number with at most three digits behind the point.
fn number(value: f64) -> String {
    let rounded = (value * 1000.0).round() / 1000.0;
    // There is no negative zero.
    format!("{}", if rounded == 0.0 { 0.0 } else { rounded })
}

/// A text as XML has it; what XML has no place for becomes a question mark in a diamond.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            _ if character.is_control() => escaped.push('\u{fffd}'),
            _ => escaped.push(character),
        }
    }
    escaped
}
