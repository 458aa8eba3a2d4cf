//! `pencilmark count`

use pencilmark::solve::count_while;
use serde::Serialize;

use super::puzzle::Start;
use crate::args::{CountArgs, To};
use crate::boards::{Answer, Board, Verdict, answer_all};
use crate::exit::Exit;
use crate::output::{Head, json};
use crate::stop;

pub(crate) fn run(args: &CountArgs) -> anyhow::Result<Exit> {
    answer_all(&args.boards, "count", &|board| answer(&board, args))
}

#[derive(Serialize)]
struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    /// `exact`, or `at least` where a limit ended the count.
    result: &'static str,
    count: u64,
}

fn answer(board: &Board<'_>, args: &CountArgs) -> Answer {
    let counted = match Start::of(&board.document) {
        Some(start) => count_while(&start, args.limit, stop::watch(args.search)),
        None => Ok(0),
    };
    let (count, is_exact, verdict) = match counted {
        Ok(count) => (count, count < args.limit, Verdict::Good("counted")),
        Err(_) if stop::is_interrupted() => (0, false, Verdict::Interrupted),
        Err(interrupted) => (interrupted.tally.solutions, false, Verdict::Limit),
    };
    let text = match board.writing.to {
        To::Line | To::Grid | To::Candidates => {
            format!("{count}{}\n", if is_exact { "" } else { "+" })
        }
        To::Json | To::Jsonl => json(&Record {
            head: Head::of(board),
            result: if is_exact { "exact" } else { "at least" },
            count,
        }),
    };
    Answer { text, is_drawing: false, verdict }
}
