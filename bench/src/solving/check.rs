//! Measures are worth nothing for wrong answers: all engines agree, and solutions are solutions.

use minirow::Grid;

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
    /// Puzzles that needed no guess, where guesses are known for each.
    pub(super) without_guess: Option<u64>,
}

/// Answers every puzzle of a set with every engine and compares each with the first, one by one
/// and, where an engine takes them so, all together.
///
/// Guesses are counted as they are made when the engine is timed: together where it can.
pub(super) fn check(engines: &[&dyn Engine], set: &Set, limit: u64) -> Checked {
    let mut counters = Vec::new();
    let mut faults = Faults { set, reference: None, told: Vec::new(), number: 0 };
    for engine in engines {
        let alone = |puzzle| engine.answer(set, puzzle, limit);
        let (answers, guesses): (Vec<Answer>, Vec<u64>) = (0..set.puzzles.len()).map(alone).unzip();
        faults.look_for(engine.name(), &answers);
        let mut own = Counters {
            solutions: answers.iter().map(|answer| answer.solutions).sum(),
            guesses: guesses.iter().sum(),
            without_guess: Some(guesses.iter().filter(|&&guesses| guesses == 0).count() as u64),
        };
        if let Some((answers, guesses)) = engine.answers(set, limit) {
            faults.look_for(&format!("{} together", engine.name()), &answers);
            (own.guesses, own.without_guess) = (guesses, None);
        }
        counters.push(own);
    }
    let Faults { mut told, number, .. } = faults;
    if number > TOLD {
        told.push(format!("{}: {number} disagreements in all", set.name));
    }
    Checked { counters, disagreements: told }
}

struct Faults<'a> {
    set: &'a Set,
    /// The first answers, and whose they are.
    reference: Option<(String, Vec<Answer>)>,
    told: Vec<String>,
    number: usize,
}

impl Faults<'_> {
    /// Compares the answers for a whole set with the first ones.
    fn look_for(&mut self, engine: &str, answers: &[Answer]) {
        let Self { set, reference, told, number } = self;
        let (first, references) =
            reference.get_or_insert_with(|| (engine.to_owned(), answers.to_vec()));
        if answers.len() != references.len() {
            *number += 1;
            told.push(format!("{}: {engine} gave {} answers", set.name, answers.len()));
            return;
        }
        for (index, (reference, answer)) in references.iter().zip(answers).enumerate() {
            let puzzle = &set.puzzles[index];
            let Some(fault) = fault(puzzle, reference, answer) else { continue };
            *number += 1;
            if *number <= TOLD {
                told.push(format!(
                    "{}, puzzle {}: {fault}\n  puzzle: {}\n  {first}: {}\n  {engine}: {}",
                    set.name,
                    index + 1,
                    write(puzzle),
                    self::told(reference),
                    self::told(answer),
                ));
            }
        }
    }
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

    use minirow::{Cell, Geometry};

    use super::super::registry;
    use super::*;

    /// Answers as the general engine does, then spoils it: each answer, or those for all puzzles.
    struct Spoiled {
        each: fn(&mut Answer),
        all: fn(&mut Vec<Answer>),
    }

    impl Engine for Spoiled {
        fn name(&self) -> &'static str {
            "spoiled"
        }

        fn takes(&self, _set: &Set) -> bool {
            true
        }

        fn answer(&self, set: &Set, puzzle: usize, limit: u64) -> (Answer, u64) {
            let (mut answer, guesses) = registry::own()[0].answer(set, puzzle, limit);
            (self.each)(&mut answer);
            (answer, guesses)
        }

        fn answers(&self, set: &Set, limit: u64) -> Option<(Vec<Answer>, u64)> {
            let answer = |puzzle| self.answer(set, puzzle, limit).0;
            let mut answers = (0..set.puzzles.len()).map(answer).collect();
            (self.all)(&mut answers);
            Some((answers, 7))
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

    fn check_spoiled(set: &Set, each: fn(&mut Answer)) -> Vec<String> {
        let spoiled = Spoiled { each, all: |_| () };
        check(&[registry::own()[0].as_ref(), &spoiled], set, 1).disagreements
    }

    fn check_spoiled_together(set: &Set, all: fn(&mut Vec<Answer>)) -> Vec<String> {
        let spoiled = Spoiled { each: |_| (), all };
        check(&[registry::own()[0].as_ref(), &spoiled], set, 1).disagreements
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
        let spoiled = Spoiled { each: |_| (), all: |_| () };
        let checked = check(&[registry::own()[0].as_ref(), &spoiled], &unique(), 2);
        let expected = Counters { solutions: 1, guesses: 0, without_guess: Some(1) };
        let together = Counters { guesses: 7, without_guess: None, ..expected };
        assert_eq!(checked.counters, [expected, together]);
    }

    #[test]
    fn another_number_of_solutions_is_a_fault() {
        let expected = |engine| {
            format!(
                "small, puzzle 1: the numbers of solutions differ\n  \
                  puzzle: 2 2 1 2 3 4 3 4 1 2 2 1 4 3 4 3 0 0\n  \
                  general: solutions 1, first 2 2 1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1\n  \
                  {engine}: solutions 0, first 2 2 1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1"
            )
        };
        assert_eq!(
            check_spoiled(&unique(), |answer| answer.solutions = 0),
            [expected("spoiled"), expected("spoiled together")]
        );
        assert_eq!(
            check_spoiled_together(&unique(), |answers| answers[0].solutions = 0),
            [expected("spoiled together")]
        );
    }

    #[test]
    fn a_missing_answer_is_a_fault() {
        let told = check_spoiled_together(&unique(), |answers| answers.truncate(0));
        assert_eq!(told, ["small: spoiled together gave 0 answers"]);
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
        assert_eq!(told[TOLD], "many: 10 disagreements in all");
    }
}
