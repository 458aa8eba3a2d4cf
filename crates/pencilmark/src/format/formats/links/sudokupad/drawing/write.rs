//! Rules as a drawing, and the sentences that say what it means.

use serde_json::{Map, Value};

use super::draw::Canvas;
use super::kinds::Kind;
use crate::format::formats::links::fields::cells::Cells;
use crate::rules::{Outside, Rule};

/// A drawing, and the sentences that belong to it.
pub(in crate::format) struct Drawn {
    /// Lists of shapes by their names.
    pub(in crate::format) lists: Map<String, Value>,
    pub(in crate::format) sentences: Vec<String>,
}

/// Rules as a drawing; the first rule that has none where there is one.
pub(in crate::format) fn drawn<'r>(rules: &'r [Rule], cells: &Cells) -> Result<Drawn, &'r Rule> {
    let mut canvas = Canvas::default();
    let mut kinds: Vec<Kind> = Vec::new();
    for rule in rules {
        let kind = Kind::of(rule).ok_or(rule)?;
        let is_global = matches!(
            kind,
            Kind::AntiKnight
                | Kind::AntiKing
                | Kind::NonConsecutive
                | Kind::AllDots
                | Kind::AllSigns
        );
        if !is_global && !canvas.draw(rule, cells) {
            return Err(rule);
        }
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let sentences = kinds.into_iter().map(Kind::sentence).collect();
    Ok(Drawn { lists: canvas.lists(), sentences })
}

/// A text of rules with such sentences behind it.
pub(in crate::format) fn with_sentences(
    text: Option<&str>,
    sentences: &[String],
) -> Option<String> {
    let text = text.filter(|text| !text.is_empty());
    let all: Vec<&str> = text.into_iter().chain(sentences.iter().map(String::as_str)).collect();
    (!all.is_empty()).then(|| all.join("\n"))
}

/// The text without such sentences at its end.
pub(in crate::format) fn without_sentences(text: &str) -> &str {
    let mut text = text;
    loop {
        let (before, last) = text.rsplit_once('\n').unwrap_or(("", text));
        if last.is_empty() || !is_ours(last) {
            return text;
        }
        text = before;
    }
}

/// Whether a line is one of our sentences.
fn is_ours(line: &str) -> bool {
    const KINDS: [Kind; 28] = [
        Kind::Cage,
        Kind::Thermometer,
        Kind::SlowThermometer,
        Kind::Arrow,
        Kind::WhiteDot,
        Kind::BlackDot,
        Kind::X,
        Kind::V,
        Kind::Quadruple,
        Kind::Odd,
        Kind::Even,
        Kind::LittleKiller,
        Kind::Outside(Outside::Sandwich),
        Kind::Outside(Outside::XSum),
        Kind::Outside(Outside::Skyscraper),
        Kind::Outside(Outside::NumberedRoom),
        Kind::Palindrome,
        Kind::Renban,
        Kind::RegionSum,
        Kind::Entropic,
        Kind::Modular,
        Kind::Zipper,
        Kind::Nabner,
        Kind::Between,
        Kind::DoubleArrow,
        Kind::AntiKnight,
        Kind::AntiKing,
        Kind::NonConsecutive,
    ];
    let numbered = (0..26).flat_map(|least| [Kind::Whisper(least), Kind::Lockout(least)]);
    let kinds = KINDS.into_iter().chain([Kind::AllDots, Kind::AllSigns]).chain(numbered);
    kinds.map(Kind::sentence).any(|sentence| sentence == line)
}
