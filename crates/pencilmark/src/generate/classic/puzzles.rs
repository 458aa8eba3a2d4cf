//! Random minimal 9×9 puzzles.

use std::collections::VecDeque;
use std::ops::{ControlFlow, Range};

use super::dig::Dig;
use super::fill::{Boards, text};
use crate::solve::{Backend, Cells, Frame, Solution, Start, Task, Work, run};

/// What puzzles are wanted.
#[derive(Clone, Debug)]
pub struct PuzzleOptions {
    pub group: [u8; 82],
    pub most: u32,
    pub backend: Backend,
}

/// A puzzle with one solution.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Its number in the batch.
    pub number: u64,
    /// `1` to `9` are givens, `.` is an empty cell.
    pub givens: [u8; 81],
    /// The solution.
    pub solution: [u8; 81],
}

/// Shows random puzzles.
pub fn puzzles(
    seed: u64,
    numbers: Range<u64>,
    options: &PuzzleOptions,
    visit: impl FnMut(&Puzzle) -> ControlFlow<()>,
) -> [u64; 4] {
    let orbits: Vec<Cells> = (0..81).map(|cell| 1 << cell).collect();
    let mut work = Digs {
        group: options.group,
        most: options.most,
        told: numbers.start,
        boards: Boards::new(seed, numbers, options.backend),
        orbits,
        digs: Vec::new(),
        unused: Vec::new(),
        ready: Vec::new(),
        start: Frame::default(),
        waiting: VecDeque::new(),
        visit,
        tally: [0; 4],
    };
    run(options.backend, &mut work);
    work.tally
}

const MOST_WAITING: usize = 1 << 14;

struct Digs<F> {
    group: [u8; 82],
    most: u32,
    boards: Boards,
    orbits: Vec<Cells>,
    digs: Vec<Dig>,
    unused: Vec<usize>,
    ready: Vec<usize>,
    start: Frame,
    waiting: VecDeque<Option<Puzzle>>,
    told: u64,
    visit: F,
    tally: [u64; 4],
}

impl<F: FnMut(&Puzzle) -> ControlFlow<()>> Work for Digs<F> {
    fn takes_every_solution(&self) -> bool {
        true
    }

    fn next(&mut self) -> Option<Task<'_>> {
        let index = match self.ready.pop() {
            Some(index) => index,
            None => {
                if self.waiting.len() == MOST_WAITING {
                    return None;
                }
                let board = self.boards.next()?;
                self.waiting.push_back(None);
                let mut dig = Dig::new(board, &self.orbits);
                if self.most > 0 {
                    dig.insert_pairs(self.most);
                }
                dig.ask(&self.orbits, &self.group);
                match self.unused.pop() {
                    Some(index) => {
                        self.digs[index] = dig;
                        index
                    }
                    None => {
                        self.digs.push(dig);
                        self.digs.len() - 1
                    }
                }
            }
        };
        self.start = self.digs[index].start();
        let limit = self.digs[index].limit();
        Some(Task { start: Start::Frame(&self.start), name: index as u64, limit, chance: 0 })
    }

    fn solution(&mut self, name: u64) -> Solution<'_> {
        Solution::Frame(self.digs[name as usize].solution())
    }

    fn answer(&mut self, name: u64, solutions: u64) -> ControlFlow<()> {
        self.tally[0] += 1;
        let index = name as usize;
        let dig = &mut self.digs[index];
        self.tally[1] += u64::from(solutions == dig.limit() - 1);
        dig.answer(solutions);
        if dig.ask(&self.orbits, &self.group) {
            self.ready.push(index);
            return ControlFlow::Continue(());
        }
        self.unused.push(index);
        let puzzle = Puzzle {
            number: dig.board.number,
            givens: text(&dig.board.grid, dig.givens()),
            solution: text(&dig.board.grid, !0),
        };
        let place = (puzzle.number - self.told) as usize;
        self.waiting[place] = Some(puzzle);
        while let Some(Some(puzzle)) = self.waiting.front() {
            let flow = (self.visit)(puzzle);
            self.waiting.pop_front();
            self.told += 1;
            flow?;
        }
        ControlFlow::Continue(())
    }

    fn guessed(&mut self, guesses: u64) -> ControlFlow<()> {
        self.tally[2] += guesses;
        ControlFlow::Continue(())
    }
}
