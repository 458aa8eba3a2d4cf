//! Puts grids that overlap together into one board.

use std::collections::HashMap;

use super::draft::Draft;
use super::layout::HouseRecord;
use super::squares::Squares;
use super::{Cell, Extra, Geometry, GeometryError, Grids, HouseKind, PlacedGrid};

impl Geometry {
    /// The grids of which this board is made, where they are several: a Samurai has five.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// assert!(Geometry::classic().grids().is_none());
    /// let samurai = Geometry::named("samurai").unwrap();
    /// assert_eq!(samurai.grids().map(|grids| grids.len()), Some(5));
    /// ```
    #[must_use]
    #[inline]
    pub fn grids(&self) -> Option<&Grids> {
        self.0.grids.as_ref()
    }

    /// The board of several grids, each at its place in a frame: where they overlap, they share cells.
    ///
    /// The frame is the least one that holds all of them; what is in no grid is a hole.
    ///
    /// # Errors
    /// [`GeometryError`] where there is none, one is no [square](Self::is_square) board or has another number of digits,
    /// none begins in the first row or in the first column, two lie at the same place, or the frame has more than 255
    /// rows or columns.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Extra, Geometry, PlacedGrid};
    /// let x = Geometry::classic().with_extra(Extra::Diagonals)?;
    /// let both = [PlacedGrid::new(0, 0, Geometry::classic()), PlacedGrid::new(6, 6, x)];
    /// let board = Geometry::of_grids(&both)?;
    /// // Two times 27, one block of which is shared, and two diagonals.
    /// assert_eq!((board.rows(), board.cell_count(), board.houses().count()), (15, 153, 55));
    /// assert_eq!(board.to_string(), "Twodoku and diagonals in B");
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn of_grids(grids: &[PlacedGrid]) -> Result<Self, GeometryError> {
        let (rows, columns) = frame_of(grids)?;
        let is_cell = |row: u8, column: u8| grids.iter().any(|grid| grid.holds(row, column));
        let frame = Squares::of(rows, columns, &is_cell);
        let mut placed = grids.to_vec();
        for grid in &mut placed {
            let at = |cell: Cell| {
                let (row, column) = grid.geometry.position(cell);
                frame
                    .cell_at(grid.row + row, grid.column + column)
                    .expect("a cell of a grid is one")
            };
            grid.cells = grid.geometry.cells().map(at).collect();
        }
        let mut draft = Draft::new(frame, grids[0].geometry.digit_count());
        for (record, cells) in houses_of(&placed) {
            draft.record(record, cells);
        }
        draft.block_of = blocks_of(&placed, draft.frame.cell_count());
        draft.extras = extras_of(&placed);
        draft.rules = rules_of(&placed);
        draft.pairs = pairs_of(&placed);
        draft.grids = Some(Grids(placed));
        draft.check()
    }
}

/// Rows and columns of the frame, once the grids fit together.
fn frame_of(grids: &[PlacedGrid]) -> Result<(u8, u8), GeometryError> {
    let wrong = |expected: &str, found: String| {
        Err(GeometryError::Frame { expected: expected.to_owned(), found })
    };
    let Some(first) = grids.first() else {
        return wrong("a grid at least", "none".to_owned());
    };
    let mut sides = [0u16; 2];
    for (place, grid) in grids.iter().enumerate() {
        let (letter, side) = (Grids::letter(place), u16::from(grid.geometry.side()));
        if !grid.geometry.is_square() {
            return wrong("square grids", format!("{} as {letter}", grid.geometry));
        }
        if grid.geometry.side() != first.geometry.side() {
            let found = format!("{} as {letter} beside {}", grid.geometry, first.geometry);
            return wrong("grids of one side", found);
        }
        let is_same = |other: &&PlacedGrid| (other.row, other.column) == (grid.row, grid.column);
        if let Some(other) = grids[..place].iter().position(|other| is_same(&other)) {
            let found = format!("{} and {letter} at the same", Grids::letter(other));
            return wrong("each grid at its own place", found);
        }
        sides[0] = sides[0].max(u16::from(grid.row) + side);
        sides[1] = sides[1].max(u16::from(grid.column) + side);
    }
    for (what, least) in [
        ("row", grids.iter().map(|grid| grid.row).min()),
        ("column", grids.iter().map(|grid| grid.column).min()),
    ] {
        if let Some(least @ 1..) = least {
            let found = format!("the first in {what} {}", u16::from(least) + 1);
            return wrong(&format!("a grid that begins in {what} 1"), found);
        }
    }
    match sides.map(u8::try_from) {
        [Ok(rows), Ok(columns)] => Ok((rows, columns)),
        _ => wrong("at most 255 rows and columns", format!("{} and {}", sides[0], sides[1])),
    }
}

/// The houses of all grids, rows first; a house that several grids have is one, and has the names of all.
fn houses_of(grids: &[PlacedGrid]) -> Vec<(HouseRecord, Vec<Cell>)> {
    let mut houses: Vec<(HouseRecord, Vec<Cell>)> = Vec::new();
    let mut known: HashMap<Vec<Cell>, usize> = HashMap::new();
    for kind in [HouseKind::Row, HouseKind::Column, HouseKind::Block, HouseKind::Extra] {
        for (place, grid) in grids.iter().enumerate() {
            let own = &grid.geometry;
            for house in own.houses().chain(own.distinct_houses()) {
                let record = own.0.house(house);
                if record.kind != kind {
                    continue;
                }
                let cells: Vec<Cell> =
                    own.cells_of(house).iter().map(|cell| grid.cells[cell.index()]).collect();
                let name = format!("{} of {}", record.name, Grids::letter(place));
                if let Some(&same) = known.get(&cells) {
                    houses[same].0.name += &format!(" and {name}");
                } else {
                    known.insert(cells.clone(), houses.len());
                    houses.push((HouseRecord { kind, name, extra: record.extra }, cells));
                }
            }
        }
    }
    houses
}

/// The blocks of all grids by number, those that several have once.
fn blocks_of(grids: &[PlacedGrid], cell_count: usize) -> Vec<u16> {
    let mut block_of = vec![u16::MAX; cell_count];
    let mut next = 0;
    for grid in grids {
        let mut numbers = HashMap::new();
        for cell in grid.geometry.cells() {
            let of_cell = &mut block_of[grid.cells[cell.index()].index()];
            if *of_cell == u16::MAX {
                *of_cell = *numbers.entry(grid.geometry.block(cell)).or_insert_with(|| {
                    next += 1;
                    next - 1
                });
            }
        }
    }
    block_of
}

fn extras_of(grids: &[PlacedGrid]) -> Vec<Extra> {
    let mut extras = Vec::new();
    for extra in grids.iter().flat_map(|grid| grid.geometry.extras()) {
        if !extras.contains(extra) {
            extras.push(*extra);
        }
    }
    extras
}

/// What people call the rules of the grids: by themselves where all have them.
fn rules_of(grids: &[PlacedGrid]) -> Vec<String> {
    let mut rules: Vec<(&String, Vec<String>)> = Vec::new();
    for (place, grid) in grids.iter().enumerate() {
        for rule in &grid.geometry.0.rules {
            match rules.iter_mut().find(|(name, _)| *name == rule) {
                Some((_, letters)) => letters.push(Grids::letter(place)),
                None => rules.push((rule, vec![Grids::letter(place)])),
            }
        }
    }
    let name = |(rule, letters): (&String, Vec<String>)| match letters.len() == grids.len() {
        true => rule.clone(),
        false => format!("{rule} in {}", letters.join(" and ")),
    };
    rules.into_iter().map(name).collect()
}

fn pairs_of(grids: &[PlacedGrid]) -> Vec<(Cell, Cell)> {
    let of_grid = |grid: &PlacedGrid| -> Vec<(Cell, Cell)> {
        let at = |cell: Cell| grid.cells[cell.index()];
        grid.geometry.0.pairs.iter().map(|&(one, other)| (at(one), at(other))).collect()
    };
    grids.iter().flat_map(of_grid).collect()
}
