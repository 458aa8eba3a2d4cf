//! `minirow explain`

use std::fmt::Write as _;

use minirow::Grid;
use minirow::answer::{self, Mistake, Rating};
use minirow::format::Document;
use minirow::logic::{Outcome, Path, Position, Step, Technique, path_with};
use minirow::rating::Level;
use serde::Serialize;

use super::ending::Ending;
use crate::args::{ExplainArgs, To};
use crate::exit::Exit;
use crate::output::{
    List, StepRecord, framed_position, indent, json, mistake_lines, mistaken, number, sentences,
    step_line, with_candidates, with_remark,
};
use crate::search::{Obstacle, Refusal, answer_players, judge, player_board, told};
use crate::stop::Stop;
use crate::stream::{Answer, Board, Head, Verdict};
use crate::terminal::{Line, Screen, Shown};

pub(crate) fn run(args: &ExplainArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let answer = |board: &Board<'_>, givens: Option<&Grid>| answer(board, args, givens);
    answer_players("explain", &args.player, Some(args.header.when()), stop, &answer)
}

/// The way from a player's board to the solution, or as far as it goes.
struct Way {
    start: Position,
    path: Path,
    ending: Ending,
}

/// What `explain` says of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "ExplainAnswer"))]
pub(super) struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    /// `solved`, `stuck`, `mistakes`, `none` or `several`.
    result: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(default))]
    mistakes: Vec<Mistake<String, String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<PathRecord>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Path"))]
struct PathRecord {
    /// Of the hardest step.
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<f64>,
    /// Its technique.
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    /// Of the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
    /// The scale that is told besides our own, and the rating of the puzzle on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    profile: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rated: Option<Rating>,
    steps: Vec<StepRecord>,
    /// The board behind each step, where they are asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    boards: Option<Vec<String>>,
    /// The board behind the last step.
    end: String,
}

fn answer(board: &Board<'_>, args: &ExplainArgs, givens: Option<&Grid>) -> Result<Answer, Answer> {
    let player = player_board(board, givens)?;
    let names = board.writing.names(player.givens.geometry());
    let explained = judge(board, &player)
        .and_then(|_| player.position().map_err(Obstacle::Mistakes))
        .and_then(|start| {
            let path = path_with(&start, Technique::all(), |_| board.stop.go_on());
            let path = path.map_err(|_| Obstacle::Refused(Refusal::Interrupted))?;
            let puzzle = match &player.candidates {
                Some(_) => board.document.clone(),
                None => player.givens.clone().into(),
            };
            // Candidates that are given are those of the puzzle; a player's digits are not.
            let origin = match &player.candidates {
                Some(_) => start.clone(),
                None => Position::from_grid(&player.givens).unwrap_or_else(|_| start.clone()),
            };
            let ending = Ending::of(&origin, (&start, &path), &puzzle, args.profile, board.stop);
            Ok(Way { path, start, ending })
        });
    let (result, verdict) = match &explained {
        Err(Obstacle::Refused(Refusal::Interrupted)) => return Ok(Answer::interrupted()),
        Err(Obstacle::Refused(refusal)) => (refusal.word(), Verdict::Negative("not explained")),
        Err(Obstacle::Mistakes(_)) => ("mistakes", Verdict::Negative("with mistakes")),
        Ok(way) => match way.path.outcome {
            Outcome::Solved => ("solved", Verdict::Good("solved")),
            _ => ("stuck", Verdict::Negative("not solved")),
        },
    };
    if matches!(board.writing.to, To::Json | To::Jsonl) {
        let mistakes = match &explained {
            Err(Obstacle::Mistakes(mistakes)) => answer::mistakes(mistakes, &names, &names),
            _ => Vec::new(),
        };
        let path = explained.as_ref().ok().map(|way| PathRecord::of(board, args, way));
        let text = json(&Record { head: Head::of(board), result, mistakes, path });
        return Ok(Answer { text, is_drawing: false, verdict, header: None });
    }
    let screen = board.writing.screen.filter(|_| !args.markdown);
    let text = match (&explained, screen) {
        (Err(Obstacle::Refused(refusal)), _) => {
            let text = format!("{}\n", told(*refusal, args.player.givens.is_some()));
            screen.map_or(text.clone(), |screen| sentences(&text, screen))
        }
        (Err(Obstacle::Mistakes(mistakes)), Some(screen)) => {
            mistaken(&player, mistakes, &names, &board.writing, screen)
        }
        (Err(Obstacle::Mistakes(mistakes)), None) => mistake_lines(mistakes, &names),
        (Ok(way), _) if args.markdown => markdown(board, args, way),
        (Ok(way), Some(screen)) => shown(board, args, (&player.givens, way), screen),
        (Ok(way), None) => plain(board, args, way),
    };
    if explained.is_ok() && screen.is_none() && !args.markdown {
        return Ok(Answer::boards(text, true, verdict));
    }
    Ok(Answer { text, is_drawing: true, verdict, header: None })
}

/// The board, the steps with their numbers, and how it ends.
fn plain(board: &Board<'_>, args: &ExplainArgs, way: &Way) -> String {
    let Way { path, .. } = way;
    let names = board.writing.names(path.end.geometry());
    let mut text = board.writing.document(&board.document) + "\n";
    let width = path.steps.len().to_string().len();
    way.walk(|number, step, position| {
        let line = indent(&step_line(step, &names), "  ");
        let _ = writeln!(text, "{number:>width$}. {line}");
        if args.boards {
            let _ = writeln!(text, "\n{}", drawing(board, step, position));
        }
    });
    let gap = if path.steps.is_empty() || args.boards { "" } else { "\n" };
    let end = match path.outcome {
        Outcome::Solved => board.writing.document(&Document::from(path.end.grid())),
        _ => board.writing.candidates(&with_candidates(&path.end)),
    };
    let _ = write!(text, "{gap}{}\n\n{end}", way.ending.sentences);
    text
}

/// The same with a headline, a list and drawings.
fn markdown(board: &Board<'_>, args: &ExplainArgs, way: &Way) -> String {
    let Way { path, .. } = way;
    let names = board.writing.names(path.end.geometry());
    let title = match &board.document.name {
        Some(name) => name.clone(),
        None => format!("Puzzle {}", board.number),
    };
    let start = match board.writing.to {
        To::Candidates => board.writing.candidates(&board.document),
        _ => board.writing.drawing(&board.document.grid),
    };
    let mut text = format!("# {title}\n\n```text\n{start}```\n\n");
    way.walk(|number, step, position| {
        // Lines of a list stay apart where they end in a backslash.
        let explained = indent(&step.explain(&names), "   ").replace('\n', "\\\n");
        let (title, rating) = (step.technique.title(), step.rating);
        let _ = writeln!(text, "{number}. **{title}** ({rating}): {explained}");
        if args.boards {
            // What belongs to an entry of a list begins where its text does.
            let start = " ".repeat(number.to_string().len() + 2);
            let block = format!("\n```text\n{}```", drawing(board, step, position));
            let _ = writeln!(text, "{}\n", indent(&block, &start));
        }
    });
    let gap = if path.steps.is_empty() || args.boards { "" } else { "\n" };
    let end = match path.outcome {
        Outcome::Solved => board.writing.drawing(&path.end.grid()),
        _ => board.writing.candidates(&with_candidates(&path.end)),
    };
    let _ = write!(text, "{gap}{}\n\n```text\n{end}```\n", way.ending.sentences);
    text
}

/// The board behind a step: with its candidates where it has them or the step eliminates some.
fn drawing(board: &Board<'_>, step: &Step, position: &Position) -> String {
    if board.has_candidates() || !step.remove.is_empty() {
        board.writing.candidates(&with_candidates(position))
    } else {
        board.writing.drawing(&position.grid())
    }
}

/// For a terminal: the board in its frame, the steps in a list, each with its board where they are
/// asked for, and the end beside the last one.
fn shown(
    board: &Board<'_>,
    args: &ExplainArgs,
    (givens, way): (&Grid, &Way),
    screen: Screen,
) -> String {
    let Way { start, path, ending } = way;
    let names = board.writing.names(givens.geometry());
    let framed = |position: &Position, step: Option<&Step>, has_candidates| {
        let step = step.map(|step| (step, Shown::Conclusions));
        framed_position(givens, position, step, has_candidates, &board.writing, screen)
    };
    let text_of = |text: String| text.lines().map(Line::plain).collect::<Vec<_>>();
    let mut lines = framed(start, None, board.has_candidates())
        .unwrap_or_else(|| text_of(board.writing.document(&board.document)));
    lines.push(Line::default());
    let list = List::new(&path.steps, screen);
    let mut before = start.clone();
    way.walk(|number, step, position| {
        lines.extend(list.step(number - 1, &names));
        if args.boards {
            let has_candidates = board.has_candidates() || !step.remove.is_empty();
            lines.push(Line::default());
            lines.extend(
                framed(&before, Some(step), has_candidates)
                    .unwrap_or_else(|| text_of(drawing(board, step, position))),
            );
            lines.push(Line::default());
        }
        before.clone_from(position);
    });
    if !path.steps.is_empty() && !args.boards {
        lines.push(Line::default());
    }
    let is_stuck = path.outcome != Outcome::Solved;
    let end = framed(&path.end, None, is_stuck).unwrap_or_else(|| {
        text_of(if is_stuck {
            board.writing.candidates(&with_candidates(&path.end))
        } else {
            board.writing.document(&Document::from(path.end.grid()))
        })
    });
    Line::all(&lines, screen) + &with_remark(vec![end], &ending.sentences, screen)
}

impl Way {
    /// Visits every step, with its number and the position behind it.
    fn walk(&self, mut visit: impl FnMut(usize, &Step, &Position)) {
        let mut position = self.start.clone();
        for (number, step) in (1..).zip(&self.path.steps) {
            position.apply(step).expect("a step of this position");
            visit(number, step, &position);
        }
    }
}

impl PathRecord {
    fn of(board: &Board<'_>, args: &ExplainArgs, way: &Way) -> Self {
        let Way { path, .. } = way;
        let names = board.writing.names(path.end.geometry());
        let record = |step| StepRecord::of(step, &names);
        let boards = args.boards.then(|| {
            let mut boards = Vec::new();
            way.walk(|_, _, position| boards.push(board.writing.line(&position.grid())));
            boards
        });
        Self {
            rating: path.hardest().map(|step| number(step.rating)),
            technique: path.hardest().map(|step| step.technique.name()),
            level: way.ending.level.map(Level::name),
            profile: way.ending.rated.as_ref().map(|(profile, _)| profile.name()),
            rated: way.ending.rated.as_ref().map(|(_, rating)| rating.record()),
            steps: path.steps.iter().map(record).collect(),
            boards,
            end: board.writing.line(&path.end.grid()),
        }
    }
}
