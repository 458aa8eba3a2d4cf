//! How hard a board is on a scale, and its level.

use std::ops::ControlFlow;

use minirow::Grid;
use minirow::Singles;
use minirow::answer;
use minirow::format::Document;
use minirow::logic::{Outcome, Path, Position, Technique, Tenths, next_step_with, path_with};
use minirow::rating::{HodokuRating, Level, OwnRating, RateError, SeRating, UNSOLVED, hodoku, se};

use super::puzzle::{Refusal, Start, one_solution};
use crate::args::Profile;
use crate::stop::Stop;

/// A rating in any profile.
pub(crate) enum Rating {
    Se(SeRating),
    /// What it is worth, and the same path in our numbers.
    Hodoku(HodokuRating, OwnRating),
    Own(OwnRating),
}

/// Why a board has no rating.
pub(crate) enum Unrated {
    Refused(Refusal),
    /// It is no board for the profile: what was found.
    Unsuited(String),
    /// No technique goes on; the path so far, and HoDoKu's score of it.
    Unsolved(Option<OwnRating>, Option<u32>),
}

/// The level of a board, and the hardest technique on the way of a player of that level; none where no technique
/// leads to the solution, or the search was stopped.
pub(crate) fn level(
    start: &Position,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Option<(Level, Technique)> {
    let path = Level::Fiendish.path(start, |_| go_on()).ok()?;
    let level = Level::of_path(&path)?;
    let hardest = path.steps.iter().map(|step| step.technique);
    let hardest = hardest.filter(|&technique| Level::of_technique(technique) == level);
    Some((level, hardest.max_by_key(|technique| technique.rating())?))
}

/// The level of a board, by a path of all techniques from there to the solution: what is easier is tried only from
/// where that path takes its first step of the hardest level, as all before it can be taken.
pub(crate) fn level_by(
    start: &Position,
    known: &Path,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Option<Level> {
    let mut known = known.clone();
    loop {
        let level = Level::of_path(&known)?;
        let Some(easier) = Level::ALL.iter().rev().find(|&&easier| easier < level) else {
            return Some(level);
        };
        let is_easier = |technique: &Technique| Level::of_technique(*technique) < level;
        let at = known.steps.iter().position(|step| !is_easier(&step.technique))?;
        let mut position = start.clone();
        for step in &known.steps[..at] {
            position.apply(step).ok()?;
        }
        // Those in front of the technique of that step have found nothing there.
        let hardest = known.steps[at].technique;
        let behind = Technique::all().skip_while(|&technique| technique != hardest);
        let step = next_step_with(&position, behind.filter(is_easier), |_| go_on()).ok()?;
        let Some(step) = step else { return Some(level) };
        position.apply(&step).ok()?;
        let tried = easier.path(&position, |_| go_on()).ok()?;
        if tried.outcome != Outcome::Solved {
            return Some(level);
        }
        known.steps.truncate(at);
        known.steps.push(step);
        known.steps.extend(tried.steps);
    }
}

/// Rates a board on a scale.
pub(crate) fn rate(document: &Document, profile: Profile, stop: &Stop) -> Result<Rating, Unrated> {
    match profile {
        Profile::Se => rate_se(document, stop),
        Profile::Hodoku => rate_hodoku(document, stop),
        Profile::Own => rate_own(document, stop),
    }
}

/// The grid of a board that only programs for 9×9 rate.
fn classic<'a>(document: &'a Document, stop: &Stop) -> Result<&'a Grid, Unrated> {
    let grid = &document.grid;
    if !grid.geometry().is_classic() {
        return Err(Unrated::Unsuited(grid.geometry().to_string()));
    }
    if document.candidates.is_some() {
        return Err(Unrated::Unsuited("candidates".to_owned()));
    }
    one_solution(grid, stop).map_err(Unrated::Refused)?;
    Ok(grid)
}

fn rate_se(document: &Document, stop: &Stop) -> Result<Rating, Unrated> {
    Ok(Rating::Se(se::rate_with(classic(document, stop)?, |_| stop.go_on())?))
}

fn rate_hodoku(document: &Document, stop: &Stop) -> Result<Rating, Unrated> {
    let path = hodoku::path_with(classic(document, stop)?, |_| stop.go_on())?;
    let own = OwnRating::of(&path);
    match HodokuRating::of(&path) {
        Some(rating) => Ok(Rating::Hodoku(rating, own)),
        None => Err(Unrated::Unsolved(Some(own), Some(HodokuRating::score_of(&path)))),
    }
}

fn rate_own(document: &Document, stop: &Stop) -> Result<Rating, Unrated> {
    let pencil = document.pencil(Singles::Leave);
    let pencil = pencil.map_err(|_| Unrated::Refused(Refusal::None))?;
    let start = Start::of(document).ok_or(Unrated::Refused(Refusal::None))?;
    one_solution(&start, stop).map_err(Unrated::Refused)?;
    let position = Position::new(&pencil);
    let path = path_with(&position, Technique::all(), |_| stop.go_on());
    let path = path.map_err(|_| Unrated::Refused(Refusal::Interrupted))?;
    let rating = OwnRating::of(&path);
    match path.outcome {
        Outcome::Solved => Ok(Rating::Own(rating)),
        _ => Err(Unrated::Unsolved(Some(rating), None)),
    }
}

impl Rating {
    /// Of the hardest step, of the hardest up to the first digit, of the first.
    pub(crate) fn numbers(&self) -> [Tenths; 3] {
        match self {
            Self::Se(rating) => [rating.hardest, rating.to_first_digit, rating.first],
            Self::Hodoku(_, path) | Self::Own(path) => {
                [path.hardest, path.to_first_digit, path.first]
            }
        }
    }

    /// What is known of the path.
    pub(crate) fn path(&self) -> Option<&OwnRating> {
        match self {
            Self::Se(_) => None,
            Self::Hodoku(_, path) | Self::Own(path) => Some(path),
        }
    }

    /// As it stands in JSON.
    pub(crate) fn record(&self) -> answer::Rating {
        match self {
            Self::Se(rating) => answer::Rating::se(rating),
            Self::Hodoku(worth, path) => answer::Rating::hodoku(worth, path),
            Self::Own(path) => answer::Rating::own(path),
        }
    }

    pub(crate) fn worth(&self) -> Option<&HodokuRating> {
        match self {
            Self::Hodoku(worth, _) => Some(worth),
            Self::Se(_) | Self::Own(_) => None,
        }
    }
}

impl From<RateError> for Unrated {
    fn from(error: RateError) -> Self {
        match error {
            RateError::NoSolution => Self::Refused(Refusal::None),
            RateError::SeveralSolutions => Self::Refused(Refusal::Several),
            RateError::Unsolved => Self::Unsolved(None, None),
            RateError::Stopped(_) => Self::Refused(Refusal::Interrupted),
            other => Self::Unsuited(other.to_string()),
        }
    }
}

impl Unrated {
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Self::Refused(refusal) => refusal.word(),
            Self::Unsuited(_) => RateError::NotClassic.word(),
            Self::Unsolved(..) => UNSOLVED,
        }
    }

    /// As it stands in JSON.
    pub(crate) fn record(&self) -> answer::Rated {
        match self {
            Self::Unsolved(Some(path), _) => answer::Rated::unsolved(path),
            _ => answer::Rated { result: self.word(), rating: None },
        }
    }

    /// The word, and what else helps.
    pub(crate) fn told(&self) -> String {
        match self {
            Self::Refused(refusal) => refusal.word().to_owned(),
            Self::Unsuited(found) => {
                format!(
                    "unrated: expected 9x9 with 3x3 blocks and no candidates, found {found}; --profile own rates it"
                )
            }
            Self::Unsolved(None, _) => "unsolved: no technique leads to the solution".to_owned(),
            Self::Unsolved(Some(path), score) => {
                let steps = match path.steps_len() {
                    1 => "1 step".to_owned(),
                    len => format!("{len} steps"),
                };
                let far = match score {
                    Some(score) => format!("with score {score}"),
                    None => format!("up to {}", path.hardest),
                };
                format!("unsolved: no technique makes progress after {steps} {far}")
            }
        }
    }
}
