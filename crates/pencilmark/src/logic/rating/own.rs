//! Our own solving order: how hard its path is.
//!
//! It rates every board that [`path`](crate::logic::path) walks: any side, any houses, any candidates
//! to start from.

use std::fmt;
use std::ops::ControlFlow;

use super::tenths;
use crate::logic::{Outcome, Path, Position, Technique, path_while};

/// How hard the path of our own solving order is: ratings in tenths, on the scale of Sudoku Explainer.
///
/// # Examples
/// ```
/// use pencilmark::{Grid, logic::{Outcome, Position, rating::own}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// let rating = own::rate(&Position::from_grid(&grid).unwrap());
/// assert_eq!((rating.outcome, rating.to_string()), (Outcome::Solved, "1.2/1.2/1.2".to_owned()));
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// Of the hardest step; 0 where there is none.
    pub hardest: u16,
    /// Of the hardest step up to the first digit that is placed; 0 where none is.
    pub to_first_digit: u16,
    /// Of the first step; 0 where there is none.
    pub first: u16,
    /// The technique of the first of the hardest steps.
    pub technique: Option<Technique>,
    /// How many steps each technique took, in solving order; those that took some.
    pub steps: Vec<(Technique, usize)>,
    /// How it ends. Only where the board is solved do the numbers tell how hard it is.
    pub outcome: Outcome,
}

impl Rating {
    /// The rating of a path that was walked.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Grid, logic::{Position, path, rating::own::Rating}};
    /// let grid: Grid = "123. 3412 2143 4321".parse()?;
    /// let rating = Rating::of(&path(&Position::from_grid(&grid).unwrap()));
    /// assert_eq!((rating.hardest, rating.steps_len()), (10, 1));
    /// # Ok::<(), pencilmark::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn of(path: &Path) -> Self {
        let steps = &path.steps;
        let first_digit = steps.iter().position(|step| !step.place.is_empty());
        let start = &steps[..first_digit.map_or(0, |index| index + 1)];
        let count = |technique| steps.iter().filter(|step| step.technique == technique).count();
        Self {
            hardest: path.hardest().map_or(0, |step| step.rating),
            to_first_digit: start.iter().map(|step| step.rating).max().unwrap_or(0),
            first: steps.first().map_or(0, |step| step.rating),
            technique: path.hardest().map(|step| step.technique),
            steps: Technique::all()
                .map(|technique| (technique, count(technique)))
                .filter(|&(_, count)| count > 0)
                .collect(),
            outcome: path.outcome,
        }
    }

    /// How many steps there are.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Grid, logic::{Position, rating::own}};
    /// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
    /// assert_eq!(own::rate(&Position::from_grid(&grid).unwrap()).steps_len(), 12);
    /// # Ok::<(), pencilmark::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn steps_len(&self) -> usize {
        self.steps.iter().map(|&(_, count)| count).sum()
    }
}

/// Rates the path from a position. Techniques take for granted that there is one solution: ask for it
/// first.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, Grid, logic::{Outcome, Position, rating::own}};
/// let empty = Grid::new(&Geometry::classic());
/// let rating = own::rate(&Position::from_grid(&empty).unwrap());
/// assert_eq!((rating.outcome, rating.technique), (Outcome::Stuck, None));
/// ```
#[must_use]
pub fn rate(start: &Position) -> Rating {
    rate_while(start, &mut || ControlFlow::Continue(()))
}

/// Rates as [`rate`] does, until `go_on` breaks; it is asked again and again.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Grid, logic::{Outcome, Position, rating::own}};
/// let grid: Grid = "1... ..3. .4.. ...2".parse()?;
/// let position = Position::from_grid(&grid).unwrap();
/// let rating = own::rate_while(&position, &mut || ControlFlow::Break(()));
/// assert_eq!(rating.outcome, Outcome::Stopped);
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
pub fn rate_while(start: &Position, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> Rating {
    Rating::of(&path_while(start, go_on))
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [hardest, to_first_digit, first] =
            [self.hardest, self.to_first_digit, self.first].map(tenths);
        write!(f, "{hardest}/{to_first_digit}/{first}")
    }
}
