//! What reasoning says of one board: ratings, techniques, steps.

use std::ops::ControlFlow;

use minirow::logic::{self, Path, Position, Technique};
use minirow::progress::Tally;
use minirow::rating::{HodokuRating, Level, RateError, SeRating, UNSOLVED, hodoku, level, se};
use minirow::{Candidate, Grid};

use super::interrupted::Interrupted;
use crate::TraceStep;

/// Goes on as long as the run does.
fn progress(go_on: &dyn Fn() -> bool) -> impl FnMut(Tally) -> ControlFlow<()> + '_ {
    move |_| if go_on() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
}

/// What a scale says of a board that it knows.
#[derive(Clone, Copy, Debug)]
pub(super) enum Known<R> {
    Rated(R),
    /// None of its techniques leads to the solution.
    Unsolved,
}

impl<R> Known<R> {
    /// The rating, if there is one.
    pub(super) fn known(self) -> Option<R> {
        match self {
            Self::Rated(rating) => Some(rating),
            Self::Unsolved => None,
        }
    }

    /// The word for a rating that has one, or what stands in its place.
    pub(super) fn word(self, name: impl FnOnce(R) -> &'static str) -> &'static str {
        self.known().map_or(UNSOLVED, name)
    }
}

/// Nothing where a scale does not know such boards.
fn known<R>(rating: Result<R, RateError>) -> Result<Option<Known<R>>, Interrupted> {
    match rating {
        Ok(rating) => Ok(Some(Known::Rated(rating))),
        Err(RateError::Unsolved) => Ok(Some(Known::Unsolved)),
        Err(RateError::Stopped(_)) => Err(Interrupted),
        Err(_) => Ok(None),
    }
}

/// The three numbers of Sudoku Explainer.
pub(super) fn se(
    board: &Grid,
    go_on: &dyn Fn() -> bool,
) -> Result<Option<Known<SeRating>>, Interrupted> {
    known(se::rate_with(board, progress(go_on)))
}

/// HoDoKu's level and score.
pub(super) fn hodoku(
    board: &Grid,
    go_on: &dyn Fn() -> bool,
) -> Result<Option<Known<HodokuRating>>, Interrupted> {
    known(hodoku::rate_with(board, progress(go_on)))
}

/// Our own level.
pub(super) fn level(
    board: &Grid,
    go_on: &dyn Fn() -> bool,
) -> Result<Option<Known<Level>>, Interrupted> {
    known(level::rate_with(board, progress(go_on)))
}

/// The steps of its solution, as far as reasoning goes.
pub(super) fn path(board: &Grid, go_on: &dyn Fn() -> bool) -> Result<Option<Path>, Interrupted> {
    let Ok(start) = Position::from_grid(board) else { return Ok(None) };
    logic::path_with(&start, Technique::all(), progress(go_on)).map(Some).map_err(|_| Interrupted)
}

/// Its techniques, each once, in the order of their first use.
pub(super) fn techniques(path: &Path) -> Vec<&'static str> {
    let mut names = Vec::new();
    for step in &path.steps {
        let name = step.technique.name();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Its steps as rows.
pub(super) fn trace(path: &Path) -> Vec<TraceStep> {
    let cells = |candidates: &[Candidate]| {
        candidates.iter().map(|at| (at.cell.index() as u16, at.digit.get())).collect()
    };
    let steps = path.steps.iter().map(|step| TraceStep {
        technique: step.technique.name(),
        placements: cells(&step.place),
        eliminations: cells(&step.remove),
    });
    steps.collect()
}
