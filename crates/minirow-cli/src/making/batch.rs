//! A batch of generated boards, as text.

use std::ops::{ControlFlow, Range};

use minirow::Grid;
use minirow::Tally;
use minirow::generate::classic::{
    PuzzleEvent, PuzzleOptions, UnbiasedEvent, grids, puzzles, unbiased_puzzles, uniform_grids,
};
use minirow::generate::{BoardRandom, Found, NoGrid, NoPuzzle, fill};
use minirow::solve::Backend;

use super::order::{Kind, Order};
use super::{remarks, shortfall};
use crate::args::{GenerateArgs, To};
use crate::stop::Stop;
use crate::terminal::{counted, effort};

/// Some boards: asked for by their numbers, made, ready to be put out. It is used again and again.
#[derive(Default)]
pub(super) struct Batch {
    /// Those that it is about.
    pub(super) numbers: Range<u64>,
    /// Lines, one after the other.
    pub(super) lines: Vec<u8>,
    /// Boards one by one: drawings, or those of which there may be too many.
    pub(super) boards: Vec<String>,
    /// How many boards are in there.
    pub(super) made: u64,
    /// What is said of those that are not.
    pub(super) missed: Vec<String>,
    /// Whether the user stopped it.
    pub(super) interrupted: bool,
    /// Why there can be no such board.
    pub(super) failure: Option<anyhow::Error>,
}

/// How many boards are made at once; of puzzles without bias, how many grids are tried.
pub(super) fn len(order: &Order) -> u64 {
    if order.kind == Kind::Unbiased {
        return 256;
    }
    let is_plain = !order.is_graded && order.requirements.givens.is_none();
    if is_plain && is_open(order) && order.start.geometry().is_classic() { 4096 } else { 1 }
}

fn is_open(order: &Order) -> bool {
    order.start.filled_len() == 0
}

/// What holds for all boards of a run.
#[derive(Clone, Copy)]
struct Terms<'a> {
    order: &'a Order,
    args: &'a GenerateArgs,
    stop: &'a Stop,
}

impl Batch {
    /// Empties it for the boards with these numbers, but keeps its memory.
    pub(super) fn begin(&mut self, numbers: Range<u64>) {
        self.numbers = numbers;
        self.lines.clear();
        self.boards.clear();
        self.missed.clear();
        (self.made, self.interrupted, self.failure) = (0, false, None);
    }

    /// Makes the boards.
    pub(super) fn make(&mut self, order: &Order, args: &GenerateArgs, stop: &Stop) {
        let terms = Terms { order, args, stop };
        let numbers = self.numbers.clone();
        let result = match (order.kind, len(order) > 1) {
            (Kind::Unbiased, _) => {
                self.unbiased(terms, numbers);
                Ok(())
            }
            (Kind::Grids, true) => {
                self.classic_grids(terms, numbers);
                Ok(())
            }
            (Kind::Puzzles, true) => self.classic_puzzles(terms, numbers),
            (Kind::Grids, false) => self.grid(terms, numbers.start),
            (Kind::Puzzles, false) => self.puzzle(terms, numbers.start),
        };
        self.failure = result.err();
    }

    /// Keeps that many of the boards that are there one by one.
    pub(super) fn cut(&mut self, most: u64) {
        self.boards.truncate(usize::try_from(most).unwrap_or(usize::MAX));
        self.made = self.boards.len() as u64;
    }

    fn classic_grids(&mut self, terms: Terms<'_>, numbers: Range<u64>) {
        let Terms { order, stop, .. } = terms;
        let visit = |number, grid: &[u8; 81]| {
            self.add_classic(terms, number, grid);
            stop.go_on()
        };
        let flow = if order.uniform {
            uniform_grids(order.seed, numbers, visit)
        } else {
            grids(order.seed, numbers, Backend::fastest(), visit)
        };
        self.interrupted = flow.is_break();
    }

    fn unbiased(&mut self, terms: Terms<'_>, numbers: Range<u64>) {
        let Terms { order, args, stop } = terms;
        let tally =
            unbiased_puzzles(order.seed, numbers, Backend::fastest(), |event| match event {
                UnbiasedEvent::Progress(_) => stop.go_on(),
                UnbiasedEvent::Puzzle(found) => {
                    let text = str::from_utf8(&found.puzzle.givens).expect("symbols of ASCII");
                    let board = text.parse().expect("a board of 9×9");
                    let weight = Some(found.weight);
                    let text =
                        remarks::text(order, found.puzzle.number, &board, weight, &args.with);
                    self.boards.push(text);
                    self.made += 1;
                    ControlFlow::Continue(())
                }
            });
        self.interrupted = tally.stopped;
    }

    fn classic_puzzles(&mut self, terms: Terms<'_>, numbers: Range<u64>) -> anyhow::Result<()> {
        /// Where so many grids are in vain, digits have to be chosen.
        const MOST_GRIDS: u64 = 100;
        let Terms { order, args, stop } = terms;
        let tries = if order.uniform { args.tries } else { args.tries.min(MOST_GRIDS) };
        let options = PuzzleOptions::default()
            .requirements(order.requirements.clone())
            .tries(u32::try_from(tries).unwrap_or(u32::MAX))
            .is_uniform(order.uniform);
        let mut result = Ok(());
        let tally = puzzles(order.seed, numbers, &options, |event| match event {
            PuzzleEvent::Puzzle(puzzle) => {
                self.add_classic(terms, puzzle.number, &puzzle.givens);
                ControlFlow::Continue(())
            }
            // A puzzle takes no time worth a look at the clock.
            PuzzleEvent::Progress(_) => stop.go_on(),
            PuzzleEvent::GivenUp(number) if order.uniform => {
                self.miss(
                    terms,
                    number,
                    &format!(
                        "none of {} has a unique solution with this pattern",
                        counted(tries, "grid")
                    ),
                );
                ControlFlow::Continue(())
            }
            PuzzleEvent::GivenUp(number) => {
                result = self.puzzle(terms, number);
                if result.is_ok() { stop.go_on() } else { ControlFlow::Break(()) }
            }
        })?;
        self.interrupted |= tally.stopped;
        result
    }

    fn grid(&mut self, terms: Terms<'_>, number: u64) -> anyhow::Result<()> {
        let Terms { order, args, stop } = terms;
        let mut random = BoardRandom::new(order.seed, number);
        let mut go_on = stop.deadline(args.timeout);
        match fill(order.start.geometry(), &mut random, |_| go_on()) {
            Ok(grid) => self.add(terms, number, &grid),
            Err(NoGrid::Stopped(_)) => self.stopped(terms, number),
            Err(none) => return Err(none.into()),
        }
        Ok(())
    }

    fn puzzle(&mut self, terms: Terms<'_>, number: u64) -> anyhow::Result<()> {
        let Terms { order, args, stop } = terms;
        let mut go_on = stop.deadline(args.timeout);
        let mut told = 0;
        let mut look = |done: Tally| {
            effort::looked_at(done.tries - told);
            told = done.tries;
            go_on()
        };
        let found = match order.generator.search(number, &mut look) {
            Err(NoPuzzle::Stopped) if stop.is_interrupted() => {
                self.interrupted = true;
                return Ok(());
            }
            Err(none @ (NoPuzzle::NotFound { .. } | NoPuzzle::Stopped)) => {
                self.miss(terms, number, &none.to_string());
                return Ok(());
            }
            result => result?,
        };
        let Found { puzzle, miss, tries, stopped, .. } = found;
        match puzzle {
            Some(puzzle) if miss == 0 => self.add(terms, number, &puzzle),
            Some(_) if stopped && stop.is_interrupted() => self.interrupted = true,
            Some(puzzle) => {
                self.miss(terms, number, &shortfall::closest(&puzzle, tries, order, args, stop));
            }
            None => self.stopped(terms, number),
        }
        Ok(())
    }

    fn stopped(&mut self, terms: Terms<'_>, number: u64) {
        if terms.stop.is_interrupted() {
            self.interrupted = true;
        } else {
            self.miss(terms, number, "nothing was found in time");
        }
    }

    /// Says why a board of the run is missing; people count from 1.
    fn miss(&mut self, terms: Terms<'_>, number: u64, why: &str) {
        let number = number - terms.args.first + 1;
        self.missed.push(format!("board {number}: {why}"));
    }

    fn add_classic(&mut self, terms: Terms<'_>, number: u64, board: &[u8; 81]) {
        let Terms { order, args, .. } = terms;
        let is_plain = order.to == To::Line && args.with.is_empty() && args.symbols.is_none();
        if is_plain {
            self.lines.extend_from_slice(board);
            self.lines.push(b'\n');
            self.made += 1;
            return;
        }
        let text = str::from_utf8(board).expect("symbols of ASCII");
        self.add(terms, number, &text.parse().expect("a board of 9×9"));
    }

    fn add(&mut self, terms: Terms<'_>, number: u64, board: &Grid) {
        let Terms { order, args, .. } = terms;
        let text = remarks::text(order, number, board, None, &args.with);
        if matches!(order.to, To::Grid | To::Candidates) {
            self.boards.push(text);
        } else {
            self.lines.extend_from_slice(text.as_bytes());
        }
        self.made += 1;
    }
}
