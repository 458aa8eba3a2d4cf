//! `minirow hint`

use minirow::answer::{self, Mistake, NamedCandidate};
use minirow::logic::{Hint, HintLevel, PlayerBoard, Step, hint_with, tell};
use minirow::{Grid, Names};
use serde::Serialize;

use crate::args::{HintArgs, To};
use crate::exit::Exit;
use crate::output::{
    MarksRecord, framed_position, json, mistake_lines, mistaken, named, number, sentences,
    with_candidates,
};
use crate::search::{Obstacle, Refusal, answer_players, judge, player_board, told};
use crate::stop::Stop;
use crate::stream::{Answer, Board, Head, Verdict};
use crate::terminal::{Line, Screen, Shown, item, look, wrapped};

const STUCK: &str = "stuck: no technique finds a step\n";

pub(crate) fn run(args: &HintArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let answer = |board: &Board<'_>, givens: Option<&Grid>| answer(board, args, givens);
    answer_players("hint", &args.player, Some(args.header.when()), stop, &answer)
}

/// What `hint` says of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "HintAnswer"))]
pub(super) struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    /// `step`, `mistakes`, `solved`, `stuck`, `none` or `several`.
    result: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(default))]
    mistakes: Vec<Mistake<String, String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<HintRecord>,
}

/// What a hint tells up to its level.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Hint"))]
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
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct TechniqueRecord {
    technique: &'static str,
    title: &'static str,
    rating: f64,
    digits: Vec<String>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ExplanationRecord {
    explanation: String,
    place: Vec<NamedCandidate>,
    remove: Vec<NamedCandidate>,
}

fn answer(board: &Board<'_>, args: &HintArgs, givens: Option<&Grid>) -> Result<Answer, Answer> {
    let player = player_board(board, givens)?;
    let hint = match judge(board, &player) {
        Ok(solution) => match hint_with(&player, solution.as_ref(), |_| board.stop.go_on()) {
            Ok(hint) => hint,
            Err(_) => return Ok(Answer::interrupted()),
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
        Hint::Step(_) => ("step", Verdict::Good("with a hint")),
        _ => ("stuck", Verdict::Negative("without a step")),
    };
    if matches!(board.writing.to, To::Json | To::Jsonl) {
        let mistakes = match &hint {
            Hint::Mistakes(mistakes) => answer::mistakes(mistakes, &names, &names),
            _ => Vec::new(),
        };
        let hint = match &hint {
            Hint::Step(step) => Some(HintRecord::of(board, &player, step, args.level)),
            _ => None,
        };
        let text = json(&Record { head: Head::of(board), result, mistakes, hint });
        return Ok(Answer { text, is_drawing: false, verdict, header: None });
    }
    if let Some(screen) = board.writing.screen {
        let text = shown(board, &player, &hint, args.level, screen);
        return Ok(Answer { text, is_drawing: true, verdict, header: None });
    }
    let text = match &hint {
        Hint::Mistakes(mistakes) => mistake_lines(mistakes, &names),
        Hint::Solved => "solved\n".to_owned(),
        Hint::Step(step) => {
            let words = tell(step, args.level, &names) + "\n";
            let after = (args.level == HintLevel::Apply).then(|| after(board, &player, step));
            after.map_or(words.clone(), |after| format!("{words}\n{after}"))
        }
        _ => STUCK.to_owned(),
    };
    let is_drawing = text.lines().count() > 1;
    if matches!(hint, Hint::Step(_)) && args.level == HintLevel::Apply {
        return Ok(Answer::boards(text, is_drawing, verdict));
    }
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
            let text = format!("{}\n", told(refusal, has_givens));
            board.writing.screen.map_or(text.clone(), |screen| sentences(&text, screen))
        }
    };
    Answer { text, is_drawing: false, verdict: Verdict::Negative("without a hint"), header: None }
}

/// The hint for a terminal: the board with what its level tells, and the words.
fn shown(
    board: &Board<'_>,
    player: &PlayerBoard,
    hint: &Hint,
    level: HintLevel,
    screen: Screen,
) -> String {
    let names = board.writing.names(player.givens.geometry());
    let step = match hint {
        Hint::Step(step) => step,
        Hint::Mistakes(mistakes) => {
            return mistaken(player, mistakes, &names, &board.writing, screen);
        }
        Hint::Solved => return "solved\n".to_owned(),
        _ => return STUCK.to_owned(),
    };
    let mut position = player.position().expect("a step was found in it");
    let view = match level {
        HintLevel::Where | HintLevel::Technique => Shown::Region,
        HintLevel::Pattern => Shown::Pattern,
        HintLevel::Explanation => Shown::Conclusions,
        HintLevel::Apply => {
            position.apply(step).expect("a step of this position");
            Shown::Applied
        }
    };
    let is_about_candidates = level >= HintLevel::Pattern && !step.remove.is_empty();
    let has_candidates = is_about_candidates || board.has_candidates();
    let (writing, step_view) = (&board.writing, Some((step, view)));
    let picture =
        framed_position(&player.givens, &position, step_view, has_candidates, writing, screen);
    let mut lines = picture.unwrap_or_default();
    if !lines.is_empty() {
        lines.push(Line::default());
    }
    lines.extend(words(step, level, &names, screen));
    Line::all(&lines, screen)
}

/// The technique as a heading, where the level tells it, and below it the rest.
fn words(step: &Step, level: HintLevel, names: &Names<'_>, screen: Screen) -> Vec<Line> {
    let told = tell(step, level, names);
    if matches!(level, HintLevel::Where | HintLevel::Apply) {
        return item(Line::default(), &told, screen.columns);
    }
    let (heading, text) = match (level, told.split_once(": ")) {
        (HintLevel::Explanation, _) => {
            (tell(step, HintLevel::Technique, names), in_parts(step, names))
        }
        (_, Some((technique, pattern))) => (technique.to_owned(), pattern.to_owned()),
        (_, None) => (told, String::new()),
    };
    let heading = heading.trim_end_matches('.');
    let headlines = wrapped(heading, screen.columns).into_iter();
    let mut lines: Vec<Line> = headlines.map(|line| Line::new(look::GIVEN, line)).collect();
    lines.extend(item(Line::plain("  "), &text, screen.columns));
    lines
}

/// Why a step holds; where there are several reasons, in numbered lines as those of chains are.
fn in_parts(step: &Step, names: &Names<'_>) -> String {
    let told = step.explain(names);
    let told = told.trim_end_matches('.');
    let conclusions = step.conclusions(names);
    let reason = told.strip_prefix(&conclusions).and_then(|rest| rest.strip_prefix(": "));
    match reason.filter(|reason| reason.contains("; ") && !reason.contains('\n')) {
        Some(reason) => {
            let parts = (1..).zip(reason.split("; "));
            let parts: Vec<String> = parts.map(|(at, part)| format!("({at}) {part}")).collect();
            format!("{conclusions}:\n{}.", parts.join(";\n"))
        }
        None => format!("{told}."),
    }
}

/// The board behind a step: with its candidates where the player has them or the step eliminates
/// some.
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
    fn of(board: &Board<'_>, player: &PlayerBoard, step: &Step, level: HintLevel) -> Self {
        let names = &board.writing.names(player.givens.geometry());
        let houses = step.region(names.geometry());
        Self {
            level: level.number(),
            text: tell(step, level, names),
            houses: houses.iter().map(|&house| names.house(house).to_owned()).collect(),
            technique: (level >= HintLevel::Technique).then(|| TechniqueRecord {
                technique: step.technique.name(),
                title: step.technique.title(),
                rating: number(step.rating),
                digits: step.digits().into_iter().map(|digit| names.digit(digit)).collect(),
            }),
            marks: (level >= HintLevel::Pattern).then(|| MarksRecord::of(&step.marks, names)),
            explanation: (level >= HintLevel::Explanation).then(|| ExplanationRecord {
                explanation: step.explain(names),
                place: named(&step.place, names),
                remove: named(&step.remove, names),
            }),
            after: (level == HintLevel::Apply).then(|| after(board, player, step)),
        }
    }
}
