//! A solver so simple that one can see that it is right: the measure for all others.
//!
//! It shares nothing with the library but the list of houses: a value per cell, the values used in
//! each house as bits, and recursion over the open cell with the fewest options.

use minirow::{Extra, Geometry, Grid, Pencil};

/// The values a cell may have, as bits: value 1 is bit 1.
pub(crate) type Options = u64;

/// The solutions of a grid, at most `limit` of them, as values in reading order.
pub(crate) fn of_grid(grid: &Grid, limit: usize) -> Vec<Vec<u8>> {
    of_options(grid.geometry(), options_of_grid(grid), limit, u64::MAX).expect("no end is set")
}

/// What a grid leaves to each cell: its digit, or every value of the side.
pub(crate) fn options_of_grid(grid: &Grid) -> Vec<Options> {
    let every = every_value(grid.geometry());
    grid.values().map(|value| if value == 0 { every } else { 1 << value }).collect()
}

/// The candidates of each cell.
pub(crate) fn options_of_pencil(pencil: &Pencil) -> Vec<Options> {
    let cells = pencil.geometry().cells();
    cells
        .map(|cell| pencil.candidates(cell).iter().map(|digit| 1 << digit.get()).sum::<Options>())
        .collect()
}

/// The solutions that choose one of its options for each cell, at most `limit` of them; none where
/// it takes more steps than `steps` to know.
pub(crate) fn of_options(
    geometry: &Geometry,
    options: Vec<Options>,
    limit: usize,
    steps: u64,
) -> Option<Vec<Vec<u8>>> {
    assert!(geometry.side() < 64, "a value is a bit");
    let cells = geometry.cell_count();
    let mut houses_of = vec![Vec::new(); cells];
    for house in geometry.houses() {
        for cell in geometry.cells_of(house) {
            houses_of[cell.index()].push(house.index());
        }
    }
    let mut search = Search {
        options,
        used: vec![0; geometry.houses().count()],
        seen: Vec::new(),
        every: every_value(geometry),
        houses_of,
        apart: apart(geometry),
        values: vec![0; cells],
        open: (0..cells).collect(),
        found: Vec::new(),
        limit,
        steps,
    };
    search.run();
    (search.steps > 0).then_some(search.found)
}

struct Search {
    options: Vec<Options>,
    /// The values that stand in each house.
    used: Vec<Options>,
    /// The values that stand or can stand in each house.
    seen: Vec<Options>,
    every: Options,
    houses_of: Vec<Vec<usize>>,
    /// The cells that share no house with a cell and still must differ.
    apart: Vec<Vec<usize>>,
    values: Vec<u8>,
    open: Vec<usize>,
    found: Vec<Vec<u8>>,
    limit: usize,
    steps: u64,
}

impl Search {
    fn run(&mut self) {
        if self.found.len() == self.limit || self.steps == 0 {
            return;
        }
        self.steps -= 1;
        if self.open.is_empty() {
            self.found.push(self.values.clone());
            return;
        }
        let Some(at) = self.fewest_options() else {
            return;
        };
        let cell = self.open.swap_remove(at);
        let mut left = self.left(cell);
        while left != 0 {
            let value = left.trailing_zeros() as u8;
            left &= left - 1;
            self.values[cell] = value;
            self.toggle(cell, value);
            self.run();
            self.toggle(cell, value);
        }
        self.values[cell] = 0;
        self.open.push(cell);
    }

    /// Where in `open` a cell with the fewest options is; none where a cell has no option, or a
    /// house no cell for some value.
    fn fewest_options(&mut self) -> Option<usize> {
        self.seen.clone_from(&self.used);
        let mut fewest = (u32::MAX, 0);
        for (at, &cell) in self.open.iter().enumerate() {
            let left = self.left(cell);
            if left.count_ones() < 2 {
                return Some(at).filter(|_| left != 0);
            }
            fewest = fewest.min((left.count_ones(), at));
            for &house in &self.houses_of[cell] {
                self.seen[house] |= left;
            }
        }
        let every = self.every;
        self.seen.iter().all(|&seen| seen == every).then_some(fewest.1)
    }

    /// The options of a cell that none of its houses uses, and no cell it must differ from.
    fn left(&self, cell: usize) -> Options {
        let mut left = self.options[cell];
        for &house in &self.houses_of[cell] {
            left &= !self.used[house];
        }
        for &other in &self.apart[cell] {
            left &= !(1 << self.values[other]);
        }
        left
    }

    fn toggle(&mut self, cell: usize, value: u8) {
        for &house in &self.houses_of[cell] {
            self.used[house] ^= 1 << value;
        }
    }
}

fn apart(geometry: &Geometry) -> Vec<Vec<usize>> {
    let indices = |cell| geometry.apart(cell).iter().map(|other| other.index()).collect();
    geometry.cells().map(indices).collect()
}

fn every_value(geometry: &Geometry) -> Options {
    (1..=geometry.side()).map(|value| 1 << value).sum()
}

/// Numbers that others have counted.
#[test]
fn known_numbers_of_grids() {
    let check = |geometry: Geometry, expected| {
        assert_eq!(of_grid(&Grid::new(&geometry), 20_000).len(), expected, "{geometry}");
    };
    check(Geometry::with_blocks(1, 1).unwrap(), 1);
    check(Geometry::with_blocks(1, 2).unwrap(), 2);
    check(Geometry::with_blocks(1, 3).unwrap(), 12); // Latin squares: OEIS A002860
    check(Geometry::with_blocks(4, 1).unwrap(), 576);
    check(Geometry::with_blocks(2, 2).unwrap(), 288);
    check(Geometry::with_blocks(2, 2).unwrap().with_extra(Extra::Diagonals).unwrap(), 48);
    let rows = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4];
    check(Geometry::irregular(&rows).unwrap(), 576);
}

/// A search that is cut short says nothing.
#[test]
fn steps_are_limited() {
    let geometry = Geometry::classic();
    let options = options_of_grid(&Grid::new(&geometry));
    assert_eq!(of_options(&geometry, options, 1, 80), None);
}
