//! Depth-first search with an explicit stack.

use std::ops::ControlFlow;

use super::choice::heaviest;
use super::engine::{DeadEnd, Engine, Entry};
use crate::board::{Cell, Digit, Grid};
use crate::solve::{Event, Puzzle, Tally};

/// Shows every solution and every guess to the visitor until it breaks or all is searched.
pub(in crate::solve) fn search(
    puzzle: &impl Puzzle,
    visit: impl FnMut(Event<'_>) -> ControlFlow<()>,
) -> Tally {
    match puzzle.geometry().side() {
        0..=64 => run::<1>(puzzle, visit),
        65..=128 => run::<2>(puzzle, visit),
        129..=192 => run::<3>(puzzle, visit),
        193..=255 => run::<4>(puzzle, visit),
    }
}

/// A candidate that is tried, and the point to come back to for the rest without it.
struct Guess {
    mark: usize,
    candidate: Entry,
}

fn run<const W: usize>(
    puzzle: &impl Puzzle,
    mut visit: impl FnMut(Event<'_>) -> ControlFlow<()>,
) -> Tally {
    let mut tally = Tally::default();
    let Ok(mut engine) = Engine::<W>::load(puzzle) else {
        return tally;
    };
    let mut guesses: Vec<Guess> = Vec::new();
    let mut solution = Grid::new(puzzle.geometry());
    let mut position = Ok(());
    loop {
        let open = position.and_then(|()| engine.propagate()).map(|()| engine.open_len);
        match open {
            Err(DeadEnd) => {}
            Ok(0) => {
                copy_digits(&engine, &mut solution);
                tally.solutions += 1;
                if visit(Event::Solution(&solution)).is_break() {
                    return Tally { stopped: true, ..tally };
                }
            }
            Ok(_) => {
                if visit(Event::Guess(tally.guesses)).is_break() {
                    return Tally { stopped: true, ..tally };
                }
                tally.guesses += 1;
                let candidate = heaviest(&engine);
                guesses.push(Guess { mark: engine.mark(), candidate });
                engine.enqueue(candidate);
                position = Ok(());
                continue;
            }
        }
        let Some(guess) = guesses.pop() else {
            return tally;
        };
        engine.undo_to(guess.mark);
        position = engine.remove(guess.candidate);
    }
}

fn copy_digits<const W: usize>(engine: &Engine<'_, W>, solution: &mut Grid) {
    for (index, &value) in engine.placed.iter().enumerate() {
        solution.set(Cell::new(index as u16), Digit::new(value));
    }
}
