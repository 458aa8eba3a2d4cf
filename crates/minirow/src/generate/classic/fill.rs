//! Random complete 9×9 grids.

use std::ops::{ControlFlow, Range};

use super::start::random_start;
use super::uniform::uniform_grid;
use crate::generate::random::BoardRandom;
use crate::solve::{Backend, Frame, Solution, Start, Task, Work, cells, run};

/// Shows random complete 9×9 grids: those of some numbers of the batch with this seed, in order.
///
/// A grid is 81 symbols in reading order. The first band, and the first stack with it, are as likely as
/// the others; what goes with them comes from random guesses, so grids are nearly equally likely,
/// but not quite: they have 10.74 sets of four cells that could be exchanged in the mean, where all
/// grids have 11.58. Where that matters there are [`uniform_grids`].
///
/// The same seed and number make the same grid on every machine
/// and with every back end.
///
/// # Panics
/// Where the back end is not available.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use minirow::generate::classic::grids;
/// use minirow::{Geometry, Grid, solve::Backend};
/// let mut numbers = Vec::new();
/// let flow = grids(7, 100..120, Backend::fastest(), |number, grid| {
///     let values = grid.iter().map(|symbol| symbol - b'0');
///     assert!(Grid::from_values(&Geometry::classic(), values).unwrap().is_solved());
///     numbers.push(number);
///     ControlFlow::Continue(())
/// });
/// assert!(flow.is_continue());
/// assert!(numbers.into_iter().eq(100..120));
/// ```
pub fn grids(
    seed: u64,
    numbers: Range<u64>,
    backend: Backend,
    mut visit: impl FnMut(u64, &[u8; 81]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut boards = Boards::new(seed, numbers, Filler::Lanes(backend));
    while let Some(board) = boards.next(true) {
        visit(board.number, &text(&board.grid, !0))?;
    }
    ControlFlow::Continue(())
}

/// Shows random complete 9×9 grids like [`grids`], by the ten thousand a second, each of which is exactly
/// as likely as every other one.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use minirow::generate::classic::uniform_grids;
/// let mut grids = Vec::new();
/// let flow = uniform_grids(7, 0..10, |_, grid| {
///     grids.push(*grid);
///     ControlFlow::Continue(())
/// });
/// assert!(flow.is_continue());
/// assert!(grids.iter().all(|grid| (b'1'..=b'9').all(|digit| grid[9..18].contains(&digit))));
/// ```
pub fn uniform_grids(
    seed: u64,
    numbers: Range<u64>,
    mut visit: impl FnMut(u64, &[u8; 81]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for number in numbers {
        let grid = uniform_grid(&mut BoardRandom::new(seed, number));
        visit(number, &text(&grid, !0))?;
    }
    ControlFlow::Continue(())
}

/// A board with its complete grid.
#[derive(Clone)]
pub(super) struct Board {
    pub(super) number: u64,
    pub(super) random: BoardRandom,
    pub(super) grid: Frame,
    /// How many grids it has had, with this one.
    pub(super) tries: u32,
}

/// The boards of a batch, one after the other.
pub(super) struct Boards {
    seed: u64,
    numbers: Range<u64>,
    filler: Filler,
    /// New boards that were filled together, last one first.
    filled: Vec<Board>,
    /// Boards that want another grid, and those that have one.
    again: Vec<Board>,
    filled_again: Vec<Board>,
}

/// So many boards are filled together: few enough for the cache, and enough that idle lanes at the end
/// matter little.
const TOGETHER: u64 = 1 << 12;

impl Boards {
    pub(super) fn new(seed: u64, numbers: Range<u64>, filler: Filler) -> Self {
        let (filled, again, filled_again) = (Vec::new(), Vec::new(), Vec::new());
        Self { seed, numbers, filler, filled, again, filled_again }
    }

    /// Gives a board another grid; it comes where no new one is wanted or left.
    pub(super) fn again(&mut self, board: Board) {
        self.again.push(board);
    }

    /// The next board: one that comes again, or a new one if that is wanted.
    pub(super) fn next(&mut self, is_new_wanted: bool) -> Option<Board> {
        if is_new_wanted && self.filled.is_empty() && !self.numbers.is_empty() {
            let end = self.numbers.end.min(self.numbers.start.saturating_add(TOGETHER));
            let numbers = self.numbers.start..end;
            self.numbers.start = end;
            self.filled.extend(numbers.rev().map(|number| Board {
                number,
                random: BoardRandom::new(self.seed, number),
                grid: Frame::default(),
                tries: 0,
            }));
            self.filler.fill(&mut self.filled);
        }
        if let Some(board) = is_new_wanted.then(|| self.filled.pop()).flatten() {
            return Some(board);
        }
        if self.filled_again.is_empty() && !self.again.is_empty() {
            std::mem::swap(&mut self.filled_again, &mut self.again);
            self.filler.fill(&mut self.filled_again);
        }
        self.filled_again.pop()
    }
}

/// Where complete grids come from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Filler {
    Lanes(Backend),
    Uniform,
}

impl Filler {
    /// Gives every board a complete grid, by its own random numbers.
    fn fill(self, boards: &mut [Board]) {
        match self {
            Self::Lanes(backend) => {
                let start = Frame::default();
                run(backend, &mut Fills { boards, start, next: 0, again: Vec::new() });
            }
            Self::Uniform => {
                for board in boards {
                    board.tries = board.tries.saturating_add(1);
                    board.grid = uniform_grid(&mut board.random);
                }
            }
        }
    }
}

struct Fills<'a> {
    boards: &'a mut [Board],
    start: Frame,
    next: usize,
    /// Boards whose start had no solution.
    again: Vec<usize>,
}

impl Work for Fills<'_> {
    fn is_random(&self) -> bool {
        true
    }

    fn next(&mut self) -> Option<Task<'_>> {
        let index = self.again.pop().unwrap_or(self.next);
        let board = self.boards.get_mut(index)?;
        self.next = self.next.max(index + 1);
        board.tries = board.tries.saturating_add(1);
        self.start = random_start(&mut board.random);
        let random = board.random.next_u64();
        Some(Task { start: Start::Frame(&self.start), name: index as u64, limit: 1, random })
    }

    fn solution(&mut self, name: u64) -> Solution<'_> {
        Solution::Frame(&mut self.boards[name as usize].grid)
    }

    fn answer(&mut self, name: u64, solutions: u64) -> ControlFlow<()> {
        if solutions == 0 {
            self.again.push(name as usize);
        }
        ControlFlow::Continue(())
    }

    fn guessed(&mut self, _guesses: u64) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// The digits of a grid in some of its cells, as symbols.
pub(super) fn text(grid: &Frame, shown: u128) -> [u8; 81] {
    let mut text = [b'.'; 81];
    for digit in 0..9 {
        let mut cells = cells(grid, digit) & shown;
        while cells != 0 {
            text[cells.trailing_zeros() as usize] = b'1' + digit as u8;
            cells &= cells - 1;
        }
    }
    text
}
