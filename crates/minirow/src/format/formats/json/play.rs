//! What JSON tells of a board beside its digits and candidates: givens, marks, the solution, what
//! people say about it, and a game under way.

use super::cells::{cells_in_rows, read_grid, read_group, read_sets};
use super::fields::Fields;
use super::value::Value;
use crate::board::{Cell, Digit, DigitSet};
use crate::format::about::{About, AboutField};
use crate::format::document::Document;
use crate::format::play::{Bookmark, Change, Move, Play};
use crate::format::reading::around::told::position;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Known;
use crate::format::symbols::Symbols;
use crate::format::unknown::Unknown;

/// More than anyone does in a game, or as many cells as the largest board has.
const MOST: usize = 1 << 20;

/// Reads what is left of a board; all else is kept.
pub(super) fn read_parts(
    fields: &mut Fields<'_>,
    document: &mut Document,
    known: &Known,
) -> Result<(), ParseError> {
    if let Some(givens) = fields.take("givens") {
        document.givens = read_givens(givens, document, known)?;
    }
    let marks = |value| -> Result<Vec<DigitSet>, ParseError> { read_sets(value, known) };
    document.corner = fields.take("corner").map(marks).transpose()?;
    document.centre = fields.take("centre").map(marks).transpose()?;
    let colours = fields.take("colours").map(|value| read_colours(value, document));
    document.colours = colours.transpose()?;
    let is_answer = fields.is_answer();
    let only = fields.get("solutions").filter(|_| is_answer).and_then(only_solution);
    let solution = fields.take("solution").or(only).map(|value| read_grid(value, known));
    document.solution = solution.transpose()?.map(|(solution, _)| solution.grid);
    let mut unknown = Unknown { is_answer, ..Unknown::default() };
    if let Some(value) = fields.take("about") {
        let mut about = Fields::of_object(value, "an object with texts about the board")?;
        document.about = read_about(&mut about)?;
        unknown.about = about.unknown();
    }
    if let Some(value) = fields.take("play") {
        let mut play = Fields::of_object(value, "an object with a game")?;
        document.play = Some(read_play(&mut play, value, document, known)?);
        unknown.play = play.unknown();
    }
    fields.refuse_rules(document.grid.geometry())?;
    unknown.board = std::mem::take(fields).unknown();
    let is_kept = !unknown.is_empty() || !unknown.board.is_empty();
    document.unknown = is_kept.then_some(unknown);
    Ok(())
}

/// The solution in an answer of `solve`, where it is the only one.
fn only_solution<'a>(solutions: &Value<'a>) -> Option<Value<'a>> {
    match solutions.elements("solutions", 2).ok()?[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// Which digits are givens; nothing where all are.
fn read_givens(
    value: Value<'_>,
    document: &Document,
    known: &Known,
) -> Result<Option<Vec<bool>>, ParseError> {
    let (givens, _) = read_grid(value, known)?;
    let (givens, grid) = (givens.grid, &document.grid);
    for cell in grid.geometry().cells() {
        if let Some(given) = givens.get(cell)
            && grid.get(cell) != Some(given)
        {
            let expected = "givens that stand in the grid";
            let found = format!("another digit in {}", grid.geometry().cell_name(cell));
            return Err(ParseError::new(value.place(), expected, found));
        }
    }
    let is_given: Vec<bool> = givens.values().map(|given| given > 0).collect();
    Ok((givens != *grid).then_some(is_given))
}

fn read_colours(value: Value<'_>, document: &Document) -> Result<Vec<Vec<u8>>, ParseError> {
    let geometry = document.grid.geometry();
    if !geometry.is_square() {
        let expected = "an array of colours, numbers up to 255";
        let cells = cells_in_rows(value, geometry, expected)?.into_iter();
        let colours =
            |cell: Value<'_>| if cell.is_null() { Ok(Vec::new()) } else { cell.parsed(expected) };
        return cells.map(colours).collect();
    }
    let side = usize::from(geometry.side());
    let expected = format!("{side} rows of {side} arrays of colours, numbers up to 255");
    let rows = value.elements(&expected, side)?;
    let mut colours = Vec::with_capacity(side * side);
    for row in &rows {
        let cells = row.elements(&expected, side)?;
        if cells.len() != side {
            return Err(ParseError::new(
                row.place(),
                expected,
                format!("a row of {}", cells.len()),
            ));
        }
        for cell in cells {
            colours.push(if cell.is_null() { Vec::new() } else { cell.parsed(&expected)? });
        }
    }
    if rows.len() != side {
        return Err(ParseError::new(value.place(), expected, format!("{} in all", rows.len())));
    }
    Ok(colours)
}

fn read_about(fields: &mut Fields<'_>) -> Result<About, ParseError> {
    let mut about = About::default();
    for &field in AboutField::ALL {
        if let Some(value) = fields.take(field.name()) {
            about.set(field, Some(value.string("a text")?));
        }
    }
    Ok(about)
}

fn read_play(
    fields: &mut Fields<'_>,
    whole: Value<'_>,
    document: &Document,
    known: &Known,
) -> Result<Play, ParseError> {
    let mut play = Play::default();
    if let Some(value) = fields.take("moves") {
        for value in value.elements("an array of moves", MOST)? {
            play.moves.push(read_move(value, document, known)?);
        }
    }
    if let Some(value) = fields.take("current") {
        play.current = read_place(value)?;
    }
    if let Some(value) = fields.take("bookmarks") {
        for value in value.elements("an array of bookmarks", MOST)? {
            let mut fields = Fields::of_object(value, "an object with a name and a move")?;
            let name = fields.take("name").map(|name| name.string("a name")).transpose()?;
            let at = fields.take("move").map(read_place).transpose()?.flatten();
            fields.finish("name or move")?;
            play.bookmarks.push(Bookmark { name: name.unwrap_or_default(), at });
        }
    }
    let mut number = |name| fields.take(name).map(|value| value.parsed("a whole number"));
    play.seconds = number("seconds").transpose()?;
    play.seed = number("seed").transpose()?;
    match play.fault(document.grid.geometry()) {
        Some((expected, found)) => Err(ParseError::new(whole.place(), expected, found)),
        None => Ok(play),
    }
}

/// The place of a move: the start is 0, the first move 1.
fn read_place(value: Value<'_>) -> Result<Option<usize>, ParseError> {
    if value.is_null() {
        return Ok(None);
    }
    let number: usize = value.parsed("the number of a move, or 0 for the start")?;
    Ok(number.checked_sub(1))
}

fn read_move(value: Value<'_>, document: &Document, known: &Known) -> Result<Move, ParseError> {
    let mut fields = Fields::of_object(value, "an object with the changes of a move")?;
    let parent = fields.take("parent").map(read_place).transpose()?.flatten();
    let changes = fields.take("changes").map(|value| value.elements("an array of changes", MOST));
    fields.finish("parent or changes")?;
    let changes = changes.transpose()?.unwrap_or_default();
    let changes = changes.into_iter().map(|value| read_change(value, document, known));
    Ok(Move { parent, changes: changes.collect::<Result<_, _>>()? })
}

fn read_change(value: Value<'_>, document: &Document, known: &Known) -> Result<Change, ParseError> {
    let expected = "a cell, and one of digit, candidates, corner, centre and colours";
    let mut fields = Fields::of_object(value, expected)?;
    let cell = read_cell(fields.take("cell").ok_or_else(|| value.error(expected))?, document)?;
    let usual = Symbols::for_board(document.grid.geometry());
    let symbols = known.options.symbols.as_ref().unwrap_or(&usual);
    let digit = |value: &Value<'_>| read_digit(value, symbols);
    let group = |value: &Value<'_>| read_group(value, symbols);
    let change = if let Some(value) = fields.take("digit") {
        let [before, after] = pair(value)?;
        Change::Digit { cell, before: digit(&before)?, after: digit(&after)? }
    } else if let Some(value) = fields.take("candidates") {
        let [before, after] = pair(value)?;
        Change::Candidates { cell, before: group(&before)?, after: group(&after)? }
    } else if let Some(value) = fields.take("corner") {
        let [before, after] = pair(value)?;
        Change::Corner { cell, before: group(&before)?, after: group(&after)? }
    } else if let Some(value) = fields.take("centre") {
        let [before, after] = pair(value)?;
        Change::Centre { cell, before: group(&before)?, after: group(&after)? }
    } else if let Some(value) = fields.take("colours") {
        let colours = "two arrays of colours, numbers up to 255";
        let [before, after] = pair(value)?;
        Change::Colours { cell, before: before.parsed(colours)?, after: after.parsed(colours)? }
    } else {
        return Err(value.error(expected));
    };
    fields.finish(expected)?;
    Ok(change)
}

fn pair(value: Value<'_>) -> Result<[Value<'_>; 2], ParseError> {
    let expected = "what was there and what is";
    value.elements(expected, 2)?.try_into().map_err(|_| value.error(expected))
}

fn read_cell(value: Value<'_>, document: &Document) -> Result<Cell, ParseError> {
    let name = value.string("a cell such as \"r3c7\"")?;
    let geometry = document.grid.geometry();
    // The place is looked for only where it is told: there can be many cells.
    let cell = position(&name, (1, 1)).ok();
    match cell.and_then(|(row, column)| geometry.cell_at(row - 1, column - 1)) {
        Some(cell) => Ok(cell),
        None => Err(value.error(format!("a cell of {geometry}, such as \"r3c2\""))),
    }
}

fn read_digit(value: &Value<'_>, symbols: &Symbols) -> Result<Option<Digit>, ParseError> {
    let expected = "a digit, or null";
    if value.is_null() {
        return Ok(None);
    }
    let digit = if value.is_number() {
        Digit::new(value.parsed(expected)?)
    } else {
        symbols.digit(&value.string(expected)?)
    };
    digit.map(Some).ok_or_else(|| value.error(expected))
}
