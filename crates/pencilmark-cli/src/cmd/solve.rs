//! `pencilmark solve`

use pencilmark::solve::{BatchAnswer, Solutions};
use serde::Serialize;

use super::search::{Found, VERDICTS};
use crate::answer::{Answer, Board, Question};
use crate::args::{SearchArgs, SolveArgs, To};
use crate::boards::answer_all;
use crate::exit::Exit;
use crate::lines::LineAnswers;
use crate::output::{Head, conflicts, json};

pub(crate) fn run(args: &SolveArgs) -> anyhow::Result<Exit> {
    let has_header = args.header.header;
    let args = &args.find;
    let lines = LineAnswers::new(&args.boards, args.search, 2, VERDICTS, &write_line);
    answer_all(&Question {
        has_header,
        // Boards with headers are answered one by one.
        lines: lines.filter(|_| !has_header),
        ..Question::new("solve", &args.boards, &|board| answer(&board, args.search))
    })
}

/// Writes what [`line()`] says, unless that is two solutions.
fn write_line(answer: &BatchAnswer, text: &mut Vec<u8>) -> bool {
    match (answer.solutions, &answer.solution) {
        (1, Some(solution)) => {
            text.extend_from_slice(solution);
            text.push(b'\n');
        }
        (0, _) => text.extend_from_slice(b"none\n"),
        _ => return false,
    }
    true
}

#[derive(Serialize)]
struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    result: &'static str,
    solutions: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    conflicts: Vec<String>,
}

fn answer(board: &Board<'_>, limits: SearchArgs) -> Answer {
    let found = Found::search(&board.document, limits);
    let writing = &board.writing;
    let (text, is_drawing) = match writing.to {
        To::Line | To::Tatham => (line(board, &found), false),
        To::Grid | To::Candidates => (drawing(board, &found), true),
        To::Json | To::Jsonl => {
            let record = Record {
                head: Head::of(board),
                result: found.word(),
                solutions: found.grids().into_iter().map(|grid| writing.line(grid)).collect(),
                conflicts: conflicts(&board.document.grid, writing),
            };
            (json(&record), false)
        }
    };
    Answer { text, is_drawing, verdict: found.verdict(), header: None }
}

/// The solution; where there is not one, a word and what there is, between tabs.
fn line(board: &Board<'_>, found: &Found) -> String {
    let lines =
        found.grids().into_iter().map(|grid| board.writing.grid(grid).trim_end().to_owned());
    let word = Some(found.word()).filter(|&word| word != "unique").map(str::to_owned);
    word.into_iter().chain(lines).collect::<Vec<_>>().join("\t") + "\n"
}

/// The solution; where there is not one, a sentence and what there is, drawn.
fn drawing(board: &Board<'_>, found: &Found) -> String {
    let conflicts = conflicts(&board.document.grid, &board.writing);
    let words = match found {
        Found::Solutions(Solutions::One(_)) | Found::Interrupted => String::new(),
        Found::Solutions(Solutions::None) if conflicts.is_empty() => "no solution\n".into(),
        Found::Solutions(Solutions::None) => format!("no solution: {}\n", conflicts.join("; ")),
        Found::Solutions(Solutions::Many(_)) => "several solutions; two of them:\n\n".into(),
        Found::Limit(None) => "stopped at a limit; no solution found so far\n".into(),
        Found::Limit(Some(_)) => {
            "stopped at a limit; there may be more solutions than this one:\n\n".into()
        }
    };
    let grids = found.grids().into_iter().map(|grid| board.writing.grid(grid));
    words + &grids.collect::<Vec<_>>().join("\n")
}
