//! The short form of SudokuPad for boards of 9×9.

use crate::board::Extra;
use crate::format::about::AboutField;
use crate::format::document::Document;
use crate::format::formats::links::address::encoded;
use crate::format::formats::links::board::Board;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::{Known, Place, Rule};
use crate::format::reading::shape::Shape;

/// A digit, or nothing, with up to five empty cells behind it: digit + 10 × cells.
const ALPHABET: &[u8; 60] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

const CELLS: usize = 81;

/// Reads what stands behind `scf`.
pub(in crate::format) fn read(
    data: &str,
    place: Place,
    known: &Known,
) -> Result<(Document, Shape), ParseError> {
    let mut board = Board::new(9);
    let mut count = 0;
    let (cells, told) = data.split_once('*').unwrap_or((data, ""));
    let mut behind = "";
    for (at, character) in cells.char_indices() {
        if count == CELLS && !data.contains('*') {
            behind = &cells[at..];
            break;
        }
        let number = ALPHABET.iter().position(|&known| char::from(known) == character);
        let number = number.ok_or_else(|| {
            let found = quote(character.encode_utf8(&mut [0; 4]));
            ParseError::new(place, "digits and letters up to x", found)
        })?;
        let len = number / 10 + 1;
        if len > CELLS - count {
            return Err(ParseError::new(place, "81 cells", "more"));
        }
        board.values[count] = (number % 10) as u8;
        count += len;
    }
    if count != CELLS {
        return Err(ParseError::new(place, "81 cells", count));
    }
    board.givens = board.values.iter().map(|&value| value > 0).collect();
    board.number_blocks(3, 3);
    let mut texts = [None, None];
    read_told(if told.is_empty() { behind } else { told }, place, &mut board, &mut texts)?;
    let (mut document, shape) = board.read(place, known, Format::SUDOKUPAD)?;
    [document.name, document.about.author] = texts;
    Ok((document, shape))
}

/// Reads rules in one letter each, and title and author, which end at a star.
fn read_told(
    told: &str,
    place: Place,
    board: &mut Board,
    texts: &mut [Option<String>; 2],
) -> Result<(), ParseError> {
    let mut rest = told;
    while let Some(letter) = rest.chars().next() {
        rest = &rest[letter.len_utf8()..];
        match letter {
            '*' => {}
            'w' => board.rules.push(Rule::Extra(Extra::Windoku)),
            'x' => board.rules.push(Rule::Extra(Extra::Diagonals)),
            't' | 'a' => {
                let mut text = String::new();
                while let Some(character) = rest.chars().next() {
                    if rest.starts_with("**") {
                        rest = &rest[1..];
                    } else if character == '*' {
                        break;
                    }
                    text.push(character);
                    rest = &rest[character.len_utf8()..];
                }
                texts[usize::from(letter == 'a')] = Some(text).filter(|text| !text.is_empty());
            }
            other => {
                let found = quote(other.encode_utf8(&mut [0; 4]));
                return Err(ParseError::new(place, "windoku (w) or diagonals (x)", found));
            }
        }
    }
    Ok(())
}

/// A document in this form, where that holds it.
pub(in crate::format) fn written(document: &Document) -> Option<String> {
    let geometry = document.grid.geometry();
    let extras = geometry.extras();
    let rules = match extras {
        [] if geometry.rules().is_empty() => "",
        [Extra::Diagonals] if geometry.rules().len() == 1 => "x",
        [Extra::Windoku] if geometry.rules().len() == 1 => "w",
        _ => return None,
    };
    let author = Part::About(AboutField::Author);
    let is_held = document.parts().iter().all(|part| [Part::Name, author].contains(part));
    let texts = [&document.name, &document.about.author];
    // SudokuPad loses its way behind stars.
    let has_star = texts.iter().any(|text| text.as_ref().is_some_and(|text| text.contains('*')));
    if geometry.block_shape() != Some((3, 3)) || !is_held || has_star {
        return None;
    }
    let mut data = String::from("scf");
    let mut cells = document.grid.values().peekable();
    while let Some(digit) = cells.next() {
        let mut empty = 0;
        while empty < 5 && cells.next_if_eq(&0).is_some() {
            empty += 1;
        }
        data.push(char::from(ALPHABET[usize::from(digit + 10 * empty)]));
    }
    let [name, author] = texts.map(|text| text.as_deref().filter(|text| !text.is_empty()));
    if !rules.is_empty() || name.is_some() || author.is_some() {
        data.push('*');
        data += rules;
    }
    if let Some(name) = name {
        data += &format!("t{}", encoded(name));
    }
    if let Some(author) = author {
        data += &format!("*a{}", encoded(author));
    }
    Some(data)
}
