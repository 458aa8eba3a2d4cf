//! `pencilmark check`

use pencilmark::solve::BatchAnswer;
use serde::Serialize;

use super::search::{Found, VERDICTS};
use crate::answer::{Answer, Board, Question};
use crate::args::{FindArgs, SearchArgs, To};
use crate::boards::answer_all;
use crate::exit::Exit;
use crate::lines::LineAnswers;
use crate::output::{Head, conflicts, json};

pub(crate) fn run(args: &FindArgs) -> anyhow::Result<Exit> {
    answer_all(&Question {
        lines: LineAnswers::new(&args.boards, args.search, 2, VERDICTS, &write_line),
        ..Question::new("check", &args.boards, &|board| answer(&board, args.search))
    })
}

fn write_line(answer: &BatchAnswer, text: &mut Vec<u8>) -> bool {
    let words: [&[u8]; 3] = [b"none\n", b"unique\n", b"several\n"];
    text.extend_from_slice(words[answer.solutions.min(2) as usize]);
    true
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
        To::Line | To::Grid | To::Candidates | To::Tatham => format!("{}\n", found.word()),
        To::Json | To::Jsonl => json(&Record {
            head: Head::of(board),
            result: found.word(),
            conflicts: conflicts(&board.document.grid, &board.writing),
        }),
    };
    Answer { text, is_drawing: false, verdict: found.verdict(), header: None }
}
