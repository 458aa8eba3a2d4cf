//! How work that can take long is watched, limited and stopped.
//!
//! Such work takes a [`Progress`] as its last argument: a closure that is told again and again what was
//! done so far, and says whether to go on. Where it says no, the work ends with [`Stopped`], which
//! holds what was found by then. Limits count what was done, so the same call has the same answer on
//! every machine; clocks and signals stay outside.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use minirow::{Geometry, Grid, progress, solve::Plan};
//! let empty = Grid::new(&Geometry::of_side(25)?);
//! // So many guesses at most.
//! let stopped = Plan::default().solutions(&empty, progress::at_most(10)).unwrap_err();
//! assert_eq!((stopped.tally.guesses, stopped.so_far), (10, None));
//! // Until another thread sets a flag.
//! let cancelled = AtomicBool::new(true);
//! assert!(Plan::default().solutions(&empty, progress::until(&cancelled)).is_err());
//! # Ok::<(), minirow::GeometryError>(())
//! ```

use std::fmt;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

/// A closure that is told what was done so far, and breaks to end the work.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use minirow::{Geometry, Grid, Tally, solve::Plan};
/// let mut asked = 0;
/// let progress = |_: Tally| {
///     asked += 1;
///     ControlFlow::Continue(())
/// };
/// let empty = Grid::new(&Geometry::of_side(9)?);
/// assert!(Plan::default().solutions(&empty, progress).is_ok());
/// assert!(asked > 0);
/// # Ok::<(), minirow::GeometryError>(())
/// ```
pub trait Progress: FnMut(Tally) -> ControlFlow<()> {}

impl<F: FnMut(Tally) -> ControlFlow<()>> Progress for F {}

/// What was done.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, solve::Plan, progress};
/// let empty = Grid::new(&Geometry::of_side(4)?);
/// let stopped = Plan::default().count(&empty, 288, progress::at_most(20)).unwrap_err();
/// assert_eq!(stopped.tally.nodes(), 20);
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Tally {
    /// Solutions found.
    pub solutions: u64,
    /// Guesses made by a search.
    pub guesses: u64,
    /// Conflicts that clauses were learned from.
    pub conflicts: u64,
    /// Branches of reasoning that were looked into.
    pub branches: u64,
    /// Puzzles that were tried.
    pub tries: u64,
    /// Whether it ended before all was done.
    pub stopped: bool,
}

impl Tally {
    /// Guesses, conflicts and branches of reasoning: what limits count.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::Tally::default().nodes(), 0);
    /// ```
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.guesses + self.conflicts + self.branches
    }

    /// What two searches have done, one after the other.
    #[cfg(feature = "generate")]
    pub(crate) fn and(self, next: Self) -> Self {
        Self {
            solutions: self.solutions + next.solutions,
            guesses: self.guesses + next.guesses,
            conflicts: self.conflicts + next.conflicts,
            branches: self.branches + next.branches,
            tries: self.tries + next.tries,
            stopped: next.stopped,
        }
    }
}

/// Work that was told to stop, and what it had found by then.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use minirow::{Grid, logic::{Position, Technique, path_with}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// let mut steps = 0;
/// let progress = |_| {
///     steps += 1;
///     if steps < 10 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
/// };
/// let position = Position::from_grid(&grid).unwrap();
/// let stopped = path_with(&position, Technique::all(), progress).unwrap_err();
/// assert!((1..10).contains(&stopped.so_far.len()));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stopped<T = ()> {
    /// What was done.
    pub tally: Tally,
    /// What was found.
    pub so_far: T,
}

impl<T> Stopped<T> {
    pub(crate) fn new(tally: Tally, so_far: T) -> Self {
        Self { tally, so_far }
    }

    /// The same with something else found.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, progress, solve::Plan};
    /// let empty = Grid::new(&Geometry::of_side(9)?);
    /// let stopped = Plan::default().solutions(&empty, progress::at_most(1)).unwrap_err();
    /// assert_eq!(stopped.map(|_| "nothing").so_far, "nothing");
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn map<U>(self, found: impl FnOnce(T) -> U) -> Stopped<U> {
        Stopped { tally: self.tally, so_far: found(self.so_far) }
    }
}

impl<T> fmt::Display for Stopped<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { guesses, conflicts, branches, .. } = self.tally;
        let counted =
            [(guesses, "guesses"), (conflicts, "conflicts"), (branches, "branches of reasoning")];
        let counted = counted.into_iter().filter(|&(count, _)| count > 0);
        let told: Vec<String> = counted.map(|(count, what)| format!("{count} {what}")).collect();
        if told.is_empty() {
            return f.write_str("stopped at once");
        }
        write!(f, "stopped after {}", told.join(", "))
    }
}

impl<T: fmt::Debug> std::error::Error for Stopped<T> {}

/// Goes on to the end.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, progress, solve::Plan};
/// let empty = Grid::new(&Geometry::of_side(4)?);
/// assert_eq!(Plan::default().count(&empty, u64::MAX, progress::to_the_end()), Ok(288));
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[must_use]
pub fn to_the_end() -> impl Progress {
    |_| ControlFlow::Continue(())
}

/// Goes on for this many guesses, conflicts and branches of reasoning.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, progress, solve::Plan};
/// let empty = Grid::new(&Geometry::of_side(9)?);
/// assert!(Plan::default().solutions(&empty, progress::at_most(0)).is_err());
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[must_use]
pub fn at_most(nodes: u64) -> impl Progress {
    move |done: Tally| {
        if done.nodes() < nodes { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

/// Goes on until a flag is set, by another thread as a rule.
///
/// # Examples
/// ```
/// use std::sync::atomic::{AtomicBool, Ordering};
/// use minirow::{Geometry, Grid, progress, solve::Plan};
/// let cancelled = AtomicBool::new(false);
/// let empty = Grid::new(&Geometry::of_side(9)?);
/// assert!(Plan::default().solutions(&empty, progress::until(&cancelled)).is_ok());
/// cancelled.store(true, Ordering::Relaxed);
/// assert!(Plan::default().solutions(&empty, progress::until(&cancelled)).is_err());
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[must_use]
pub fn until(is_set: &AtomicBool) -> impl Progress {
    move |_: Tally| {
        if is_set.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}
