//! Cells with a clue of their own: parity, extremes, indexers.

use serde_json::{Value, json};

use super::cells::Cells;
use super::found::Found;
use crate::format::reading::error::ParseError;
use crate::rules::Rule;
use crate::rules::kinds::{Even, Indexing, Maximum, Minimum, Odd};

/// Reads a field of single cells. All cells of a parity, and all extremes of a kind, are one rule.
pub(super) fn read(found: &mut Found<'_>, name: &str, value: &Value) -> Result<bool, ParseError> {
    const NAMES: [&str; 7] =
        ["odd", "even", "minimum", "maximum", "rowindexer", "columnindexer", "boxindexer"];
    if !NAMES.contains(&name) {
        return Ok(false);
    }
    let mut cells = Vec::new();
    for entry in found.entries(name, value) {
        cells.extend(found.cell(entry)?);
    }
    if cells.is_empty() {
        return Ok(true);
    }
    match name {
        "odd" => found.rules.push(Rule::Odd(Odd { cells })),
        "even" => found.rules.push(Rule::Even(Even { cells })),
        "minimum" => found.rules.push(Rule::Minimum(Minimum { cells })),
        "maximum" => found.rules.push(Rule::Maximum(Maximum { cells })),
        _ => {
            for cell in cells {
                match indexer(name, cell, found.cells) {
                    Some(rule) => found.rules.push(rule),
                    None => found.constraints.count("boxindexer without a block", 1),
                }
            }
        }
    }
    Ok(true)
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
    Some(Rule::Indexing(Indexing { cell, line, value: at as u32 + 1 }))
}

/// The field of an indexing rule.
pub(super) fn indexer_of(rule: &Rule, cells: &Cells) -> Option<&'static str> {
    let Rule::Indexing(Indexing { cell, .. }) = rule else { return None };
    let names = ["rowindexer", "columnindexer", "boxindexer"];
    names.into_iter().find(|name| indexer(name, *cell, cells).as_ref() == Some(rule))
}

/// A rule as a field and objects of it.
pub(super) fn written(rule: &Rule, cells: &Cells) -> Option<(&'static str, Vec<Value>)> {
    let each = |group: &[u16]| -> Vec<Value> {
        group.iter().map(|&cell| json!({ "cell": cells.name(cell) })).collect()
    };
    let (field, entries) = match rule {
        Rule::Odd(Odd { cells }) => ("odd", each(cells)),
        Rule::Even(Even { cells }) => ("even", each(cells)),
        Rule::Minimum(Minimum { cells }) => ("minimum", each(cells)),
        Rule::Maximum(Maximum { cells }) => ("maximum", each(cells)),
        Rule::Indexing(Indexing { cell, .. }) => {
            (indexer_of(rule, cells)?, vec![json!({ "cells": [cells.name(*cell)] })])
        }
        _ => return None,
    };
    (!entries.is_empty()).then_some((field, entries))
}
