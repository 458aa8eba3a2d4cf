//! A board as the searches take it: its ink, or its candidates where the text has them.

use std::ops::ControlFlow;

use minirow::Tally;
use minirow::format::Document;
use minirow::solve::Plan;
use minirow::solve::{Puzzle, Solutions, Verdict};
use minirow::{Cell, DigitSet, Geometry, Grid, Pencil, Singles};

use crate::stop::Stop;

pub(crate) enum Start<'a> {
    Ink(&'a Grid),
    Candidates(Pencil),
}

/// Why nothing more is said about a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// It has no solution.
    None,
    /// It has several.
    Several,
    /// The user stopped the run.
    Interrupted,
}

/// Large boards can take longer than anyone waits; of 9×9 the hardest take some hundred guesses.
const MOST_NODES: u64 = 100_000;

/// The one solution of a puzzle, if it is found in time.
pub(crate) fn one_solution(puzzle: &impl Puzzle, stop: &Stop) -> Result<Option<Grid>, Refusal> {
    let go_on = |done: Tally| {
        if done.nodes() < MOST_NODES { stop.go_on() } else { ControlFlow::Break(()) }
    };
    match Plan::default().solutions(puzzle, go_on) {
        Ok(Solutions::None) => Err(Refusal::None),
        Ok(Solutions::One(solution)) => Ok(Some(solution)),
        Ok(Solutions::Many(_)) => Err(Refusal::Several),
        Err(_) if stop.is_interrupted() => Err(Refusal::Interrupted),
        Err(_) => Ok(None),
    }
}

impl Refusal {
    /// The one word for it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::None => Verdict::None.name(),
            Self::Several => Verdict::Several.name(),
            Self::Interrupted => Verdict::Unknown.name(),
        }
    }
}

impl<'a> Start<'a> {
    /// None where the candidates contradict each other.
    pub(crate) fn of(document: &'a Document) -> Option<Self> {
        if document.candidates.is_none() {
            return Some(Self::Ink(&document.grid));
        }
        document.pencil(Singles::Leave).ok().map(Self::Candidates)
    }
}

impl Puzzle for Start<'_> {
    fn geometry(&self) -> &Geometry {
        match self {
            Self::Ink(grid) => grid.geometry(),
            Self::Candidates(pencil) => pencil.geometry(),
        }
    }

    fn choices(&self, cell: Cell) -> DigitSet {
        match self {
            Self::Ink(grid) => grid.choices(cell),
            Self::Candidates(pencil) => pencil.choices(cell),
        }
    }
}
