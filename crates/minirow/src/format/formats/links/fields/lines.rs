//! Lines: fields whose objects have `lines`.

use serde_json::{Map, Value, json};

use super::cells::{Cells, joined, once};
use super::found::Found;
use crate::format::reading::error::ParseError;
use crate::rules::Rule;
use crate::rules::kinds::{
    Arrow, Between, DoubleArrow, Entropic, Lockout, Modular, Nabner, Palindrome, RegionSumLine,
    Renban, Thermometer, Whisper, Zipper,
};

/// The least difference on lockout lines that tell none.
const LOCKOUT: u32 = 4;

/// Reads a field of lines.
pub(super) fn read(found: &mut Found<'_>, name: &str, value: &Value) -> Result<bool, ParseError> {
    const NAMES: [&str; 14] = [
        "thermometer",
        "slowthermometer",
        "palindrome",
        "renban",
        "whispers",
        "regionsumline",
        "betweenline",
        "entropicline",
        "modularline",
        "zipperline",
        "nabner",
        "doublearrow",
        "lockout",
        "arrow",
    ];
    if !NAMES.contains(&name) {
        return Ok(false);
    }
    for entry in found.entries(name, value) {
        read_entry(found, name, entry)?;
    }
    Ok(true)
}

fn read_entry(
    found: &mut Found<'_>,
    name: &str,
    entry: &Map<String, Value>,
) -> Result<(), ParseError> {
    let side = u32::from(found.cells.side);
    if name == "entropicline" && !side.is_multiple_of(3) {
        // Which values are low there is told in different ways.
        found.constraints.count("entropicline where no thirds are alike", 1);
        return Ok(());
    }
    let number = match name {
        "whispers" => found.number(entry)?.unwrap_or(side.div_ceil(2)),
        "lockout" => found.number(entry)?.unwrap_or(LOCKOUT),
        _ => 0,
    };
    let bulb = found.cells(entry, "cells")?;
    let lines = entry.get("lines").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    if lines.is_empty() {
        found.constraints.count(&format!("{name} without a line"), 1);
    }
    let mut sets = Vec::new();
    for line in lines {
        let cells = found.cells.read_cells(Some(line), found.place)?;
        let is_arrow = name == "arrow";
        if cells.len() < 2 || is_arrow && bulb.is_empty() {
            found.constraints.count(&format!("{name} without a line"), 1);
            continue;
        }
        found.rules.push(match name {
            "thermometer" => Rule::Thermometer(Thermometer { cells, slow: false }),
            "slowthermometer" => Rule::Thermometer(Thermometer { cells, slow: true }),
            "palindrome" => Rule::Palindrome(Palindrome { cells }),
            "renban" | "nabner" => {
                sets.push(((), once(cells)));
                continue;
            }
            "whispers" => Rule::Whisper(Whisper { cells, least: number }),
            "regionsumline" => Rule::RegionSumLine(RegionSumLine { cells }),
            "betweenline" => Rule::Between(Between { cells }),
            "entropicline" => Rule::Entropic(Entropic { cells }),
            "modularline" => Rule::Modular(Modular { cells, divisor: 3 }),
            "zipperline" => Rule::Zipper(Zipper { cells }),
            "doublearrow" => Rule::DoubleArrow(DoubleArrow { cells }),
            "lockout" => Rule::Lockout(Lockout { cells, least: number }),
            // The first cell of the line is in the circle.
            _ => Rule::Arrow(Arrow { bulb: bulb.clone(), shaft: cells[1..].to_vec() }),
        });
    }
    // The branches of a line are one set.
    for ((), cells) in joined(sets, found.cells.side) {
        found.rules.push(match name {
            "nabner" => Rule::Nabner(Nabner { cells }),
            _ => Rule::Renban(Renban { cells }),
        });
    }
    Ok(())
}

/// A rule as a field and an object of it.
pub(super) fn written(rule: &Rule, cells: &Cells) -> Option<(&'static str, Value)> {
    let line = |line: &[u16]| json!({ "lines": [cells.names(line)] });
    let with = |line: &[u16], value: u32| json!({ "lines": [cells.names(line)], "value": value.to_string() });
    let (line, entry) = match rule {
        Rule::Thermometer(Thermometer { cells, slow: false }) => {
            (cells, ("thermometer", line(cells)))
        }
        Rule::Thermometer(Thermometer { cells, slow: true }) => {
            (cells, ("slowthermometer", line(cells)))
        }
        Rule::Palindrome(Palindrome { cells }) => (cells, ("palindrome", line(cells))),
        Rule::Renban(Renban { cells }) => (cells, ("renban", line(cells))),
        Rule::Whisper(Whisper { cells, least }) => (cells, ("whispers", with(cells, *least))),
        Rule::RegionSumLine(RegionSumLine { cells }) => (cells, ("regionsumline", line(cells))),
        Rule::Between(Between { cells }) => (cells, ("betweenline", line(cells))),
        Rule::Entropic(Entropic { cells: on }) if cells.side.is_multiple_of(3) => {
            (on, ("entropicline", line(on)))
        }
        Rule::Modular(Modular { cells, divisor: 3 }) => (cells, ("modularline", line(cells))),
        Rule::Zipper(Zipper { cells }) => (cells, ("zipperline", line(cells))),
        Rule::Nabner(Nabner { cells }) => (cells, ("nabner", line(cells))),
        Rule::DoubleArrow(DoubleArrow { cells }) => (cells, ("doublearrow", line(cells))),
        Rule::Lockout(Lockout { cells, least }) => (cells, ("lockout", with(cells, *least))),
        Rule::Arrow(Arrow { bulb, shaft }) => return arrow(bulb, shaft, cells),
        _ => return None,
    };
    (line.len() > 1).then_some(entry)
}

/// An arrow: its line begins in the cell of the bulb that is nearest.
fn arrow(bulb: &[u16], shaft: &[u16], cells: &Cells) -> Option<(&'static str, Value)> {
    let (first, last) = (*shaft.first()?, *bulb.last()?);
    let (row, column) = cells.spot(first);
    let is_near = |&&cell: &&u16| {
        let (other_row, other_column) = cells.spot(cell);
        (row - other_row).abs().max((column - other_column).abs()) == 1
    };
    let start = bulb.iter().find(is_near).copied().unwrap_or(last);
    let line = [&[start], shaft].concat();
    Some(("arrow", json!({ "cells": cells.names(bulb), "lines": [cells.names(&line)] })))
}
