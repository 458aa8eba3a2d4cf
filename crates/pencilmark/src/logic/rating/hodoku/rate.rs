//! The path of HoDoKu, and what it is worth.

use std::ops::ControlFlow;

use super::level::Level;
use super::singles::{Single, Singles};
use super::table::{BEYOND_SINGLES, FULL_HOUSE, HIDDEN_SINGLE, Line, NAKED_SINGLE};
use crate::board::Grid;
use crate::logic::path::{first_step, walk};
use crate::logic::{Outcome, Path, Position, Step, Technique};

/// What a puzzle is worth.
///
/// # Examples
/// ```
/// use pencilmark::{Grid, logic::rating::hodoku::{self, Level}};
/// let grid: Grid = "
///     1 . . | . 5 . | . . 9
///     . . 6 | 1 . . | . . .
///     . 8 . | . . 2 | . 5 .
///     ------+-------+------
///     2 . . | 3 . . | 7 . .
///     . 5 . | . 4 . | . 1 .
///     . . 1 | . . 6 | . . 3
///     ------+-------+------
///     . 4 . | 5 . . | . 9 .
///     . . . | . . 1 | 4 . .
///     9 . . | . 8 . | . . 2
/// ".parse()?;
/// let rating = hodoku::rate(&grid).unwrap();
/// assert!(rating.score > 0);
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// How hard it is.
    pub level: Level,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// Whether the steps lead to the solution.
    pub is_solved: bool,
}

/// Rates a puzzle; none where the board is not 9×9 with blocks of 3×3, or its givens contradict
/// each other.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, Grid, logic::rating::hodoku};
/// assert_eq!(hodoku::rate(&Grid::new(&Geometry::of_side(4).unwrap())), None);
/// ```
#[must_use]
pub fn rate(grid: &Grid) -> Option<Rating> {
    path(grid).map(|path| rating(&path))
}

/// The steps of the original; none where the board is not 9×9 with blocks of 3×3, or its givens
/// contradict each other.
///
/// # Examples
/// ```
/// use pencilmark::{Grid, logic::Outcome, logic::rating::hodoku};
/// let empty: Grid = ".................................................................................".parse()?;
/// assert_eq!(hodoku::path(&empty).unwrap().outcome, Outcome::Stuck);
/// # Ok::<(), pencilmark::format::ParseError>(())
/// ```
#[must_use]
pub fn path(grid: &Grid) -> Option<Path> {
    path_while(grid, &mut || ControlFlow::Continue(()))
}

/// The path, until `go_on` breaks; it is asked again and again.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use pencilmark::{Geometry, Grid, logic::Outcome, logic::rating::hodoku};
/// let empty = Grid::new(&Geometry::classic());
/// let path = hodoku::path_while(&empty, &mut || ControlFlow::Break(())).unwrap();
/// assert_eq!(path.outcome, Outcome::Stopped);
/// ```
pub fn path_while(grid: &Grid, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> Option<Path> {
    let start = Position::from_grid(grid).ok().filter(|p| p.geometry().is_classic())?;
    let mut singles = Singles::of(grid);
    let beyond_singles: Vec<Technique> = BEYOND_SINGLES.iter().map(Line::technique).collect();
    Some(walk(start, |position| {
        let step = match singles.next() {
            Some(single) => Some(step_of(&single)),
            None => first_step(position, beyond_singles.iter().copied(), go_on)?,
        };
        if let Some(step) = &step {
            step.remove.iter().for_each(|&removed| singles.remove(removed));
            step.place.iter().for_each(|&placed| singles.place(placed));
        }
        ControlFlow::Continue(step)
    }))
}

/// What a path of [`path`] is worth.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, Grid, logic::rating::hodoku::{self, Level}};
/// let path = hodoku::path(&Grid::new(&Geometry::classic())).unwrap();
/// assert_eq!(hodoku::rating(&path).level, Level::Extreme);
/// ```
#[must_use]
pub fn rating(path: &Path) -> Rating {
    let is_solved = path.outcome == Outcome::Solved;
    let mut level = if is_solved { Level::Easy } else { Level::Extreme };
    let mut score = 0;
    for line in path.steps.iter().filter_map(|step| line_of(step.technique)) {
        level = level.max(line.level);
        score += line.score;
    }
    let level = Level::ALL.into_iter().find(|&other| other >= level && score <= other.most());
    Rating { level: level.unwrap_or(Level::Extreme), score, is_solved }
}

fn line_of(technique: Technique) -> Option<&'static Line> {
    let singles = [&FULL_HOUSE, &NAKED_SINGLE, &HIDDEN_SINGLE].into_iter();
    singles.chain(&BEYOND_SINGLES).find(|line| line.name == technique.name())
}

fn step_of(single: &Single) -> Step {
    let step = |line: &Line| Step::new(line.technique());
    match *single {
        Single::FullHouse(house, single) => step(&FULL_HOUSE).in_house(house, single),
        Single::Naked(single) => step(&NAKED_SINGLE).in_cell(single),
        Single::Hidden(house, single) => step(&HIDDEN_SINGLE).in_house(house, single),
    }
}
