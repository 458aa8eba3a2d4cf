//! Many 9×9 puzzles at once.

use std::collections::VecDeque;
use std::iter::Zip;
use std::ops::{ControlFlow, RangeFrom};
use std::slice::Iter;

use super::arch::{Backend, run};
use super::batch_answer::BatchAnswer;
use super::grid;
use super::lanes::{Solution, Start, Task, Work};
use crate::progress::Tally;

/// How a batch is solved.
///
/// # Examples
/// ```
/// use minirow::solve::{Backend, BatchOptions};
/// let options = BatchOptions::default();
/// assert_eq!((options.limit, options.backend), (2, Backend::fastest()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BatchOptions {
    /// At how many solutions to stop with a puzzle; 2, the default, proves that there is one.
    pub limit: u64,
    /// The instructions to use: by default the fastest ones at hand.
    pub backend: Backend,
}

impl Default for BatchOptions {
    fn default() -> Self {
        Self { limit: 2, backend: Backend::fastest() }
    }
}

impl BatchOptions {
    /// At how many solutions to stop with a puzzle.
    ///
    /// # Examples
    /// ```
    /// use minirow::solve::BatchOptions;
    /// assert_eq!(BatchOptions::default().limit(1).limit, 1);
    /// ```
    #[must_use]
    pub fn limit(mut self, limit: u64) -> Self {
        self.limit = limit;
        self
    }

    /// With these instructions.
    ///
    /// # Examples
    /// ```
    /// use minirow::solve::{Backend, BatchOptions};
    /// let options = BatchOptions::default().backend(Backend::Portable);
    /// assert_eq!(options.backend, Backend::Portable);
    /// ```
    #[must_use]
    pub fn backend(mut self, backend: Backend) -> Self {
        self.backend = backend;
        self
    }
}

/// What a stream of puzzles meets on its way.
#[derive(Debug)]
pub enum BatchEvent<'a> {
    /// So many guesses were made for all puzzles.
    Guesses(u64),
    /// The next puzzle is answered: the first, the second and so on.
    Answer(&'a BatchAnswer),
}

/// Solves 9×9 puzzles, hundreds of them side by side: several million a second on one processor.
///
/// A puzzle is 81 symbols in reading order: `1` to `9` are givens, anything else is an empty cell;
/// [`batch_row`](super::batch_row) checks a line.
///
/// # Panics
/// Where there are not as many answers as puzzles, or the back end is not available.
///
/// # Examples
/// ```
/// use minirow::solve::{BatchAnswer, BatchOptions, solve_batch};
/// let puzzles = [
///     *b"..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..",
///     [b'.'; 81],
///     *b"11...............................................................................",
/// ];
/// let mut answers = [BatchAnswer::default(); 3];
/// solve_batch(&puzzles, BatchOptions::default(), &mut answers);
/// assert_eq!(answers.map(|answer| answer.solutions), [1, 2, 0]);
/// assert!(answers[0].solution.unwrap().starts_with(b"417632598"));
/// ```
pub fn solve_batch(
    puzzles: &[[u8; 81]],
    options: BatchOptions,
    answers: &mut [BatchAnswer],
) -> Tally {
    assert_eq!(puzzles.len(), answers.len(), "every puzzle has room for its answer");
    if options.limit == 0 {
        answers.fill(BatchAnswer::default());
        return Tally { stopped: true, ..Tally::default() };
    }
    if puzzles.len() <= FEW {
        let mut tally = Tally::default();
        for (puzzle, answer) in puzzles.iter().zip(answers) {
            tally.guesses += grid::answer(options.backend, puzzle, options.limit, answer);
            tally.solutions += answer.solutions;
        }
        return tally;
    }
    let left = (0..).zip(puzzles);
    let mut work = Slice { limit: options.limit, left, answers, guesses: 0 };
    run(options.backend, &mut work);
    let guesses = work.guesses;
    let solutions = answers.iter().map(|answer| answer.solutions).sum();
    Tally { solutions, guesses, ..Tally::default() }
}

/// Solves a stream of 9×9 puzzles of any length like [`solve_batch`] and shows the answers in order.
///
/// While a puzzle takes long, the answers of up to 16,384 puzzles behind it are kept; then no more
/// are taken, and the whole of the engine helps with what is left.
///
/// # Panics
/// Where the back end is not available.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use minirow::solve::{BatchEvent, BatchOptions, solve_stream};
/// let puzzle = *b"..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
/// let mut unique = 0;
/// let puzzles = std::iter::repeat_n(puzzle, 1000);
/// let tally = solve_stream(puzzles, BatchOptions::default(), |event| {
///     if let BatchEvent::Answer(answer) = event {
///         unique += u64::from(answer.solutions == 1);
///     }
///     ControlFlow::Continue(())
/// });
/// assert_eq!((unique, tally.solutions, tally.stopped), (1000, 1000, false));
/// ```
pub fn solve_stream(
    puzzles: impl IntoIterator<Item = [u8; 81]>,
    options: BatchOptions,
    mut visit: impl FnMut(BatchEvent<'_>) -> ControlFlow<()>,
) -> Tally {
    stream(&mut puzzles.into_iter(), options, &mut visit)
}

/// What shows an answer.
type Visit<'a> = dyn FnMut(BatchEvent<'_>) -> ControlFlow<()> + 'a;

/// The same for any iterator, so that it is compiled and optimised here.
fn stream(
    puzzles: &mut dyn Iterator<Item = [u8; 81]>,
    options: BatchOptions,
    visit: &mut Visit<'_>,
) -> Tally {
    let mut work = Stream {
        limit: options.limit.max(1),
        puzzles,
        puzzle: [0; 81],
        waiting: VecDeque::new(),
        told: 0,
        visit,
        tally: Tally { stopped: options.limit == 0, ..Tally::default() },
    };
    if options.limit > 0 {
        run(options.backend, &mut work);
    }
    work.tally
}

/// So few puzzles are solved one by one: most lanes would be empty.
const FEW: usize = 32;

struct Slice<'a> {
    limit: u64,
    left: Zip<RangeFrom<u64>, Iter<'a, [u8; 81]>>,
    answers: &'a mut [BatchAnswer],
    guesses: u64,
}

impl Work for Slice<'_> {
    fn next(&mut self) -> Option<Task<'_>> {
        let (name, puzzle) = self.left.next()?;
        Some(Task { start: Start::Text(puzzle), name, limit: self.limit, random: 0 })
    }

    fn solution(&mut self, puzzle: u64) -> Solution<'_> {
        Solution::Text(self.answers[puzzle as usize].solution.insert([0; 81]))
    }

    fn answer(&mut self, puzzle: u64, solutions: u64) -> ControlFlow<()> {
        let answer = &mut self.answers[puzzle as usize];
        answer.solutions = solutions;
        if solutions == 0 {
            answer.solution = None;
        }
        ControlFlow::Continue(())
    }

    fn guessed(&mut self, guesses: u64) -> ControlFlow<()> {
        self.guesses += guesses;
        ControlFlow::Continue(())
    }
}

struct Stream<'a, 'v> {
    limit: u64,
    puzzles: &'a mut dyn Iterator<Item = [u8; 81]>,
    puzzle: [u8; 81],
    /// What is known of the puzzles from `told` on that were taken.
    waiting: VecDeque<Waiting>,
    /// How many answers were shown.
    told: u64,
    visit: &'a mut Visit<'v>,
    tally: Tally,
}

#[derive(Default)]
struct Waiting {
    answer: BatchAnswer,
    is_complete: bool,
}

const MOST_WAITING: usize = 1 << 14;

impl Work for Stream<'_, '_> {
    fn next(&mut self) -> Option<Task<'_>> {
        if self.waiting.len() == MOST_WAITING {
            return None;
        }
        self.puzzle = self.puzzles.next()?;
        let name = self.told + self.waiting.len() as u64;
        self.waiting.push_back(Waiting::default());
        Some(Task { start: Start::Text(&self.puzzle), name, limit: self.limit, random: 0 })
    }

    fn solution(&mut self, puzzle: u64) -> Solution<'_> {
        let waiting = &mut self.waiting[(puzzle - self.told) as usize];
        Solution::Text(waiting.answer.solution.insert([0; 81]))
    }

    fn answer(&mut self, puzzle: u64, solutions: u64) -> ControlFlow<()> {
        let waiting = &mut self.waiting[(puzzle - self.told) as usize];
        waiting.answer.solutions = solutions;
        waiting.is_complete = true;
        while let Some(Waiting { answer, is_complete: true }) = self.waiting.front() {
            self.tally.solutions += answer.solutions;
            let flow = (self.visit)(BatchEvent::Answer(answer));
            self.waiting.pop_front();
            self.told += 1;
            if flow.is_break() {
                self.tally.stopped = true;
                return flow;
            }
        }
        ControlFlow::Continue(())
    }

    fn guessed(&mut self, guesses: u64) -> ControlFlow<()> {
        self.tally.guesses += guesses;
        let flow = (self.visit)(BatchEvent::Guesses(self.tally.guesses));
        self.tally.stopped |= flow.is_break();
        flow
    }
}
