//! A puzzle whose fields are being read.

use serde_json::{Map, Value};

use super::cells::Cells;
use crate::format::formats::links::constraints::Constraints;
use crate::format::formats::links::values::number_of;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Place;
use crate::rules::Rule;
use crate::rules::links::{Field, Number};

/// A puzzle whose rules are being read.
pub(super) struct Found<'a> {
    pub(super) cells: &'a Cells,
    pub(super) place: Place,
    pub(super) constraints: &'a mut Constraints,
    pub(super) rules: Vec<Rule>,
}

impl Found<'_> {
    /// The objects of a field; what are none is counted.
    pub(super) fn entries<'v>(
        &mut self,
        name: &str,
        value: &'v Value,
    ) -> Vec<&'v Map<String, Value>> {
        let Some(values) = value.as_array() else {
            self.constraints.add(name, value);
            return Vec::new();
        };
        let entries: Vec<_> = values.iter().filter_map(Value::as_object).collect();
        self.constraints.count(name, values.len() - entries.len());
        entries
    }

    /// Cells of an object by name.
    pub(super) fn cells(
        &self,
        entry: &Map<String, Value>,
        name: &str,
    ) -> Result<Vec<u16>, ParseError> {
        self.cells.read_cells(entry.get(name), self.place)
    }

    /// The one cell of an object, which some write as a list of one.
    pub(super) fn cell(&self, entry: &Map<String, Value>) -> Result<Vec<u16>, ParseError> {
        match entry.get("cell") {
            Some(cell) => Ok(vec![self.cells.read_cell(cell, self.place)?]),
            None => self.cells(entry, "cells"),
        }
    }

    /// The number of an object as its field tells it; none where it has to tell one and does not.
    pub(super) fn told(
        &self,
        field: &Field,
        entry: &Map<String, Value>,
    ) -> Result<Option<u32>, ParseError> {
        match field.number {
            Number::None | Number::Sign(_) => Ok(None),
            number => Ok(self.number(entry)?.or(number.usual(self.cells.side))),
        }
    }

    /// Adds the rule of a field.
    pub(super) fn add(&mut self, field: &Field, parts: Vec<Vec<u16>>, number: Option<u32>) {
        self.rules.push(field.of.rule(parts, number.as_slice()));
    }

    /// The number of an object, where it has any.
    pub(super) fn number(&self, entry: &Map<String, Value>) -> Result<Option<u32>, ParseError> {
        let value = entry.get("value").unwrap_or(&Value::Null);
        let is_nothing =
            value.is_null() || value.as_str().is_some_and(|text| text.trim().is_empty());
        if is_nothing {
            return Ok(None);
        }
        let number = number_of(value).filter(|&number| number <= MOST);
        let number = number.ok_or_else(|| {
            ParseError::new(self.place, "numbers in rules", quote(&value.to_string()))
        })?;
        Ok(Some(number as u32))
    }
}

/// No sum is as large.
const MOST: u64 = 1_000_000;
