//! Random 9×9 puzzles with one solution.

use std::collections::VecDeque;
use std::ops::{ControlFlow, Range};

use super::dig::{Dig, Next};
use super::fill::{Board, Boards, Filler, text};
use super::plan::{Plan, PuzzleOptions};
use crate::generate::Impossible;
use crate::solve::{Frame, Solution, Start, Task, Work, run};

/// A random puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Puzzle {
    /// Its number in the batch.
    pub number: u64,
    /// `1` to `9` are givens, `.` is an empty cell.
    pub givens: [u8; 81],
    /// Its only solution, from which it was made.
    pub solution: [u8; 81],
}

/// What happens on the way through a batch.
#[derive(Debug)]
pub enum PuzzleEvent<'a> {
    /// So much was done for all puzzles so far.
    Progress(PuzzleTally),
    /// The next puzzle of the batch.
    Puzzle(&'a Puzzle),
    /// There is no next puzzle: the number of one for which no grid was found that has one solution
    /// with the cells empty that are wanted so.
    GivenUp(u64),
}

/// What was done for a batch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct PuzzleTally {
    /// Puzzles that were shown.
    pub puzzles: u64,
    /// Complete grids that were begun with.
    pub grids: u64,
    /// Searches for other solutions.
    pub searches: u64,
    /// Guesses in them.
    pub guesses: u64,
    /// Whether it ended before all puzzles were shown.
    pub stopped: bool,
}

/// Shows random 9×9 puzzles with one solution: those of some numbers of the batch with this seed, in
/// order, by the hundred thousand a second.
///
/// Each comes from a random complete [grid](super::grids), whose cells are gone through in a random
/// order: what is not needed for a single solution is removed. So every given is needed; with a
/// symmetry, of givens that stand for each other some are. Puzzles have 24.4 givens in the mean, for
/// 26.6 of all minimal puzzles: see [`unbiased_puzzles`](super::unbiased_puzzles). The same seed and number make the same
/// puzzle on every machine and with every back end, however a batch is split among threads.
///
/// # Errors
/// Where no puzzle can be as it is wanted.
///
/// # Panics
/// Where the back end is not available.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use minirow::generate::classic::{PuzzleEvent, PuzzleOptions, puzzles};
/// use minirow::{Grid, solve::{Solutions, solutions}};
/// let mut shown = Vec::new();
/// let tally = puzzles(1, 0..3, &PuzzleOptions::default(), |event| {
///     if let PuzzleEvent::Puzzle(puzzle) = event {
///         let grid: Grid = str::from_utf8(&puzzle.givens).unwrap().parse().unwrap();
///         assert!(matches!(solutions(&grid), Solutions::One(_)));
///         shown.push(puzzle.number);
///     }
///     ControlFlow::Continue(())
/// })?;
/// assert_eq!(shown, [0, 1, 2]);
/// assert!(!tally.stopped);
/// # Ok::<(), minirow::generate::Impossible>(())
/// ```
pub fn puzzles(
    seed: u64,
    numbers: Range<u64>,
    options: &PuzzleOptions,
    visit: impl FnMut(PuzzleEvent<'_>) -> ControlFlow<()>,
) -> Result<PuzzleTally, Impossible> {
    let filler = if options.is_uniform { Filler::Uniform } else { Filler::Lanes(options.backend) };
    let mut work = Digs {
        plan: Plan::new(options)?,
        told: numbers.start,
        boards: Boards::new(seed, numbers, filler),
        digs: Vec::new(),
        unused: Vec::new(),
        ready: Vec::new(),
        start: Frame::default(),
        waiting: VecDeque::new(),
        visit,
        tally: PuzzleTally::default(),
    };
    run(options.backend, &mut work);
    Ok(work.tally)
}

/// While a puzzle takes long, so many behind it are kept.
const MOST_WAITING: usize = 1 << 14;

/// After so many grids progress is told, should none of them need a search.
const GRIDS: u64 = 1 << 12;

struct Digs<F> {
    plan: Plan,
    boards: Boards,
    digs: Vec<Dig>,
    /// Those of `digs` that are complete.
    unused: Vec<usize>,
    /// Those that have something to search.
    ready: Vec<usize>,
    start: Frame,
    /// What became of the boards from `told` on: not known yet, given up, or a puzzle.
    waiting: VecDeque<Option<Option<Puzzle>>>,
    told: u64,
    visit: F,
    tally: PuzzleTally,
}

impl<F: FnMut(PuzzleEvent<'_>) -> ControlFlow<()>> Work for Digs<F> {
    fn takes_every_solution(&self) -> bool {
        true
    }

    fn next(&mut self) -> Option<Task<'_>> {
        let index = match self.ready.pop() {
            Some(index) => index,
            None => self.begin()?,
        };
        let dig = &self.digs[index];
        self.start = dig.start();
        let start = Start::Frame(&self.start);
        Some(Task { start, name: index as u64, limit: dig.limit(), random: 0 })
    }

    fn solution(&mut self, name: u64) -> Solution<'_> {
        Solution::Frame(self.digs[name as usize].solution())
    }

    fn answer(&mut self, name: u64, solutions: u64) -> ControlFlow<()> {
        self.tally.searches += 1;
        let dig = &mut self.digs[name as usize];
        dig.answer(solutions, &self.plan);
        if self.go_on(name as usize) {
            self.ready.push(name as usize);
        }
        self.flow()
    }

    fn guessed(&mut self, guesses: u64) -> ControlFlow<()> {
        self.tally.guesses += guesses;
        self.tell();
        self.flow()
    }
}

impl<F: FnMut(PuzzleEvent<'_>) -> ControlFlow<()>> Digs<F> {
    fn tell(&mut self) {
        if !self.tally.stopped {
            self.tally.stopped = (self.visit)(PuzzleEvent::Progress(self.tally)).is_break();
        }
    }

    /// Takes another board that has something to search, if there is one and room for it.
    fn begin(&mut self) -> Option<usize> {
        while !self.tally.stopped {
            let board = self.boards.next(self.waiting.len() < MOST_WAITING)?;
            self.tally.grids += 1;
            if self.tally.grids.is_multiple_of(GRIDS) {
                self.tell();
            }
            // A board that comes again has its room.
            if board.number == self.told + self.waiting.len() as u64 {
                self.waiting.push_back(None);
            }
            let index = match self.unused.pop() {
                Some(index) => {
                    self.digs[index].begin(board, &self.plan);
                    index
                }
                None => {
                    self.digs.push(Dig::new(board, &self.plan));
                    self.digs.len() - 1
                }
            };
            if self.go_on(index) {
                return Some(index);
            }
        }
        None
    }

    /// Looks for what comes next for a puzzle; false where that is no search.
    fn go_on(&mut self, index: usize) -> bool {
        let dig = &mut self.digs[index];
        let puzzle = match dig.next(&self.plan) {
            Next::Search => return true,
            Next::Complete => {
                let Board { number, grid, .. } = &dig.board;
                let (givens, solution) = (text(grid, !dig.open()), text(grid, !0));
                Some(Puzzle { number: *number, givens, solution })
            }
            Next::Impossible if dig.board.tries < self.plan.tries => {
                self.boards.again(dig.board.clone());
                self.unused.push(index);
                return false;
            }
            Next::Impossible => None,
        };
        self.unused.push(index);
        self.end(index, puzzle);
        false
    }

    /// Shows what is known next.
    fn end(&mut self, index: usize, puzzle: Option<Puzzle>) {
        let place = self.digs[index].board.number - self.told;
        self.waiting[place as usize] = Some(puzzle);
        while let (Some(Some(puzzle)), false) = (self.waiting.front(), self.tally.stopped) {
            let flow = match puzzle {
                Some(puzzle) => {
                    self.tally.puzzles += 1;
                    (self.visit)(PuzzleEvent::Puzzle(puzzle))
                }
                None => (self.visit)(PuzzleEvent::GivenUp(self.told)),
            };
            self.tally.stopped = flow.is_break();
            self.waiting.pop_front();
            self.told += 1;
        }
    }

    fn flow(&self) -> ControlFlow<()> {
        if self.tally.stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
