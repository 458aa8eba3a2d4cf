//! Cells with a clue of their own: parity, extremes, indexers.

use serde_json::{Map, Value};

use super::cells::Cells;
use super::found::Found;
use crate::format::reading::error::ParseError;
use crate::rules::Rule;
use crate::rules::links::{Entry, Field, fields};

/// Reads a field of single cells. All cells of a parity, and all extremes of a kind, are one rule.
pub(super) fn read(
    found: &mut Found<'_>,
    field: &'static Field,
    entries: Vec<&Map<String, Value>>,
) -> Result<(), ParseError> {
    let mut cells = Vec::new();
    for entry in entries {
        cells.extend(found.cell(entry)?);
    }
    if field.entry != Entry::Indexer {
        if !cells.is_empty() {
            found.add(field, vec![cells], None);
        }
        return Ok(());
    }
    for cell in cells {
        match indexer(field.name, cell, found.cells) {
            Some(rule) => found.rules.push(rule),
            None => found.constraints.count("boxindexer without a block", 1),
        }
    }
    Ok(())
}

/// The rule of an indexer of this name at a cell.
pub(in crate::format) fn indexer(name: &str, cell: u16, cells: &Cells) -> Option<Rule> {
    let (row, column) = cells.spot(cell);
    let (line, at) = match name {
        "rowindexer" => (cells.ray((0, column), (1, 0)), row),
        "columnindexer" => (cells.ray((row, 0), (0, 1)), column),
        _ => {
            let block = cells.block_of(cell).filter(|block| block.len() == usize::from(cells.side));
            let block = block?.to_vec();
            let at = block.iter().position(|&other| other == cell)?;
            (block, at as i32)
        }
    };
    let field = fields().find(|field| field.name == name)?;
    Some(field.of.rule(vec![vec![cell], line], &[at as u32 + 1]))
}

/// The field of a rule.
pub(in crate::format) fn field_of(rule: &Rule, cells: &Cells) -> Option<&'static Field> {
    let is_it = |field: &&Field| {
        let is_indexer = || indexer(field.name, rule.cells()[0], cells).as_ref() == Some(rule);
        rule.is_of(field.of) && (field.entry != Entry::Indexer || is_indexer())
    };
    fields().find(is_it)
}
