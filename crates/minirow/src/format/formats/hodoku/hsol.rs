//! Games of HoDoKu, `.hsol`: what is in the ZIP archive, a document of XML.
//!
//! # Reading
//! The document tells how objects of Java are made. None is: the first of the class `Sudoku2` is
//! looked through for its digits (`values`), which of them are givens (`fixed`), and its candidates
//! (`cells`). Whoever reads the file takes the document out of the archive.
//!
//! Steps, colours and savepoints are passed over.
//!
//! # Writing
//! HoDoKu reads [library](crate::format::formats::hodoku::library) and [candidates](crate::format::formats::candidates) as well; this format
//! is only read.

use crate::board::{Digit, DigitSet, Grid};
use crate::format::document::Document;
use crate::format::formats::nine;
use crate::format::formats::sadman::set_of;
use crate::format::formats::xml::Element;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::cut::xml::Cutter;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Hsol;

/// All nine candidates, which a cell has that the document does not name.
const ALL: i64 = 0x1ff;

impl Notation for Hsol {
    fn reading(&self) -> Reading {
        Reading::Alone(&Hsol)
    }

    fn is_only_read(&self) -> bool {
        true
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Givens, Part::Candidates]
    }

    fn write(&self, _document: &Document, _symbols: &Symbols) -> String {
        String::new()
    }
}

impl Alone for Hsol {
    fn piece(&self) -> Piece {
        Piece::Element { root: "java", board: "java" }
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        Cutter::begins(line)
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let java = Element::of(record)?;
        let is_sudoku = |object: &&Element| {
            let class = object.attribute("class").unwrap_or_default();
            object.name == "object" && class.rsplit('.').next() == Some("Sudoku2")
        };
        let Some(sudoku) = java.children.iter().find(is_sudoku) else {
            let expected = "an object of the class Sudoku2";
            return Err(ParseError::new(record.place_of(0), expected, "none"));
        };
        let geometry = nine::geometry(known, record.place_of(sudoku.start))?;
        let values = array(sudoku, "values", 0, record)?;
        let fixed = array(sudoku, "fixed", 0, record)?;
        let cells = array(sudoku, "cells", ALL, record)?;
        let mut grid = Grid::new(&geometry);
        for (cell, &value) in geometry.cells().zip(&values) {
            let value = u8::try_from(value).ok().filter(|&value| value <= 9);
            let Some(value) = value else {
                let place = record.place_of(sudoku.start);
                return Err(ParseError::new(place, "values from 0 to 9", "others"));
            };
            grid.set(cell, Digit::new(value));
        }
        let is_filled = |index: usize| values[index] > 0;
        let givens: Vec<bool> = (0..81).map(|i| is_filled(i) && fixed[i] != 0).collect();
        let is_played = (0..81).any(|index| is_filled(index) && !givens[index]);
        let mut document = Document::from(grid);
        // A board that was never set apart from its givens has none that are fixed.
        document.givens = Some(givens).filter(|givens| is_played && givens.contains(&true));
        let sets: Vec<DigitSet> = geometry
            .cells()
            .map(|cell| match document.grid.get(cell) {
                Some(digit) => DigitSet::of(digit),
                None => set_of((cells[cell.index()] & ALL) as u32),
            })
            .collect();
        document.candidates = Some(sets).filter(|sets| *sets != nine::left(&document.grid));
        Ok((document, nine::shape(Format::HSOL, geometry, known)))
    }
}

/// An array that is a property of an object: the values that are named, and others for the rest.
fn array(
    object: &Element,
    name: &str,
    other: i64,
    record: &Record,
) -> Result<Vec<i64>, ParseError> {
    let mut values = vec![other; 81];
    let is_it = |child: &&Element| child.attribute("property") == Some(name);
    for property in object.children.iter().filter(is_it) {
        let of_array = property.children.iter().filter(|child| child.name == "array");
        let elements = of_array.flat_map(|array| &array.children).chain(&property.children);
        for element in elements.filter(|element| element.name != "array") {
            let index = element.attribute("index").and_then(|index| index.parse::<usize>().ok());
            let value = element.children.first().and_then(number);
            let place = || record.place_of(element.start);
            let (Some(index), Some(value)) = (index.filter(|&index| index < 81), value) else {
                let expected = format!("a number for one of 81 {name}");
                return Err(ParseError::new(place(), expected, quote(&element.name)));
            };
            values[index] = value;
        }
    }
    Ok(values)
}

fn number(element: &Element) -> Option<i64> {
    match (element.name.as_str(), element.text.trim()) {
        ("boolean", "true") => Some(1),
        ("boolean", "false") => Some(0),
        ("int" | "short" | "byte", text) => text.parse().ok(),
        _ => None,
    }
}
