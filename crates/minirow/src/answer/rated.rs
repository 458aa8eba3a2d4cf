//! How hard a board is on a scale, or why there is no rating.

use serde::Serialize;

use crate::logic::{Technique, Tenths};
use crate::rating::{HodokuRating, Level, OwnRating, RateError, SeRating, UNSOLVED};

/// What a scale says of a board.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, answer::{Rated, Rating}, rating::level};
/// let empty = Grid::new(&Geometry::of_side(4)?);
/// assert_eq!(Rated::of(&level::rate(&empty), Rating::level).result, "several");
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rated {
    /// `rated`, or why there is no rating: `none` or `several` solutions, `unsolved` where no technique of the scale
    /// leads to the solution, `unrated` where the scale is for other boards, `unknown` where a limit came first.
    pub result: &'static str,
    /// The numbers of the scale; of a board that is `unsolved`, the steps so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}

/// The rating of a scale: what it has of these.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rating {
    /// The rating of the hardest step, such as 7.1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub er: Option<f64>,
    /// Of the hardest step up to the first digit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ep: Option<f64>,
    /// Of the first step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ed: Option<f64>,
    /// From `beginner` to `fiendish`; of HoDoKu from `easy` to `extreme`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<&'static str>,
    /// HoDoKu's score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<u32>,
    /// The name of the hardest technique.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub technique: Option<&'static str>,
    /// What people call it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<&'static str>,
    /// How many steps there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<usize>,
    /// How many of them each technique took, in solving order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub techniques: Vec<TechniqueUse>,
}

/// How many steps a technique took.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TechniqueUse {
    /// Its name.
    pub technique: &'static str,
    /// How many of its steps there are.
    pub steps: usize,
}

impl Rated {
    /// What a scale says, given how its rating is written.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, answer::{Rated, Rating}, rating::se};
    /// let small: Grid = "1... ..3. .4.. ...2".parse()?;
    /// assert_eq!(Rated::of(&se::rate(&small), Rating::se).result, "unrated");
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn of<R>(rated: &Result<R, RateError>, rating: impl FnOnce(&R) -> Rating) -> Self {
        match rated {
            Ok(rated) => Self::with(rating(rated)),
            Err(error) => Self { result: error.word(), rating: None },
        }
    }

    /// A board that has a rating.
    ///
    /// # Examples
    /// ```
    /// use minirow::{answer::{Rated, Rating}, rating::Level};
    /// assert_eq!(Rated::with(Rating::level(&Level::Easy)).result, "rated");
    /// ```
    #[must_use]
    pub fn with(rating: Rating) -> Self {
        Self { result: "rated", rating: Some(rating) }
    }

    /// A board to whose solution this path does not lead.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, answer::Rated, logic::{Position, path}, rating::OwnRating};
    /// let start = Position::from_grid(&"1... .... .... ....".parse::<Grid>()?).unwrap();
    /// let rated = Rated::unsolved(&OwnRating::of(&path(&start)));
    /// assert_eq!((rated.result, rated.rating.unwrap().er), ("unsolved", None));
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn unsolved(path: &OwnRating) -> Self {
        Self { result: UNSOLVED, rating: Some(Rating::steps(path)) }
    }
}

impl Rating {
    /// A level of ours.
    ///
    /// # Examples
    /// ```
    /// use minirow::{answer::Rating, rating::Level};
    /// assert_eq!(Rating::level(&Level::Easy).level, Some("easy"));
    /// ```
    #[must_use]
    pub fn level(level: &Level) -> Self {
        Self { level: Some(level.name()), ..Self::default() }
    }

    /// The numbers of Sudoku Explainer.
    ///
    /// # Examples
    /// ```
    /// use minirow::{answer::Rating, board::Grid, rating::se};
    /// let puzzle: Grid =
    ///     "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..".parse()?;
    /// assert_eq!(Rating::se(&se::rate(&puzzle).unwrap()).er, Some(7.2));
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn se(rating: &SeRating) -> Self {
        Self::numbers([rating.hardest, rating.to_first_digit, rating.first])
    }

    /// HoDoKu's level and score, and the steps of its path.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, answer::Rating, logic::{Position, path}, rating::{HodokuRating, OwnRating}};
    /// let path = path(&Position::from_grid(&"123. 3412 2143 4321".parse::<Grid>()?).unwrap());
    /// let rating = Rating::hodoku(&HodokuRating::of(&path).unwrap(), &OwnRating::of(&path));
    /// assert_eq!((rating.level, rating.steps), (Some("easy"), Some(1)));
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn hodoku(worth: &HodokuRating, path: &OwnRating) -> Self {
        let (level, score) = (Some(worth.level.name()), Some(worth.score));
        Self { level, score, ..Self::steps(path) }
    }

    /// The numbers of our own solving order, and its steps.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, answer::Rating, rating::own};
    /// let rating = Rating::own(&own::rate(&"123. 3412 2143 4321".parse::<Grid>()?).unwrap());
    /// assert_eq!((rating.er, rating.technique), (Some(1.0), Some("full-house")));
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn own(path: &OwnRating) -> Self {
        let Self { er, ep, ed, .. } =
            Self::numbers([path.hardest, path.to_first_digit, path.first]);
        let (technique, title) =
            (path.technique.map(Technique::name), path.technique.map(Technique::title));
        Self { er, ep, ed, technique, title, ..Self::steps(path) }
    }

    fn numbers(numbers: [Tenths; 3]) -> Self {
        let [er, ep, ed] = numbers.map(|number| Some(number.into()));
        Self { er, ep, ed, ..Self::default() }
    }

    /// The steps of a path alone.
    fn steps(path: &OwnRating) -> Self {
        let uses = path
            .steps
            .iter()
            .map(|&(technique, steps)| TechniqueUse { technique: technique.name(), steps });
        Self { steps: Some(path.steps_len()), techniques: uses.collect(), ..Self::default() }
    }
}
