//! Rules as a page draws them: shapes whose colours are numbers, with the colours of each theme beside them.

use minirow::rules::{Meaning, RuledBoard};
use minirow::scene::{Anchor, Color, Shape, Style, Theme, Weight, path_data, rule_layers};
use serde::Serialize;

/// How many units of the page a cell has.
const UNIT: f64 = 100.0;

/// The rules of a board as shapes in units of which a cell has 100, and in words.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Rules"))]
pub(crate) struct RulesRecord {
    /// What the rules say, a sentence for each kind.
    words: Vec<String>,
    /// What each of these is, for who has them in another language.
    meanings: Vec<MeaningRecord>,
    /// How many cells of room clues outside take above, to the right, below and to the left.
    margins: [u8; 4],
    /// The colours that shapes name by number, each on light, on dark, and without colours; none for the ground.
    inks: Vec<Option<[String; 3]>>,
    /// What is below the lines of the board, the lowest first.
    below: Vec<ShapeRecord>,
    /// What is above its lines and below its digits.
    above: Vec<ShapeRecord>,
}

/// A sentence about rules by what it says.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RuleMeaning"))]
struct MeaningRecord {
    /// The name of the kind of rule, with what sets the sentence apart from the usual one such as `whisper.5`; empty
    /// where the sentence holds a title that a person gave.
    key: String,
    /// The numbers in the sentence, each with those that hold as well.
    numbers: Vec<Vec<u64>>,
}

/// A path, or a line of text.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RuleShape"))]
struct ShapeRecord {
    /// What it is, in words for a style sheet.
    class: &'static str,
    /// The data of a path as in SVG.
    #[serde(skip_serializing_if = "Option::is_none")]
    d: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<TextRecord>,
    /// The number of the ink inside.
    #[serde(skip_serializing_if = "Option::is_none")]
    fill: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stroke: Option<StrokeRecord>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RuleStroke"))]
struct StrokeRecord {
    /// The number of its ink.
    ink: usize,
    width: f64,
    /// The lengths of dashes and gaps, whose ends are flat; those of other lines are square.
    #[serde(skip_serializing_if = "Option::is_none")]
    dash: Option<(f64, f64)>,
}

/// A line of text by its middle on the base line.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RuleText"))]
struct TextRecord {
    text: String,
    x: f64,
    y: f64,
    size: f64,
    bold: bool,
}

/// The inks of a drawing, each once.
struct Inks {
    inks: Vec<Option<[Color; 3]>>,
    grounds: [Color; 3],
}

impl RulesRecord {
    /// The rules of a board, with what they and its further houses say; none where it has no rules.
    pub(crate) fn of(board: &RuledBoard, told: Vec<Meaning>) -> Option<Self> {
        if board.rules.is_empty() {
            return None;
        }
        let styles = [Theme::Colour, Theme::Dark, Theme::Print].map(Style::of);
        let mut inks = Inks {
            grounds: [0, 1, 2].map(|theme: usize| styles[theme].ground.unwrap_or(Color::WHITE)),
            inks: Vec::new(),
        };
        let [light, dark, print] = styles.map(|style| rule_layers(board, &style));
        let margins = light.margins;
        let below = inks.all([light.below, dark.below, print.below]);
        let above = inks.all([light.above, dark.above, print.above]);
        let in_words = |colors: [Color; 3]| colors.map(|color| color.to_string());
        let inks = inks.inks.into_iter().map(|ink| ink.map(in_words)).collect();
        let record = |Meaning { text, key, numbers, .. }| (text, MeaningRecord { key, numbers });
        let (words, meanings) = told.into_iter().map(record).unzip();
        Some(Self { words, meanings, margins, inks, below, above })
    }
}

impl Inks {
    /// The same shapes in three themes, which differ in colours alone, as one.
    fn all(&mut self, [light, dark, print]: [Vec<Shape>; 3]) -> Vec<ShapeRecord> {
        let themes = light.iter().zip(&dark).zip(&print);
        themes.filter_map(|((light, dark), print)| self.shape([light, dark, print])).collect()
    }

    fn shape(&mut self, themes: [&Shape; 3]) -> Option<ShapeRecord> {
        match themes {
            [Shape::Path(light), Shape::Path(dark), Shape::Path(print)] => {
                let fill = [light.fill, dark.fill, print.fill];
                let fill = all(fill).map(|colors| self.ink(colors));
                let stroke = all([light.stroke, dark.stroke, print.stroke]).map(|strokes| {
                    let stroke = strokes[0];
                    StrokeRecord {
                        ink: self.ink(strokes.map(|stroke| stroke.color)),
                        width: rounded(stroke.width),
                        dash: stroke.dash.map(|(dash, gap)| (rounded(dash), rounded(gap))),
                    }
                });
                let d = Some(path_data(&light.segments, UNIT));
                Some(ShapeRecord { class: light.class, d, text: None, fill, stroke })
            }
            [Shape::Text(light), Shape::Text(dark), Shape::Text(print)] => {
                debug_assert_eq!(light.anchor, Anchor::Middle);
                let text = TextRecord {
                    text: light.text.clone(),
                    x: rounded(light.at.0),
                    y: rounded(light.at.1),
                    size: rounded(light.size),
                    bold: light.weight == Weight::Bold,
                };
                let fill = Some(self.ink([light.color, dark.color, print.color]));
                let class = light.class;
                Some(ShapeRecord { class, d: None, text: Some(text), fill, stroke: None })
            }
            _ => None,
        }
    }

    fn ink(&mut self, colors: [Color; 3]) -> usize {
        let ink = (colors != self.grounds).then_some(colors);
        let known = self.inks.iter().position(|known| *known == ink);
        known.unwrap_or_else(|| {
            self.inks.push(ink);
            self.inks.len() - 1
        })
    }
}

/// What all three have.
fn all<T>(of: [Option<T>; 3]) -> Option<[T; 3]> {
    match of {
        [Some(light), Some(dark), Some(print)] => Some([light, dark, print]),
        _ => None,
    }
}

/// A length of the drawing in units of the page, with one digit behind the point.
fn rounded(length: f64) -> f64 {
    (length * UNIT * 10.0).round() / 10.0
}
