//! The candidates of every cell as Simple Sudoku draws them.
//!
//! # Reading
//! As [candidates](crate::format::formats::candidates), which read this drawing too where no format is named.
//!
//! # Writing
//! ```text
//! *-----------------------*
//! | 1     2   | 3     4   |
//! ```
//! All columns are as wide as the longest group and two blanks.

use crate::format::document::Document;
use crate::format::formats::candidates;
use crate::format::formats::candidates::{Candidates, groups};
use crate::format::part::Part;
use crate::format::reading::error::ParseError;
use crate::format::reading::lines::text::Text;
use crate::format::reading::notation::{Alike, Content, Fit, Frame, Notation, Reading, Told};
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct SimpleCandidates;

impl Notation for SimpleCandidates {
    fn frame(&self) -> Frame {
        Frame { has_header: true, is_drawing: true, ..Frame::default() }
    }

    fn reading(&self) -> Reading {
        Reading::Alike(&SimpleCandidates)
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Candidates]
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        candidates::refusal_of(document, false)
    }

    fn write(&self, document: &Document, symbols: &Symbols) -> String {
        let groups = groups(document, symbols);
        let geometry = document.grid.geometry();
        let side = usize::from(geometry.side());
        let (rows, columns) = match geometry.block_shape() {
            Some((rows, columns)) if rows > 1 && columns > 1 => (rows.into(), columns.into()),
            _ => (side, side),
        };
        let width = groups.iter().map(|group| group.chars().count()).max().unwrap_or(1) + 2;
        let stroke = "-".repeat(columns * width + 1);
        let strokes = vec![stroke; side / columns];
        let edge = format!("*{}*\n", strokes.join("-"));
        let between = format!("|{}|\n", strokes.join("+"));
        let mut drawing = edge.clone();
        for (index, row) in groups.chunks(side).enumerate() {
            if index > 0 && index % rows == 0 {
                drawing.push_str(&between);
            }
            for block in row.chunks(columns) {
                drawing.push_str("| ");
                block.iter().for_each(|group| drawing.push_str(&format!("{group:<width$}")));
            }
            drawing.push_str("|\n");
        }
        drawing + &edge
    }
}

impl Alike for SimpleCandidates {
    fn content(&self) -> Content {
        Content::Candidates
    }

    fn lines(&self, side: u8) -> usize {
        Candidates.lines(side)
    }

    fn fits(&self, text: &Text<'_>, told: Told<'_>) -> Vec<Fit> {
        // The text does not tell it apart from the other drawing, and need not.
        if told.format { Candidates.fits(text, told) } else { Vec::new() }
    }

    fn read(&self, text: &Text<'_>, shape: &Shape) -> Result<Document, ParseError> {
        Candidates.read(text, shape)
    }
}
