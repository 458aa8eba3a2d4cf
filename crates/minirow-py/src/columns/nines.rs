//! 9×9 boards in batches: solutions and verdicts of millions of rows a second.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::builder::StringBuilder;
use arrow_array::{ArrayRef, BooleanArray, StringArray};
use minirow::solve::{BatchAnswer, BatchOptions, Plan, Solutions, solve_batch};
use minirow::{Geometry, Grid};
use minirow_batch::{Texts, Values, Work};

use super::part::{Part, RowFault};
use super::question::Question;
use super::rest;
use super::source::Source;
use crate::patience::Patience;

/// Rows with their answers.
pub(super) struct Nines {
    /// Where the answer of each row is, where not all are lines of 9×9.
    places: Option<Vec<Place>>,
    answers: Vec<BatchAnswer>,
    /// Solutions and verdicts of rows that are not 9×9, or are written in another way.
    others: Option<(Texts, Vec<Option<&'static str>>)>,
    pub(super) faults: Vec<RowFault>,
}

/// Where the answer of a row is.
#[derive(Clone, Copy)]
enum Place {
    Nowhere,
    /// Among those of 9×9.
    Nine(usize),
    /// Among the others.
    Other(usize),
}

/// The answer of a row.
pub(super) enum Answer<'a> {
    /// There is no board.
    Nothing,
    Nine(&'a BatchAnswer),
    Other {
        solution: Option<&'a str>,
        verdict: Option<&'static str>,
    },
}

impl Nines {
    /// Solves some rows. Nothing if the patience of the caller ends.
    pub(super) fn solve(
        source: &Source<'_>,
        rows: Range<usize>,
        show_first: bool,
        patience: &Patience,
    ) -> Option<Self> {
        if let Some(lines) = source.nines(rows.clone()) {
            let answers = solved(&lines, show_first, patience)?;
            return Some(Self { places: None, answers, others: None, faults: Vec::new() });
        }
        let mut puzzles = Vec::with_capacity(rows.len());
        let mut places = Vec::with_capacity(rows.len());
        let (mut others, mut numbers) = (Texts::default(), Vec::new());
        for number in rows {
            let row = source.row(number);
            places.push(if let Some(nine) = row.nine() {
                puzzles.push(nine);
                Place::Nine(puzzles.len() - 1)
            } else if let Some(text) = row.text() {
                others.push(Some(&text));
                numbers.push(number);
                Place::Other(numbers.len() - 1)
            } else {
                Place::Nowhere
            });
        }
        let answers = solved(&puzzles, show_first, patience)?;
        let (mut faults, mut found) = (Vec::new(), None);
        if !numbers.is_empty() {
            let works = "solve,verdict".parse().expect("questions");
            let (columns, bad) = rest::answers(&others, &works, &numbers, patience)?;
            faults = bad;
            let mut columns = columns.into_iter().map(|column| column.values);
            found = match (columns.next(), columns.next()) {
                (Some(Values::Texts(solutions)), Some(Values::Words(verdicts))) => {
                    Some((solutions, verdicts))
                }
                _ => unreachable!("{} answers texts and words", Work::Solve.name()),
            };
        }
        Some(Self { places: Some(places), answers, others: found, faults })
    }

    /// How many rows there are.
    fn len(&self) -> usize {
        self.places.as_ref().map_or(self.answers.len(), Vec::len)
    }

    fn place(&self, row: usize) -> Place {
        self.places.as_ref().map_or(Place::Nine(row), |places| places[row])
    }

    /// The answers by row.
    pub(super) fn answers(&self) -> impl Iterator<Item = Answer<'_>> {
        (0..self.len()).map(|row| match (self.place(row), &self.others) {
            (Place::Nine(at), _) => Answer::Nine(&self.answers[at]),
            (Place::Other(at), Some((solutions, verdicts))) => {
                Answer::Other { solution: solutions.get(at), verdict: verdicts[at] }
            }
            _ => Answer::Nothing,
        })
    }

    /// Writes the solutions one behind the other, 81 signs each, if all rows are 9×9 and have one.
    pub(super) fn write_lines(&self, unique: bool, lines: &mut [u8]) -> bool {
        self.answers.len() == self.len()
            && self.answers.iter().zip(lines.chunks_exact_mut(81)).all(|(answer, line)| {
                let solution =
                    answer.solution.as_ref().filter(|_| !unique || answer.solutions == 1);
                solution.map(|solution| line.copy_from_slice(solution)).is_some()
            })
    }

    /// The solutions of rows of any kind.
    pub(super) fn solutions(&self, unique: bool) -> ArrayRef {
        let is_right = |answer: &BatchAnswer| !unique || answer.solutions == 1;
        let mut texts = StringBuilder::with_capacity(self.len(), self.len() * 81);
        for answer in self.answers() {
            texts.append_option(match answer {
                Answer::Nothing => None,
                Answer::Nine(answer) => {
                    let solution = answer.solution.as_ref().filter(|_| is_right(answer));
                    solution.map(|line| std::str::from_utf8(line).expect("digits"))
                }
                Answer::Other { solution, verdict } => {
                    solution.filter(|_| !unique || verdict == Some(VERDICTS[1]))
                }
            });
        }
        Arc::new(texts.finish())
    }

    fn verdicts(&self) -> impl Iterator<Item = Option<&'static str>> {
        self.answers().map(|answer| match answer {
            Answer::Nothing => None,
            Answer::Nine(answer) => Some(VERDICTS[answer.solutions.min(2) as usize]),
            Answer::Other { verdict, .. } => verdict,
        })
    }
}

/// As batches say it.
const VERDICTS: [&str; 3] = ["none", "unique", "several"];

/// Answers what the batch engine answers besides solutions; nothing if the patience of the caller ends.
pub(super) fn answer(
    source: &Source<'_>,
    rows: Range<usize>,
    question: &Question,
    patience: &Patience,
) -> Option<Part> {
    let nines = Nines::solve(source, rows, false, patience)?;
    let values: ArrayRef = if *question == Question::Verdict {
        Arc::new(nines.verdicts().collect::<StringArray>())
    } else {
        let is_unique = |verdict: Option<&str>| verdict.map(|verdict| verdict == VERDICTS[1]);
        Arc::new(nines.verdicts().map(is_unique).collect::<BooleanArray>())
    };
    Some(Part { values, faults: nines.faults })
}

/// The answers to lines of 9×9; nothing if the patience of the caller ends.
fn solved(puzzles: &[[u8; 81]], show_first: bool, patience: &Patience) -> Option<Vec<BatchAnswer>> {
    let mut answers = vec![BatchAnswer::default(); puzzles.len()];
    solve_batch(puzzles, BatchOptions::default(), &mut answers);
    if show_first {
        // Which of several solutions a batch shows depends on the machine; one by one it does not.
        for (puzzle, answer) in puzzles.iter().zip(&mut answers) {
            if answer.solutions > 1 {
                answer.solution = Some(first(puzzle, patience)?);
            }
        }
    }
    Some(answers)
}

/// The first of several solutions, as the search finds it that looks at one board alone; nothing if the patience of
/// the caller ends.
fn first(puzzle: &[u8; 81], patience: &Patience) -> Option<[u8; 81]> {
    let values = puzzle.map(|sign| if sign.is_ascii_digit() { sign - b'0' } else { 0 });
    let grid = Grid::from_values(&Geometry::classic(), values).ok()?;
    let found = Plan::default().solutions(&grid, |tally| patience.go_on(tally)).ok()?;
    let (Solutions::Many([solution, _]) | Solutions::One(solution)) = found else { return None };
    let mut line = [b'.'; 81];
    line.iter_mut().zip(solution.values()).for_each(|(sign, value)| *sign = b'0' + value);
    Some(line)
}
