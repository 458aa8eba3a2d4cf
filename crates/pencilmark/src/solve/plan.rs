//! How to search: the gears of the general engine, and the seed of its choices.

use std::ops::ControlFlow;

use super::general::Order;
use super::{Event, Gear, Interrupted, Puzzle, Solutions, Tally, classic, general};
use crate::board::Grid;

/// How to search a board.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Geometry, Grid, solve::{Gear, Plan}};
/// let empty = Grid::new(&Geometry::of_side(4)?);
/// let plan = Plan { gear: Some(Gear::Batsat), ..Plan::default() };
/// assert_eq!(plan.each(&empty, |_| ControlFlow::Continue(())).solutions, 288);
/// # Ok::<(), pencilmark::GeometryError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
    /// Shows every solution of a puzzle, and every node on the way, to a visitor that can stop the
    /// search; see [`each`](super::each).
    ///
    /// # Examples
    /// ```
    /// use std::ops::ControlFlow;
    /// use pencilmark::{Geometry, Grid, solve::Plan};
    /// let empty = Grid::new(&Geometry::of_side(25)?);
    /// let tally = Plan { seed: 7, ..Plan::default() }.each(&empty, |_| ControlFlow::Break(()));
    /// assert!(tally.stopped);
    /// # Ok::<(), pencilmark::GeometryError>(())
    /// ```
    pub fn each(
        self,
        puzzle: &impl Puzzle,
        visit: impl FnMut(Event<'_>) -> ControlFlow<()>,
    ) -> Tally {
        if self.gear.is_none() && !self.shuffled && puzzle.geometry().is_classic() {
            classic::search(puzzle, visit)
        } else {
            let order = if self.shuffled { Order::Random(self.seed) } else { Order::Ascending };
            general::search(puzzle, self.gear, self.seed, order, visit)
        }
    }

    /// Tells whether a puzzle has no solution, one or several, as long as `go_on` continues; see
    /// [`solutions_while`](super::solutions_while).
    ///
    /// # Errors
    /// [`Interrupted`] where `go_on` breaks first, with what is known by then.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Geometry, Grid, solve::{Gear, Plan, Solutions, at_most}};
    /// let empty = Grid::new(&Geometry::of_side(16)?);
    /// let plan = Plan { gear: Some(Gear::Batsat), seed: 1, ..Plan::default() };
    /// let answer = plan.solutions_while(&empty, at_most(10_000));
    /// assert!(matches!(answer, Ok(Solutions::Many(_))));
    /// # Ok::<(), pencilmark::GeometryError>(())
    /// ```
    pub fn solutions_while(
        self,
        puzzle: &impl Puzzle,
        go_on: impl FnMut(Tally) -> ControlFlow<()>,
    ) -> Result<Solutions, Interrupted> {
        let mut found = Vec::with_capacity(2);
        let tally = self.search(puzzle, 2, go_on, |solution| {
            if found.len() < 2 {
                found.push(solution.clone());
            }
        });
        let mut found = found.into_iter();
        match (found.next(), found.next()) {
            (Some(first), Some(second)) => Ok(Solutions::Many([first, second])),
            (first, _) if tally.stopped => Err(Interrupted { tally, first }),
            (Some(one), None) => Ok(Solutions::One(one)),
            (None, _) => Ok(Solutions::None),
        }
    }

    /// Counts the solutions of a puzzle up to a limit, as long as `go_on` continues; see
    /// [`count_while`](super::count_while).
    ///
    /// # Errors
    /// [`Interrupted`] where `go_on` breaks first, with what is known by then.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Geometry, Grid, solve::{Gear, Plan, at_most}};
    /// let empty = Grid::new(&Geometry::of_side(4)?);
    /// let plan = Plan { gear: Some(Gear::Subsets), ..Plan::default() };
    /// assert_eq!(plan.count_while(&empty, u64::MAX, at_most(1000)), Ok(288));
    /// # Ok::<(), pencilmark::GeometryError>(())
    /// ```
    pub fn count_while(
        self,
        puzzle: &impl Puzzle,
        limit: u64,
        go_on: impl FnMut(Tally) -> ControlFlow<()>,
    ) -> Result<u64, Interrupted> {
        let mut first = None;
        let tally = self.search(puzzle, limit, go_on, |solution| {
            first.get_or_insert_with(|| solution.clone());
        });
        if tally.stopped && tally.solutions < limit {
            return Err(Interrupted { tally, first });
        }
        Ok(tally.solutions)
    }

    /// Searches until `limit` solutions are found or `go_on` breaks.
    fn search(
        self,
        puzzle: &impl Puzzle,
        limit: u64,
        mut go_on: impl FnMut(Tally) -> ControlFlow<()>,
        mut found: impl FnMut(&Grid),
    ) -> Tally {
        if limit == 0 {
            return Tally { stopped: true, ..Tally::default() };
        }
        let mut solutions = 0;
        self.each(puzzle, |event| match event {
            Event::Node(done) => go_on(done),
            Event::Solution(grid) => {
                found(grid);
                solutions += 1;
                if solutions < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            }
        })
    }
}
