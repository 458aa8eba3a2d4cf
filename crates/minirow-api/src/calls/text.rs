//! Calls that read and write boards as text.

use minirow::format::{Document, Format, ReadOptions, Reader, Symbols};
use minirow::{DigitSet, Geometry};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::Fault;
use crate::board::{Board, lists, values};
use crate::go_on::{GoOn, ask};
use crate::wire;

/// A text with boards.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Reading {
    text: String,
    /// The name of the format; found out if missing.
    #[serde(default)]
    from: Option<String>,
    /// The symbols of the digits, as `1-9A-G`.
    #[serde(default)]
    symbols: Option<String>,
    /// What the text does not show.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::board::GeometryFields>"))]
    geometry: Option<Geometry>,
}

/// Boards of a text.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Boards {
    // As they are written: a board that a few bytes told of takes ten times as much to be kept.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Found>"))]
    boards: Vec<Box<RawValue>>,
    /// The format of the first one.
    format: &'static str,
    /// The symbols of the first one.
    symbols: String,
    /// What was read from the drawings of boards, in sentences.
    notes: Vec<String>,
    /// Whether there are more boards in the text than an answer holds.
    more: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Found {
    board: Board,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Who made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    /// What its maker says of the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    /// The digits that a player has noted in the corners of each cell; so for the centre.
    #[serde(skip_serializing_if = "Option::is_none")]
    corner: Option<Vec<Vec<u8>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    centre: Option<Vec<Vec<u8>>>,
    /// The colours of each cell, as numbers of a palette from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    colours: Option<Vec<Vec<u8>>>,
}

/// Reads up to a thousand boards, and no more than fit in an answer of some megabytes; the first that
/// cannot be read is a fault.
pub(crate) fn read(input: Reading, go_on: GoOn<'_>) -> Result<Boards, Fault> {
    const MOST: usize = 1000;
    const MOST_BYTES: usize = 8 << 20;
    const MOST_NOTES: usize = 50;
    let options = ReadOptions::default()
        .geometry(input.geometry)
        .symbols(input.symbols.map(|named| named.parse()).transpose().map_err(Fault::input)?)
        .format(input.from.as_deref().map(format).transpose()?)
        .mixed(true)
        .rules(true);
    // Each is read before the next is cut: a few bytes can tell of a geometry that takes many.
    let records = Reader::new(options).records(&input.text);
    let mut boards = Vec::new();
    let mut bytes = 0;
    let mut first = None;
    let mut more = false;
    let mut notes = Vec::new();
    for record in records {
        ask(go_on)?;
        if boards.len() == MOST || bytes >= MOST_BYTES {
            more = true;
            break;
        }
        let (document, shape) = record?.read_with_shape()?;
        let left = MOST_NOTES.saturating_sub(notes.len());
        notes.extend(document.notes.iter().take(left).cloned());
        let board = wire::write(&found(document), usize::MAX, go_on)?;
        bytes += board.len();
        boards.push(RawValue::from_string(board).map_err(Fault::input)?);
        first.get_or_insert_with(|| (shape.format.name(), shape.symbols.to_string()));
    }
    let nothing = || Fault::input("expected a board, found nothing");
    let (format, symbols) = first.ok_or_else(nothing)?;
    Ok(Boards { boards, format, symbols, notes, more })
}

fn found(document: Document) -> Found {
    let mut board = Board::with_rules(&document.puzzle(), &document.rules);
    // What a player has written is no part of the puzzle.
    let digits = values(&document.grid).into_iter().zip(&board.givens);
    let own: Vec<u8> = digits.map(|(digit, &given)| if given == 0 { digit } else { 0 }).collect();
    board.digits = own.iter().any(|&digit| digit != 0).then_some(own);
    board.candidates = document.candidates.map(|sets| lists(sets).into_iter().map(Some).collect());
    Found {
        board,
        name: document.name,
        author: document.about.author,
        rules: document.about.rules,
        corner: document.corner.map(lists),
        centre: document.centre.map(lists),
        colours: document.colours,
    }
}

/// A board to write.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Writing {
    board: Board,
    /// The name of the format.
    to: String,
    /// The symbols of the digits.
    #[serde(default)]
    symbols: Option<String>,
    /// What the board is called, where the format has a place for it; so for the next two.
    #[serde(default)]
    name: Option<String>,
    /// Who made it.
    #[serde(default)]
    author: Option<String>,
    /// What its maker says of the rules.
    #[serde(default)]
    rules: Option<String>,
}

/// A text.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Written {
    text: String,
}

/// Writes all digits, and candidates where there are any.
pub(crate) fn write(input: Writing, go_on: GoOn<'_>) -> Result<Written, Fault> {
    let known = input.board.known_with_rules(go_on)?;
    let side = known.geometry().side();
    let symbols = match &input.symbols {
        Some(named) => named.parse().map_err(Fault::input)?,
        None => Symbols::usual(side),
    };
    let grid = known.player.digits;
    let candidates = known.player.candidates.map(|sets| {
        let filled = grid.geometry().cells().map(|cell| grid.get(cell).map(DigitSet::of));
        filled.zip(sets).map(|(digit, set)| digit.unwrap_or(set)).collect()
    });
    let mut document = Document::from(grid);
    document.candidates = candidates;
    document.rules = known.rules;
    document.name = input.name;
    (document.about.author, document.about.rules) = (input.author, input.rules);
    ask(go_on)?;
    let text = minirow::format::write(&document, format(&input.to)?, &symbols);
    Ok(Written { text: text? })
}

/// The format of a name.
fn format(name: &str) -> Result<Format, Fault> {
    name.parse().map_err(Fault::input)
}
