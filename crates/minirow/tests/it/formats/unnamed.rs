//! What is written is read back where only the geometry and the symbols are told: the text shows
//! its format.

use minirow::format::{Document, Format, ParseError, ReadOptions, Symbols, read, read_all};
use minirow::{Cell, Digit, DigitSet, Geometry, Grid, Pencil, Singles};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::boards;
use crate::property::{self, Verdict};

const BLOCKS: [(u8, u8); 12] = [
    (1, 1),
    (1, 2),
    (2, 2),
    (1, 5),
    (2, 3),
    (3, 2),
    (3, 3),
    (2, 5),
    (3, 4),
    (1, 13),
    (4, 4),
    (5, 5),
];

/// The names of symbol sets that are large enough.
fn symbols(side: u8) -> impl Strategy<Value = &'static str> {
    let names = ["1-9A-Z", "1-9a-z", "0-9A-Z", "A-Z", "a-z", "dec", "ABCDEFGHJ", "α-ω", "A-Za-z"];
    let is_enough = |name: &&str| named(name).count() >= side.into();
    select(names.into_iter().filter(is_enough).collect::<Vec<_>>())
}

fn named(symbols: &str) -> Symbols {
    symbols.parse().expect("a name of symbols")
}

fn format(name: &str) -> Format {
    name.parse().expect("a format")
}

/// Digits anywhere, none more often than in a solved board.
fn ink() -> impl Strategy<Value = (Grid, &'static str)> {
    select(BLOCKS.to_vec()).prop_flat_map(|block| {
        let side = usize::from(block.0 * block.1);
        let cells = side * side;
        let len = prop_oneof![0..=cells, Just(cells), Just(0), 0..=cells.min(side)];
        let grid = (boards::solved(block), boards::shuffled(cells), boards::shuffled(cells), len)
            .prop_map(|(solution, order, sources, len)| {
                let mut grid = Grid::new(solution.geometry());
                for (&cell, &source) in order.iter().zip(&sources).take(len) {
                    grid.set(Cell::new(cell as u16), solution.get(Cell::new(source as u16)));
                }
                grid
            });
        (grid, symbols(side as u8))
    })
}

/// Positions with some candidates eliminated.
fn positions() -> impl Strategy<Value = (Pencil, &'static str)> {
    // Two rows of two candidates each are two boards in lines as well.
    let is_clear = |block: &(u8, u8)| (3..=16).contains(&(block.0 * block.1));
    select(BLOCKS.into_iter().filter(is_clear).collect::<Vec<_>>()).prop_flat_map(|block| {
        let side = usize::from(block.0 * block.1);
        let cells = side * side;
        let eliminations = vec((0..cells, 1..=side), 0..3 * cells);
        let position = (boards::solved(block), boards::shuffled(cells), 0..=cells, eliminations)
            .prop_map(|(solution, order, len, eliminations)| {
                position(&solution, &order[..len], eliminations)
            });
        (position, symbols(side as u8))
    })
}

fn position(solution: &Grid, kept: &[usize], eliminations: Vec<(usize, usize)>) -> Pencil {
    let mut grid = Grid::new(solution.geometry());
    for &cell in kept {
        let cell = Cell::new(cell as u16);
        grid.set(cell, solution.get(cell));
    }
    let mut pencil = Pencil::from_grid(&grid, Singles::Leave).expect("part of a solution");
    for (cell, value) in eliminations {
        let (cell, digit) = (Cell::new(cell as u16), Digit::new(value as u8).expect("from 1"));
        if pencil.candidates(cell).len() > 1 {
            // What is refused stays.
            let _ = pencil.remove(cell, digit);
        }
    }
    pencil
}

fn check_ink(grid: &Grid, format: Format, symbols: Symbols) -> Verdict {
    let text = boards::bare(&grid.clone().into(), format, &symbols);
    let options = ReadOptions::default().geometry(grid.geometry().clone()).symbols(symbols);
    let document = read(&text, &options).map_err(|error| failure(&error, &text))?;
    prop_assert_eq!(&document, &Document::from(grid.clone()), "{}", text);
    Ok(())
}

fn failure(error: &ParseError, text: &str) -> TestCaseError {
    TestCaseError::fail(format!("{error}:\n{text}"))
}

#[test]
fn lines_and_grids() {
    let formats = select(vec![format("line"), format("grid")]);
    property::check(600, (ink(), formats), |((grid, symbols), format)| {
        check_ink(&grid, format, named(symbols))
    });
}

#[test]
fn lines_and_grids_of_irregular_blocks() {
    let formats = select(vec![format("line"), format("grid")]);
    property::check(300, (boards::filled(), formats), |(filled, format)| {
        let grid = filled.grid();
        check_ink(&grid, format, Symbols::for_board(grid.geometry()))
    });
}

#[test]
fn candidate_grids() {
    property::check(400, positions(), |(pencil, symbols)| {
        let cells = || pencil.geometry().cells();
        let sets: Vec<DigitSet> = cells().map(|cell| pencil.candidates(cell)).collect();
        // Without a choice left in any cell the text is a grid as well.
        if sets.iter().all(|set| set.len() < 2) {
            return Ok(());
        }
        let mut document = Document::from(pencil.grid());
        document.candidates = Some(sets.clone());
        let text = format("candidates").draw(&document, &named(symbols)).expect("rows of cells");
        let options =
            ReadOptions::default().geometry(pencil.geometry().clone()).symbols(named(symbols));
        let found = read(&text, &options).map_err(|error| failure(&error, &text))?;
        prop_assert_eq!(found.candidates.as_ref(), Some(&sets), "{}", text);
        // A candidate that is alone in its cell and its houses counts as placed.
        for cell in cells().filter(|&cell| found.grid.get(cell) != pencil.digit(cell)) {
            prop_assert_eq!(pencil.digit(cell), None, "{}", text);
            prop_assert_eq!(found.grid.get(cell), sets[cell.index()].only(), "{}", text);
        }
        Ok(())
    });
}

/// Where no digit is known, every row of candidates looks like a whole board in groups.
#[test]
fn empty_candidate_grids() {
    for block in [(2, 2), (2, 3), (3, 3), (4, 4), (5, 5)] {
        let empty = Grid::new(&Geometry::with_blocks(block.0, block.1).expect("a block shape"));
        let symbols = Symbols::usual(block.0 * block.1);
        let text = boards::bare(&empty.clone().into(), format("candidates"), &symbols);
        let documents = read_all(&text, &ReadOptions::default());
        let grids: Vec<Grid> = documents.into_iter().flatten().map(|found| found.grid).collect();
        assert!(grids.iter().all(|grid| *grid == empty), "{} boards:\n{text}", grids.len());
    }
}
