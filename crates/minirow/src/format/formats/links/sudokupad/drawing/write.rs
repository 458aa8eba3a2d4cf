//! Rules as a drawing, and the sentences that say what it means.

use serde_json::{Map, Value};

use super::draw::Canvas;
use super::kinds::Kind;
use crate::format::formats::links::fields::cells::Cells;
use crate::rules::Rule;
use crate::rules::kinds::Clue;

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
        if !kind.is_global() && !canvas.draw(rule, cells) {
            return Err(rule);
        }
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let sentences = kinds.into_iter().map(Kind::sentence).collect();
    Ok(Drawn { lists: canvas.lists(), sentences })
}

/// Whether a line is one of our sentences.
pub(in crate::format) fn is_ours(line: &str) -> bool {
    const KINDS: [Kind; 31] = [
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
        Kind::Outside(Clue::Sandwich),
        Kind::Outside(Clue::XSum),
        Kind::Outside(Clue::Skyscraper),
        Kind::Outside(Clue::NumberedRoom),
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
        Kind::DisjointGroups,
        Kind::AllDots,
        Kind::AllSigns,
    ];
    let numbered = (0..26).flat_map(|least| [Kind::Whisper(least), Kind::Lockout(least)]);
    let kinds = KINDS.into_iter().chain(numbered);
    kinds.map(Kind::sentence).any(|sentence| sentence == line)
}
