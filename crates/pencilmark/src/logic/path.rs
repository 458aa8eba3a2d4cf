//! Step after step, from a puzzle to where reasoning ends.

use std::fmt;
use std::ops::ControlFlow;

use super::{Position, Step, Technique};
use crate::board::Contradiction;

/// The steps a solver takes, and where they end.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// The caller stopped it.
    Stopped,
}

/// In a few words.
///
/// # Examples
/// ```
/// use pencilmark::logic::Outcome;
/// assert_eq!(Outcome::Stuck.to_string(), "no technique finds a step");
/// ```
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Solved => f.pad("solved"),
            Self::Stuck => f.pad("no technique finds a step"),
            Self::Contradiction(contradiction) => write!(f, "no solution: {contradiction}"),
            Self::Stopped => f.pad("stopped"),
        }
    }
}

impl Path {
    /// The first of the hardest steps; none on a solved board.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Grid, logic::{Position, path}};
    /// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
    /// let path = path(&Position::from_grid(&grid).unwrap());
    /// assert_eq!(path.hardest().unwrap().technique.name(), "hidden-single");
    /// # Ok::<(), pencilmark::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn hardest(&self) -> Option<&Step> {
        let most = self.steps.iter().map(|step| step.rating).max();
        self.steps.iter().find(|step| Some(step.rating) == most)
    }
}

/// Solves as a person does, always with the first technique in order that finds a step.
///
/// # Examples
/// ```
/// use pencilmark::{Grid, logic::{Outcome, Position, path}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// let path = path(&Position::from_grid(&grid).unwrap());
/// assert_eq!(path.outcome, Outcome::Solved);
/// assert!(path.end.grid().is_solved());
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
#[must_use]
pub fn path(start: &Position) -> Path {
    path_while(start, &mut || ControlFlow::Continue(()))
}

/// Solves as [`path`] does, until `go_on` breaks; it is asked again and again.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Geometry, Pencil, Singles, logic::{Outcome, Position, path_while}};
/// let empty = Position::new(&Pencil::new(&Geometry::classic(), Singles::Leave));
/// let path = path_while(&empty, &mut || ControlFlow::Break(()));
/// assert_eq!(path.outcome, Outcome::Stopped);
/// ```
pub fn path_while(start: &Position, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> Path {
    walk(start.clone(), |position| next_step_while(position, go_on))
}

/// Solves with these techniques alone, always with the first in their order that finds a step, until
/// `go_on` breaks; it is asked again and again.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Grid, logic::{Outcome, Position, Technique, path_with}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// let position = Position::from_grid(&grid).unwrap();
/// let full_houses = [Technique::named("full-house").unwrap()];
/// let path = path_with(&position, &full_houses, &mut || ControlFlow::Continue(()));
/// assert_eq!(path.outcome, Outcome::Stuck);
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
pub fn path_with(
    start: &Position,
    techniques: &[Technique],
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Path {
    walk(start.clone(), |position| first_step(position, techniques.iter().copied(), go_on))
}

/// Goes on with the steps that `next` finds, as long as there are any; it breaks to stop the path.
pub(super) fn walk(
    start: Position,
    mut next: impl FnMut(&Position) -> ControlFlow<(), Option<Step>>,
) -> Path {
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
            ControlFlow::Break(()) => break Outcome::Stopped,
        };
        if let Err(contradiction) = path.end.apply(&step) {
            break Outcome::Contradiction(contradiction);
        }
        path.steps.push(step);
    };
    path
}

/// The next step, if any technique finds one.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, Pencil, Singles, logic::{Position, next_step}};
/// let empty = Position::new(&Pencil::new(&Geometry::classic(), Singles::Leave));
/// assert_eq!(next_step(&empty), None);
/// ```
#[must_use]
pub fn next_step(position: &Position) -> Option<Step> {
    let found = next_step_while(position, &mut || ControlFlow::Continue(()));
    found.continue_value().flatten()
}

/// Searches as [`next_step`] does, until `go_on` breaks; it is asked again and again.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Geometry, Pencil, Singles, logic::{Position, next_step_while}};
/// let empty = Position::new(&Pencil::new(&Geometry::classic(), Singles::Leave));
/// assert!(next_step_while(&empty, &mut || ControlFlow::Break(())).is_break());
/// ```
pub fn next_step_while(
    position: &Position,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> ControlFlow<(), Option<Step>> {
    first_step(position, Technique::all(), go_on)
}

/// The first step of the first of some techniques that finds one.
pub(super) fn first_step(
    position: &Position,
    techniques: impl IntoIterator<Item = Technique>,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> ControlFlow<(), Option<Step>> {
    for technique in techniques {
        let mut first = None;
        let flow = technique.find_while(
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
    }
    ControlFlow::Continue(None)
}
