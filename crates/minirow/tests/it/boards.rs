//! Generated boards: geometries of many kinds, solved grids, puzzles with any number of solutions.

use std::fmt;
use std::ops::ControlFlow;

#[cfg(feature = "formats")]
use minirow::format::{Document, Format, Symbols, write_item};
use minirow::solve::{self, Event};
use minirow::{Cell, Digit, Extra, Geometry, Grid};
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
    /// Those that take their form from rectangles count only where the blocks are some.
    pub(crate) extras: Vec<Extra>,
    /// Pairs of cells that must differ too.
    pub(crate) apart: Vec<(usize, usize)>,
}

/// The 9×9 board.
pub(crate) const CLASSIC: Layout = Layout::of((3, 3));

impl Layout {
    /// Rectangular blocks and no more rules.
    pub(crate) const fn of(block: (u8, u8)) -> Self {
        Self { block, swaps: None, extras: Vec::new(), apart: Vec::new() }
    }

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
        let needs_rectangles =
            |extra: &Extra| matches!(extra, Extra::Windoku | Extra::DisjointGroups);
        let extras = self.extras.iter();
        let extras =
            extras.filter(|extra| blocks.block_shape().is_some() || !needs_rectangles(extra));
        let board = extras.fold(blocks.clone(), |board, &extra| {
            board.with_extra(extra).expect("a few houses of rectangles")
        });
        let cells = board.cell_count();
        let cell = |index: usize| Cell::new((index % cells) as u16);
        let pairs = self.apart.iter().map(|&(one, other)| (cell(one), cell(other)));
        let pairs: Vec<(Cell, Cell)> = pairs.filter(|(one, other)| one != other).collect();
        if pairs.is_empty() {
            return board;
        }
        board.with_apart("some pairs", &pairs).expect("different cells of the board")
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

/// Geometries up to 9×9: rectangles, rows as blocks, torn blocks, with more rules and without.
pub(crate) fn layouts() -> impl Strategy<Value = Layout> {
    let blocks = [(1, 2), (2, 2), (1, 5), (2, 3), (3, 2), (2, 4), (3, 3)];
    let block = proptest::sample::select(blocks.to_vec());
    let swaps = proptest::option::of(swaps());
    (block, swaps, extras(), apart()).prop_map(|(block, swaps, extras, apart)| Layout {
        block,
        swaps,
        extras,
        apart,
    })
}

/// Pairs of cells that tear blocks.
pub(crate) fn swaps() -> impl Strategy<Value = Vec<(usize, usize)>> {
    vec((0..81_usize, 0..81_usize), 0..12)
}

/// Pairs of cells, one after the other, that change blocks as in a jigsaw: each block stays in one
/// piece.
pub(crate) fn jigsaw(block: (u8, u8)) -> impl Strategy<Value = Vec<(usize, usize)>> {
    const TRIES: usize = 1000;
    let geometry = Layout::of(block).geometry();
    let cells = geometry.cell_count();
    vec((0..cells, 0..cells), TRIES).prop_map(move |tries| {
        let mut blocks: Vec<u16> = geometry.cells().map(|cell| geometry.block(cell)).collect();
        let mut swaps = Vec::new();
        for (one, other) in tries {
            blocks.swap(one, other);
            if [blocks[one], blocks[other]].iter().all(|&block| is_in_one_piece(&blocks, block)) {
                swaps.push((one, other));
            } else {
                blocks.swap(one, other);
            }
        }
        swaps
    })
}

fn is_in_one_piece(blocks: &[u16], block: u16) -> bool {
    let side = blocks.len().isqrt();
    let mut reached: Vec<usize> = blocks.iter().position(|&b| b == block).into_iter().collect();
    let mut next = 0;
    while let Some(&cell) = reached.get(next) {
        next += 1;
        let (row, column) = (cell / side, cell % side);
        let neighbours = [
            (row > 0).then(|| cell - side),
            (row + 1 < side).then(|| cell + side),
            (column > 0).then(|| cell - 1),
            (column + 1 < side).then(|| cell + 1),
        ];
        for other in neighbours.into_iter().flatten() {
            if blocks[other] == block && !reached.contains(&other) {
                reached.push(other);
            }
        }
    }
    reached.len() == side
}

/// No extras for half of the boards, one for most others.
fn extras() -> impl Strategy<Value = Vec<Extra>> {
    let some = |len: usize| proptest::sample::subsequence(Extra::ALL.to_vec(), len);
    prop_oneof![5 => some(0), 4 => some(1), 1 => some(2)]
}

/// A few pairs of cells that must differ for a quarter of the boards.
pub(crate) fn apart() -> impl Strategy<Value = Vec<(usize, usize)>> {
    let pairs = vec((0..81_usize, 0..81_usize), 1..20);
    proptest::option::weighted(0.25, pairs).prop_map(Option::unwrap_or_default)
}

/// The board of a map of its blocks: a letter for each cell, row by row.
pub(crate) fn irregular(map: &str) -> Geometry {
    let blocks: Vec<u32> = map.split_whitespace().flat_map(str::bytes).map(u32::from).collect();
    Geometry::irregular(&blocks).expect("a map of blocks")
}

/// A grid with some digits on it, in the numbers it is made of.
#[derive(Clone)]
pub(crate) struct Filled {
    layout: Layout,
    /// Cells and values, as they come.
    scattered: Vec<(usize, u8)>,
    /// How many cells in 81 of a solved grid stay, and in which order they are kept; none where the
    /// grid is what is scattered.
    kept: Option<(usize, Vec<usize>)>,
    /// A cell and a value that spoil the grid, perhaps.
    wrong: Option<(usize, u8)>,
}

impl Filled {
    pub(crate) fn grid(&self) -> Grid {
        let geometry = self.layout.geometry();
        let mut grid = Grid::new(&geometry);
        for &(cell, value) in &self.scattered {
            set(&mut grid, cell, value);
        }
        if let Some((len, order)) = &self.kept {
            let found = some_solution(&grid).or_else(|()| some_solution(&Grid::new(&geometry)));
            if let Ok(Some(solution)) = found {
                grid = Grid::new(&geometry);
                let on_board = order.iter().filter(|&&cell| cell < solution.len());
                let len = (len * solution.len()).div_ceil(81);
                on_board.take(len).for_each(|&cell| set(&mut grid, cell, solution[cell]));
            }
        }
        if let Some((cell, value)) = self.wrong {
            set(&mut grid, cell, value);
        }
        grid
    }
}

/// A solution of a grid, if there is one and it is found soon.
fn some_solution(grid: &Grid) -> Result<Option<Vec<u8>>, ()> {
    const STEPS: u64 = 5_000;
    let found = naive::of_options(grid.geometry(), naive::options_of_grid(grid), 1, STEPS);
    if let Some(found) = found {
        return Ok(found.into_iter().next());
    }
    let mut solution = None;
    let tally = solve::each(grid, |event| match event {
        Event::Node(done) if done.nodes() < STEPS => ControlFlow::Continue(()),
        Event::Node(_) => ControlFlow::Break(()),
        Event::Solution(found) => {
            solution = Some(found.values().collect());
            ControlFlow::Break(())
        }
    });
    if tally.stopped && solution.is_none() { Err(()) } else { Ok(solution) }
}

/// As one would write it down: block and digit of each cell, row by row.
impl fmt::Debug for Filled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grid = self.grid();
        let geometry = grid.geometry();
        writeln!(f, "{geometry}")?;
        for cell in geometry.cells() {
            let block = char::from(b'A' + geometry.block(cell) as u8);
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
    filled_with(layouts, proptest::option::weighted(0.8, (0..60_usize, shuffled(81))))
}

/// Such grids with `least` cells in 81 kept of a solved grid, and more.
pub(crate) fn kept_on(
    layouts: impl Strategy<Value = Layout>,
    least: usize,
) -> impl Strategy<Value = Filled> {
    filled_with(layouts, (least..60, shuffled(81)).prop_map(Some))
}

/// Grids with all digits of a solution, where one is found; some of them spoilt.
#[cfg(feature = "full")]
pub(crate) fn full_on(layouts: impl Strategy<Value = Layout>) -> impl Strategy<Value = Filled> {
    filled_with(layouts, shuffled(81).prop_map(|order| Some((81, order))))
}

fn filled_with(
    layouts: impl Strategy<Value = Layout>,
    kept: impl Strategy<Value = Option<(usize, Vec<usize>)>>,
) -> impl Strategy<Value = Filled> {
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

/// A board as text without the lines that tell its geometry.
#[cfg(feature = "formats")]
pub(crate) fn bare(document: &Document, format: Format, symbols: &Symbols) -> String {
    write_item(document, format, symbols).expect("a board the format holds").text().to_owned()
}
