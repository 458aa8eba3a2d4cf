//! Reads the fields of rules.

use serde_json::{Map, Value};

use super::cells::Cells;
use super::found::Found;
use super::{clues, groups, lines, marks, outside};
use crate::format::formats::links::constraints::Constraints;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Place;
use crate::rules::Rule;

/// What reads a field: false where it is none that it knows.
type ReadField = fn(&mut Found<'_>, &str, &Value) -> Result<bool, ParseError>;

/// Reads all fields that hold rules, in an order of our own, and which these were.
pub(in crate::format) fn read(
    puzzle: &Map<String, Value>,
    cells: &Cells,
    place: Place,
    constraints: &mut Constraints,
) -> Result<(Vec<Rule>, Vec<String>), ParseError> {
    let mut found = Found { cells, place, constraints, rules: Vec::new() };
    let families: [ReadField; 5] =
        [groups::read, lines::read, marks::read, clues::read, outside::read];
    let mut names = Vec::new();
    for family in families {
        for (name, value) in puzzle {
            if family(&mut found, name, value)? {
                names.push(name.clone());
            }
        }
    }
    marks::read_negatives(&mut found, puzzle);
    names.extend(["negative", "nonconsecutive"].map(str::to_owned));
    Ok((found.rules, names))
}
