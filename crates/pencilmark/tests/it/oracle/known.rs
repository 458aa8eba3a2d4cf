//! The 9×9 reference puzzles, and what the naive solver says of them: found once for all tests.

use std::sync::OnceLock;

use pencilmark::Grid;
use pencilmark::format::{ReadOptions, read_all};
use rayon::prelude::*;

use crate::{boards, data, naive};

/// Solutions are known up to this number of them.
pub(crate) const MOST: u64 = 1000;

/// A puzzle and the truth about it.
pub(crate) struct Known {
    pub(crate) grid: Grid,
    /// The puzzle in reading order, `.` for an empty cell.
    pub(crate) symbols: [u8; 81],
    solutions: u64,
    /// The solution, where there is exactly one.
    only: Option<[u8; 81]>,
}

impl Known {
    fn new(grid: Grid) -> Self {
        let found = naive::of_grid(&grid, MOST as usize);
        let only = match found.as_slice() {
            [only] => Some(std::array::from_fn(|cell| b'0' + only[cell])),
            _ => None,
        };
        Self { symbols: symbols(&grid), solutions: found.len() as u64, only, grid }
    }

    /// How many solutions there are up to a limit, which is at most [`MOST`].
    pub(crate) fn solutions(&self, limit: u64) -> u64 {
        assert!(limit <= MOST, "more is not known");
        self.solutions.min(limit)
    }

    /// Whether this solves the puzzle.
    pub(crate) fn is_solved_by(&self, solution: &[u8; 81]) -> bool {
        self.only.map_or_else(|| solves(solution, &self.grid), |only| *solution == only)
    }
}

/// Every file of 9×9 puzzles by its name; none where there is no data.
pub(crate) fn nine() -> &'static [(String, Vec<Known>)] {
    static NINE: OnceLock<Vec<(String, Vec<Known>)>> = OnceLock::new();
    NINE.get_or_init(|| {
        let files = data::files("nine").into_iter().map(|(name, text)| {
            let puzzles = read_all(&text, &ReadOptions::default());
            assert_eq!(puzzles.len(), text.lines().count(), "{name}");
            let known = |puzzle: Result<_, _>| puzzle.expect("a reference puzzle can be read").grid;
            let known = puzzles.into_par_iter().map(|puzzle| Known::new(known(puzzle))).collect();
            (name, known)
        });
        files.collect()
    })
}

/// A grid in reading order, `.` for an empty cell.
pub(crate) fn symbols(grid: &Grid) -> [u8; 81] {
    let mut symbols = [b'.'; 81];
    for (symbol, value) in symbols.iter_mut().zip(grid.values()).filter(|(_, value)| *value > 0) {
        *symbol = b'0' + value;
    }
    symbols
}

/// Whether 81 symbols are a solution of a grid.
pub(crate) fn solves(solution: &[u8; 81], puzzle: &Grid) -> bool {
    let is_filled = solution.iter().all(|symbol| (b'1'..=b'9').contains(symbol));
    let values = solution.map(|symbol| symbol.wrapping_sub(b'0'));
    is_filled
        && Grid::from_values(puzzle.geometry(), values)
            .is_ok_and(|solution| boards::solves(&solution, puzzle))
}
