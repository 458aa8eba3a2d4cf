//! Rules as a drawing, and the sentences that say what it means.

use serde_json::{Map, Value};

use super::draw::Canvas;
use super::kinds::Kind;
use crate::format::formats::links::fields::cells::Cells;
use crate::rules::Rule;
use crate::rules::links::Form;

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
        if !kind.is_global() && !canvas.draw(kind, rule, cells) {
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
    Kind::all().filter(|kind| kind.form() != Form::Unseen).any(|kind| {
        let most = if kind.drawn.usual.is_empty() { 1 } else { 26 };
        (0..most).any(|number| Kind { number, ..kind }.sentence() == line)
    })
}
