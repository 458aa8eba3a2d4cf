//! Saved games of Simon Tatham's Portable Puzzle Collection, `.sav`, as far as they are of Solo.
//!
//! # Reading
//! Lines such as `PARAMS  :3:3x3`: a key, the length of the text behind it, and that text. `PARAMS` and
//! `DESC` make up the [game id](crate::format::formats::tatham::game_id) of the board; `MOVE`, `SOLVE` and `RESTART` are what was
//! done, of which `STATEPOS` says how much still stands. Digits of the player are kept apart from the
//! givens, and the marks are those in the corners of cells. All else is passed over: `AUXINFO`, the
//! solution, is locked by the program.
//!
//! # Writing
//! The program reads [game ids](crate::format::formats::tatham::game_id) as well; this format is only read.

use super::game_id::read_id;
use crate::board::{Cell, Digit, DigitSet};
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::cut::sections::{LineKind, Lines};
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct TathamSave;

/// What a saved game begins with.
const FIRST: &str = "SAVEFILE:";

impl Notation for TathamSave {
    fn extensions(&self) -> &'static [&'static str] {
        &["sav"]
    }

    fn reading(&self) -> Reading {
        Reading::Alone(&TathamSave)
    }

    fn is_only_read(&self) -> bool {
        true
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Givens, Part::Corner]
    }

    fn write(&self, _document: &Document, _symbols: &Symbols) -> String {
        String::new()
    }
}

impl Lines for TathamSave {
    fn kind(&self, line: &str) -> LineKind {
        if line.trim_start().starts_with(FIRST) {
            return LineKind::Section { is_first: true };
        }
        if line.contains(':') { LineKind::Mark } else { LineKind::Other }
    }
}

impl Alone for TathamSave {
    fn piece(&self) -> Piece {
        Piece::Lines(&TathamSave)
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        line.trim_start().starts_with(FIRST)
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let fields = fields(record)?;
        let value = |key: &str| {
            let field = fields.iter().find(|field| field.key == key);
            field.ok_or_else(|| {
                let place = record.place_of(record.text.len());
                ParseError::new(place, format!("a line {key} in a saved game"), "none")
            })
        };
        let game = value("GAME")?;
        if game.text != "Solo" {
            let place = record.place_of(game.start);
            return Err(ParseError::new(place, "a game of Solo", quote(game.text)));
        }
        let (params, desc) = (value("PARAMS")?, value("DESC")?);
        let id = format!("{}:{}", params.text, desc.text);
        let (mut document, shape) =
            read_id(&id, (0, 0), known).map_err(|error| in_fields(error, params, desc, record))?;
        let states: usize = match fields.iter().find(|field| field.key == "STATEPOS") {
            Some(states) => states.text.parse().map_err(|_| {
                let place = record.place_of(states.start);
                ParseError::new(place, "the number of a state, from 1", quote(states.text))
            })?,
            None => usize::MAX,
        };
        let moves = fields.iter().filter(|field| ["MOVE", "SOLVE", "RESTART"].contains(&field.key));
        let givens: Vec<bool> = document.grid.values().map(|value| value > 0).collect();
        let puzzle = document.grid.clone();
        let mut marks = vec![DigitSet::EMPTY; givens.len()];
        for made in moves.take(states.saturating_sub(1)) {
            if made.key == "RESTART" {
                document.grid = puzzle.clone();
                marks.fill(DigitSet::EMPTY);
                continue;
            }
            take_move(made.text, &mut document, &mut marks).ok_or_else(|| {
                let expected = "a move of Solo, such as R0,0,5 or P0,0,5";
                ParseError::new(record.place_of(made.start), expected, quote(made.text))
            })?;
        }
        if document.grid != puzzle {
            document.givens = Some(givens);
        }
        document.corner = Some(marks).filter(|marks| marks.iter().any(|marks| !marks.is_empty()));
        Ok((document, Shape { format: Format::TATHAM_SAVE, ..shape }))
    }
}

/// A line of a saved game.
struct Field<'a> {
    key: &'a str,
    /// The byte of the record at which its text begins.
    start: usize,
    text: &'a str,
}

fn fields(record: &Record) -> Result<Vec<Field<'_>>, ParseError> {
    let mut fields = Vec::new();
    let mut start = 0;
    for line in record.text.split_inclusive('\n') {
        let text = line.trim_end_matches(['\n', '\r']);
        if !text.trim().is_empty() {
            let field = field(text).ok_or_else(|| {
                let expected = "a line such as PARAMS  :3:3x3, with the length of the text";
                ParseError::new(record.place_of(start), expected, quote(text))
            })?;
            fields.push(Field { start: start + field.start, ..field });
        }
        start += line.len();
    }
    Ok(fields)
}

fn field(line: &str) -> Option<Field<'_>> {
    let (key, rest) = line.split_once(':')?;
    let (len, text) = rest.split_once(':')?;
    let is_whole = len.trim().parse() == Ok(text.len());
    is_whole.then_some(Field { key: key.trim(), start: line.len() - text.len(), text })
}

/// An error in the game id, at its place in one of the two lines that make it up.
fn in_fields(error: ParseError, params: &Field, desc: &Field, record: &Record) -> ParseError {
    let (field, column) = match error.column.checked_sub(params.text.len() + 1) {
        Some(column) => (desc, column),
        None => (params, error.column),
    };
    let (line, start) = record.place_of(field.start);
    ParseError { line, column: start + column, ..error }
}

/// Makes a move; nothing where it is none.
fn take_move(made: &str, document: &mut Document, marks: &mut [DigitSet]) -> Option<()> {
    let geometry = document.grid.geometry().clone();
    let side = geometry.side();
    let digit = |value: &str| value.parse::<u8>().ok().filter(|&value| value <= side);
    let (kind, rest) = made.split_at_checked(1)?;
    match kind {
        // The solution.
        "S" => {
            let mut values = rest.split(',');
            for cell in geometry.cells() {
                document.grid.set(cell, Digit::new(digit(values.next()?)?));
            }
        }
        // A digit, or a mark that comes or goes.
        "R" | "P" => {
            let [x, y, value] = rest.split(',').collect::<Vec<_>>()[..] else { return None };
            let place = |text: &str| text.parse::<u8>().ok().filter(|&place| place < side);
            let cell: Cell = geometry.cell(place(y)?, place(x)?);
            match Digit::new(digit(value)?).filter(|_| kind == "P") {
                Some(mark) if marks[cell.index()].contains(mark) => {
                    marks[cell.index()].remove(mark);
                }
                Some(mark) => marks[cell.index()].insert(mark),
                None => {
                    document.grid.set(cell, Digit::new(digit(value)?));
                    marks[cell.index()] = DigitSet::EMPTY;
                }
            }
        }
        // All marks in all empty cells.
        "M" => {
            for cell in geometry.cells().filter(|&cell| document.grid.get(cell).is_none()) {
                marks[cell.index()] = geometry.all_digits();
            }
        }
        _ => return None,
    }
    Some(())
}
