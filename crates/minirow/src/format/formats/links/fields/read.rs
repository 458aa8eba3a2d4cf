//! Reads the fields of rules.

use serde_json::{Map, Value};

use super::cells::Cells;
use super::found::Found;
use super::{clues, groups, lines, marks, outside};
use crate::format::formats::links::constraints::Constraints;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Place;
use crate::rules::Rule;
use crate::rules::links::{Entry, Field, fields};

/// What reads the objects of a field.
type ReadField =
    fn(&mut Found<'_>, &'static Field, Vec<&Map<String, Value>>) -> Result<(), ParseError>;

/// What reads the fields of which entries, in an order of our own.
const FAMILIES: [(ReadField, &[Entry]); 5] = [
    (groups::read, &[Entry::Group, Entry::Clones, Entry::Corner]),
    (lines::read, &[Entry::Line, Entry::Set, Entry::Arrow]),
    (marks::read, &[Entry::Pair]),
    (clues::read, &[Entry::Cell, Entry::Extreme, Entry::Indexer]),
    (outside::read, &[Entry::Clue, Entry::Diagonal]),
];

/// Reads all fields that hold rules, and which these were.
pub(in crate::format) fn read(
    puzzle: &Map<String, Value>,
    cells: &Cells,
    place: Place,
    constraints: &mut Constraints,
) -> Result<(Vec<Rule>, Vec<String>), ParseError> {
    let mut found = Found { cells, place, constraints, rules: Vec::new() };
    let mut names = Vec::new();
    for (read, entries) in FAMILIES {
        for (name, value) in puzzle {
            let is_it = |field: &&Field| field.name == name && entries.contains(&field.entry);
            if let Some(field) = fields().find(is_it) {
                let entries = found.entries(name, value);
                read(&mut found, field, entries)?;
                names.push(name.clone());
            }
        }
    }
    marks::read_negatives(&mut found, puzzle);
    names.extend(["negative", "nonconsecutive"].map(str::to_owned));
    Ok((found.rules, names))
}
