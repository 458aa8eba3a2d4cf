//! How an explanation ends: how many steps it took, and how hard the puzzle is.

use minirow::format::Document;
use minirow::logic::{Outcome, Path, Position, Technique};
use minirow::rating::{Level, OwnRating, se};

use crate::args::Profile;
use crate::search::{Rating, Unrated, level, level_by, rate};
use crate::stop::Stop;

/// What is known of a puzzle behind the last step.
pub(super) struct Ending {
    /// `Solved in 57 steps; the hardest is XY-chain, 5.3 on our scale.`, and more.
    pub(super) sentences: String,
    pub(super) level: Option<Level>,
    /// The scale that was asked for, and what the puzzle has on it, unless that is our own.
    pub(super) rated: Option<(Profile, Rating)>,
}

impl Ending {
    /// What there is to tell of this path of a puzzle, with its rating on a scale: the one that was asked for, or
    /// Sudoku Explainer's where it rates such boards.
    ///
    /// The path begins at a player's position, which may be that of the puzzle.
    pub(super) fn of(
        puzzles: &Position,
        (start, path): (&Position, &Path),
        puzzle: &Document,
        asked: Option<Profile>,
        stop: &Stop,
    ) -> Self {
        let mut sentences = outcome(path);
        if path.outcome != Outcome::Solved {
            return Self { sentences, level: None, rated: None };
        }
        let level = match puzzles.grid() == start.grid() {
            true => level_by(start, path, &mut || stop.go_on()),
            false => level(puzzles, &mut || stop.go_on()).map(|(level, _)| level),
        };
        if let Some(level) = level {
            sentences += &format!(" Level: {level}.");
        }
        let profile = asked.unwrap_or(Profile::Se);
        let rated = match profile {
            Profile::Own => None,
            profile => Some(rate(puzzle, profile, stop)),
        };
        let rated = match rated {
            Some(Ok(rating)) => {
                sentences += &format!(" {}", scale(&rating, path));
                Some((profile, rating))
            }
            Some(Err(Unrated::Unsolved(..))) if profile == Profile::Se => {
                sentences += " Sudoku Explainer (SE) does not solve it.";
                None
            }
            Some(Err(unrated)) if asked.is_some() => {
                sentences += &format!(" {}: {}.", title(profile), unrated.told());
                None
            }
            _ => None,
        };
        Self { sentences, level, rated }
    }
}

/// `Solved in 53 steps; the hardest is Naked single, 2.3 on our scale.`
fn outcome(path: &Path) -> String {
    let steps = match path.steps.len() {
        1 => "1 step".to_owned(),
        len => format!("{len} steps"),
    };
    let hardest = path.hardest().map_or(String::new(), |step| {
        format!("; the hardest is {}, {} on our scale", step.technique.title(), step.rating)
    });
    match path.outcome {
        Outcome::Solved => format!("Solved in {steps}{hardest}."),
        _ => format!("No technique makes progress after {steps}{hardest}."),
    }
}

fn title(profile: Profile) -> &'static str {
    match profile {
        Profile::Se => "Sudoku Explainer (SE)",
        Profile::Hodoku => "HoDoKu",
        Profile::Own => "Our own order",
    }
}

/// What another scale says, and why that is something else.
fn scale(rating: &Rating, path: &Path) -> String {
    if let Some(worth) = rating.worth() {
        return format!("HoDoKu rates it {}, with score {}.", worth.level, worth.score);
    }
    let ours = OwnRating::of(path).hardest;
    let [theirs, ..] = rating.numbers();
    let start = format!("Sudoku Explainer (SE) rates it {theirs}");
    if theirs == ours {
        return format!("{start}, too.");
    }
    let mut lacking: Vec<Technique> = Vec::new();
    for step in path.steps.iter().filter(|step| !se::has(step.technique)) {
        if !lacking.contains(&step.technique) {
            lacking.push(step.technique);
        }
    }
    lacking.sort_by_key(|technique| std::cmp::Reverse(technique.rating()));
    let titles: Vec<&str> = lacking.iter().take(3).map(|technique| technique.title()).collect();
    match titles.as_slice() {
        [] => format!("{start}: it tries the same techniques in another order."),
        _ if theirs < ours => format!("{start}: it tries techniques in another order."),
        [one] => format!("{start}: it has no {one}, or only as a forcing chain."),
        [others @ .., last] => {
            format!(
                "{start}: it has no {} or {last}, or only as forcing chains.",
                others.join(", ")
            )
        }
    }
}
