//! How to search: the gears of the general engine, and the seed of its choices.

use std::ops::ControlFlow;

use super::general::Order;
use super::{Event, Gear, Puzzle, Solutions, classic, general};
use crate::board::Grid;
use crate::progress::{Progress, Stopped, Tally};

/// How to search a board.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use minirow::{Geometry, Grid, solve::{Gear, Plan}};
/// let empty = Grid::new(&Geometry::of_side(4)?);
/// let plan = Plan::default().gear(Gear::Batsat);
/// assert_eq!(plan.each(&empty, |_| ControlFlow::Continue(())).solutions, 288);
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Plan {
    /// The one gear to stay in; none to shift as it goes, and to leave 9×9 to its own engine.
    pub gear: Option<Gear>,
    /// Makes other choices where any would do; the same seed, the same search.
    pub seed: u64,
    /// Tries the candidates of a choice in a random order, which the seed decides, so that each seed
    /// shows another solution first. By itself it is no fair choice among all solutions.
    pub shuffled: bool,
}

impl Plan {
    /// In this gear alone; none to shift as it goes.
    ///
    /// # Examples
    /// ```
    /// use minirow::solve::{Gear, Plan};
    /// assert_eq!(Plan::default().gear(Gear::Singles).gear, Some(Gear::Singles));
    /// ```
    #[must_use]
    pub fn gear(mut self, gear: impl Into<Option<Gear>>) -> Self {
        self.gear = gear.into();
        self
    }

    /// With other choices where any would do.
    ///
    /// # Examples
    /// ```
    /// use minirow::solve::Plan;
    /// assert_ne!(Plan::default().seed(7), Plan::default());
    /// ```
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// With the candidates of a choice in a random order.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, solve::Plan};
    /// let empty = Grid::new(&Geometry::classic());
    /// let first = |seed| Plan::default().shuffled(true).seed(seed).solutions(&empty, minirow::progress::to_the_end());
    /// assert_ne!(first(1), first(2));
    /// ```
    #[must_use]
    pub fn shuffled(mut self, shuffled: bool) -> Self {
        self.shuffled = shuffled;
        self
    }

    /// Shows every solution of a puzzle, and every node on the way, to a visitor that can stop the
    /// search; see [`each`](super::each).
    ///
    /// # Examples
    /// ```
    /// use std::ops::ControlFlow;
    /// use minirow::{Geometry, Grid, solve::Plan};
    /// let empty = Grid::new(&Geometry::of_side(25)?);
    /// let tally = Plan::default().seed(7).each(&empty, |_| ControlFlow::Break(()));
    /// assert!(tally.stopped);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn each(
        self,
        puzzle: &impl Puzzle,
        mut visit: impl FnMut(Event<'_>) -> ControlFlow<()>,
    ) -> Tally {
        if self.gear.is_none() && !self.shuffled && puzzle.geometry().is_classic() {
            classic::search(puzzle, &mut visit)
        } else {
            let order = if self.shuffled { Order::Random(self.seed) } else { Order::Ascending };
            general::search(puzzle, self.gear, self.seed, order, &mut visit)
        }
    }

    /// Tells whether a puzzle has no solution, one or several; see [`solutions`](super::solutions).
    /// It tells its [`Progress`] before each guess and after each conflict.
    ///
    /// # Errors
    /// [`Stopped`] with the first solution, if one was found by then.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, progress, solve::{Gear, Plan, Solutions}};
    /// let empty = Grid::new(&Geometry::of_side(16)?);
    /// let plan = Plan::default().gear(Gear::Batsat).seed(1);
    /// let answer = plan.solutions(&empty, progress::at_most(10_000));
    /// assert!(matches!(answer, Ok(Solutions::Many(_))));
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn solutions(
        self,
        puzzle: &impl Puzzle,
        mut progress: impl Progress,
    ) -> Result<Solutions, Stopped<Option<Grid>>> {
        let mut found = Vec::with_capacity(2);
        let tally = self.search(puzzle, 2, &mut progress, &mut |solution| {
            if found.len() < 2 {
                found.push(solution.clone());
            }
        });
        let mut found = found.into_iter();
        match (found.next(), found.next()) {
            (Some(first), Some(second)) => Ok(Solutions::Many([first, second])),
            (first, _) if tally.stopped => Err(Stopped::new(tally, first)),
            (Some(one), None) => Ok(Solutions::One(one)),
            (None, _) => Ok(Solutions::None),
        }
    }

    /// Counts the solutions of a puzzle up to a limit; see [`count`](super::count). It tells its
    /// [`Progress`] before each guess and after each conflict.
    ///
    /// # Errors
    /// [`Stopped`] with the first solution, if one was found by then; how many is in the tally.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, progress, solve::{Gear, Plan}};
    /// let empty = Grid::new(&Geometry::of_side(4)?);
    /// let plan = Plan::default().gear(Gear::Subsets);
    /// assert_eq!(plan.count(&empty, u64::MAX, progress::at_most(1000)), Ok(288));
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn count(
        self,
        puzzle: &impl Puzzle,
        limit: u64,
        mut progress: impl Progress,
    ) -> Result<u64, Stopped<Option<Grid>>> {
        let mut first = None;
        let tally = self.search(puzzle, limit, &mut progress, &mut |solution| {
            first.get_or_insert_with(|| solution.clone());
        });
        if tally.stopped && tally.solutions < limit {
            return Err(Stopped::new(tally, first));
        }
        Ok(tally.solutions)
    }

    /// Searches until `limit` solutions are found or it is stopped.
    fn search(
        self,
        puzzle: &impl Puzzle,
        limit: u64,
        progress: &mut dyn Progress,
        found: &mut dyn FnMut(&Grid),
    ) -> Tally {
        if limit == 0 {
            return Tally { stopped: true, ..Tally::default() };
        }
        let mut solutions = 0;
        self.each(puzzle, |event| match event {
            Event::Node(done) => progress(done),
            Event::Solution(grid) => {
                found(grid);
                solutions += 1;
                if solutions < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            }
        })
    }
}
