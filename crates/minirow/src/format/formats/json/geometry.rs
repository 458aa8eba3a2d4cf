//! What JSON tells of a board beside its cells.

use std::sync::Arc;

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use super::texts::Rows;
use super::value::Value;
use crate::board::{Arrangement, Frame, Geometry, GeometryError, PlacedGrid};
use crate::format::handle::Format;
use crate::format::reading::around::frame_lines::of_geometry;
use crate::format::reading::around::told::{MOST_RULES, block, extra, position};
use crate::format::reading::error::ParseError;
use crate::format::reading::known::{Header, Known, Place, Position, Rule};
use crate::format::reading::lines::blocks::{read_frame_rows, read_map};
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
    layout: Option<&'a RawValue>,
    #[serde(borrow)]
    grids: Option<&'a RawValue>,
    #[serde(borrow)]
    at: Option<&'a RawValue>,
    #[serde(borrow)]
    rows: Option<&'a RawValue>,
    #[serde(borrow)]
    columns: Option<&'a RawValue>,
    #[serde(borrow)]
    digits: Option<&'a RawValue>,
    #[serde(borrow)]
    lowest: Option<&'a RawValue>,
    #[serde(borrow)]
    lines: Option<&'a RawValue>,
    #[serde(borrow)]
    extra: Option<&'a RawValue>,
    #[serde(borrow)]
    houses: Option<&'a RawValue>,
    #[serde(borrow)]
    distinct: Option<&'a RawValue>,
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
    if let Some(at) = fields.at {
        return Err(ParseError::new(
            value.part(at).place(),
            "a place only of one of several grids",
            "at",
        ));
    }
    read_fields(value, &fields, known)
}

/// What fields tell, of a whole board or of one of several grids.
fn read_fields(value: Value<'_>, fields: &Fields<'_>, known: &Known) -> Result<Header, ParseError> {
    let part = |raw| value.part(raw);
    let is_frame = [fields.rows, fields.columns, fields.digits, fields.lowest, fields.lines];
    if is_frame.iter().any(Option::is_some) {
        return with_rules(
            Header { blocks: Some(read_frame(value, fields)?), ..Header::default() },
            value,
            fields,
        );
    }
    if fields.layout.is_some() || fields.grids.is_some() {
        return with_rules(
            Header { blocks: Some(read_grids(value, fields)?), ..Header::default() },
            value,
            fields,
        );
    }
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
    with_rules(header, value, fields)
}

/// With extras, houses and pairs.
fn with_rules(header: Header, value: Value<'_>, fields: &Fields<'_>) -> Result<Header, ParseError> {
    let mut header = header;
    let part = |raw| value.part(raw);
    if let Some(value) = fields.extra.map(part) {
        for (name, place) in names(value)? {
            header.rules.push((place, Rule::Extra(extra(&name, place)?)));
        }
    }
    for (value, kind) in [
        (fields.houses, Told::House),
        (fields.distinct, Told::Distinct),
        (fields.apart, Told::Apart),
    ] {
        let Some(value) = value.map(part) else { continue };
        for rule in value.elements("an array of objects with a name and cells", MOST_RULES)? {
            header.rules.push((rule.place(), read_rule(rule, kind)?));
            if header.rules.len() > MOST_RULES {
                let expected = format!("at most {MOST_RULES} rules");
                return Err(ParseError::new(rule.place(), expected, "more"));
            }
        }
    }
    Ok(header)
}

/// What a rule is told as.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    House,
    Distinct,
    Apart,
}

/// A board of any frame.
fn read_frame(value: Value<'_>, fields: &Fields<'_>) -> Result<(Place, Geometry), ParseError> {
    let part = |raw| value.part(raw);
    let number = |raw: Option<_>, usual: u8, expected: &str| match raw.map(part) {
        Some(value) => value.parsed::<u8>(expected),
        None => Ok(usual),
    };
    for (other, name) in [
        (fields.side, "side"),
        (fields.block, "block"),
        (fields.grids, "grids"),
        (fields.layout, "layout"),
    ] {
        if let Some(other) = other {
            let expected = "rows, columns and digits without a side, blocks of one shape or grids";
            return Err(ParseError::new(part(other).place(), expected, name));
        }
    }
    let missing =
        |name: &str| ParseError::new(value.place(), format!("{name} of the frame"), "none");
    if fields.rows.is_none() || fields.columns.is_none() {
        return Err(missing(if fields.rows.is_none() { "rows" } else { "columns" }));
    }
    let rows = number(fields.rows, 0, "a number of rows from 1 to 255")?;
    let columns = number(fields.columns, 0, "a number of columns from 1 to 255")?;
    let mut frame = Frame {
        digits: number(fields.digits, rows.max(columns), "a number of digits from 1 to 255")?,
        lowest: number(fields.lowest, 1, "0 or 1")?,
        ..Frame::new(rows, columns)
    };
    if let Some(lines) = fields.lines.map(part) {
        frame.lines = lines.parsed("true or false")?;
    }
    if let Some(map) = fields.blocks.map(part) {
        let expected = "rows of labels, one for each square";
        let texts = map.elements(expected, 255)?;
        let texts = texts.iter().map(|row| row.string(expected));
        let texts = texts.collect::<Result<Vec<_>, _>>()?;
        if texts.len() != usize::from(rows) {
            let expected = format!("{rows} rows in the map of the blocks");
            return Err(ParseError::new(map.place(), expected, texts.len()));
        }
        let read = read_frame_rows(&texts, columns.into());
        let (cells, blocks) =
            read.map_err(|(_, expected, found)| ParseError::new(map.place(), expected, found))?;
        frame.blocks = blocks.iter().any(Option::is_some).then_some(blocks);
        frame.cells = cells.contains(&false).then_some(cells);
    }
    let geometry = frame.geometry().map_err(|error| of_geometry(value.place(), error))?;
    Ok((value.place(), geometry))
}

/// Several grids, each at its place, or a usual arrangement by its name.
fn read_grids(value: Value<'_>, fields: &Fields<'_>) -> Result<(Place, Geometry), ParseError> {
    let part = |raw| value.part(raw);
    for (other, name) in [(fields.side, "side"), (fields.blocks, "blocks")] {
        if let Some(other) = other {
            let expected = "grids, each with its own blocks";
            return Err(ParseError::new(part(other).place(), expected, name));
        }
    }
    if let Some(layout) = fields.layout.map(part) {
        if let Some(grids) = fields.grids {
            return Err(ParseError::new(part(grids).place(), "layout or grids", "both"));
        }
        let name = layout.string("the name of a layout such as \"samurai\"")?;
        let grid = fields.block.map(part).map_or_else(|| Ok(Geometry::classic()), read_block)?;
        let arrangement: Result<Arrangement, _> = name.parse();
        let geometry = arrangement
            .map_err(|_| {
                let names: Vec<&str> = Arrangement::all().map(Arrangement::name).collect();
                layout.error(format!("one of {}", names.join(", ")))
            })?
            .of_grids(&grid)
            .map_err(|error| of_geometry(layout.place(), error))?;
        return Ok((layout.place(), geometry));
    }
    if let Some(block) = fields.block {
        return Err(ParseError::new(
            part(block).place(),
            "grids, each with its own blocks",
            "block",
        ));
    }
    let list = fields.grids.map(part).expect("grids, as there is no layout");
    let expected = "an array of grids such as {\"at\": \"r1c1\", \"block\": [3, 3]}";
    let mut grids = Vec::new();
    for grid in list.elements(expected, MOST_RULES)? {
        let fields: Fields<'_> = grid.parsed(expected)?;
        let at = fields.at.map(|raw| grid.part(raw));
        let at = at.ok_or_else(|| ParseError::new(grid.place(), expected, "one without at"))?;
        let (row, column) = cell(at)?;
        let none = Known::default();
        let own = none.with(&read_fields(grid, &fields, &none)?)?.options.geometry;
        let own = own.unwrap_or_else(Geometry::classic);
        grids.push(PlacedGrid::new(row - 1, column - 1, own));
    }
    let geometry = Geometry::of_grids(&grids);
    Ok((list.place(), geometry.map_err(|error| of_geometry(list.place(), error))?))
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

fn read_rule(value: Value<'_>, kind: Told) -> Result<Rule, ParseError> {
    let is_house = kind != Told::Apart;
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
        let cells = elements.into_iter().map(cell).collect::<Result<_, _>>()?;
        Rule::House { name, cells, is_distinct: kind == Told::Distinct }
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
