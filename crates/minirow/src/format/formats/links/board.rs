//! A board that was found in a link, before it is known to agree with what was told beforehand.

use std::fmt;

use super::constraints::Constraints;
use super::fields::cells::Cells;
use crate::board::{Digit, DigitSet, Geometry, Grid};
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::reading::error::{ParseError, ParseErrorKind};
use crate::format::reading::known::{Header, Known, Place, Rule};
use crate::format::reading::remedy::Remedy;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

/// The most that a link may unpack to, in characters: ten times what a full 25×25 board takes.
pub(in crate::format) const MOST_UNPACKED: usize = 1 << 20;

/// A board with its parts by cell.
pub(in crate::format) struct Board {
    side: u8,
    /// The digits, 0 for an empty cell.
    pub(in crate::format) values: Vec<u8>,
    pub(in crate::format) givens: Vec<bool>,
    pub(in crate::format) corner: Vec<DigitSet>,
    pub(in crate::format) centre: Vec<DigitSet>,
    /// The block of each cell, by any number.
    pub(in crate::format) blocks: Vec<u32>,
    pub(in crate::format) rules: Vec<Rule>,
    /// The rules beyond houses.
    pub(in crate::format) further: Vec<crate::rules::Rule>,
    /// Whether the setter has coloured cells.
    pub(in crate::format) is_coloured: bool,
    /// What the cells may hold, where the link says so.
    pub(in crate::format) candidates: Vec<Option<DigitSet>>,
}

impl Board {
    pub(in crate::format) fn new(side: u8) -> Self {
        let cells = usize::from(side).pow(2);
        Self {
            side,
            values: vec![0; cells],
            givens: vec![false; cells],
            corner: vec![DigitSet::EMPTY; cells],
            centre: vec![DigitSet::EMPTY; cells],
            blocks: vec![0; cells],
            rules: Vec::new(),
            further: Vec::new(),
            is_coloured: false,
            candidates: vec![None; cells],
        }
    }

    /// Numbers its blocks, which have so many rows and columns.
    pub(super) fn number_blocks(&mut self, rows: u8, columns: u8) {
        let [side, rows, columns] = [self.side, rows, columns].map(u32::from);
        let block = |cell: u32| cell / side / rows * rows + cell % side / columns;
        self.blocks = (0..side * side).map(block).collect();
    }

    /// Its cells by name, with the blocks that it tells.
    pub(in crate::format) fn cells(&self) -> Cells {
        Cells::of(self.side, &self.blocks)
    }

    /// The document, with the geometry as told by the link; all in it is at this place.
    ///
    /// Blocks without numbers are left to what was told beforehand, and to the side.
    pub(in crate::format) fn read(
        self,
        place: Place,
        known: &Known,
        format: Format,
    ) -> Result<(Document, Shape), ParseError> {
        let blocks = if self.blocks.iter().all(|&block| block == self.blocks[0]) && self.side > 1 {
            match &known.options.geometry {
                Some(geometry) if geometry.side() == self.side => geometry.clone(),
                _ => Geometry::of_side(self.side).map_err(|error| {
                    ParseError::new(place, "the shape of the blocks to be told", error)
                        .of(ParseErrorKind::Block)
                        .with(Remedy::blocks(self.side))
                })?,
            }
        } else {
            blocks_of(&self.blocks).map_err(|error| ParseError::new(place, "a board", error))?
        };
        let rules = self.rules.into_iter().map(|rule| (place, rule)).collect();
        let header = Header { blocks: Some((place, blocks)), rules, ..Header::default() };
        let known = known.with(&header)?;
        let geometry = known.options.geometry.clone().expect("the header tells it");
        let mut grid = Grid::new(&geometry);
        for (cell, &value) in geometry.cells().zip(&self.values) {
            grid.set(cell, Digit::new(value));
        }
        let is_players = |(&value, &is_given): (&u8, &bool)| value > 0 && !is_given;
        let has_players = self.values.iter().zip(&self.givens).any(is_players);
        let candidates = candidates(&geometry, &self.values, self.candidates);
        if usize::from(self.side) > MOST_SIDE && !self.further.is_empty() {
            let found = format!(
                "one of {0}x{0} with {1}",
                self.side,
                crate::rules::Rule::list(&self.further)
            );
            let expected = format!("a board of up to {MOST_SIDE}x{MOST_SIDE} with rules");
            return Err(ParseError::new(place, expected, found));
        }
        let marks = |marks: Vec<DigitSet>| marks.iter().any(|set| !set.is_empty()).then_some(marks);
        let document = Document {
            givens: has_players.then_some(self.givens),
            corner: marks(self.corner),
            centre: marks(self.centre),
            candidates,
            rules: self.further,
            ..grid.into()
        };
        let symbols = match known.options.symbols {
            Some(symbols) if symbols.count() >= geometry.side().into() => symbols,
            _ => Symbols::for_board(&geometry),
        };
        let symbols = symbols.for_side(geometry.side());
        Ok((
            document,
            Shape { format, geometry, symbols, dash_row: 0, gap_rows: None, lines: None },
        ))
    }
}

/// Boards with rules end here.
const MOST_SIDE: usize = 25;

/// The candidates of all cells, where those of any are told.
fn candidates(
    geometry: &Geometry,
    values: &[u8],
    told: Vec<Option<DigitSet>>,
) -> Option<Vec<DigitSet>> {
    let is_told = told.iter().zip(values).any(|(set, &value)| value == 0 && set.is_some());
    let all = geometry.all_digits();
    let set = |(set, &value): (Option<DigitSet>, &u8)| match Digit::new(value) {
        Some(digit) => [digit].into_iter().collect(),
        None => set.unwrap_or(all),
    };
    is_told.then(|| told.into_iter().zip(values).map(set).collect())
}

/// A board with these blocks: rectangular ones where they are.
fn blocks_of(labels: &[u32]) -> Result<Geometry, crate::board::GeometryError> {
    let irregular = Geometry::irregular(labels)?;
    let side = irregular.side();
    let same = |other: &Geometry| other.cells().all(|c| other.block(c) == irregular.block(c));
    let rows = (1..=side).filter(|&rows| side.is_multiple_of(rows));
    let shapes = rows.filter_map(|rows| Geometry::with_blocks(rows, side / rows).ok());
    Ok(shapes.into_iter().find(same).unwrap_or(irregular))
}

/// Whether cells in JSON are rows of objects, as players on the web have them.
pub(in crate::format) fn holds_objects(cells: &str) -> bool {
    cells.chars().filter(|c| !c.is_whitespace()).take(3).eq("[[{".chars())
}

/// The side of a board with so many rows.
pub(in crate::format) fn side_of(rows: usize, place: Place) -> Result<u8, ParseError> {
    let side = u8::try_from(rows).ok().filter(|&side| side > 0);
    side.ok_or_else(|| ParseError::new(place, "1 to 255 rows", rows))
}

/// A digit of a board of this side, or 0.
pub(in crate::format) fn value(
    number: Option<u64>,
    side: u8,
    found: impl fmt::Display,
    place: Place,
) -> Result<u8, ParseError> {
    let value = number.and_then(|number| u8::try_from(number).ok()).filter(|&value| value <= side);
    value.ok_or_else(|| ParseError::new(place, format!("digits from 1 to {side}"), found))
}

/// What the link has that is not known here.
pub(super) fn refuse(constraints: &Constraints, place: Place) -> Result<(), ParseError> {
    let expected = "a board with nothing but rules that are known";
    constraints.told().map_or(Ok(()), |told| Err(ParseError::new(place, expected, told)))
}
