//! The cells of a board by their names in links, and those around it.

use serde_json::Value;

use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Place;

/// A board whose cells have names.
#[derive(Clone, Debug)]
pub(in crate::format) struct Cells {
    /// How many rows and columns there are.
    pub(in crate::format) side: u8,
    /// The cells of each block, in reading order.
    pub(in crate::format) blocks: Vec<Vec<u16>>,
}

/// A row and a column from 0; −1 and the side are beside the board.
pub(in crate::format) type Spot = (i32, i32);

impl Cells {
    /// Those of a board with the block of each cell by any number; where all have the same, there is none.
    pub(in crate::format) fn of(side: u8, labels: &[u32]) -> Self {
        let mut blocks: Vec<(u32, Vec<u16>)> = Vec::new();
        for (cell, label) in (0..).zip(labels) {
            match blocks.iter_mut().find(|(known, _)| known == label) {
                Some((_, cells)) => cells.push(cell),
                None => blocks.push((*label, vec![cell])),
            }
        }
        Self { side, blocks: blocks.into_iter().map(|(_, cells)| cells).collect() }
    }

    /// How many cells there are.
    pub(in crate::format) fn count(&self) -> usize {
        usize::from(self.side).pow(2)
    }

    /// The row and column of a cell.
    pub(in crate::format) fn spot(&self, cell: u16) -> Spot {
        let side = u16::from(self.side);
        (i32::from(cell / side), i32::from(cell % side))
    }

    /// The cell of a row and column, where it is on the board.
    pub(in crate::format) fn cell(&self, (row, column): Spot) -> Option<u16> {
        let side = i32::from(self.side);
        let is_on = (0..side).contains(&row) && (0..side).contains(&column);
        is_on.then(|| (row * side + column) as u16)
    }

    /// All cells from one on, step by step to the edge of the board.
    pub(in crate::format) fn ray(&self, start: Spot, (rows, columns): Spot) -> Vec<u16> {
        let spots = (0..).map(|step| (start.0 + step * rows, start.1 + step * columns));
        spots.map_while(|spot| self.cell(spot)).take(self.side.into()).collect()
    }

    /// Whether two cells share a side.
    pub(in crate::format) fn are_beside(&self, one: u16, other: u16) -> bool {
        let ((row, column), (other_row, other_column)) = (self.spot(one), self.spot(other));
        (row - other_row).abs() + (column - other_column).abs() == 1
    }

    /// The block of a cell.
    pub(in crate::format) fn block_of(&self, cell: u16) -> Option<&[u16]> {
        self.blocks.iter().find(|cells| cells.contains(&cell)).map(Vec::as_slice)
    }

    /// The name of a cell, as `R1C2`.
    pub(super) fn name(&self, cell: u16) -> String {
        name_of(self.spot(cell))
    }

    /// The names of cells.
    pub(super) fn names(&self, cells: &[u16]) -> Vec<String> {
        cells.iter().map(|&cell| self.name(cell)).collect()
    }

    /// A row and column by name, on the board or beside it.
    pub(super) fn read_spot(&self, value: &Value, place: Place) -> Result<Spot, ParseError> {
        let found = || spot_of(value.as_str()?);
        let most = i32::from(self.side);
        found()
            .filter(|&(row, column)| row.max(column) <= most)
            .ok_or_else(|| ParseError::new(place, "cells such as R1C2", quote(&value.to_string())))
    }

    /// A cell of the board by name.
    pub(super) fn read_cell(&self, value: &Value, place: Place) -> Result<u16, ParseError> {
        let cell = self.cell(self.read_spot(value, place)?);
        cell.ok_or_else(|| {
            let expected = format!("cells of a board of {0}x{0}", self.side);
            ParseError::new(place, expected, quote(&value.to_string()))
        })
    }

    /// Cells of the board by name; no line is longer than twice the board.
    pub(super) fn read_cells(
        &self,
        value: Option<&Value>,
        place: Place,
    ) -> Result<Vec<u16>, ParseError> {
        let values = value.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let most = 2 * self.count();
        if values.len() > most {
            return Err(ParseError::new(
                place,
                format!("up to {most} cells in a rule"),
                values.len(),
            ));
        }
        values.iter().map(|value| self.read_cell(value, place)).collect()
    }
}

/// Cells of a line as a set: a closed line has its first cell once.
pub(in crate::format) fn once(mut cells: Vec<u16>) -> Vec<u16> {
    let mut at = 0;
    while at < cells.len() {
        match cells[..at].contains(&cells[at]) {
            true => drop(cells.remove(at)),
            false => at += 1,
        }
    }
    cells
}

/// Sets of a kind that share a cell, made one, as long as a board of this side has as many digits.
pub(in crate::format) fn joined<K: PartialEq>(
    sets: Vec<(K, Vec<u16>)>,
    side: u8,
) -> Vec<(K, Vec<u16>)> {
    if sets.len() > MOST_SETS {
        return sets;
    }
    let mut all: Vec<(K, Vec<u16>)> = Vec::new();
    for (kind, mut cells) in sets {
        // Each set that it meets may have been met by none before.
        let meets = |(other, known): &(K, Vec<u16>), cells: &[u16]| {
            if *other != kind || known.len().max(cells.len()) > side.into() {
                return false;
            }
            let shared = known.iter().filter(|cell| cells.contains(cell)).count();
            shared > 0 && known.len() + cells.len() - shared <= side.into()
        };
        while let Some(at) = all.iter().position(|set| meets(set, &cells)) {
            cells = once([all.remove(at).1, cells].concat());
        }
        all.push((kind, cells));
    }
    all
}

/// No puzzle has as many lines of a kind.
const MOST_SETS: usize = 500;

/// The name of a row and column from 0.
pub(super) fn name_of((row, column): Spot) -> String {
    format!("R{}C{}", row + 1, column + 1)
}

/// The row and column of a name, from 0.
pub(super) fn spot_of(name: &str) -> Option<Spot> {
    let (row, column) = name.trim().strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
    let number = |text: &str| {
        let is_number = (1..=3).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        text.parse::<i32>().ok().filter(|_| is_number).map(|number| number - 1)
    };
    Some((number(row)?, number(column)?))
}
