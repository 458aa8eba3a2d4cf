//! Minimal 9×9 puzzles without the bias of digging.
//!
//! Digging finds puzzles with few givens too often: they are left at more points of more ways. Here a
//! way ends at the first given that is needed, and what is left is only taken if all of it is needed
//! (Berthier, Unbiased Statistics of a CSP, 2009). A minimal puzzle with k givens is met by the orders
//! that remove the 81 - k other cells of its solution first: one order of C(81, k). So all those with
//! the same number of givens are equally likely, and C(81, k) is the weight that makes puzzles with
//! different numbers so.
//!
//! One order of some 300,000 leads to a puzzle. Nearly all end in the first cells, by a set of cells
//! that two lines exchange; searches, side by side, are for the rest.

use std::ops::{ControlFlow, Range};

use super::fill::text;
use super::puzzles::Puzzle;
use super::swaps::swaps;
use super::uniform::uniform_grid;
use crate::generate::random::{BoardRandom, below};
use crate::solve::{
    Backend, Cells, Frame, Solution, Start, Task, Work, differing, run, with_open, without,
};

/// A minimal puzzle and what it stands for.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct UnbiasedPuzzle {
    /// The puzzle, with the number of its grid.
    pub puzzle: Puzzle,
    /// For how many others it stands, where 1 is what a puzzle with 26 givens stands for.
    pub weight: f64,
}

/// What happens on the way through a batch of grids.
#[derive(Debug)]
pub enum UnbiasedEvent<'a> {
    /// So much was done so far.
    Progress(UnbiasedTally),
    /// The next puzzle.
    Puzzle(&'a UnbiasedPuzzle),
}

/// What was done for a batch of grids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnbiasedTally {
    /// Orders of removal that were tried.
    pub orders: u64,
    /// Those that were searched, not only looked at.
    pub searched: u64,
    /// Puzzles that were shown.
    pub puzzles: u64,
    /// Whether it ended early.
    pub stopped: bool,
}

/// How many orders are tried with a grid: so many that making the grid takes less time than they do,
/// and so few that two puzzles with the same solution are rare.
const ORDERS: u16 = 256;
/// Grids in one run; what is found is shown in between.
const TOGETHER: u64 = 1 << 10;
/// So many cells are removed before anything else is asked. Minimal puzzles with more givens than the
/// others, 36 and beyond, are less than one in a hundred million.
const LEAST: usize = 46;

/// Shows random minimal 9×9 puzzles, such that each with the same number of givens is as likely as
/// every other one; with their weights, so are all.
///
/// With each grid of the batch, [uniform](super::uniform_grids) ones, 256 orders of removal are tried;
/// about one grid in a thousand yields a puzzle, some a second. The same seed and numbers show the same
/// puzzles on every machine and with every back end.
///
/// # Panics
/// Where the back end is not available.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use minirow::generate::classic::{UnbiasedEvent, unbiased_puzzles};
/// use minirow::solve::Backend;
/// let tally = unbiased_puzzles(1, 0..100, Backend::fastest(), |event| {
///     if let UnbiasedEvent::Puzzle(found) = event {
///         assert!(found.weight > 0.0);
///     }
///     ControlFlow::Continue(())
/// });
/// assert_eq!(tally.orders, 25_600);
/// ```
pub fn unbiased_puzzles(
    seed: u64,
    numbers: Range<u64>,
    backend: Backend,
    mut visit: impl FnMut(UnbiasedEvent<'_>) -> ControlFlow<()>,
) -> UnbiasedTally {
    let mut tally = UnbiasedTally::default();
    let mut left = numbers;
    while !left.is_empty() {
        let end = left.end.min(left.start.saturating_add(TOGETHER));
        let mut work = Trials {
            visit: &mut visit,
            tally,
            source: Source::new(seed, left.start..end),
            trials: Vec::new(),
            unused: Vec::new(),
            ready: Vec::new(),
            start: Frame::default(),
            found: Vec::new(),
        };
        run(backend, &mut work);
        let mut found = work.found;
        tally = work.tally;
        found.sort_unstable_by_key(|&(order, ref found)| (found.puzzle.number, order));
        for (_, found) in &found {
            if !tally.stopped {
                tally.puzzles += 1;
                tally.stopped = visit(UnbiasedEvent::Puzzle(found)).is_break();
            }
        }
        if tally.stopped {
            break;
        }
        left.start = end;
    }
    tally
}

/// For how many puzzles one with so many givens stands.
fn weight(givens: u32) -> f64 {
    // C(81, k) is to C(81, k + 1) as k + 1 to 81 - k.
    let step = |k: u32| f64::from(81 - k) / f64::from(k + 1);
    let up: f64 = (26..givens).map(step).product();
    let down: f64 = (givens..26).map(step).product();
    up / down
}

/// Orders that are worth a search.
struct Source {
    seed: u64,
    numbers: Range<u64>,
    number: u64,
    random: BoardRandom,
    grid: Frame,
    /// Sets of cells of which one has to stay.
    sets: Vec<Cells>,
    order: [u8; 81],
    /// Orders left to try with the grid.
    left: u16,
}

impl Source {
    fn new(seed: u64, numbers: Range<u64>) -> Self {
        Self {
            seed,
            number: numbers.start,
            random: BoardRandom::new(seed, numbers.start),
            numbers,
            grid: Frame::default(),
            sets: Vec::new(),
            order: std::array::from_fn(|cell| cell as u8),
            left: 0,
        }
    }

    fn next(&mut self, tally: &mut UnbiasedTally) -> Option<Trial> {
        loop {
            if self.left == 0 {
                self.number = self.numbers.next()?;
                self.random = BoardRandom::new(self.seed, self.number);
                self.grid = uniform_grid(&mut self.random);
                self.sets.clear();
                swaps(&self.grid, &[0; 81], |set, _| self.sets.push(set));
                self.order = std::array::from_fn(|cell| cell as u8);
                self.left = ORDERS;
            }
            self.left -= 1;
            tally.orders += 1;
            let removed = self.draw(0..LEAST);
            if self.sets.iter().all(|set| set & !removed != 0) {
                self.draw(LEAST..80);
                tally.searched += 1;
                return Some(self.trial());
            }
        }
    }

    /// Draws the cells at some places of the order; returns them as a set.
    fn draw(&mut self, places: Range<usize>) -> Cells {
        let mut drawn = 0;
        for place in places {
            let other = place + below(&mut self.random, (81 - place) as u32) as usize;
            self.order.swap(place, other);
            drawn |= 1 << self.order[place];
        }
        drawn
    }

    fn trial(&self) -> Trial {
        let Self { number, grid, order, .. } = *self;
        // The first place by which all of some set is gone.
        let (mut removed, mut place) = (0, 0);
        while self.sets.iter().all(|set| set & !removed != 0) {
            removed |= 1 << order[place];
            place += 1;
        }
        Trial {
            number,
            index: ORDERS - self.left,
            grid,
            order,
            removable: 0,
            needed: place - 1,
            question: Question::First(LEAST),
            found: [Frame::default(); 2],
            found_len: 0,
        }
    }
}

/// An order that is searched.
struct Trial {
    number: u64,
    index: u16,
    grid: Frame,
    order: [u8; 81],
    /// So many cells of the order can go for sure, and the one at this place cannot if all before
    /// it are gone.
    removable: usize,
    needed: usize,
    question: Question,
    found: [Frame; 2],
    found_len: usize,
}

#[derive(Clone, Copy)]
enum Question {
    /// Can so many cells of the order go?
    First(usize),
    /// With those gone that can, can the one at this place?
    Also(usize),
}

enum Verdict {
    Open,
    Minimal,
    NotMinimal,
}

impl Trial {
    fn first(&self, len: usize) -> Cells {
        self.order[..len].iter().map(|cell| 1 << cell).sum()
    }

    fn start(&self) -> Frame {
        match self.question {
            Question::First(len) => with_open(&self.grid, self.first(len)),
            Question::Also(place) => {
                let cell = self.order[place];
                let frame = with_open(&self.grid, self.first(self.needed) | 1 << cell);
                without(&frame, &self.grid, u32::from(cell))
            }
        }
    }

    fn limit(&self) -> u64 {
        match self.question {
            Question::First(_) => 2,
            Question::Also(_) => 1,
        }
    }

    /// Room for a solution.
    fn solution(&mut self) -> &mut Frame {
        self.found_len = 2.min(self.found_len + 1);
        &mut self.found[self.found_len - 1]
    }

    fn answer(&mut self, solutions: u64) -> Verdict {
        let is_unique = solutions < self.limit();
        let found_len = std::mem::take(&mut self.found_len);
        match self.question {
            Question::First(len) if is_unique => self.removable = len,
            Question::First(LEAST) => return Verdict::NotMinimal,
            Question::First(len) => {
                self.needed = self.needed.min(len - 1);
                for solution in &self.found[..found_len] {
                    let set = differing(solution, &self.grid);
                    let last = self.order[..len].iter().rposition(|cell| set >> cell & 1 == 1);
                    self.needed = last.map_or(self.needed, |last| self.needed.min(last));
                }
            }
            Question::Also(_) if is_unique => return Verdict::NotMinimal,
            Question::Also(place) => {
                self.question = Question::Also(place + 1);
                return if place + 1 < 81 { Verdict::Open } else { Verdict::Minimal };
            }
        }
        let between = self.needed - self.removable;
        self.question = if between > 0 {
            Question::First(self.removable + between.div_ceil(2))
        } else {
            Question::Also(self.needed + 1)
        };
        Verdict::Open
    }
}

struct Trials<'a, F> {
    visit: &'a mut F,
    tally: UnbiasedTally,
    source: Source,
    trials: Vec<Trial>,
    unused: Vec<usize>,
    ready: Vec<usize>,
    start: Frame,
    /// By the number of the order.
    found: Vec<(u16, UnbiasedPuzzle)>,
}

impl<F: FnMut(UnbiasedEvent<'_>) -> ControlFlow<()>> Work for Trials<'_, F> {
    fn takes_every_solution(&self) -> bool {
        true
    }

    fn next(&mut self) -> Option<Task<'_>> {
        let index = match self.ready.pop() {
            Some(index) => index,
            None => {
                let trial = self.source.next(&mut self.tally)?;
                match self.unused.pop() {
                    Some(index) => {
                        self.trials[index] = trial;
                        index
                    }
                    None => {
                        self.trials.push(trial);
                        self.trials.len() - 1
                    }
                }
            }
        };
        let trial = &self.trials[index];
        self.start = trial.start();
        let start = Start::Frame(&self.start);
        Some(Task { start, name: index as u64, limit: trial.limit(), random: 0 })
    }

    fn solution(&mut self, name: u64) -> Solution<'_> {
        Solution::Frame(self.trials[name as usize].solution())
    }

    fn answer(&mut self, name: u64, solutions: u64) -> ControlFlow<()> {
        let trial = &mut self.trials[name as usize];
        match trial.answer(solutions) {
            Verdict::Open => {
                self.ready.push(name as usize);
                return ControlFlow::Continue(());
            }
            Verdict::NotMinimal => {}
            Verdict::Minimal => {
                let givens = text(&trial.grid, !trial.first(trial.needed));
                let solution = text(&trial.grid, !0);
                let puzzle = Puzzle { number: trial.number, givens, solution };
                let weight = weight(81 - trial.needed as u32);
                self.found.push((trial.index, UnbiasedPuzzle { puzzle, weight }));
            }
        }
        self.unused.push(name as usize);
        ControlFlow::Continue(())
    }

    fn guessed(&mut self, _guesses: u64) -> ControlFlow<()> {
        let flow = (self.visit)(UnbiasedEvent::Progress(self.tally));
        self.tally.stopped |= flow.is_break();
        flow
    }
}

#[cfg(test)]
mod tests {
    use super::super::fill::{Boards, Filler};
    use super::super::plan::PuzzleOptions;
    use super::super::puzzles::{PuzzleEvent, puzzles};
    use super::*;

    /// The numbers of givens of those trials that end at a minimal puzzle.
    fn minimal(trials: Vec<Trial>) -> Vec<u32> {
        let mut work = Trials {
            visit: &mut |_: UnbiasedEvent<'_>| ControlFlow::Continue(()),
            tally: UnbiasedTally::default(),
            source: Source::new(0, 0..0),
            ready: (0..trials.len()).collect(),
            trials,
            unused: Vec::new(),
            start: Frame::default(),
            found: Vec::new(),
        };
        run(Backend::fastest(), &mut work);
        let givens = work.found.iter().map(|(_, found)| found.puzzle.givens);
        givens.map(|givens| givens.iter().map(|&symbol| u32::from(symbol != b'.')).sum()).collect()
    }

    #[test]
    fn an_order_that_removes_what_is_empty_first_leads_to_a_minimal_puzzle() {
        let (mut right, mut wrong) = (Vec::new(), Vec::new());
        let mut boards = Boards::new(2, 0..3000, Filler::Uniform);
        let options = PuzzleOptions::default().is_uniform(true);
        puzzles(2, 0..3000, &options, |event| {
            if let PuzzleEvent::Puzzle(puzzle) = event {
                let board = boards.next(true).unwrap();
                let mut source = Source::new(puzzle.number, 0..1);
                source.grid = board.grid;
                swaps(&board.grid, &[0; 81], |set, _| source.sets.push(set));
                // Empty cells, then the others, each in random order.
                source.draw(0..80);
                source.order.sort_by_key(|&cell| puzzle.givens[usize::from(cell)] != b'.');
                right.push(source.trial());
                // With an empty cell behind a given that is needed anyway there is one given too many.
                let empty = puzzle.givens.iter().filter(|&&symbol| symbol == b'.').count();
                source.order.swap(empty - 1, empty);
                let first = source.order[..empty].iter().map(|cell| 1 << cell).sum::<Cells>();
                if source.sets.iter().any(|set| set & !first == 0) {
                    wrong.push(source.trial());
                }
            }
            ControlFlow::Continue(())
        })
        .unwrap();
        let lens = minimal(right);
        assert_eq!(lens.len(), 3000);
        assert!(lens.iter().max() >= Some(&28), "{lens:?}");
        assert!(wrong.len() > 500, "{}", wrong.len());
        assert_eq!(minimal(wrong), [0; 0]);
    }

    #[test]
    fn weights_are_those_of_the_number_of_orders() {
        assert_eq!(weight(26), 1.0);
        assert_eq!(weight(27), 55.0 / 27.0);
        assert!((weight(25) - 26.0 / 56.0).abs() < 1e-15);
        assert!((weight(17) * weight(64).recip() - 1.0).abs() < 1e-12);
    }
}
