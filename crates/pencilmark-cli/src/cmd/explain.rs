//! `pencilmark explain`

use std::fmt::Write as _;

use pencilmark::format::Document;
use pencilmark::logic::rating::tenths;
use pencilmark::logic::{Outcome, Path, Position, path_while};
use pencilmark::{DigitSet, Grid};
use serde::Serialize;

use super::player::{
    MistakeRecord, Obstacle, answer_players, judge, mistake_lines, player_board, told,
};
use super::puzzle::Refusal;
use super::step::{StepRecord, indent, step_line};
use crate::answer::{Answer, Board, Verdict};
use crate::args::{ExplainArgs, To};
use crate::exit::Exit;
use crate::output::{Head, json, number};
use crate::stop;

pub(crate) fn run(args: &ExplainArgs) -> anyhow::Result<Exit> {
    answer_players("explain", &args.player, &|board, givens| {
        explain(board, givens).map(|explained| answer(board, args, &explained))
    })
}

/// The way to the solution, or why there is none.
type Explained = Result<Box<Path>, Obstacle>;

#[derive(Serialize)]
struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    /// `solved`, `stuck`, `mistakes`, `none` or `several`.
    result: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    mistakes: Vec<MistakeRecord>,
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<PathRecord>,
}

#[derive(Serialize)]
struct PathRecord {
    /// Of the hardest step.
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<f64>,
    /// Its technique.
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    steps: Vec<StepRecord>,
    /// The board behind the last step.
    end: String,
}

fn explain(board: &Board<'_>, givens: Option<&Grid>) -> Result<Explained, Answer> {
    let player = player_board(board, givens)?;
    let position = judge(board, &player)
        .and_then(|_| player.position().map_err(Obstacle::Mistakes))
        .map(|position| Box::new(path_while(&position, &mut stop::go_on)));
    Ok(position)
}

fn answer(board: &Board<'_>, args: &ExplainArgs, explained: &Explained) -> Answer {
    let names = board.writing.names(board.document.grid.geometry());
    let (result, verdict) = match explained {
        Err(Obstacle::Refused(Refusal::Interrupted)) => return Answer::interrupted(),
        Err(Obstacle::Refused(refusal)) => (refusal.word(), Verdict::Negative("not explained")),
        Err(Obstacle::Mistakes(_)) => ("mistakes", Verdict::Negative("with mistakes")),
        Ok(path) => match path.outcome {
            Outcome::Solved => ("solved", Verdict::Good("solved")),
            Outcome::Stopped => return Answer::interrupted(),
            _ => ("stuck", Verdict::Negative("not solved")),
        },
    };
    if matches!(board.writing.to, To::Json | To::Jsonl) {
        let mistakes = match explained {
            Err(Obstacle::Mistakes(mistakes)) => MistakeRecord::of(mistakes, &names),
            _ => Vec::new(),
        };
        let path = explained.as_ref().ok().map(|path| PathRecord::of(board, path));
        let text = json(&Record { head: Head::of(board), result, mistakes, path });
        return Answer { text, is_drawing: false, verdict, header: None };
    }
    let text = match explained {
        Err(Obstacle::Refused(refusal)) => {
            format!("{}\n", told(*refusal, args.player.givens.is_some()))
        }
        Err(Obstacle::Mistakes(mistakes)) => mistake_lines(mistakes, &names),
        Ok(path) if args.markdown => markdown(board, path),
        Ok(path) => plain(board, path),
    };
    Answer { text, is_drawing: true, verdict, header: None }
}

/// The board, the steps with their numbers, and how it ends.
fn plain(board: &Board<'_>, path: &Path) -> String {
    let names = board.writing.names(path.end.geometry());
    let mut text = board.writing.document(&board.document) + "\n";
    let width = path.steps.len().to_string().len();
    for (number, step) in (1..).zip(&path.steps) {
        let line = indent(&step_line(step, &names), "  ");
        let _ = writeln!(text, "{number:>width$}. {line}");
    }
    let gap = if path.steps.is_empty() { "" } else { "\n" };
    let end = match path.outcome {
        Outcome::Solved => board.writing.document(&Document::from(path.end.grid())),
        _ => board.writing.candidates(&with_candidates(&path.end)),
    };
    let _ = write!(text, "{gap}{}\n\n{end}", outcome(path));
    text
}

/// The same with a headline, a list and drawings.
fn markdown(board: &Board<'_>, path: &Path) -> String {
    let names = board.writing.names(path.end.geometry());
    let title = match &board.document.name {
        Some(name) => name.clone(),
        None => format!("Puzzle {}", board.number),
    };
    let drawing = match board.writing.to {
        To::Candidates => board.writing.candidates(&board.document),
        _ => board.writing.drawing(&board.document.grid),
    };
    let mut text = format!("# {title}\n\n```text\n{drawing}```\n\n");
    for (number, step) in (1..).zip(&path.steps) {
        // Lines of a list stay apart where they end in a backslash.
        let explained = indent(&step.explain(&names), "   ").replace('\n', "\\\n");
        let (title, rating) = (step.technique.title(), tenths(step.rating));
        let _ = writeln!(text, "{number}. **{title}** ({rating}): {explained}");
    }
    let gap = if path.steps.is_empty() { "" } else { "\n" };
    let end = match path.outcome {
        Outcome::Solved => board.writing.drawing(&path.end.grid()),
        _ => board.writing.candidates(&with_candidates(&path.end)),
    };
    let _ = write!(text, "{gap}{}\n\n```text\n{end}```\n", outcome(path));
    text
}

/// `Solved in 53 steps; the hardest is 2.3, Naked single.`
fn outcome(path: &Path) -> String {
    let steps = match path.steps.len() {
        1 => "1 step".to_owned(),
        len => format!("{len} steps"),
    };
    let hardest = path.hardest().map_or(String::new(), |step| {
        format!("; the hardest is {}, {}", tenths(step.rating), step.technique.title())
    });
    match path.outcome {
        Outcome::Solved => format!("Solved in {steps}{hardest}."),
        _ => format!("No technique goes on after {steps}{hardest}."),
    }
}

/// A position as a board with candidates.
pub(super) fn with_candidates(position: &Position) -> Document {
    let sets = position.geometry().cells().map(|cell| match position.digit(cell) {
        Some(digit) => DigitSet::of(digit),
        None => position.candidates(cell),
    });
    Document { candidates: Some(sets.collect()), ..Document::from(position.grid()) }
}

impl PathRecord {
    fn of(board: &Board<'_>, path: &Path) -> Self {
        let names = board.writing.names(path.end.geometry());
        let record = |step| StepRecord::of(step, &names);
        Self {
            rating: path.hardest().map(|step| number(step.rating)),
            technique: path.hardest().map(|step| step.technique.name()),
            steps: path.steps.iter().map(record).collect(),
            end: board.writing.line(&path.end.grid()),
        }
    }
}
