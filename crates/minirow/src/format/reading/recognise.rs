//! Finds out how a text is written.

use super::error::{ParseError, ParseErrorKind, quote};
use super::known::Known;
use super::lines::places;
use super::options::ReadOptions;
use super::remedy::Remedy;
use super::shape::Shape;
use crate::board::{Geometry, GeometryError};
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::around::sort::is_digits;
use crate::format::reading::lines::cells::{glued, heading_block, is_number, side_of};
use crate::format::reading::lines::frames::{self, Shown};
use crate::format::reading::lines::text::{Row, Text};
use crate::format::reading::notation::{Content, Fit, Told};
use crate::format::symbols::{MOST_SYMBOLS, Symbols};

/// Decides how the first board of a text is written, from its lines.
pub(super) fn sniff(text: &Text<'_>, known: &Known) -> Result<Shape, ParseError> {
    let first =
        text.rows.first().ok_or_else(|| ParseError::new((text.end, 1), "a board", "nothing"))?;
    let told = known.options.geometry.as_ref();
    if let Some(geometry) = told.filter(|geometry| !geometry.is_square()) {
        return frames::shape(text, geometry, known.options.symbols.as_ref());
    }
    let found = decide(text, first, &known.options)
        .and_then(|(format, fit)| shape(text, first, (format, fit), known));
    let reads = |found: &Result<Shape, ParseError>| {
        found.as_ref().is_ok_and(|shape| first_board(text, shape).is_ok())
    };
    if told.is_some() || reads(&found) {
        return found;
    }
    match frames::shown(text) {
        Shown::One(arrangement) => {
            let geometry = known.complete(arrangement.geometry(), first.at(1))?;
            frames::shape(text, &geometry, known.options.symbols.as_ref())
        }
        Shown::Several(arrangements) => Err(frames::unclear(first.at(1), arrangements)),
        Shown::Part | Shown::Nothing => found,
    }
}

/// How the first board of a text is written, where its format and its side are known.
pub(in crate::format) fn shape(
    text: &Text<'_>,
    first: &Row<'_>,
    (format, fit): (Format, Fit),
    known: &Known,
) -> Result<Shape, ParseError> {
    let geometry = match geometry(text, first, fit, format, known) {
        // What is no board of any blocks needs no shape of them.
        Err(error) if error.kind == ParseErrorKind::Block => {
            let anyway = Geometry::with_blocks(1, fit.side).map_err(|_| error.clone())?;
            let told = Known::new(known.options.clone().geometry(anyway));
            let shape = shape(text, first, (format, fit), &told)?;
            return Err(first_board(text, &shape).err().unwrap_or(error));
        }
        geometry => geometry?,
    };
    let symbols = match &known.options.symbols {
        _ if fit.decimal => Symbols::decimal(),
        Some(symbols) if symbols.count() < fit.side.into() => {
            let expected = format!("symbols for {} digits", fit.side);
            let found = format!("{} in {symbols}", symbols.count());
            let error = ParseError::new(first.at(1), expected, found).of(ParseErrorKind::Symbols);
            return Err(match guess_symbols(text, first, fit.side, format) {
                Ok(symbols) => error.with(Remedy::Symbols(vec![symbols])),
                Err(unclear) => match unclear.remedy() {
                    Some(remedy) => error.with(remedy.clone()),
                    None => error,
                },
            });
        }
        Some(symbols) if !symbols.is_decimal() => symbols.for_side(fit.side),
        _ if holds(format, Content::Places) => places::symbols(text, fit.side),
        _ => guess_symbols(text, first, fit.side, format)?,
    };
    let mut shape = Shape { format, geometry, symbols, dash_row: 0, gap_rows: None, lines: None };
    if uses_dash(text) {
        shape.heed_dash();
    }
    shape.gap_rows = text.rows_between_gaps.filter(|_| shape.lines() > 1);
    Ok(shape)
}

/// Reads the first board of a text.
pub(super) fn first_board(text: &Text<'_>, shape: &Shape) -> Result<Document, ParseError> {
    let rows = text.rows.iter().take(shape.lines()).copied().collect();
    let alike = shape.format.alike().expect("the format of boards that are alike");
    alike.read(&Text { rows, ..*text }, shape)
}

/// Whether `-` stands for an empty cell somewhere in the text.
pub(super) fn uses_dash(text: &Text<'_>) -> bool {
    let cells = |row: &Row<'_>| row.characters().any(|(_, character)| character == '-');
    text.rows.iter().any(cells)
}

/// Whether this stands in rows of a format.
fn holds(format: Format, content: Content) -> bool {
    format.alike().is_some_and(|alike| alike.content() == content)
}

/// The one format, side and kind of symbols that fits.
fn decide(
    text: &Text<'_>,
    first: &Row<'_>,
    options: &ReadOptions,
) -> Result<(Format, Fit), ParseError> {
    let told = Told { format: options.format.is_some(), symbols: options.symbols.as_ref() };
    let formats = Format::all().filter(|format| options.format.is_none_or(|only| only == *format));
    let mut fits: Vec<(Format, Fit)> = formats
        .filter_map(|format| Some((format, format.alike()?.fits(text, told))))
        .flat_map(|(format, fits)| fits.into_iter().map(move |fit| (format, fit)))
        .collect();
    if let Some(symbols) = &options.symbols
        && fits.iter().any(|(_, fit)| fit.decimal == symbols.is_decimal())
    {
        fits.retain(|(_, fit)| fit.decimal == symbols.is_decimal());
    }
    let sides: Vec<u8> = fits.iter().map(|(_, fit)| fit.side).collect();
    if let Some(geometry) = &options.geometry {
        fits.retain(|(_, fit)| fit.side == geometry.side());
    } else if fits.iter().any(|(_, fit)| Geometry::of_side(fit.side).is_ok()) {
        fits.retain(|(_, fit)| Geometry::of_side(fit.side).is_ok());
    }
    // Only one drawing of candidates has signs of a player's digits.
    if fits.iter().any(|&(format, _)| holds(format, Content::Signed)) {
        fits.retain(|&(format, _)| holds(format, Content::Signed));
    }
    // Lists of candidates look like boards with digits that stand in their columns again and again.
    if fits.iter().any(|&(format, _)| holds(format, Content::Places)) {
        let is_certain = fits.iter().any(|&(_, fit)| places::is_certain(&text.rows, fit.side));
        fits.retain(|&(format, _)| {
            holds(format, Content::Places) || (holds(format, Content::Line) && !is_certain)
        });
    }
    // Whole candidate grids look like grids where a row has come down to single digits.
    if let Some(&(_, candidates)) =
        fits.iter().find(|(format, _)| holds(*format, Content::Candidates))
    {
        fits.retain(|&(format, fit)| {
            holds(format, Content::Candidates) || fit.side != candidates.side
        });
    }
    // More rows than a large board has: they are boards of their own.
    if let Some(&(_, small)) = fits.iter().find(|(format, _)| holds(*format, Content::Line)) {
        let rows = text.rows.len();
        fits.retain(|&(format, fit)| {
            holds(format, Content::Line) || fit.side == small.side || rows == usize::from(fit.side)
        });
    }
    match fits[..] {
        [only] => Ok(only),
        // All is told: what does not fit is reported where it stands.
        [] => match options.format.zip(options.geometry.as_ref()) {
            Some((format, geometry)) => {
                let side = geometry.side();
                let decimal =
                    options.symbols.as_ref().map_or(side > MOST_SYMBOLS, Symbols::is_decimal);
                Ok((format, Fit { side, decimal }))
            }
            None => Err(no_fit(text, first, options, &sides)),
        },
        [(_, fit), ..] if fit.side == 1 => Ok(fits[0]),
        _ => {
            let readings: Vec<String> = fits
                .iter()
                .map(|(format, fit)| format!("{0}x{0} as {1}", fit.side, format.name()))
                .collect();
            let expected = "a text that can be read in only one way";
            let formats = fits.iter().map(|&(format, _)| format).collect();
            Err(ParseError::new(first.at(1), expected, readings.join(" or "))
                .of(ParseErrorKind::Format)
                .with(Remedy::Format(formats)))
        }
    }
}

/// Says what a text that fits no format should have been.
fn no_fit(text: &Text<'_>, first: &Row<'_>, options: &ReadOptions, sides: &[u8]) -> ParseError {
    if let Some(error) = unknown_link(first) {
        return error;
    }
    if let Some(error) = wrong_symbol(text, first, options) {
        return error;
    }
    if let Some(found) = no_cells(first.text) {
        let expected = "cells for a square board, such as 81 in a line or 9 rows of 9";
        return ParseError::new(first.at(1), expected, found);
    }
    let tokens = first.tokens().count();
    let numbers = tokens > 1 && first.tokens().all(|token| is_number(token.text));
    let cells = if numbers { tokens } else { first.characters().count() };
    let Some(geometry) = &options.geometry else {
        let expected = "cells for a square board, such as 81 in a line or 9 rows of 9";
        let boards = glued(cells, 81).filter(|_| text.rows.len() == 1);
        let found = boards.unwrap_or_else(|| size_of(text, cells));
        let odd = first.characters().find(|&(_, c)| !(c.is_alphanumeric() || ".*-_".contains(c)));
        return match odd {
            Some((column, character)) => ParseError::new(
                first.at(column),
                "a symbol or an empty cell",
                quote(character.encode_utf8(&mut [0; 4])),
            )
            .with(Remedy::Empty(character)),
            None => ParseError::new(first.at(1), expected, found),
        };
    };
    if let Some(&side) = sides.first() {
        let expected = format!("a board of {geometry}");
        return ParseError::new(first.at(1), expected, format!("one of {side}x{side}"));
    }
    let side = usize::from(geometry.side());
    let count = if tokens == side { tokens } else { cells };
    let expected =
        format!("{} cells, or {side} rows of {side}, for a board of {geometry}", side * side);
    let boards = glued(count, side * side).filter(|_| text.rows.len() == 1);
    let found = boards.unwrap_or_else(|| size_of(text, count));
    ParseError::new(first.at(count.min(side * side) + 1), expected, found)
}

/// What a line is that has words or a rating in place of cells.
fn no_cells(line: &str) -> Option<String> {
    let line = line.trim();
    let is_rated = |text: &str| text.split('.').all(is_digits) && text.split('.').count() == 2;
    if line.split('/').all(is_rated) {
        return Some(format!("a rating, {}", quote(line)));
    }
    let words = line.split(|c: char| !c.is_alphabetic());
    let words = words.filter(|word| word.chars().nth(2).is_some()).count();
    let is_free = !line.contains(|c: char| c.is_ascii_digit() || c == '*');
    let is_word = line.starts_with(char::is_alphabetic) && (words > 1 || (words == 1 && is_free));
    (is_word || words > 2).then(|| format!("words, {}", quote(line)))
}

/// Says which links are known, where a line is another one, with its scheme in front or not.
fn unknown_link(first: &Row<'_>) -> Option<ParseError> {
    let text = first.text.trim();
    let (scheme, rest) = text.split_once("://").unwrap_or(("", text));
    let host = rest.split(['/', '?', '#']).next().filter(|host| !host.is_empty())?;
    let is_known = ["http", "https"].into_iter().any(|known| known.eq_ignore_ascii_case(scheme));
    let is_host = || {
        let ending = host.rsplit_once('.').map_or("", |(_, ending)| ending);
        let is_name = |c: char| c.is_ascii_alphanumeric() || "-.".contains(c);
        ending.len() > 1
            && ending.bytes().all(|byte| byte.is_ascii_alphabetic())
            && host.chars().all(is_name)
            && host.len() < rest.len()
            && !text.contains(char::is_whitespace)
    };
    let is_link = is_known || (scheme.is_empty() && is_host());
    if !is_link {
        return None;
    }
    let sites: Vec<&str> = Format::all().filter_map(|format| format.notation().host()).collect();
    let expected = format!("a link with 81 digits in it, or one to {}", sites.join(", "));
    Some(ParseError::new(first.at(1), expected, format!("a link to {host}")))
}

/// What is wrong in a board that takes one line and has as many cells as it should.
fn wrong_symbol(text: &Text<'_>, first: &Row<'_>, options: &ReadOptions) -> Option<ParseError> {
    let cells = first.tokens().next()?.text.chars().count();
    let side = side_of(cells)?;
    let geometry = match &options.geometry {
        Some(geometry) => geometry.clone(),
        None if cells > MOST_SYMBOLS.into() => Geometry::with_blocks(1, side).ok()?,
        None if text.rows.len() == 1 && cells > 9 => Geometry::of_side(side).ok()?,
        None => return None,
    };
    let format = Format::LINE;
    let symbols = options.symbols.clone().unwrap_or_else(|| Symbols::for_board(&geometry));
    let shape = Shape { format, geometry, symbols, dash_row: 0, gap_rows: None, lines: None };
    let read = format.alike().expect("a format in rows of cells").read(text, &shape);
    read.err().filter(|_| shape.geometry.cell_count() == cells)
}

/// How large a text is, in words.
fn size_of(text: &Text<'_>, cells: usize) -> String {
    let unit = if cells == 1 { "cell" } else { "cells" };
    match text.rows.len() {
        1 => format!("{cells} {unit}"),
        rows => format!("{rows} rows, the first of {cells} {unit}"),
    }
}

fn geometry(
    text: &Text<'_>,
    first: &Row<'_>,
    fit: Fit,
    format: Format,
    known: &Known,
) -> Result<Geometry, ParseError> {
    if let Some(geometry) = &known.options.geometry {
        return Ok(geometry.clone());
    }
    let told = if holds(format, Content::Line) {
        heading_block(first).filter(|_| fit.decimal)
    } else {
        block_of_frame(text, first, fit, format)
    };
    let is_classic = fit.side == 9 && matches!(told, None | Some((3, 3)));
    if let Some(classic) = known.classic().filter(|_| is_classic) {
        return Ok(classic);
    }
    let geometry = match told {
        Some((rows, columns)) => Geometry::with_blocks(rows, columns),
        None => Geometry::of_side(fit.side),
    };
    let geometry = geometry.map_err(|error| match error {
        GeometryError::Undecided { side } => ParseError::new(
            first.at(1),
            "a side that tells the shape of its blocks, or a frame that does",
            format!("{side}x{side}"),
        )
        .of(ParseErrorKind::Block)
        .with(Remedy::blocks(side)),
        error => ParseError::new(first.at(1), "a board", error),
    })?;
    known.complete(geometry, first.at(1))
}

/// The shape of a block between the bars of a frame.
fn block_of_frame(text: &Text<'_>, first: &Row<'_>, fit: Fit, format: Format) -> Option<(u8, u8)> {
    let is_grid = holds(format, Content::Rows);
    let columns = first.cells_between_bars(!fit.decimal && is_grid)?;
    if columns == 1 {
        // Bars between all cells are no borders of blocks.
        return None;
    }
    let columns = u8::try_from(columns).ok().filter(|&columns| fit.side.is_multiple_of(columns))?;
    let rows = fit.side / columns;
    let drawn = text.rows_between_frames;
    (drawn.is_none_or(|drawn| drawn == usize::from(rows))).then_some((rows, columns))
}

/// The symbols that the text can only be written in.
fn guess_symbols(
    text: &Text<'_>,
    first: &Row<'_>,
    side: u8,
    format: Format,
) -> Result<Symbols, ParseError> {
    let is_candidates = format.parts().contains(&Part::Candidates);
    let sets = Symbols::sets_of_text(side, text.rows.iter().map(|row| row.text));
    let sets: Vec<Symbols> = sets.chain((side >= MOST_SYMBOLS).then(Symbols::decimal)).collect();
    let board = board_characters(text, side);
    let zeros = board.iter().filter(|&&c| c == '0').count();
    let is_digit = |c: char| sets.iter().any(|set| set.digit_of(c).is_some());
    let other_empty = board.iter().any(|&c| Symbols::decimal().is_empty_cell(c) && !is_digit(c));
    let shown: Vec<char> = board.into_iter().filter(|&c| is_digit(c) && c != '0').collect();
    let can_be = |set: &Symbols| {
        let zero_is_digit = set.digit_of('0').is_some();
        let fits = match zeros {
            // Up to 9, digits are counted from 1 unless a 0 says otherwise.
            0 => side > 9 || !zero_is_digit,
            // Among candidates there is no empty cell.
            _ if is_candidates => zero_is_digit,
            // A digit does not stand more often than there are rows.
            _ if zero_is_digit => zeros <= side.into(),
            // Beyond 9, `0` beside another empty cell is a digit.
            _ => side <= 9 || !other_empty,
        };
        fits && shown.iter().all(|&c| set.digit_of(c).is_some())
    };
    let possible: Vec<&Symbols> = sets.iter().filter(|set| can_be(set)).collect();
    match possible[..] {
        [only] => Ok(only.clone()),
        // Wrong symbols are reported where they stand; nothing shown can be misread.
        [] => Ok(Symbols::usual(side)),
        [first, ..] if shown.is_empty() && (zeros == 0 || zeros > side.into()) => Ok(first.clone()),
        _ => {
            let sets: Vec<String> = possible.iter().map(ToString::to_string).collect();
            let expected = "symbols that identify their digits";
            let error = ParseError::new(first.at(1), expected, sets.join(" or "));
            let possible = possible.into_iter().cloned().collect();
            Err(error.of(ParseErrorKind::Symbols).with(Remedy::Symbols(possible)))
        }
    }
}

/// The characters of the first board, without what follows it in its line.
fn board_characters(text: &Text<'_>, side: u8) -> Vec<char> {
    let cells = usize::from(side).pow(2);
    let Some(token) = text.rows.first().and_then(|row| row.tokens().next()) else {
        return Vec::new();
    };
    if token.text.chars().count() == cells {
        return token.text.chars().collect();
    }
    text.rows.iter().flat_map(Row::characters).map(|(_, character)| character).collect()
}
