//! Measures are worth nothing for wrong answers: all engines agree, and solutions are solutions.

use pencilmark::Grid;

use super::data::{Set, write};
use super::engine::{Answer, Engine};

/// Disagreements told in full for each set.
const TOLD: usize = 3;

/// What engines answered for a whole set.
pub(super) struct Checked {
    /// In the order of the engines.
    pub(super) counters: Vec<Counters>,
    /// Texts for people; none where all is well.
    pub(super) disagreements: Vec<String>,
}

/// The answers of one engine, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counters {
    pub(super) solutions: u64,
    pub(super) guesses: u64,
    /// Puzzles that needed no guess.
    pub(super) without_guess: u64,
}

/// Answers every puzzle of a set with every engine and compares each with the first.
pub(super) fn check(engines: &[&dyn Engine], set: &Set, limit: u64) -> Checked {
    let mut counters = vec![Counters::default(); engines.len()];
    let mut disagreements = Vec::new();
    let mut faults = 0;
    for (index, puzzle) in set.puzzles.iter().enumerate() {
        let mut reference: Option<Answer> = None;
        for (engine, counters) in engines.iter().zip(&mut counters) {
            let answer = engine.answer(set, index, limit);
            counters.solutions += answer.solutions;
            counters.guesses += answer.guesses;
            counters.without_guess += u64::from(answer.guesses == 0);
            let reference = reference.get_or_insert_with(|| answer.clone());
            if let Some(fault) = fault(puzzle, reference, &answer) {
                faults += 1;
                if faults <= TOLD {
                    disagreements.push(format!(
                        "{}, puzzle {}: {fault}\n  puzzle: {}\n  {}: {}\n  {}: {}",
                        set.name,
                        index + 1,
                        write(puzzle),
                        engines[0].name(),
                        told(reference),
                        engine.name(),
                        told(&answer),
                    ));
                }
            }
        }
    }
    if faults > TOLD {
        disagreements.push(format!("{}: {faults} disagreements in all", set.name));
    }
    Checked { counters, disagreements }
}

/// What is wrong with an answer, if anything.
fn fault(puzzle: &Grid, reference: &Answer, answer: &Answer) -> Option<&'static str> {
    if answer.solutions != reference.solutions {
        return Some("the numbers of solutions differ");
    }
    // Of a puzzle with one solution there is one completion, so this is also equality there.
    let is_wrong = answer.first.as_ref().is_some_and(|first| !completes(first, puzzle));
    is_wrong.then_some("the solution does not complete the puzzle")
}

/// Whether a grid is solved and has the puzzle's digits where the puzzle has any.
fn completes(grid: &Grid, puzzle: &Grid) -> bool {
    let keeps_givens = puzzle.values().zip(grid.values()).all(|(p, g)| p == 0 || p == g);
    grid.is_solved() && keeps_givens
}

fn told(answer: &Answer) -> String {
    let first = answer.first.as_ref().map(|grid| format!(", first {}", write(grid)));
    format!("solutions {}{}", answer.solutions, first.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use pencilmark::{Cell, Geometry};

    use super::super::engine;
    use super::*;

    /// Answers as the general engine does, then spoils it.
    struct Spoiled(fn(&mut Answer));

    impl Engine for Spoiled {
        fn name(&self) -> &'static str {
            "spoiled"
        }

        fn takes(&self, _set: &Set) -> bool {
            true
        }

        fn answer(&self, set: &Set, puzzle: usize, limit: u64) -> Answer {
            let mut answer = engine::all(vec![])[0].answer(set, puzzle, limit);
            self.0(&mut answer);
            answer
        }

        fn count(&self, _set: &Set, _puzzles: Range<usize>, _limit: u64) -> u64 {
            unreachable!("checks are not timed")
        }
    }

    fn set(values: [u8; 16]) -> Set {
        let geometry = Geometry::with_blocks(2, 2).unwrap();
        Set::new("small", vec![Grid::from_values(&geometry, values).unwrap()])
    }

    /// One solution.
    fn unique() -> Set {
        set([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 0, 0])
    }

    fn check_spoiled(set: &Set, spoil: fn(&mut Answer)) -> Vec<String> {
        let all = engine::all(vec![]);
        check(&[all[0].as_ref(), &Spoiled(spoil)], set, 1).disagreements
    }

    /// The solution with 1 and 2 exchanged: another completion of the empty board only.
    fn swap(answer: &mut Answer) {
        let grid = answer.first.as_mut().unwrap();
        let swapped: Vec<u8> = grid.values().map(|v| [0, 2, 1, 3, 4][usize::from(v)]).collect();
        *grid = Grid::from_values(grid.geometry(), swapped).unwrap();
    }

    #[test]
    fn right_answers_pass_and_are_counted() {
        assert!(check_spoiled(&unique(), |_| ()).is_empty());
        let all = engine::all(vec![]);
        let checked = check(&[all[0].as_ref()], &unique(), 2);
        let expected = Counters { solutions: 1, guesses: 0, without_guess: 1 };
        assert_eq!(checked.counters, [expected]);
    }

    #[test]
    fn another_number_of_solutions_is_a_fault() {
        assert_eq!(
            check_spoiled(&unique(), |answer| answer.solutions = 0),
            ["small, puzzle 1: the numbers of solutions differ\n  \
              puzzle: 2 2 1 2 3 4 3 4 1 2 2 1 4 3 4 3 0 0\n  \
              general: solutions 1, first 2 2 1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1\n  \
              spoiled: solutions 0, first 2 2 1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1"]
        );
    }

    #[test]
    fn a_solution_that_is_none_is_a_fault() {
        let told = check_spoiled(&unique(), |answer| {
            answer.first.as_mut().unwrap().set(Cell::new(15), None);
        });
        assert!(told[0].contains("does not complete"), "{told:?}");
    }

    #[test]
    fn another_solution_is_a_fault_only_where_it_is_none() {
        assert!(check_spoiled(&set([0; 16]), swap).is_empty());
        let told = check_spoiled(&unique(), swap);
        assert!(told[0].contains("does not complete"), "{told:?}");
    }

    #[test]
    fn only_the_first_disagreements_are_told() {
        let many = Set::new("many", vec![unique().puzzles[0].clone(); 5]);
        let told = check_spoiled(&many, |answer| answer.solutions = 7);
        assert_eq!(told.len(), TOLD + 1);
        assert_eq!(told[TOLD], "many: 5 disagreements in all");
    }
}
