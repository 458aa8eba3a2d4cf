//! Generated boards: geometries of many kinds, solved grids, puzzles with any number of solutions.

use pencilmark::{Cell, Digit, Geometry, Grid};
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
        if self.diagonals { blocks.with_diagonals().expect("a few houses") } else { blocks }
    }
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
#[derive(Clone, Debug)]
pub(crate) struct Filled {
    pub(crate) layout: Layout,
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
        let cells = geometry.cell_count();
        let mut grid = Grid::new(&geometry);
        for &(cell, value) in &self.scattered {
            set(&mut grid, cell, value);
        }
        if let Some((len, order)) = &self.kept {
            let options = naive::options_of_grid(&grid);
            let solved = naive::of_options(&geometry, options, 1, STEPS).and_then(|mut s| s.pop());
            for &cell in solved.iter().flat_map(|_| order).filter(|&&cell| cell < cells).skip(*len)
            {
                grid.set(Cell::new(cell as u16), None);
            }
            for &cell in order.iter().filter(|&&cell| cell < cells).take(*len) {
                if let Some(values) = &solved {
                    set(&mut grid, cell, values[cell]);
                }
            }
        }
        if let Some((cell, value)) = self.wrong {
            set(&mut grid, cell, value);
        }
        grid
    }
}

/// Grids with no solution, one, some or very many.
pub(crate) fn filled() -> impl Strategy<Value = Filled> {
    let order: Vec<usize> = (0..81).collect();
    let kept = proptest::option::weighted(0.8, (0..60_usize, Just(order).prop_shuffle()));
    let wrong = proptest::option::weighted(0.2, (0..81_usize, 1..10_u8));
    (layouts(), vec((0..81_usize, 1..10_u8), 0..5), kept, wrong)
        .prop_map(|(layout, scattered, kept, wrong)| Filled { layout, scattered, kept, wrong })
}

/// A solved grid of rectangular blocks in random order of rows, columns and digits.
pub(crate) fn solved(block: (u8, u8)) -> impl Strategy<Value = Grid> {
    let (rows, columns) = (usize::from(block.0), usize::from(block.1));
    let digits: Vec<u8> = (1..=block.0 * block.1).collect();
    let orders = (order(columns, rows), order(rows, columns), Just(digits).prop_shuffle());
    orders.prop_map(move |(row_order, column_order, digits)| {
        let geometry = Geometry::with_blocks(block.0, block.1).expect("a block of a small board");
        let pattern = |row: usize, column: usize| {
            digits[(row % rows * columns + row / rows + column) % (rows * columns)]
        };
        let values = row_order
            .iter()
            .flat_map(|&row| column_order.iter().map(move |&column| pattern(row, column)));
        let grid = Grid::from_values(&geometry, values).expect("one value for each cell");
        assert!(grid.is_solved(), "the pattern is a solution");
        grid
    })
}

/// Numbers below `groups × len` with the groups, and the members of each group, in random order.
fn order(groups: usize, len: usize) -> impl Strategy<Value = Vec<usize>> {
    let shuffled = |len: usize| Just((0..len).collect::<Vec<usize>>()).prop_shuffle();
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
