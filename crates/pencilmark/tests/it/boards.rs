//! Generated boards: geometries of many kinds, solved grids, puzzles with any number of solutions.

use std::fmt;

use pencilmark::{Cell, Digit, Extra, Geometry, Grid, solve};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::naive;

/// A geometry in the numbers it is made of, so that a failing case can be built again.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// Rows and columns of a block.
    pub(crate) block: (u8, u8),
    /// Pairs of cells that change blocks; none where the blocks stay rectangles.
    pub(crate) swaps: Option<Vec<(usize, usize)>>,
    pub(crate) diagonals: bool,
}

/// The 9×9 board.
pub(crate) const CLASSIC: Layout = Layout { block: (3, 3), swaps: None, diagonals: false };

impl Layout {
    pub(crate) fn geometry(&self) -> Geometry {
        let (rows, columns) = self.block;
        let rectangles = Geometry::with_blocks(rows, columns).expect("a small board");
        let blocks = match &self.swaps {
            None => rectangles,
            Some(swaps) => {
                let mut labels: Vec<u32> =
                    rectangles.cells().map(|cell| rectangles.block(cell).into()).collect();
                let cells = labels.len();
                for (a, b) in swaps {
                    labels.swap(a % cells, b % cells);
                }
                Geometry::irregular(&labels).expect("swaps keep the sizes of blocks")
            }
        };
        if self.diagonals {
            blocks.with_extra(Extra::Diagonals).expect("a few houses")
        } else {
            blocks
        }
    }
}

/// The 9×9 board with its blocks told cell by cell: the engine for every geometry takes it.
pub(crate) fn disguised() -> Geometry {
    let classic = Geometry::classic();
    let blocks: Vec<u32> = classic.cells().map(|cell| classic.block(cell).into()).collect();
    let disguised = Geometry::irregular(&blocks).expect("every block has nine cells");
    assert!(!disguised.is_classic());
    disguised
}

/// Geometries up to 9×9: rectangles, rows as blocks, torn blocks, with diagonals and without.
pub(crate) fn layouts() -> impl Strategy<Value = Layout> {
    let blocks = [(1, 2), (2, 2), (1, 5), (2, 3), (3, 2), (2, 4), (3, 3)];
    let block = proptest::sample::select(blocks.to_vec());
    let swaps = proptest::option::of(vec((0..81_usize, 0..81_usize), 0..12));
    (block, swaps, any::<bool>()).prop_map(|(block, swaps, diagonals)| Layout {
        block,
        swaps,
        diagonals,
    })
}

/// A grid with some digits on it, in the numbers it is made of.
#[derive(Clone)]
pub(crate) struct Filled {
    layout: Layout,
    /// Cells and values, as they come.
    scattered: Vec<(usize, u8)>,
    /// How many cells of a solved grid stay, and in which order they are kept; none where the grid
    /// is what is scattered.
    kept: Option<(usize, Vec<usize>)>,
    /// A cell and a value that spoil the grid, perhaps.
    wrong: Option<(usize, u8)>,
}

impl Filled {
    pub(crate) fn grid(&self) -> Grid {
        const STEPS: u64 = 20_000;
        let geometry = self.layout.geometry();
        let mut grid = Grid::new(&geometry);
        for &(cell, value) in &self.scattered {
            set(&mut grid, cell, value);
        }
        if let Some((len, order)) = &self.kept {
            let options = naive::options_of_grid(&grid);
            let found = naive::of_options(&geometry, options, 1, STEPS).unwrap_or_default();
            if let Some(solution) = found.first() {
                grid = Grid::new(&geometry);
                let on_board = order.iter().filter(|&&cell| cell < solution.len());
                on_board.take(*len).for_each(|&cell| set(&mut grid, cell, solution[cell]));
            }
        }
        if let Some((cell, value)) = self.wrong {
            set(&mut grid, cell, value);
        }
        grid
    }
}

/// As one would write it down: block and digit of each cell, row by row.
impl fmt::Debug for Filled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grid = self.grid();
        let geometry = grid.geometry();
        writeln!(f, "{geometry}")?;
        for cell in geometry.cells() {
            let block = char::from(b'A' + geometry.block(cell));
            let digit = grid.get(cell).map_or(".".to_owned(), |digit| digit.to_string());
            let is_last = geometry.column(cell) + 1 == geometry.side();
            write!(f, "{block}{digit}{}", if is_last { "\n" } else { " " })?;
        }
        Ok(())
    }
}

/// Grids with no solution, one, some or very many.
pub(crate) fn filled() -> impl Strategy<Value = Filled> {
    filled_on(layouts())
}

/// Such grids on some geometries.
pub(crate) fn filled_on(layouts: impl Strategy<Value = Layout>) -> impl Strategy<Value = Filled> {
    let order: Vec<usize> = (0..81).collect();
    let kept = proptest::option::weighted(0.8, (0..60_usize, Just(order).prop_shuffle()));
    let wrong = proptest::option::weighted(0.2, (0..81_usize, 1..10_u8));
    (layouts, vec((0..81_usize, 1..10_u8), 0..5), kept, wrong)
        .prop_map(|(layout, scattered, kept, wrong)| Filled { layout, scattered, kept, wrong })
}

/// The plainest solved grid: each row begins one band, or one row of blocks, further on.
pub(crate) fn pattern(geometry: &Geometry) -> Grid {
    let (rows, columns) = geometry.block_shape().expect("rectangular blocks");
    let (rows, columns, side) = (usize::from(rows), usize::from(columns), geometry.side());
    let value = |row: usize, column: usize| {
        (row % rows * columns + row / rows + column) % usize::from(side) + 1
    };
    let cells = geometry.cells();
    let values =
        cells.map(|cell| value(geometry.row(cell).into(), geometry.column(cell).into()) as u8);
    Grid::from_values(geometry, values).expect("one value for each cell")
}

/// A solved grid of rectangular blocks in random order of rows, columns and digits.
pub(crate) fn solved(block: (u8, u8)) -> impl Strategy<Value = Grid> {
    let geometry = Geometry::with_blocks(block.0, block.1).expect("a block shape");
    let (rows, columns) = (usize::from(block.0), usize::from(block.1));
    let orders = (order(columns, rows), order(rows, columns), shuffled(rows * columns));
    orders.prop_map(move |(row_order, column_order, digits)| {
        let pattern: Vec<u8> = pattern(&geometry).values().collect();
        let values = row_order.iter().flat_map(|row| {
            let cells = column_order.iter().map(move |column| row * rows * columns + column);
            cells.map(|cell| digits[usize::from(pattern[cell]) - 1] as u8 + 1)
        });
        let grid = Grid::from_values(&geometry, values.collect::<Vec<u8>>());
        let grid = grid.expect("one value for each cell");
        assert!(grid.is_solved(), "the pattern is a solution");
        grid
    })
}

/// Numbers below `groups × len` with the groups, and the members of each group, in random order.
fn order(groups: usize, len: usize) -> impl Strategy<Value = Vec<usize>> {
    (shuffled(groups), vec(shuffled(len), groups)).prop_map(move |(groups, members)| {
        groups
            .iter()
            .zip(members)
            .flat_map(|(group, members)| {
                members.into_iter().map(move |member| group * len + member)
            })
            .collect()
    })
}

/// A puzzle with one solution: as many digits as can go leave a solved grid, in this order, until
/// only `least` are left.
pub(crate) fn dig(solution: &Grid, order: &[usize], least: usize) -> Grid {
    let mut puzzle = solution.clone();
    for &index in order {
        if puzzle.values().filter(|&value| value > 0).count() <= least {
            break;
        }
        let cell = Cell::new(index as u16);
        let digit = puzzle.get(cell);
        puzzle.set(cell, None);
        if solve::count(&puzzle, 2) != 1 {
            puzzle.set(cell, digit);
        }
    }
    puzzle
}

/// The numbers below `len` in random order.
pub(crate) fn shuffled(len: usize) -> impl Strategy<Value = Vec<usize>> {
    Just((0..len).collect::<Vec<usize>>()).prop_shuffle()
}

/// Writes a value, if the board has the cell and the value.
fn set(grid: &mut Grid, cell: usize, value: u8) {
    let geometry = grid.geometry();
    if cell < geometry.cell_count() && value <= geometry.side() {
        grid.set(Cell::new(cell as u16), Digit::new(value));
    }
}

/// Whether a grid is solved and has all digits of another.
pub(crate) fn solves(solution: &Grid, puzzle: &Grid) -> bool {
    let extends = solution.values().zip(puzzle.values()).all(|(a, b)| b == 0 || a == b);
    solution.geometry() == puzzle.geometry() && solution.is_solved() && extends
}
