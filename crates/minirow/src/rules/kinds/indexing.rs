//! Cells that say where in their line a value is.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Entry, Field, Setting};
use super::{Compiler, Filled, Kind, Lists, Spelled, Told, Wrong};
use crate::board::Geometry;
use crate::rules::holds::nth;

/// The cell says which cell of its row, column or block, counted from 1, holds this value. So it holds neither
/// 0 nor more than the line has cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Indexing {
    /// The cell.
    pub cell: u16,
    /// Its whole row, column or block.
    pub line: Vec<u16>,
    /// The value.
    pub value: u32,
}

impl Kind for Indexing {
    const TOLD: &'static [Told] = &[Told::lists("indexing", Lists { first: (1, 1), ..Lists::TWO })
        .says(
            "the index of {number} in {cells} among {cells}",
            "A cell with a number in its corner says at which place of its row, column or block that number is.",
        )
        .number()
        .example("indexing 1 r1c1 | r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9")];
    const FIELDS: &'static [Field] = &[
        Field::new("indexing", "rowindexer", Entry::Indexer)
            .called(&["Row Indexer"])
            .look("#7CC77C"),
        Field::new("indexing", "columnindexer", Entry::Indexer)
            .called(&["Column Indexer"])
            .look("#C77C7C"),
        Field::new("indexing", "boxindexer", Entry::Indexer)
            .called(&["Box Indexer"])
            .look("#7C7CC7"),
    ];
    const BLOCKS: &'static [Block] = &[
        Block::new("indexing", 600, Entry::Indexer)
            .setting(Setting::Field("rowindexer"))
            .style("{'color': '#3399cc55'}"),
        Block::new("indexing", 601, Entry::Indexer)
            .setting(Setting::Field("columnindexer"))
            .style("{'color': '#cc333355'}"),
    ];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&[self.cell]);
        see(&self.line);
    }

    fn numbers(&self) -> Vec<u64> {
        vec![self.value.into()]
    }

    fn read(spelled: &mut Spelled, geometry: &Geometry) -> Result<Self, Wrong> {
        let value = spelled.number();
        if !spelled.is_unchecked && geometry.place_of(value).is_none() {
            return Err(Wrong::value(geometry, 0, value.into()));
        }
        let [cell, line] = spelled.two_lists();
        Ok(Self { cell: cell[0], line, value })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        nth(&filled.values(&self.line), filled.value(self.cell)) == Some(self.value)
    }

    /// The cell says n where the n-th cell of the line has the value; and nowhere else, where no value is twice in
    /// the line.
    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let (cell, line, value) = (self.cell, &self.line, self.value);
        let len = line.len() as u32;
        compiler.relation(cell, cell, |number, _| (1..=len).contains(&number));
        let mut is_once = compiler.all_differ(line);
        for house in compiler.geometry.all_houses() {
            let mut cells = compiler.geometry.numbers_of(house);
            let len = compiler.geometry.cells_of(house).len();
            is_once |= len == line.len() && cells.all(|cell| line.contains(&cell));
        }
        for (&other, number) in line.iter().zip(1..) {
            compiler.relation(cell, other, |says, has| match says == number {
                true => has == value,
                false => has != value || !is_once,
            });
        }
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("indexing", |draw| {
        let cell = draw.cell();
        let (row, column) = (draw.geometry().row_of(cell), draw.geometry().column_of(cell));
        let line = if draw.random.chance(1, 2) { draw.row(row) } else { draw.column(column) };
        let value = draw.any_value();
        draw.push(Self { cell, line, value });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], _: u32, geometry: &Geometry) -> Vec<Self> {
        let value = geometry.value_at(geometry.values() - 1);
        vec![Self { cell: cells[0], line: cells.to_vec(), value }]
    }
}
