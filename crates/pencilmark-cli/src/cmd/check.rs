//! `pencilmark check`

use serde::Serialize;

use super::search::Found;
use crate::args::{FindArgs, SearchArgs, To};
use crate::boards::{Answer, Board, answer_all};
use crate::exit::Exit;
use crate::output::{Head, conflicts, json};

pub(crate) fn run(args: &FindArgs) -> anyhow::Result<Exit> {
    answer_all(&args.boards, "check", &|board| answer(&board, args.search))
}

#[derive(Serialize)]
struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    result: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    conflicts: Vec<String>,
}

fn answer(board: &Board<'_>, limits: SearchArgs) -> Answer {
    let found = Found::search(&board.document, limits);
    let text = match board.writing.to {
        To::Line | To::Grid | To::Candidates => format!("{}\n", found.word()),
        To::Json | To::Jsonl => json(&Record {
            head: Head::of(board),
            result: found.word(),
            conflicts: conflicts(&board.document.grid, &board.writing),
        }),
    };
    Answer { text, is_drawing: false, verdict: found.verdict() }
}
