//! `minirow count`

use std::io::Write as _;

use minirow::answer::Counted;
use minirow::solve::{BatchAnswer, Puzzle as _};
use serde::Serialize;

use crate::args::{CountArgs, To};
use crate::exit::Exit;
use crate::output::json;
use crate::search::{COUNTED, Start, fillings, race};
use crate::stop::Stop;
use crate::stream::{Answer, Board, Head, LineAnswers, Question, Verdict, answer_all};

pub(crate) fn run(args: &CountArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let write_line = |answer: &BatchAnswer, text: &mut Vec<u8>| {
        let more = if answer.solutions < args.limit { "" } else { "+" };
        writeln!(text, "{}{more}", answer.solutions).is_ok()
    };
    answer_all(&Question {
        heeds_rules: true,
        lines: LineAnswers::new(&args.boards, args.search, args.limit, [COUNTED; 3], &write_line),
        ..Question::new("count", &args.boards, stop, &|board| answer(&board, args))
    })
}

/// What `count` says of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "CountAnswer"))]
pub(super) struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    #[serde(flatten)]
    counted: Counted,
}

fn answer(board: &Board<'_>, args: &CountArgs) -> Answer {
    if let Some(ruled) = board.ruled() {
        let counted = fillings(&ruled, args.limit, args.search, board.stop);
        let (count, is_exact, verdict) = counted.counted();
        return answer_of(board, count, is_exact, verdict);
    }
    let counted = match Start::of(&board.document) {
        Some(start) => race::first(args.search, start.geometry(), board.stop, |plan, go_on| {
            plan.count(&start, args.limit, go_on)
        }),
        None => Ok(0),
    };
    let (count, is_exact, verdict) = match counted {
        Ok(count) => (count, count < args.limit, COUNTED),
        Err(_) if board.stop.is_interrupted() => (0, false, Verdict::Interrupted),
        Err(interrupted) => (interrupted.tally.solutions, false, Verdict::Limit),
    };
    answer_of(board, count, is_exact, verdict)
}

fn answer_of(board: &Board<'_>, count: u64, is_exact: bool, verdict: Verdict) -> Answer {
    let text = match board.writing.to {
        To::Line | To::Grid | To::Candidates | To::Tatham => {
            format!("{count}{}\n", if is_exact { "" } else { "+" })
        }
        To::Json | To::Jsonl => {
            json(&Record { head: Head::of(board), counted: Counted::new(count, is_exact) })
        }
    };
    Answer { text, is_drawing: false, verdict, header: None }
}
