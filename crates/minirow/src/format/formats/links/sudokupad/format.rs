//! Links of SudokuPad, whatever is packed in them.

use serde_json::Value;

use super::{scf, scl, scl_write, zip};
use crate::board::Geometry;
use crate::format::about::AboutField;
use crate::format::document::Document;
use crate::format::formats::links::address::{Address, decoded, is_packed, parameter};
use crate::format::formats::links::fpuzzles::{read_packed, read_value, unpacked};
use crate::format::formats::links::fpuzzles_write::{refusal, refusal_of, written};
use crate::format::formats::links::lz;
use crate::format::formats::links::same::same_rules;
use crate::format::formats::links::told_text;
use crate::format::formats::recognised::Ruled;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::{Known, Place};
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::options::ReadOptions;
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;
use crate::rules::Rule;

pub(in crate::format) struct SudokuPad;

const HOSTS: [&str; 2] = ["sudokupad.app", "crackingthecryptic.com"];

impl Ruled for SudokuPad {
    const FORMAT: Format = Format::SUDOKUPAD;
    const THIS: &'static Self = &Self;
}

impl Notation for SudokuPad {
    fn reading(&self) -> Reading {
        Reading::Alone(&SudokuPad)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        scl_write::refusal(geometry)
    }

    fn parts(&self) -> &'static [Part] {
        &[
            Part::Rules,
            Part::Corner,
            Part::Centre,
            Part::Solution,
            Part::Name,
            Part::About(AboutField::Author),
            Part::About(AboutField::Rules),
            Part::About(AboutField::Source),
        ]
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        let refusal = scl_write::refusal_of(document).or_else(|| told_text::refusal(document));
        refusal.or_else(|| {
            let is_lost = document.has(Part::Rules) && with_rules(document).is_none();
            let expected = "rules that it draws, or that f-puzzles has a field for";
            is_lost.then(|| (expected, lost(document)))
        })
    }

    fn host(&self) -> Option<&'static str> {
        Some(HOSTS[0])
    }

    fn write(&self, document: &Document, _: &Symbols) -> String {
        let data = match document.has(Part::Rules) {
            true => with_rules(document),
            false => scf::written(document),
        };
        let data =
            data.unwrap_or_else(|| format!("scl{}", lz::packed(&scl_write::written(document))));
        format!("https://sudokupad.app/{data}\n")
    }
}

impl Alone for SudokuPad {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        let address = Address::of(line);
        HOSTS.iter().any(|host| address.is_at(host))
            || line.trim_start().starts_with(SCHEME)
            || is_code(line.trim())
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let text = record.text.trim();
        let blanks = record.text.chars().take_while(|c| c.is_whitespace()).count();
        let place = (record.line, record.column + blanks);
        if text.starts_with('{') {
            let puzzle = zip::read(text)
                .ok_or_else(|| ParseError::new(place, "a puzzle in JSON", quote(text)))?;
            return scl::read_scl(&puzzle, place, known);
        }
        let address = Address::of(text);
        let id = if HOSTS.iter().any(|host| address.is_at(host)) {
            let path = address.path.strip_prefix("sudoku/").unwrap_or(address.path);
            match parameter(address.query, "puzzleid") {
                Some(id) => id,
                // A slash at the end may be one of the packed text.
                None => path,
            }
        } else {
            text.strip_prefix(SCHEME).map_or(text, |id| id.split('?').next().unwrap_or(id))
        };
        read_id(id, place, known)
    }
}

/// A document with rules: drawn where the drawing is read as the same rules, or else as f-puzzles has it.
fn with_rules(document: &Document) -> Option<String> {
    let puzzle = scl_write::written(document);
    let options = ReadOptions { geometry: None, ..ReadOptions::default().rules(true) };
    let known = Known::new(options);
    let read = |text: &str| serde_json::from_str::<Value>(text).ok();
    let drawn = read(&puzzle).and_then(|value| scl::read_scl(&value, (1, 1), &known).ok());
    if drawn.is_some_and(|(drawn, _)| is_same(&drawn, document)) {
        return Some(format!("scl{}", lz::packed(&puzzle)));
    }
    let is_held = document.parts().iter().all(|part| *part != Part::About(AboutField::Source))
        && refusal(document.grid.geometry()).is_none()
        && refusal_of(document).is_none();
    let puzzle = is_held.then(|| written(document))?;
    let fields = read(&puzzle).and_then(|value| read_value(&value, (1, 1), &known).ok());
    fields
        .is_some_and(|(fields, _)| is_same(&fields, document))
        .then(|| format!("fpuz{}", lz::packed(&puzzle)))
}

/// What of a document with rules has neither a drawing nor a field.
fn lost(document: &Document) -> String {
    let by_fields = refusal(document.grid.geometry()).or_else(|| refusal_of(document));
    by_fields.map_or_else(|| Rule::list(&document.rules), |(_, found)| found)
}

/// Whether two documents have the same board and the same text of rules.
fn is_same(one: &Document, other: &Document) -> bool {
    let text = |document: &Document| document.about.rules.clone().unwrap_or_default();
    same_rules(&one.rules, &other.rules, one.grid.geometry())
        && one.grid.geometry() == other.grid.geometry()
        && text(one) == text(other)
}

/// What packed puzzles begin with.
const CODES: [&str; 5] = ["scl", "ctc", "fpuzzles", "fpuz", "scf"];

/// Names of puzzles on the server take less.
const LONGEST_NAME: usize = 60;

/// Whether this is what stands behind the host in a link that holds a puzzle.
fn is_code(text: &str) -> bool {
    // Behind an asterisk other things are told than the givens, in signs of their own.
    let packed = text.split('*').next().unwrap_or(text);
    CODES.iter().any(|code| packed.strip_prefix(code).is_some_and(is_packed))
        && !text.contains(char::is_whitespace)
}

/// What SudokuPad calls its own links.
const SCHEME: &str = "sudokupad://puzzle/";

fn read_id(id: &str, place: Place, known: &Known) -> Result<(Document, Shape), ParseError> {
    let behind = |prefixes: &[&str]| prefixes.iter().find_map(|prefix| id.strip_prefix(prefix));
    let format = Format::SUDOKUPAD;
    if let Some(packed) = behind(&["fpuzzles", "fpuz"]) {
        let (document, shape) = read_packed(packed, place, known)?;
        return Ok((document, Shape { format, ..shape }));
    }
    if let Some(data) = behind(&["scf"]) {
        return scf::read(&decoded(data), place, known);
    }
    if let Some(packed) = behind(&["scl", "ctc"]) {
        let puzzle: Value = unpacked(packed, |text| zip::read(text).filter(Value::is_object))
            .ok_or_else(|| ParseError::new(place, "a packed puzzle", quote(packed)))?;
        return scl::read_scl(&puzzle, place, known);
    }
    let mut expected =
        "a link with the puzzle in it, which begins with scl, ctc, fpuz or scf".to_owned();
    let name = id.split(['?', '&']).next().unwrap_or(id).trim_matches('/');
    let is_sign = |c: char| c.is_ascii_alphanumeric() || "-_/.".contains(c);
    if !name.is_empty() && name.len() <= LONGEST_NAME && name.chars().all(is_sign) {
        expected +=
            &format!(" (open https://sudokupad.app/api/puzzle/{name} and copy all that it shows)");
    }
    Err(ParseError::new(place, expected, format!("the name of a puzzle, {}", quote(id))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Extra, Grid};
    use crate::rules::kinds::Whisper;

    /// What a drawing leaves open has the fields of f-puzzles, and is drawn beside them and said.
    #[test]
    fn whispers_of_two_kinds() {
        let board = Geometry::classic().with_extra(Extra::AntiKnight).expect("a board");
        let mut document = Document::from(Grid::new(&board));
        document.rules = vec![
            Rule::Whisper(Whisper { cells: vec![0, 1, 11], least: 5 }),
            Rule::Whisper(Whisper { cells: vec![80, 79], least: 3 }),
        ];
        document.about.rules = Some("By the river.".to_owned());
        let link = SudokuPad.write(&document, &Symbols::usual(9));
        let packed = link.trim().strip_prefix("https://sudokupad.app/fpuz").expect("fields");
        let puzzle: Value = unpacked(packed, |text| serde_json::from_str(text).ok()).expect("JSON");
        let said = puzzle["ruleset"].as_str().expect("a text");
        let said: Vec<&str> = said.lines().collect();
        assert_eq!(
            said,
            [
                "By the river.",
                "The green line from r1c1 to r2c3 is a whisper: digits beside each other on it have a \
                 difference of at least 5.",
                "The green line from r9c9 to r9c8 is a whisper: digits beside each other on it have a \
                 difference of at least 3.",
                "Cells a knight's move apart cannot hold the same digit.",
            ]
        );
        let lines = puzzle["line"].as_array().expect("lines").iter();
        let of: Vec<&str> = lines.filter_map(|line| line["fromConstraint"].as_str()).collect();
        assert_eq!(of, ["German Whispers", "Whisper"]);
    }
}
