//! `minirow steps`

use minirow::answer::{self, Mistake};
use minirow::logic::{Position, Step, Technique, mistakes, next_steps};
use minirow::{Grid, Stopped};
use serde::Serialize;

use crate::args::{StepsArgs, To};
use crate::exit::Exit;
use crate::output::{List, StepRecord, json, mistake_lines, mistaken, step_line};
use crate::search::{answer_players, one_solution, player_board};
use crate::stop::Stop;
use crate::stream::{Answer, Board, Head, Verdict};
use crate::terminal::Line;

pub(crate) fn run(args: &StepsArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let answer = |board: &Board<'_>, givens: Option<&Grid>| answer(board, args, givens);
    answer_players("steps", &args.player, None, stop, &answer)
}

/// What `steps` says of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "StepsAnswer"))]
pub(super) struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    /// `steps`, `stuck`, `solved` or `mistakes`.
    result: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(default))]
    mistakes: Vec<Mistake<String, String>>,
    steps: Vec<StepRecord>,
}

fn answer(board: &Board<'_>, args: &StepsArgs, givens: Option<&Grid>) -> Result<Answer, Answer> {
    let player = player_board(board, givens)?;
    let names = board.writing.names(player.givens.geometry());
    // What a player has done can be compared with the solution, if the puzzle is known.
    let solution = givens.and_then(|givens| one_solution(givens, board.stop).ok().flatten());
    let mistakes = mistakes(&player, solution.as_ref());
    let position = player.position().ok().filter(|_| mistakes.is_empty());
    let (result, steps) = match &position {
        None => ("mistakes", Vec::new()),
        Some(position) if position.is_solved() => ("solved", Vec::new()),
        Some(position) => match find(position, args, board.stop) {
            Ok(steps) if steps.is_empty() => ("stuck", steps),
            Ok(steps) => ("steps", steps),
            Err(_) => return Ok(Answer::interrupted()),
        },
    };
    let verdict = match result {
        "steps" => Verdict::Good("with steps"),
        "solved" => Verdict::Good("solved"),
        "stuck" => Verdict::Negative("without steps"),
        _ => Verdict::Negative("with mistakes"),
    };
    let (text, is_drawing) = match board.writing.to {
        To::Json | To::Jsonl => {
            let record = |step| StepRecord::of(step, &names);
            let record = Record {
                head: Head::of(board),
                result,
                mistakes: answer::mistakes(&mistakes, &names, &names),
                steps: steps.iter().map(record).collect(),
            };
            (json(&record), false)
        }
        To::Line | To::Grid | To::Candidates | To::Tatham => {
            let text = match (result, board.writing.screen) {
                ("stuck", _) => "stuck: no technique finds a step\n".to_owned(),
                ("solved", _) => "solved\n".to_owned(),
                ("steps", Some(screen)) => {
                    Line::all(&List::new(&steps, screen).lines(&names), screen)
                }
                (_, Some(screen)) => mistaken(&player, &mistakes, &names, &board.writing, screen),
                (_, None) => {
                    let lines = steps.iter().map(|step| step_line(step, &names) + "\n");
                    lines.chain([mistake_lines(&mistakes, &names)]).collect()
                }
            };
            (text, true)
        }
    };
    Ok(Answer { text, is_drawing, verdict, header: None })
}

/// The steps that the command line asks for.
fn find(
    position: &Position,
    args: &StepsArgs,
    stop: &Stop,
) -> Result<Vec<Step>, Stopped<Vec<Step>>> {
    if !args.all && args.technique.is_empty() {
        return next_steps(position, |_| stop.go_on());
    }
    let mut steps = Vec::new();
    let is_asked = |technique: &Technique| args.all || args.technique.contains(technique);
    for technique in Technique::all().filter(is_asked) {
        steps.extend(technique.steps(position, |_| stop.go_on())?);
    }
    Ok(steps)
}
