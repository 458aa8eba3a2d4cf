//! What JSON tells of a board beside its cells.

use std::sync::Arc;

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use super::texts::Rows;
use super::value::Value;
use crate::board::{Geometry, GeometryError};
use crate::format::handle::Format;
use crate::format::reading::around::header::{MOST_RULES, block, extra, position};
use crate::format::reading::error::ParseError;
use crate::format::reading::known::{Header, Known, Place, Position, Rule};
use crate::format::reading::lines::blocks::read_map;
use crate::format::reading::lines::text::Text;
use crate::format::reading::record::Record;
use crate::format::symbols::Symbols;

/// More pairs than anyone tells one by one.
const MOST_PAIRS: usize = 1 << 16;

/// The fields of a geometry. Another one could be a rule, and none may be dropped.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields<'a> {
    #[serde(borrow)]
    side: Option<&'a RawValue>,
    #[serde(borrow)]
    block: Option<&'a RawValue>,
    #[serde(borrow)]
    blocks: Option<&'a RawValue>,
    #[serde(borrow)]
    extra: Option<&'a RawValue>,
    #[serde(borrow)]
    houses: Option<&'a RawValue>,
    #[serde(borrow)]
    apart: Option<&'a RawValue>,
}

/// A house, or pairs of cells that must differ.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleFields<'a> {
    #[serde(borrow)]
    name: Option<&'a RawValue>,
    #[serde(borrow)]
    cells: Option<&'a RawValue>,
    #[serde(borrow)]
    pairs: Option<&'a RawValue>,
}

/// As it is serialized: the field `geometry` of a board in JSON, as text in JSON alone.
///
/// # Examples
/// ```
/// use minirow::Geometry;
/// let geometry: Geometry = serde_json::from_str(r#"{"block": [3, 4], "extra": ["diagonals"]}"#)?;
/// assert_eq!(geometry.to_string(), "12x12 with 3x4 blocks and diagonals");
/// let error = serde_json::from_str::<Geometry>(r#"{"block": [3, 0]}"#).unwrap_err();
/// assert!(error.to_string().starts_with("line 1, column 11: expected "));
/// # Ok::<(), serde_json::Error>(())
/// ```
impl<'de> Deserialize<'de> for Geometry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Box::<RawValue>::deserialize(deserializer)?.get().to_owned();
        let record = Record::alone((1, 1), text, Format::JSON, Arc::default());
        read_alone(&record).map_err(D::Error::custom)
    }
}

fn read_alone(record: &Record) -> Result<Geometry, ParseError> {
    let value = Value::of(record)?;
    let known = Known::default();
    let known = known.with(&read_geometry(value, &known)?)?;
    known
        .options
        .geometry
        .ok_or_else(|| value.error("an object with the side or the blocks of a board"))
}

/// Reads what the fields `geometry` and `symbols` tell.
pub(super) fn read_header(
    geometry: Option<Value<'_>>,
    symbols: Option<Value<'_>>,
    known: &Known,
) -> Result<Header, ParseError> {
    let mut header = match geometry {
        Some(geometry) => read_geometry(geometry, known)?,
        None => Header::default(),
    };
    if let Some(value) = symbols {
        let expected = "symbols such as \"1-9A-G\" or \"dec\"";
        let symbols: Result<Symbols, _> = value.string(expected)?.parse();
        let symbols = symbols.map_err(|error| ParseError::of_symbols(value.place(), &error))?;
        header.symbols = Some((value.place(), symbols));
    }
    Ok(header)
}

fn read_geometry(value: Value<'_>, known: &Known) -> Result<Header, ParseError> {
    let expected = "an object with the side or the blocks of a board";
    if !value.is_object() {
        return Err(value.error(expected));
    }
    let fields: Fields<'_> = value.parsed(expected)?;
    let part = |raw| value.part(raw);
    let blocks = match (fields.block.map(part), fields.blocks.map(part)) {
        (None, None) => None,
        (Some(_), Some(blocks)) => {
            return Err(ParseError::new(blocks.place(), "block or blocks", "both"));
        }
        (Some(block), None) => Some((block.place(), read_block(block)?)),
        (None, Some(map)) => Some((map.place(), read_blocks(map)?)),
    };
    let mut header = Header { blocks, ..Header::default() };
    if let Some(value) = fields.side.map(part) {
        let side: u8 = value.parsed("a side from 1 to 255")?;
        let told = header.blocks.as_ref().map(|(_, blocks)| blocks);
        match told.or(known.options.geometry.as_ref()) {
            Some(told) if told.side() == side => {}
            Some(told) => {
                let expected = format!("the side of {told}");
                return Err(ParseError::new(value.place(), expected, side));
            }
            None => header.blocks = Some((value.place(), of_side(side, value)?)),
        }
    }
    if let Some(value) = fields.extra.map(part) {
        for (name, place) in names(value)? {
            header.rules.push((place, Rule::Extra(extra(&name, place)?)));
        }
    }
    for (value, is_house) in [(fields.houses, true), (fields.apart, false)] {
        let Some(value) = value.map(part) else { continue };
        for rule in value.elements("an array of objects with a name and cells", MOST_RULES)? {
            header.rules.push((rule.place(), read_rule(rule, is_house)?));
            if header.rules.len() > MOST_RULES {
                let expected = format!("at most {MOST_RULES} rules");
                return Err(ParseError::new(rule.place(), expected, "more"));
            }
        }
    }
    Ok(header)
}

fn of_side(side: u8, value: Value<'_>) -> Result<Geometry, ParseError> {
    Geometry::of_side(side).map_err(|error| match error {
        GeometryError::Undecided { .. } => {
            value.error("a side that determines the shape of its blocks, or a block beside it")
        }
        _ => value.error("a side from 1 to 255"),
    })
}

/// `[3, 4]` or `"3x4"`.
fn read_block(value: Value<'_>) -> Result<Geometry, ParseError> {
    let expected = "rows and columns of a block such as [3, 4]";
    if value.is_string() {
        return block(&value.string(expected)?, value.place());
    }
    let [rows, columns]: [u8; 2] = value.parsed(expected)?;
    Geometry::with_blocks(rows, columns).map_err(|_| value.error(expected))
}

fn read_blocks(value: Value<'_>) -> Result<Geometry, ParseError> {
    let rows = Rows::of_cells(value, "a map of the blocks")?;
    let text = Text::new(1, &rows.text, 0);
    read_map(&text.rows, text.end).map_err(|error| rows.error_in_json(error))
}

/// Names in an array, or in one text between commas.
fn names(value: Value<'_>) -> Result<Vec<(String, Place)>, ParseError> {
    let expected = "an array of names of extras";
    if value.is_string() {
        let text = value.string(expected)?;
        let names = text.split([',', ' ']).filter(|name| !name.is_empty());
        return Ok(names.map(|name| (name.to_owned(), value.place())).collect());
    }
    let names = value.elements(expected, MOST_RULES)?;
    names.iter().map(|name| Ok((name.string("the name of an extra")?, name.place()))).collect()
}

fn read_rule(value: Value<'_>, is_house: bool) -> Result<Rule, ParseError> {
    let (expected, key) = match is_house {
        true => ("an object with the name and the cells of a house", "cells"),
        false => ("an object with a name and pairs of cells", "pairs"),
    };
    if !value.is_object() {
        return Err(value.error(expected));
    }
    let fields: RuleFields<'_> = value.parsed(expected)?;
    let part = |raw| value.part(raw);
    let (told, other) = match is_house {
        true => (fields.cells, fields.pairs),
        false => (fields.pairs, fields.cells),
    };
    let (Some(name), Some(told), None) = (fields.name.map(part), told.map(part), other) else {
        return Err(ParseError::new(value.place(), expected, format!("one without name or {key}")));
    };
    let name = name.string("a name")?;
    let elements = told.elements("an array of cells", MOST_PAIRS)?;
    Ok(if is_house {
        Rule::House { name, cells: elements.into_iter().map(cell).collect::<Result<_, _>>()? }
    } else {
        let pair = |pair: Value<'_>| {
            let cells = pair.elements("two cells such as [\"r1c1\", \"r2c3\"]", 2)?;
            match cells[..] {
                [one, other] => Ok((cell(one)?, cell(other)?)),
                _ => Err(pair.error("two cells such as [\"r1c1\", \"r2c3\"]")),
            }
        };
        Rule::Apart { name, pairs: elements.into_iter().map(pair).collect::<Result<_, _>>()? }
    })
}

fn cell(value: Value<'_>) -> Result<Position, ParseError> {
    position(&value.string("a cell such as \"r3c7\"")?, value.place())
}
