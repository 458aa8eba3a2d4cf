//! Digits for a pattern of givens.

use std::ops::ControlFlow;

use crate::board::{Cell, Digit, Grid};
use crate::generate::random::{BoardRandom, below};
use crate::generate::watch::Watch;
use crate::solve::{Plan, Solutions};

/// Solutions are counted up to here: beyond, one number is as good as another.
const MOST_SOLUTIONS: u64 = 5000;
/// A count that takes more guesses and conflicts is as good as one of too many solutions.
const MOST_NODES: u64 = 20_000;
/// As many changes are tried for each given.
const CHANGES: u64 = 100;

/// Changes one given after the other so that fewer solutions are left, until there is one; that
/// one, or none where all changes are tried or somebody breaks.
///
/// The givens are the digits of `grid` outside of the `empty` cells; those of `start` stay. A change
/// for the worse, up to twice as many solutions, is taken one time in eight, to get out of dead ends.
pub(super) fn mend(
    grid: &Grid,
    start: &Grid,
    empty: &[Cell],
    random: &mut BoardRandom,
    watch: &mut Watch<'_>,
) -> Option<Grid> {
    let geometry = grid.geometry();
    let mut puzzle = grid.clone();
    for &cell in empty {
        puzzle.set(cell, None);
    }
    let is_free = |cell: &Cell| puzzle.get(*cell).is_some() && start.get(*cell).is_none();
    let free: Vec<Cell> = geometry.cells().filter(is_free).collect();
    if free.is_empty() {
        return None;
    }
    let mut count = |puzzle: &Grid, limit: u64| {
        let mut progress = watch.next();
        let counted = Plan::default().count(puzzle, limit, |done| {
            progress(done)?;
            if done.nodes() < MOST_NODES {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        drop(progress);
        if watch.is_stopped { None } else { Some(counted.unwrap_or(limit)) }
    };
    let mut solutions = count(&puzzle, MOST_SOLUTIONS)?;
    for _ in 0..CHANGES * free.len() as u64 {
        if solutions == 1 {
            break;
        }
        let cell = free[below(random, free.len() as u32) as usize];
        let digit = puzzle.get(cell);
        let others: Vec<Digit> = geometry
            .digits()
            .filter(|&other| Some(other) != digit && may_stand(&puzzle, cell, other))
            .collect();
        if others.is_empty() {
            continue;
        }
        puzzle.set(cell, Some(others[below(random, others.len() as u32) as usize]));
        let most = if below(random, 8) == 0 { 2 * solutions } else { solutions };
        let most = most.min(MOST_SOLUTIONS);
        // At the limit nobody knows which is better, so any change is taken.
        let limit = if most == MOST_SOLUTIONS { most } else { most + 1 };
        match count(&puzzle, limit)? {
            now if now > 0 && now <= most => solutions = now,
            _ => puzzle.set(cell, digit),
        }
    }
    if solutions > 1 {
        return None;
    }
    match Plan::default().solutions(&puzzle, watch.next()) {
        Ok(Solutions::One(solution)) => Some(solution),
        _ => None,
    }
}

fn may_stand(puzzle: &Grid, cell: Cell, digit: Digit) -> bool {
    let geometry = puzzle.geometry();
    let is_elsewhere = |other: &Cell| *other != cell && puzzle.get(*other) == Some(digit);
    let houses = geometry.seats(cell).iter().map(|seat| geometry.cells_of(seat.house));
    !houses.flatten().chain(geometry.apart(cell)).any(is_elsewhere)
}
