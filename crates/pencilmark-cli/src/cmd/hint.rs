//! `pencilmark hint`

use std::ops::ControlFlow;

use pencilmark::Grid;
use pencilmark::logic::{Hint, Level, PlayerBoard, Step, hint_while, tell};
use serde::Serialize;

use super::explain::with_candidates;
use super::player::{
    MistakeRecord, Obstacle, answer_players, judge, mistake_lines, player_board, told,
};
use super::puzzle::Refusal;
use super::step::{CandidateRecord, MarksRecord};
use crate::answer::{Answer, Board, Verdict};
use crate::args::{HintArgs, To};
use crate::exit::Exit;
use crate::output::{Head, json, number};
use crate::stop;

pub(crate) fn run(args: &HintArgs) -> anyhow::Result<Exit> {
    answer_players("hint", &args.player, &|board, givens| answer(board, args, givens))
}

#[derive(Serialize)]
struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    /// `hint`, `mistakes`, `solved`, `stuck`, `none` or `several`.
    result: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    mistakes: Vec<MistakeRecord>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<HintRecord>,
}

/// What a hint tells up to its level.
#[derive(Serialize)]
struct HintRecord {
    level: u8,
    /// The words for this level.
    text: String,
    houses: Vec<String>,
    #[serde(flatten)]
    technique: Option<TechniqueRecord>,
    #[serde(skip_serializing_if = "Option::is_none")]
    marks: Option<MarksRecord>,
    #[serde(flatten)]
    explanation: Option<ExplanationRecord>,
    /// The board behind the step.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<String>,
}

#[derive(Serialize)]
struct TechniqueRecord {
    technique: &'static str,
    title: &'static str,
    rating: f64,
    digits: Vec<String>,
}

#[derive(Serialize)]
struct ExplanationRecord {
    explanation: String,
    place: Vec<CandidateRecord>,
    remove: Vec<CandidateRecord>,
}

fn answer(board: &Board<'_>, args: &HintArgs, givens: Option<&Grid>) -> Result<Answer, Answer> {
    let player = player_board(board, givens)?;
    let hint = match judge(board, &player) {
        Ok(solution) => match hint_while(&player, solution.as_ref(), &mut stop::go_on) {
            ControlFlow::Continue(hint) => hint,
            ControlFlow::Break(()) => return Ok(Answer::interrupted()),
        },
        Err(Obstacle::Refused(refusal)) => {
            return Ok(refused(board, refusal, givens.is_some()));
        }
        Err(Obstacle::Mistakes(mistakes)) => Hint::Mistakes(mistakes),
    };
    let names = board.writing.names(player.givens.geometry());
    let (result, verdict) = match &hint {
        Hint::Mistakes(_) => ("mistakes", Verdict::Negative("with mistakes")),
        Hint::Solved => ("solved", Verdict::Good("solved")),
        Hint::Step(_) => ("hint", Verdict::Good("with a hint")),
        _ => ("stuck", Verdict::Negative("without a step")),
    };
    if matches!(board.writing.to, To::Json | To::Jsonl) {
        let mistakes = match &hint {
            Hint::Mistakes(mistakes) => MistakeRecord::of(mistakes, &names),
            _ => Vec::new(),
        };
        let hint = match &hint {
            Hint::Step(step) => Some(HintRecord::of(board, &player, step, args.level)),
            _ => None,
        };
        let text = json(&Record { head: Head::of(board), result, mistakes, hint });
        return Ok(Answer { text, is_drawing: false, verdict, header: None });
    }
    let text = match &hint {
        Hint::Mistakes(mistakes) => mistake_lines(mistakes, &names),
        Hint::Solved => "solved\n".to_owned(),
        Hint::Step(step) => {
            let words = tell(step, args.level, &names) + "\n";
            let after = (args.level == Level::Apply).then(|| after(board, &player, step));
            after.map_or(words.clone(), |after| format!("{words}\n{after}"))
        }
        _ => "stuck: no technique finds a step\n".to_owned(),
    };
    let is_drawing = text.lines().count() > 1;
    Ok(Answer { text, is_drawing, verdict, header: None })
}

fn refused(board: &Board<'_>, refusal: Refusal, has_givens: bool) -> Answer {
    if refusal == Refusal::Interrupted {
        return Answer::interrupted();
    }
    let text = match board.writing.to {
        To::Json | To::Jsonl => json(&Record {
            head: Head::of(board),
            result: refusal.word(),
            mistakes: Vec::new(),
            hint: None,
        }),
        To::Line | To::Grid | To::Candidates | To::Tatham => {
            format!("{}\n", told(refusal, has_givens))
        }
    };
    Answer { text, is_drawing: false, verdict: Verdict::Negative("without a hint"), header: None }
}

/// The board behind a step: with its candidates where the player has them or the step strikes some.
fn after(board: &Board<'_>, player: &PlayerBoard, step: &Step) -> String {
    let mut position = player.position().expect("a step was found in it");
    position.apply(step).expect("a step of this position");
    let after = with_candidates(&position);
    if board.document.candidates.is_some() || !step.remove.is_empty() {
        board.writing.candidates(&after)
    } else {
        board.writing.document(&after)
    }
}

impl HintRecord {
    fn of(board: &Board<'_>, player: &PlayerBoard, step: &Step, level: Level) -> Self {
        let names = &board.writing.names(player.givens.geometry());
        let houses = step.region(names.geometry());
        Self {
            level: level.number(),
            text: tell(step, level, names),
            houses: houses.iter().map(|&house| names.house(house).to_owned()).collect(),
            technique: (level >= Level::Technique).then(|| TechniqueRecord {
                technique: step.technique.name(),
                title: step.technique.title(),
                rating: number(step.rating),
                digits: step.digits().into_iter().map(|digit| names.digit(digit)).collect(),
            }),
            marks: (level >= Level::Pattern).then(|| MarksRecord::of(&step.marks, names)),
            explanation: (level >= Level::Explanation).then(|| ExplanationRecord {
                explanation: step.explain(names),
                place: CandidateRecord::all(&step.place, names),
                remove: CandidateRecord::all(&step.remove, names),
            }),
            after: (level == Level::Apply).then(|| after(board, player, step)),
        }
    }
}
