//! A puzzle turned, mirrored or written in other digits has the same solutions, turned alike.

use minirow::solve::{self, Solutions};
use minirow::{Cell, Digit, Extra, Geometry, Grid};
use proptest::prelude::*;

use crate::boards;
use crate::property::{self, Verdict};

/// A way to write a grid differently; numbers are taken modulo what the board has.
#[derive(Clone, Debug)]
enum Transformation {
    /// The place of each digit's new value, among at least as many numbers as digits.
    Relabel(Vec<usize>),
    Rotate,
    Transpose,
    SwapBands(usize, usize),
    SwapRows {
        band: usize,
        rows: (usize, usize),
    },
}

impl Transformation {
    fn apply(&self, grid: &Grid) -> Grid {
        let geometry = grid.geometry();
        let side = usize::from(geometry.side());
        let (rows, columns) = geometry.block_shape().expect("rectangular blocks");
        let turned = || with_diagonals_of(geometry, Geometry::with_blocks(columns, rows).unwrap());
        let last = side - 1;
        match self {
            Self::Relabel(values) => {
                let mut names: Vec<usize> = values.iter().copied().filter(|&v| v < side).collect();
                names.insert(0, 0);
                let renamed = grid.values().map(|value| match value {
                    0 => 0,
                    value => names[usize::from(value)] as u8 + 1,
                });
                Grid::from_values(geometry, renamed).expect("digits of the board")
            }
            Self::Rotate => moved(grid, &turned(), |row, column| (last - column, row)),
            Self::Transpose => moved(grid, &turned(), |row, column| (column, row)),
            Self::SwapBands(a, b) => {
                let (rows, bands) = (usize::from(rows), usize::from(columns));
                let swap = swapped(a % bands, b % bands);
                moved(grid, geometry, |row, column| (swap(row / rows) * rows + row % rows, column))
            }
            Self::SwapRows { band, rows: (a, b) } => {
                let (rows, bands) = (usize::from(rows), usize::from(columns));
                let first = band % bands * rows;
                let swap = swapped(first + a % rows, first + b % rows);
                moved(grid, geometry, |row, column| (swap(row), column))
            }
        }
    }

    /// Whether diagonals stay diagonals.
    fn keeps_diagonals(&self) -> bool {
        matches!(self, Self::Relabel(_) | Self::Rotate | Self::Transpose)
    }
}

fn transformations() -> impl Strategy<Value = Transformation> {
    prop_oneof![
        boards::shuffled(16).prop_map(Transformation::Relabel),
        Just(Transformation::Rotate),
        Just(Transformation::Transpose),
        (0..6_usize, 0..6_usize).prop_map(|(a, b)| Transformation::SwapBands(a, b)),
        (0..6_usize, (0..6_usize, 0..6_usize))
            .prop_map(|(band, rows)| Transformation::SwapRows { band, rows }),
    ]
}

/// The grid whose cell in a row and column has what the cell at `from` of them had.
fn moved(grid: &Grid, to: &Geometry, from: impl Fn(usize, usize) -> (usize, usize)) -> Grid {
    let mut moved = Grid::new(to);
    for cell in to.cells() {
        let (row, column) = from(to.row(cell).into(), to.column(cell).into());
        moved.set(cell, grid.get(to.cell(row as u8, column as u8)));
    }
    moved
}

fn swapped(a: usize, b: usize) -> impl Fn(usize) -> usize {
    move |place| match place {
        place if place == a => b,
        place if place == b => a,
        place => place,
    }
}

fn with_diagonals_of(old: &Geometry, new: Geometry) -> Geometry {
    let plain = 2 * usize::from(new.side());
    let has_blocks = new.houses().count() > plain;
    let blocks = if has_blocks { usize::from(new.side()) } else { 0 };
    let has_diagonals = old.houses().count() > plain + blocks;
    if has_diagonals { new.with_extra(Extra::Diagonals).expect("two more houses") } else { new }
}

fn check(puzzle: &Grid, transformation: &Transformation) -> Verdict {
    const LIMIT: u64 = 100;
    let other = transformation.apply(puzzle);
    prop_assert_eq!(solve::count(&other, LIMIT), solve::count(puzzle, LIMIT));
    if let Solutions::One(solution) = solve::solutions(puzzle) {
        let expected = Solutions::One(transformation.apply(&solution));
        prop_assert_eq!(solve::solutions(&other), expected);
    }
    Ok(())
}

/// The block, a solved grid of it, and an order of its cells.
fn solved() -> impl Strategy<Value = (Grid, Vec<usize>)> {
    let blocks = vec![(2, 2), (1, 5), (2, 3), (3, 2), (3, 3), (2, 6), (3, 4), (4, 3)];
    proptest::sample::select(blocks).prop_flat_map(|block| {
        let side = usize::from(block.0 * block.1);
        (boards::solved(block), boards::shuffled(side * side))
    })
}

#[test]
fn puzzles_with_one_solution() {
    let cases = (solved(), 0..3_usize, transformations());
    property::check(400, cases, |((solution, order), part, transformation)| {
        let puzzle = boards::dig(&solution, &order, solution.values().count() * part / 4);
        check(&puzzle, &transformation)
    });
}

#[test]
fn puzzles_with_any_number_of_solutions() {
    let cases = (solved(), 20..70_usize, any::<bool>(), transformations());
    property::check(400, cases, |((solution, order), percent, diagonals, transformation)| {
        let geometry = solution.geometry();
        let geometry = match diagonals && transformation.keeps_diagonals() {
            true => geometry.with_extra(Extra::Diagonals).expect("two more houses"),
            false => geometry.clone(),
        };
        let mut puzzle = Grid::new(&geometry);
        for &cell in order.iter().take(order.len() * percent / 100) {
            let cell = Cell::new(cell as u16);
            puzzle.set(cell, solution.get(cell));
        }
        check(&puzzle, &transformation)
    });
}

#[test]
fn a_rotation_by_hand() {
    let grid: Grid = "12.. ..1. 2... ...3".parse().unwrap();
    let turned: Grid = "..2.1 .2.".replace("..2.1 .2.", ".2.1 ...2 ..1. 3...").parse().unwrap();
    assert_eq!(Transformation::Rotate.apply(&grid), turned);
    let relabel = Transformation::Relabel((0..16).rev().collect());
    assert_eq!(relabel.apply(&grid).get(Cell::new(0)), Digit::new(4));
}
