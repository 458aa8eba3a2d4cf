//! A geometry in the making.

use std::collections::HashMap;
use std::sync::Arc;

use super::layout::{HouseRecord, Layout};
use super::rules::MOST_HOUSES;
use super::squares::Squares;
use super::{Cell, Extra, Geometry, GeometryError, Grids, HouseKind};

/// All of a geometry but what follows from its houses.
#[derive(Clone)]
pub(super) struct Draft {
    pub(super) frame: Squares,
    pub(super) digits: u8,
    pub(super) lowest: u8,
    pub(super) block_shape: Option<(u8, u8)>,
    pub(super) block_of: Vec<u16>,
    pub(super) has_lines: bool,
    is_square: bool,
    pub(super) grids: Option<Grids>,
    pub(super) extras: Vec<Extra>,
    pub(super) rules: Vec<String>,
    pub(super) pairs: Vec<(Cell, Cell)>,
    houses: Vec<(HouseRecord, Vec<Cell>)>,
}

impl Draft {
    /// A frame without houses.
    pub(super) fn new(frame: Squares, digits: u8) -> Self {
        Self {
            block_of: vec![0; frame.cell_count()],
            frame,
            digits,
            lowest: 1,
            block_shape: None,
            has_lines: true,
            is_square: false,
            grids: None,
            extras: Vec::new(),
            rules: Vec::new(),
            pairs: Vec::new(),
            houses: Vec::new(),
        }
    }

    /// A square with its rows and columns.
    pub(super) fn square(side: u8) -> Self {
        let mut draft = Self::new(Squares::whole(side, side), side);
        draft.is_square = true;
        draft.lines();
        draft
    }

    /// Rows and columns are houses, those without cells aside.
    pub(super) fn lines(&mut self) {
        for (are_rows, kind, word) in
            [(true, HouseKind::Row, "row"), (false, HouseKind::Column, "column")]
        {
            for (number, cells) in (1..).zip(self.frame.lines(are_rows)) {
                if !cells.is_empty() {
                    self.house(kind, format!("{word} {number}"), cells);
                }
            }
        }
    }

    /// Blocks by the label of each cell, in the order of their first cells; as houses, or only to be drawn.
    ///
    /// # Errors
    /// [`GeometryError::MapBlock`] where a block has not as many cells as there are digits, or more.
    pub(super) fn blocks(
        &mut self,
        label: impl Fn(u8, u8) -> Option<u32>,
        are_houses: bool,
    ) -> Result<(), GeometryError> {
        let mut number_of = HashMap::new();
        let mut blocks: Vec<Vec<Cell>> = Vec::new();
        let mut block_of = vec![u16::MAX; self.frame.cell_count()];
        for number in 0..self.frame.cell_count() as u16 {
            let cell = Cell::new(number);
            let (row, column) = self.frame.position(cell);
            let Some(label) = label(row, column) else { continue };
            let block = *number_of.entry(label).or_insert_with(|| {
                blocks.push(Vec::new());
                blocks.len() - 1
            });
            blocks[block].push(cell);
            block_of[cell.index()] = block as u16;
        }
        block_of.iter_mut().for_each(|block| *block = (*block).min(blocks.len() as u16));
        self.block_of = block_of;
        for (number, cells) in (1..).zip(blocks) {
            let found = cells.len();
            // Blocks part a square; those of other boards may be short.
            let most = usize::from(self.digits);
            if found > most || (self.is_square && found < most) {
                let (block, side) = (number, self.digits);
                return Err(GeometryError::MapBlock { block, side, cells: found });
            }
            if are_houses {
                self.house(HouseKind::Block, format!("block {number}"), cells);
            }
        }
        Ok(())
    }

    pub(super) fn house(&mut self, kind: HouseKind, name: String, cells: Vec<Cell>) {
        self.houses.push((HouseRecord { kind, name, extra: None }, cells));
    }

    pub(super) fn record(&mut self, record: HouseRecord, cells: Vec<Cell>) {
        self.houses.push((record, cells));
    }

    /// The geometry of this layout.
    ///
    /// # Errors
    /// [`GeometryError`] where houses have more cells than there are digits, or are too many.
    pub(super) fn check(self) -> Result<Geometry, GeometryError> {
        for (record, cells) in &self.houses {
            if cells.len() > self.digits.into() {
                let expected = format!("at most {} cells in {}", self.digits, record.name);
                return Err(GeometryError::Frame { expected, found: cells.len().to_string() });
            }
        }
        let cells = self.frame.cell_count();
        if cells > Geometry::MOST_CELLS {
            let expected = format!("at most {} cells", Geometry::MOST_CELLS);
            return Err(GeometryError::Frame { expected, found: cells.to_string() });
        }
        if self.houses.len() > MOST_HOUSES {
            return Err(GeometryError::TooManyHouses { limit: MOST_HOUSES });
        }
        Ok(self.finish())
    }

    /// The geometry of a layout that is known to have none of these faults.
    pub(super) fn finish(self) -> Geometry {
        let mut layout = Layout {
            is_square: self.is_square,
            frame: self.frame,
            digits: self.digits,
            lowest: self.lowest,
            block_shape: self.block_shape,
            block_of: self.block_of,
            has_lines: self.has_lines,
            grids: self.grids,
            houses: Vec::new(),
            cells_of: Vec::new(),
            distinct: Vec::new(),
            extras: self.extras,
            rules: self.rules,
            seats_from: Vec::new(),
            seats: Vec::new(),
            pairs: self.pairs,
            apart: Vec::new(),
        };
        for (record, cells) in self.houses {
            layout.add(record, cells);
        }
        layout.settle();
        Geometry(Arc::new(layout))
    }
}

impl Layout {
    /// One more house: of those that hold every digit, or of those in which digits are only distinct.
    pub(super) fn add(&mut self, record: HouseRecord, cells: Vec<Cell>) {
        if cells.len() == usize::from(self.digits) {
            self.houses.push(record);
            self.cells_of.extend(cells);
        } else {
            self.distinct.push((record, cells));
        }
    }
}
