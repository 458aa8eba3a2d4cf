//! 9×9 puzzles of our own, of every kind: one solution, several, none, givens that contradict each
//! other; with any bytes for empty cells.

use std::collections::HashSet;
use std::fmt;
use std::sync::OnceLock;

use minirow::Geometry;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use super::known::{self, Known, symbols};
use crate::boards;

/// What [`Puzzle::known`] knows of a puzzle: this many solutions.
pub(crate) const MOST: u64 = 7;
/// The naive solver gives up a puzzle after so many steps.
const STEPS: u64 = 5_000;

/// A puzzle in 81 bytes.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Puzzle(pub(crate) [u8; 81]);

impl Puzzle {
    /// The puzzle with what the naive solver says, unless that takes too long.
    pub(crate) fn known(&self) -> Option<Known> {
        let grid = known::grid(&self.0, &Geometry::classic());
        Known::new(grid, self.0, MOST as usize, STEPS)
    }
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "b\"{}\"", self.0.escape_ascii())
    }
}

/// Any puzzle.
pub(crate) fn puzzle() -> impl Strategy<Value = Puzzle> {
    let solved = || (boards::solved((3, 3)), boards::shuffled(81));
    let kept = (solved(), 0..=81_usize).prop_map(|((solution, order), len)| {
        let mut symbols = symbols(&solution);
        order[len..].iter().for_each(|&cell| symbols[cell] = b'.');
        symbols
    });
    let dug = (solved(), 0..40_usize)
        .prop_map(|((solution, order), least)| symbols(&boards::dig(&solution, &order, least)));
    let scattered = vec((0..81_usize, b'1'..=b'9'), 0..30).prop_map(|givens| {
        let mut symbols = [b'.'; 81];
        givens.into_iter().for_each(|(cell, symbol)| symbols[cell] = symbol);
        symbols
    });
    let base = prop_oneof![2 => kept, 2 => dug, 1 => scattered];
    let wrong = proptest::option::weighted(0.2, (0..81_usize, b'1'..=b'9'));
    (base, wrong, vec(blank(), 81)).prop_map(|(mut symbols, wrong, blanks)| {
        if let Some((cell, symbol)) = wrong {
            symbols[cell] = symbol;
        }
        for (symbol, blank) in symbols.iter_mut().zip(blanks) {
            if *symbol == b'.' {
                *symbol = blank;
            }
        }
        Puzzle(symbols)
    })
}

/// Anything that is no given: the usual signs, the neighbours of the digits, and bytes that differ
/// from a digit in one bit.
fn blank() -> impl Strategy<Value = u8> {
    let usual = proptest::sample::select(b".0x-_ /:\0\xff".to_vec());
    let digit_with_another_bit = (b'1'..=b'9', 0..8).prop_map(|(digit, bit)| digit ^ 1_u8 << bit);
    let any = prop_oneof![4 => usual, 1 => digit_with_another_bit, 1 => any::<u8>()];
    any.prop_map(|byte| if byte.is_ascii_digit() { b'0' } else { byte })
}

/// The same puzzles on every run.
pub(crate) fn known(len: usize) -> Vec<Known> {
    let mut runner = TestRunner::deterministic();
    let puzzle = puzzle();
    let puzzles = std::iter::repeat_with(|| {
        puzzle.new_tree(&mut runner).expect("every puzzle will do").current()
    });
    puzzles.filter_map(|puzzle| puzzle.known()).take(len).collect()
}

/// An easy puzzle and its solution with the digits in another order: a different one for each
/// number below 362,880.
pub(crate) fn easy(number: usize) -> ([u8; 81], [u8; 81]) {
    let (puzzle, solution) = easy_one();
    let mut digits: Vec<u8> = (b'1'..=b'9').collect();
    let mut order = Vec::new();
    let mut rest = number;
    while !digits.is_empty() {
        let left = digits.len();
        order.push(digits.remove(rest % left));
        rest /= left;
    }
    let renamed = |symbol| if symbol == b'.' { b'.' } else { order[usize::from(symbol - b'1')] };
    (puzzle.map(renamed), solution.map(renamed))
}

fn easy_one() -> ([u8; 81], [u8; 81]) {
    static EASY: OnceLock<([u8; 81], [u8; 81])> = OnceLock::new();
    *EASY.get_or_init(|| {
        let solution = boards::pattern(&Geometry::classic());
        let order: Vec<usize> = (0..81).map(|number| number * 50 % 81).collect();
        let puzzle = boards::dig(&solution, &order, 36);
        (symbols(&puzzle), symbols(&solution))
    })
}

#[test]
fn easy_puzzles_differ() {
    let different: HashSet<[u8; 81]> = (0..1000).map(|number| easy(number).0).collect();
    assert_eq!(different.len(), 1000);
    let (puzzle, solution) = easy(362_879);
    let known = Puzzle(puzzle).known().expect("it is easy");
    assert_eq!(known.solutions(2), 1);
    assert!(known.is_solved_by(&solution));
}

#[test]
fn puzzles_are_of_every_kind() {
    let puzzles = known(500);
    let number = |solutions| puzzles.iter().filter(|known| known.solutions(2) == solutions).count();
    assert!((0..=2).all(|solutions| number(solutions) > 50), "{:?}", [0, 1, 2].map(number));
}
