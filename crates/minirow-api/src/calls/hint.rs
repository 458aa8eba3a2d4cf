//! Calls for hints, steps and solution paths.

use minirow::answer::{Mistake, Numbers, mistakes};
use minirow::logic::{
    Hint, HintLevel, Outcome, Position, Step, Technique, hint_with, next_steps, path_with, tell,
};
use serde::{Deserialize, Serialize};

use crate::Fault;
use crate::board::{Board, Known, OfBoard};
use crate::go_on::GoOn;
use crate::named;
use crate::only_solution::only_solution;
use crate::step::StepRecord;

/// Help for a player.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Help {
    /// `step`, `mistakes`, `solved` or `stuck`.
    result: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    mistakes: Vec<Mistake<u16, u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<StepRecord>,
    /// The step in words, a little more each time.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    levels: Vec<String>,
    /// Where to look: houses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    region: Vec<String>,
    /// The digits it is about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    digits: Vec<u8>,
}

/// Mistakes first; then the next step from what the player sees.
pub(crate) fn hint(input: OfBoard, go_on: GoOn<'_>) -> Result<Help, Fault> {
    let known = input.board.known(go_on)?;
    let names = known.names();
    let solution = only_solution(&known.player.givens, &[], go_on)?;
    let hint = hint_with(&known.player, solution.as_ref(), |_| go_on())?;
    let mut help = Help {
        result: "stuck",
        mistakes: Vec::new(),
        step: None,
        levels: Vec::new(),
        region: Vec::new(),
        digits: Vec::new(),
    };
    match hint {
        Hint::Mistakes(found) => {
            help.result = "mistakes";
            help.mistakes = mistakes(&found, &names, &Numbers);
        }
        Hint::Solved => help.result = "solved",
        Hint::Step(step) => {
            help.result = "step";
            help.levels = HintLevel::ALL.iter().map(|&level| tell(&step, level, &names)).collect();
            let houses = step.region(known.geometry());
            help.region = houses.iter().map(|&house| names.house(house).to_owned()).collect();
            help.digits = step.digits().iter().map(|digit| digit.get()).collect();
            help.step = Some(StepRecord::of(&step, &position(&known)?, &names));
        }
        _ => {}
    }
    Ok(help)
}

/// Which steps of a board are asked for.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct StepsWanted {
    board: Board,
    /// The name of a technique; the easiest that finds any if missing.
    #[serde(default)]
    technique: Option<String>,
}

/// Steps, one as good as another.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Steps {
    steps: Vec<StepRecord>,
}

pub(crate) fn steps(input: StepsWanted, go_on: GoOn<'_>) -> Result<Steps, Fault> {
    let technique = input.technique.as_deref().map(named::technique).transpose()?;
    let known = input.board.known(go_on)?;
    let names = known.names();
    let position = position(&known)?;
    let steps = match technique {
        Some(technique) => technique.steps(&position, |_| go_on())?,
        None => next_steps(&position, |_| go_on())?,
    };
    Ok(Steps { steps: steps.iter().map(|step| StepRecord::of(step, &position, &names)).collect() })
}

/// Steps, one after the other.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Way {
    /// `solved`, or `stuck` where no technique finds a step.
    result: &'static str,
    steps: Vec<StepRecord>,
}

/// The greatest side whose paths are told in parts: on larger boards these are many megabytes.
const MOST_WITH_PARTS: u8 = 25;

pub(crate) fn path(input: OfBoard, go_on: GoOn<'_>) -> Result<Way, Fault> {
    let known = input.board.known(go_on)?;
    let names = known.names();
    let mut position = position(&known)?;
    let path = path_with(&position, Technique::all(), |_| go_on())?;
    let result = match path.outcome {
        Outcome::Solved => "solved",
        _ => "stuck",
    };
    let has_parts = names.geometry().side() <= MOST_WITH_PARTS;
    let record = |step: &Step| {
        if !has_parts {
            return StepRecord::without_parts(step, &names);
        }
        let record = StepRecord::of(step, &position, &names);
        position.apply(step).expect("a step of the path");
        record
    };
    let steps = path.steps.iter().map(record).collect();
    Ok(Way { result, steps })
}

/// What the player sees; a fault where it cannot be.
fn position(known: &Known) -> Result<Position, Fault> {
    known.player.position().map_err(|mistakes| {
        let names = known.names();
        let told = mistakes.first().map(|mistake| mistake.explain(&names));
        Fault::input(told.unwrap_or_default())
    })
}
