//! Step after step, from a puzzle to where reasoning ends.

use std::fmt;
use std::ops::ControlFlow;

use super::branches::Branches;
use super::{Position, Step, Technique};
use crate::board::Contradiction;
use crate::progress::{Progress, Stopped, to_the_end};

/// The steps a solver takes, and where they end.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Path {
    /// The steps in order.
    pub steps: Vec<Step>,
    /// The position after the last of them.
    pub end: Position,
    /// How it ends.
    pub outcome: Outcome,
}

/// How a [`Path`] ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Outcome {
    /// Every cell has its digit.
    Solved,
    /// No technique finds a step.
    Stuck,
    /// There is no solution.
    Contradiction(Contradiction),
}

/// In a few words.
///
/// # Examples
/// ```
/// use minirow::logic::Outcome;
/// assert_eq!(Outcome::Stuck.to_string(), "no technique finds a step");
/// ```
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Solved => f.pad("solved"),
            Self::Stuck => f.pad("no technique finds a step"),
            Self::Contradiction(contradiction) => write!(f, "no solution: {contradiction}"),
        }
    }
}

impl Path {
    /// The first of the hardest steps; none on a solved board.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, logic::{Position, path}};
    /// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
    /// let path = path(&Position::from_grid(&grid).unwrap());
    /// assert_eq!(path.hardest().unwrap().technique.name(), "hidden-single");
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn hardest(&self) -> Option<&Step> {
        let most = self.steps.iter().map(|step| step.rating).max();
        self.steps.iter().find(|step| Some(step.rating) == most)
    }
}

/// Solves as a person does, always with the first technique in order that finds a step.
///
/// Large boards can take long: [`path_with`] can be limited.
///
/// # Examples
/// ```
/// use minirow::{Grid, logic::{Outcome, Position, path}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// let path = path(&Position::from_grid(&grid).unwrap());
/// assert_eq!(path.outcome, Outcome::Solved);
/// assert!(path.end.grid().is_solved());
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[must_use]
pub fn path(start: &Position) -> Path {
    path_with(start, Technique::all(), to_the_end()).expect("nothing stops it")
}

/// Solves with these techniques alone, always with the first in their order that finds a step.
///
/// # Errors
/// [`Stopped`] with the steps so far.
///
/// # Examples
/// ```
/// use minirow::{Grid, progress, logic::{Outcome, Position, Technique, path_with}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// let position = Position::from_grid(&grid).unwrap();
/// let full_houses = [Technique::named("full-house").unwrap()];
/// let path = path_with(&position, full_houses, progress::to_the_end()).unwrap();
/// assert_eq!(path.outcome, Outcome::Stuck);
/// // All techniques, as long as they look into no more than so many branches.
/// assert!(path_with(&position, Technique::all(), progress::at_most(10)).is_err());
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
pub fn path_with(
    start: &Position,
    techniques: impl IntoIterator<Item = Technique, IntoIter: Clone>,
    mut progress: impl Progress,
) -> Result<Path, Stopped<Vec<Step>>> {
    let techniques = techniques.into_iter();
    let mut branches = Branches::new(&mut progress);
    let walked = walk(start.clone(), &mut |position| {
        first_step(position, techniques.clone(), &mut || branches.next())
    });
    walked.map_err(|steps| branches.stopped(steps))
}

/// Goes on with the steps that `next` finds, as long as there are any; where it breaks, the steps so far.
pub(crate) fn walk(
    start: Position,
    next: &mut dyn FnMut(&Position) -> ControlFlow<(), Option<Step>>,
) -> Result<Path, Vec<Step>> {
    let mut path = Path { steps: Vec::new(), end: start, outcome: Outcome::Stuck };
    path.outcome = loop {
        if path.end.is_solved() {
            break Outcome::Solved;
        }
        if let Some(contradiction) = path.end.contradiction() {
            break Outcome::Contradiction(contradiction);
        }
        let step = match next(&path.end) {
            ControlFlow::Continue(Some(step)) => step,
            ControlFlow::Continue(None) => break Outcome::Stuck,
            ControlFlow::Break(()) => return Err(path.steps),
        };
        if let Err(contradiction) = path.end.apply(&step) {
            break Outcome::Contradiction(contradiction);
        }
        path.steps.push(step);
    };
    Ok(path)
}

/// The next step, if any technique finds one.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Pencil, Singles, logic::{Position, next_step}};
/// let empty = Position::new(&Pencil::new(&Geometry::classic(), Singles::Leave));
/// assert_eq!(next_step(&empty), None);
/// ```
#[must_use]
pub fn next_step(position: &Position) -> Option<Step> {
    next_step_with(position, Technique::all(), to_the_end()).expect("nothing stops it")
}

/// The next step of these techniques: of the first in their order that finds one.
///
/// # Errors
/// [`Stopped`] before one was found.
///
/// # Examples
/// ```
/// use minirow::{Grid, progress, logic::{Position, Technique, next_step_with}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// let position = Position::from_grid(&grid).unwrap();
/// let x_wing = Technique::named("x-wing").unwrap();
/// assert_eq!(next_step_with(&position, [x_wing], progress::to_the_end()), Ok(None));
/// assert!(next_step_with(&position, Technique::all(), progress::at_most(0)).is_err());
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
pub fn next_step_with(
    position: &Position,
    techniques: impl IntoIterator<Item = Technique>,
    mut progress: impl Progress,
) -> Result<Option<Step>, Stopped> {
    let mut branches = Branches::new(&mut progress);
    match first_step(position, techniques, &mut || branches.next()) {
        ControlFlow::Continue(step) => Ok(step),
        ControlFlow::Break(()) => Err(branches.stopped(())),
    }
}

/// The first step of the first of some techniques that finds one.
pub(crate) fn first_step(
    position: &Position,
    techniques: impl IntoIterator<Item = Technique>,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> ControlFlow<(), Option<Step>> {
    let mut without_steps = Vec::new();
    for technique in techniques {
        if technique.joins_any_of(&without_steps) {
            continue;
        }
        let mut first = None;
        let flow = technique.search(
            position,
            &mut |step| {
                first = Some(step);
                ControlFlow::Break(())
            },
            go_on,
        );
        if first.is_some() {
            return ControlFlow::Continue(first);
        }
        flow?;
        without_steps.push(technique);
    }
    ControlFlow::Continue(None)
}
