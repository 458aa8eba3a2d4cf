//! The library's batches of 9×9 puzzles: one engine for each set of instructions.
//!
//! What is timed is one call for all puzzles, with a solution written out for each of them into
//! memory that is there already. The time of a single puzzle is the time of a batch of one.

use std::cell::RefCell;
use std::ops::Range;

use minirow::Tally;
use minirow::solve::{Backend, BatchAnswer, BatchOptions, solve_batch};
use minirow::{Geometry, Grid};

use super::data::Set;
use super::engine::{Answer, Engine};

/// Batches with one back end.
pub(super) struct Batch {
    name: String,
    backend: Backend,
    /// Room for the answers, kept from one call to the next.
    room: RefCell<Vec<BatchAnswer>>,
}

impl Batch {
    /// Batches with every back end that this machine has.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let backends = Backend::ALL.iter().copied().filter(|backend| backend.is_available());
        backends.map(|backend| Self {
            name: format!("batch-{backend}"),
            backend,
            room: RefCell::default(),
        })
    }

    fn solve<R>(
        &self,
        puzzles: &[[u8; 81]],
        limit: u64,
        read: impl FnOnce(&[BatchAnswer], Tally) -> R,
    ) -> R {
        let mut room = self.room.borrow_mut();
        if room.len() < puzzles.len() {
            room.resize(puzzles.len(), BatchAnswer::default());
        }
        let answers = &mut room[..puzzles.len()];
        let tally = solve_batch(
            puzzles,
            BatchOptions::default().limit(limit).backend(self.backend),
            answers,
        );
        read(answers, tally)
    }
}

impl Engine for Batch {
    fn name(&self) -> &str {
        &self.name
    }

    fn takes(&self, set: &Set) -> bool {
        set.is_classic()
    }

    fn answer(&self, set: &Set, puzzle: usize, limit: u64) -> (Answer, u64) {
        let puzzles = &set.symbols[puzzle..=puzzle];
        self.solve(puzzles, limit, |answers, tally| (answer(&answers[0]), tally.guesses))
    }

    fn answers(&self, set: &Set, limit: u64) -> Option<(Vec<Answer>, u64)> {
        let read = |answers: &[BatchAnswer], tally: Tally| {
            (answers.iter().map(answer).collect(), tally.guesses)
        };
        Some(self.solve(&set.symbols, limit, read))
    }

    fn count(&self, set: &Set, puzzles: Range<usize>, limit: u64) -> u64 {
        self.solve(&set.symbols[puzzles], limit, |_, tally| tally.solutions)
    }
}

fn answer(answer: &BatchAnswer) -> Answer {
    let grid = |symbols: [u8; 81]| {
        // What is no digit becomes an empty cell, which no solution has.
        let values = symbols.map(|symbol| char::from(symbol).to_digit(10).unwrap_or(0) as u8);
        Grid::from_values(&Geometry::classic(), values).expect("81 values from 0 to 9 make a grid")
    };
    Answer { solutions: answer.solutions, first: answer.solution.map(grid) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An empty board and a solved one.
    fn two() -> Set {
        let empty = Grid::new(&Geometry::classic());
        let solved = minirow::solve::solutions(&empty);
        let minirow::solve::Solutions::Many([solved, _]) = solved else {
            panic!("an empty board has many solutions")
        };
        Set::new("two", vec![empty, solved])
    }

    #[test]
    fn the_portable_batch_is_always_there() {
        let names: Vec<String> = Batch::all().map(|engine| engine.name).collect();
        assert_eq!(names.last().map(String::as_str), Some("batch-portable"));
    }

    #[test]
    fn a_batch_answers_one_and_all() {
        let set = two();
        for engine in Batch::all() {
            assert!(engine.takes(&set));
            for (limit, expected) in [(1, [1, 1]), (7, [7, 1])] {
                let (answers, guesses) = engine.answers(&set, limit).expect("it is a batch");
                let solutions = answers.iter().map(|answer| answer.solutions);
                assert_eq!(solutions.collect::<Vec<u64>>(), expected);
                assert!(guesses > 0);
                assert_eq!(engine.count(&set, 0..2, limit), expected.iter().sum::<u64>());
                for (puzzle, together) in answers.iter().enumerate() {
                    let (alone, guesses) = engine.answer(&set, puzzle, limit);
                    assert_eq!(alone.solutions, together.solutions);
                    assert_eq!(guesses > 0, puzzle == 0);
                    assert!(alone.first.is_some_and(|first| first.is_solved()));
                }
            }
        }
    }

    #[test]
    fn other_sides_are_not_taken() {
        let small = Set::new("small", vec![Grid::new(&Geometry::of_side(4).unwrap())]);
        assert!(Batch::all().all(|engine| !engine.takes(&small)));
    }
}
