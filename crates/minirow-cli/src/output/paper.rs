//! Boards that were read as they are drawn and printed.

use anyhow::Context;
use minirow::format::{Document, Shape, Symbols};
use minirow::logic::Position;
use minirow::scene::Paper;
use minirow::{Cell, DigitSet, Grid, Pencil, Singles};
use minirow_print::{Fonts, PrintError};

use crate::args::LookArgs;
use crate::input::named::{self, LARGEST_FONT};

/// What stands on a board: with its candidates if it is written with them, or all that the digits leave
/// if they are asked for.
pub(crate) fn paper(document: &Document, givens: Option<&Grid>, candidates: bool) -> Paper {
    let mut paper = Paper::new(givens.cloned().unwrap_or_else(|| document.puzzle()));
    paper.digits = document.grid.clone();
    paper.candidates = document.candidates.clone();
    paper.corner = document.corner.clone().unwrap_or_default();
    paper.centre = document.centre.clone().unwrap_or_default();
    paper.colours = document.colours.clone().unwrap_or_default();
    paper.rules.clone_from(&document.rules);
    if candidates && paper.candidates.is_none() {
        paper.candidates = Some(possible(&document.grid));
    }
    paper
}

/// For each cell the digits that none of the cells it sees holds.
fn possible(grid: &Grid) -> Vec<DigitSet> {
    let geometry = grid.geometry();
    // Where digits contradict each other, candidates are those of an empty board.
    match Pencil::from_grid(grid, Singles::Leave) {
        Ok(pencil) => geometry.cells().map(|cell| pencil.candidates(cell)).collect(),
        Err(_) => vec![geometry.all_digits(); geometry.cell_count()],
    }
}

/// The candidates of a position.
pub(crate) fn candidates_of(position: &Position) -> Vec<DigitSet> {
    position.geometry().cells().map(|cell| position.candidates(cell)).collect()
}

/// A position as a board with candidates.
pub(crate) fn with_candidates(position: &Position) -> Document {
    let sets = position.geometry().cells().map(|cell| match position.digit(cell) {
        Some(digit) => DigitSet::of(digit),
        None => position.candidates(cell),
    });
    let mut document = Document::from(position.grid());
    document.candidates = Some(sets.collect());
    document
}

/// The cells that contradict each other.
pub(crate) fn wrong(grid: &Grid) -> Vec<Cell> {
    let duplicates = grid.duplicates();
    let mut cells: Vec<Cell> =
        duplicates.into_iter().flat_map(|duplicate| duplicate.cells).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The symbols that digits are drawn as.
pub(crate) fn symbols<'a>(
    look: &'a LookArgs,
    reading: Option<&'a Symbols>,
    shape: &'a Shape,
) -> &'a Symbols {
    let side = usize::from(shape.geometry.digit_count());
    let suits = |symbols: &&Symbols| symbols.count() >= side;
    let asked = look.draw_symbols.as_ref().filter(suits).or(reading.filter(suits));
    asked.unwrap_or(&shape.symbols)
}

/// The fonts that the command line names, and the one that is built in.
pub(crate) fn fonts(look: &LookArgs) -> anyhow::Result<Fonts> {
    let mut files = Vec::new();
    for path in &look.font {
        let data = named::read(path, LARGEST_FONT)?;
        // Each by itself, to tell which one is no font.
        Fonts::new(vec![data.clone()]).with_context(|| path.display().to_string())?;
        files.push(data);
    }
    Ok(Fonts::new(files)?)
}

/// The way out of an error that the command line knows.
pub(crate) fn way_out(error: &PrintError) -> Option<String> {
    match error {
        PrintError::MissingCharacter(_) => Some("--font FILE adds a font that has it".to_owned()),
        PrintError::PictureSize { .. } => Some("--cell makes it smaller".to_owned()),
        _ => None,
    }
}
