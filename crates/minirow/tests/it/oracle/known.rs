//! 9×9 puzzles, and what the naive solver says of them.

use std::sync::OnceLock;

use minirow::solve::BatchAnswer;
use minirow::{Geometry, Grid};
use rayon::prelude::*;

use crate::{boards, data, naive};

/// For puzzles of files, solutions are known up to this number of them.
pub(crate) const MOST: u64 = 1000;

/// A puzzle and the truth about it.
#[derive(Clone)]
pub(crate) struct Known {
    pub(crate) grid: Grid,
    /// The puzzle in reading order; what is no digit is an empty cell.
    pub(crate) symbols: [u8; 81],
    solutions: u64,
    /// Whether there are more solutions than these.
    has_more: bool,
    /// The solution, where there is exactly one.
    only: Option<[u8; 81]>,
}

impl Known {
    /// A puzzle with its solutions up to `most` of them; none where it takes more steps to know.
    pub(crate) fn new(grid: Grid, symbols: [u8; 81], most: usize, steps: u64) -> Option<Self> {
        let options = naive::options_of_grid(&grid);
        let found = naive::of_options(grid.geometry(), options, most, steps)?;
        let only = match found.as_slice() {
            [only] if most > 1 => Some(std::array::from_fn(|cell| b'0' + only[cell])),
            _ => None,
        };
        let has_more = found.len() == most;
        Some(Self { symbols, solutions: found.len() as u64, has_more, only, grid })
    }

    /// How many solutions there are up to a limit.
    pub(crate) fn solutions(&self, limit: u64) -> u64 {
        assert!(limit <= self.solutions || !self.has_more, "more is not known");
        self.solutions.min(limit)
    }

    /// Whether this solves the puzzle.
    pub(crate) fn is_solved_by(&self, solution: &[u8; 81]) -> bool {
        self.only.map_or_else(|| solves(solution, &self.grid), |only| *solution == only)
    }

    /// What is wrong with an answer.
    pub(crate) fn fault(&self, limit: u64, answer: &BatchAnswer) -> Option<String> {
        let (solutions, expected) = (answer.solutions, self.solutions(limit));
        let puzzle = self.symbols.escape_ascii();
        if solutions != expected {
            return Some(format!("{solutions} solutions of {expected} at {limit}: {puzzle}"));
        }
        let solution = answer.solution.as_ref();
        if solution.is_some() != (expected > 0) {
            return Some(format!("{solutions} solutions but {solution:?}: {puzzle}"));
        }
        let wrong = solution.filter(|solution| !self.is_solved_by(solution))?;
        Some(format!("{} is no solution: {puzzle}", wrong.escape_ascii()))
    }
}

/// One puzzle of so many is taken from each file that is not ours: the naive solver takes minutes for all of them, and
/// in WebAssembly longer still, where one back end is tried that shares all but its vectors with the others.
fn one_of() -> usize {
    if data::is_slow() && !cfg!(target_family = "wasm") { 1 } else { 8 }
}

/// Every file of 9×9 puzzles by its name, ours among them.
pub(crate) fn nine() -> &'static [(String, Vec<Known>)] {
    static NINE: OnceLock<Vec<(String, Vec<Known>)>> = OnceLock::new();
    NINE.get_or_init(|| {
        let files = data::nine().into_iter().map(|(name, text)| {
            let one_of = if name == "own" { 1 } else { one_of() };
            let lines: Vec<&[u8]> = text.lines().step_by(one_of).map(str::as_bytes).collect();
            let grids = lines.into_par_iter().map(|line| {
                let symbols = line.try_into().unwrap_or_else(|_| panic!("{name}: 81 symbols"));
                grid(symbols, &Geometry::classic())
            });
            let known = |grid| {
                let symbols = symbols(&grid);
                Known::new(grid, symbols, MOST as usize, u64::MAX).expect("no end is set")
            };
            let known = grids.map(known).collect();
            (name, known)
        });
        files.collect()
    })
}

/// The puzzles of all files in random order, the hard among the easy.
pub(crate) fn mixed() -> Vec<&'static Known> {
    let mut puzzles: Vec<&Known> = nine().iter().flat_map(|(_, puzzles)| puzzles).collect();
    // Fisher and Yates, with the numbers of a linear congruential generator (Knuth's MMIX).
    let mut number: u64 = 1;
    for at in (1..puzzles.len()).rev() {
        number = number.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        puzzles.swap(at, (number >> 33) as usize % (at + 1));
    }
    puzzles
}

/// A grid in reading order, `.` for an empty cell.
pub(crate) fn symbols(grid: &Grid) -> [u8; 81] {
    let mut symbols = [b'.'; 81];
    for (symbol, value) in symbols.iter_mut().zip(grid.values()).filter(|(_, value)| *value > 0) {
        *symbol = b'0' + value;
    }
    symbols
}

/// The grid of a puzzle in reading order.
pub(crate) fn grid(symbols: &[u8; 81], geometry: &Geometry) -> Grid {
    let value = |symbol| if (b'1'..=b'9').contains(&symbol) { symbol - b'0' } else { 0 };
    Grid::from_values(geometry, symbols.map(value)).expect("81 values up to 9")
}

/// Whether 81 symbols are a solution of a grid.
pub(crate) fn solves(solution: &[u8; 81], puzzle: &Grid) -> bool {
    boards::solves(&grid(solution, puzzle.geometry()), puzzle)
}

#[test]
fn our_puzzles_are_of_every_kind() {
    let (name, puzzles) = &nine()[0];
    let number = |solutions| puzzles.iter().filter(|known| known.solutions(2) == solutions).count();
    assert_eq!((&**name, [0, 1, 2].map(number)), ("own", [190, 68, 402]));
}
