//! The fields of an object.

use super::value::Value;
use crate::board::Geometry;
use crate::format::reading::around::told::position;
use crate::format::reading::cut::rule_names;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::{Place, same_blocks};
use crate::format::reading::lines::layout;

/// The fields of a board that have not been read yet.
#[derive(Default)]
pub(in crate::format) struct Fields<'a>(Vec<(String, Value<'a>)>);

impl<'a> Fields<'a> {
    pub(in crate::format) fn of(value: Value<'a>) -> Result<Self, ParseError> {
        let expected = "an object with a board, or an array of rows";
        if value.is_array() {
            return Ok(Self(vec![("grid".to_owned(), value)]));
        }
        Self::of_object(value, expected)
    }

    pub(super) fn of_object(value: Value<'a>, expected: &str) -> Result<Self, ParseError> {
        value.members(expected).map(Self)
    }

    pub(in crate::format) fn get(&self, name: &str) -> Option<&Value<'a>> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value)
    }

    /// Whether these are what a command has answered about a board.
    pub(super) fn is_answer(&self) -> bool {
        let has = |name: &str| self.get(name).is_some();
        has("side") && (has("result") || has("seed") || has("neighbours"))
    }

    /// Whether all of them are called as cells are: `r1c1`.
    pub(super) fn are_cells(&self) -> bool {
        !self.0.is_empty() && self.0.iter().all(|(name, _)| position(name, (1, 1)).is_ok())
    }

    /// What has not been taken, with the names.
    pub(super) fn rest(&mut self) -> Vec<(String, Value<'a>)> {
        std::mem::take(&mut self.0)
    }

    /// The value of a field, once; `null` is none.
    pub(in crate::format) fn take(&mut self, name: &str) -> Option<Value<'a>> {
        let place = self.0.iter().position(|(field, _)| field == name)?;
        Some(self.0.remove(place).1).filter(|value| !value.is_null())
    }

    /// The layout of blocks that a field tells, outside of `geometry`, with its place.
    pub(super) fn take_layout(&mut self) -> Result<Option<(Place, Geometry)>, ParseError> {
        for at in 0..self.0.len() {
            let (name, value) = &self.0[at];
            if !rule_names::is_layout(name) {
                continue;
            }
            let text = if value.is_string() { &value.string("a layout")? } else { value.text };
            if let Some(layout) = layout::of(text) {
                let place = value.place();
                self.0.remove(at);
                return Ok(Some((place, layout)));
            }
        }
        Ok(None)
    }

    /// An error where a field that has not been taken tells rules: who passes it over solves another
    /// puzzle.
    pub(super) fn refuse_rules(&self, geometry: &Geometry) -> Result<(), ParseError> {
        let other_blocks = |told: Geometry| !same_blocks(&told, geometry);
        let tells = |(name, value): &&(String, Value<'_>)| {
            rule_names::tells(name, value.text, geometry)
                || layout::of(value.text).is_some_and(other_blocks)
        };
        self.0.iter().find(tells).map_or(Ok(()), |(name, value)| {
            let expected = "rules in the field geometry, such as {\"extra\": [\"diagonals\"]}";
            Err(ParseError::new(value.place(), expected, format!("the field {}", quote(name))))
        })
    }

    /// What has not been taken, in the order of the text, each in one line.
    pub(in crate::format) fn unknown(self) -> Vec<(String, String)> {
        // Inside of a text in quotes no line ends.
        let line = |text: &str| text.lines().map(str::trim).collect::<Vec<_>>().join(" ");
        self.0.into_iter().map(|(name, value)| (name, line(value.text))).collect()
    }

    /// Nothing may be left where every field has a meaning.
    pub(in crate::format) fn finish(self, expected: &str) -> Result<(), ParseError> {
        self.0.first().map_or(Ok(()), |(name, value)| {
            Err(ParseError::new(value.place(), expected, format!("the field {}", quote(name))))
        })
    }
}
