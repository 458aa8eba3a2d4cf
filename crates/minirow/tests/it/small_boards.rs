//! Small boards have one level: every puzzle of theirs ends with hidden singles.

use minirow::generate::Generator;
use minirow::rating::{Level, level};
use minirow::{Geometry, Grid, solve};

/// The cells of a mask as givens.
fn part(solution: &Grid, mask: u32) -> Grid {
    let mut puzzle = solution.clone();
    for cell in solution.geometry().cells() {
        if mask >> cell.index() & 1 == 0 {
            puzzle.set(cell, None);
        }
    }
    puzzle
}

/// The level of each minimal puzzle of a solution; with more givens, a board is no harder.
fn check(solution: &Grid) {
    let cells = solution.geometry().cell_count();
    let has_one: Vec<bool> =
        (0..1 << cells).map(|mask| solve::count(&part(solution, mask), 2) == 1).collect();
    let mut minimal = 0;
    for mask in (0..1_u32 << cells).filter(|&mask| has_one[mask as usize]) {
        let is_minimal =
            (0..cells).all(|cell| mask >> cell & 1 == 0 || !has_one[(mask & !(1 << cell)) as usize]);
        if is_minimal {
            minimal += 1;
            let puzzle = part(solution, mask);
            assert_eq!(level::rate(&puzzle), Ok(Level::Beginner), "{puzzle}");
        }
    }
    assert!(minimal > 0);
}

#[test]
fn every_puzzle_is_of_the_first_level() -> Result<(), Box<dyn std::error::Error>> {
    // All grids of 4×4 are like one of these two.
    for solution in ["1234 3412 2143 4321", "1234 3412 2341 4123"] {
        check(&solution.parse()?);
    }
    for (rows, columns) in [(1, 1), (1, 2), (1, 3), (3, 1)] {
        let empty = Grid::new(&Geometry::with_blocks(rows, columns)?);
        solve::up_to(&empty, 100).iter().for_each(check);
    }
    Ok(())
}

#[test]
fn a_level_that_there_is_not_is_the_hardest_that_there_is() -> Result<(), Box<dyn std::error::Error>> {
    for level in [Level::Easy, Level::Hard, Level::Fiendish] {
        let small = Generator::new(&Geometry::with_blocks(2, 2)?).level(level).tries(1);
        assert_eq!(level::rate(&small.puzzle(0)?), Ok(Level::Beginner));
    }
    // With more rules or without blocks it is not known.
    let diagonals = Geometry::with_blocks(2, 2)?.with_extra(minirow::Extra::Diagonals)?;
    for geometry in [diagonals, Geometry::with_blocks(1, 4)?, Geometry::with_blocks(2, 3)?] {
        assert_eq!(Level::hardest_of(&geometry), Level::Fiendish);
    }
    Ok(())
}
