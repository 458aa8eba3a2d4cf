//! `pencilmark minimize`

use pencilmark::generate::{BoardRandom, NoPuzzle, Requirements, dig};
use pencilmark::solve::Solutions;
use serde::Serialize;

use crate::args::{MinimizeArgs, To};
use crate::exit::Exit;
use crate::output::json;
use crate::search::{Found, watch};
use crate::stop::Stop;
use crate::stream::{Answer, Board, Head, Question, Verdict, answer_all};

pub(crate) fn run(args: &MinimizeArgs, stop: &Stop) -> anyhow::Result<Exit> {
    answer_all(&Question::new("minimize", &args.boards, stop, &|board| answer(&board, args)))
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
    let found = Found::search(board, args.search);
    let (text, is_drawing, verdict);
    match found {
        Found::Solutions(Solutions::One(solution)) => {
            let puzzle = &board.document.grid;
            let cells = puzzle.geometry().cells();
            let requirements = Requirements::default()
                .symmetry(args.symmetry.symmetry)
                .empty(cells.filter(|&cell| puzzle.get(cell).is_none()));
            let mut random = BoardRandom::new(args.seed, board.number);
            let dug = dig(
                &solution,
                &requirements,
                &mut random,
                watch(args.search, puzzle.geometry(), board.stop),
            );
            let (minimized, undecided) = match dug {
                Ok(dug) if !board.stop.is_interrupted() => (Some(dug.puzzle), dug.undecided.len()),
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
