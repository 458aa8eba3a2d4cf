//! What is told where no puzzle was as requested: how close it came, how rare such puzzles are, and what would help.

use std::time::Duration;

use minirow::logic::Position;
use minirow::rating::{Level, hodoku};
use minirow::{Grid, Symmetry};

use super::order::Order;
use crate::args::{GenerateArgs, To};
use crate::output::Writing;
use crate::search::{hardest, level};
use crate::stop::Stop;

/// How long a board is looked at that nobody asked for.
const PATIENCE: Duration = Duration::from_secs(2);

/// The puzzle that came closest, and what it is like.
pub(super) fn closest(
    puzzle: &Grid,
    tries: u64,
    order: &Order,
    args: &GenerateArgs,
    stop: &Stop,
) -> String {
    let line = Writing::of(To::Line, &order.symbols).line(puzzle);
    let mut like = vec![format!("{} givens", puzzle.filled_len())];
    let mut go_on = stop.deadline(Some(PATIENCE));
    let known = Position::from_grid(puzzle).ok().and_then(|start| level(&start, &mut go_on));
    if let Some((level, technique)) = known {
        like.push(format!("level {level}"));
        like.push(format!("hardest technique {}", technique.title()));
    }
    if let Some(rating) = hardest(puzzle, &mut go_on) {
        let scale = if puzzle.geometry().is_classic() { "SE" } else { "our rating" };
        like.push(format!("{scale} {rating}"));
    }
    let is_hodoku = args.difficulty.hodoku.is_some() || args.difficulty.score.is_some();
    if is_hodoku && let Ok(rating) = hodoku::rate_with(puzzle, |_| go_on()) {
        like.push(format!("HoDoKu {} {}", rating.level, rating.score));
    }
    format!("the closest of {tries} is {line}: {}", like.join(", "))
}

/// What would help, in sentences.
pub(super) fn remedy(order: &Order, args: &GenerateArgs) -> String {
    let mut told = Vec::new();
    if let Some(odds) = order.generator.odds().filter(|odds| odds.are_long()) {
        told.push(format!("{odds} random 9x9 puzzles is like that"));
    }
    let (givens, tries) = (order.requirements.givens, args.tries);
    if args.timeout.is_some() {
        told.push("a longer --timeout looks at more".to_owned());
    }
    told.push(format!("--tries {} looks at more puzzles", tries.saturating_mul(100)));
    let bounds: Vec<&str> = [
        ("--start", args.givens.start.is_some()),
        ("--symmetry", order.requirements.symmetry != Symmetry::None),
        ("--givens", givens.is_some()),
        (
            "a pattern",
            !order.requirements.filled.is_empty() || !order.requirements.empty.is_empty(),
        ),
    ]
    .into_iter()
    .filter_map(|(name, is_asked)| is_asked.then_some(name))
    .collect();
    if order.is_graded && !bounds.is_empty() {
        told.push(format!(
            "without {} the search goes on from what came close",
            bounds.join(" and ")
        ));
    }
    if givens.is_some_and(|givens| givens <= 20) && order.start.geometry().is_classic() {
        told.push(
            "17 givens are the fewest there can be, and `neighbours` finds more puzzles near one that has so few"
                .to_owned(),
        );
    }
    told.join("; ")
}

/// What is told beforehand where a board has no puzzle of a level.
pub(super) fn easier(order: &Order, args: &GenerateArgs) -> Option<String> {
    let geometry = order.start.geometry();
    let hardest = Level::hardest_of(geometry);
    let asked = args.difficulty.level.filter(|&asked| asked > hardest)?;
    Some(format!("no puzzle of {geometry} is {asked}: all of them are {hardest}"))
}
