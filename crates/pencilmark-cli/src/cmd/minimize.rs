//! `pencilmark minimize`

use pencilmark::generate::{BoardRandom, NoPuzzle, Wishes, dig};
use pencilmark::solve::Solutions;
use serde::Serialize;

use super::search::Found;
use crate::answer::{Answer, Board, Question, Verdict};
use crate::args::{MinimizeArgs, To};
use crate::boards::answer_all;
use crate::exit::Exit;
use crate::output::{Head, json};
use crate::stop;

pub(crate) fn run(args: &MinimizeArgs) -> anyhow::Result<Exit> {
    answer_all(&Question::new("minimize", &args.boards, &|board| answer(&board, args)))
}

#[derive(Serialize)]
struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    result: &'static str,
    /// The puzzle that is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    minimized: Option<String>,
    /// How many of its givens nobody knows whether they are needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    undecided: Option<usize>,
}

fn answer(board: &Board<'_>, args: &MinimizeArgs) -> Answer {
    let found = Found::search(&board.document, args.search);
    let (text, is_drawing, verdict);
    match found {
        Found::Solutions(Solutions::One(solution)) => {
            let puzzle = &board.document.grid;
            let cells = puzzle.geometry().cells();
            let wishes = Wishes {
                symmetry: args.symmetry.symmetry,
                empty: cells.filter(|&cell| puzzle.get(cell).is_none()).collect(),
                ..Wishes::default()
            };
            let mut random = BoardRandom::new(args.seed, board.number);
            let dug =
                dig(&solution, &wishes, &mut random, stop::watch(args.search, puzzle.geometry()));
            let (minimized, undecided) = match dug {
                Ok(dug) if !stop::is_interrupted() => (Some(dug.puzzle), dug.undecided.len()),
                Err(NoPuzzle::Stopped) | Ok(_) => return Answer::interrupted(),
                Err(_) => (None, 0),
            };
            let left = minimized.as_ref().unwrap_or(puzzle);
            is_drawing = matches!(board.writing.to, To::Grid | To::Candidates);
            text = match board.writing.to {
                To::Json | To::Jsonl => json(&Record {
                    head: Head::of(board),
                    result: "unique",
                    minimized: Some(board.writing.line(left)),
                    undecided: Some(undecided),
                }),
                _ => board.writing.grid(left),
            };
            verdict = if undecided == 0 { Verdict::Good("minimized") } else { Verdict::Limit };
        }
        found => {
            is_drawing = false;
            text = match board.writing.to {
                To::Json | To::Jsonl => json(&Record {
                    head: Head::of(board),
                    result: found.word(),
                    minimized: None,
                    undecided: None,
                }),
                _ => format!("{}\n", found.word()),
            };
            verdict = found.verdict();
        }
    }
    Answer { text, is_drawing, verdict, header: None }
}
