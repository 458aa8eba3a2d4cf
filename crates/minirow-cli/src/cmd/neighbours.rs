//! `minirow neighbours`

use std::ops::ControlFlow;

use minirow::generate::{is_minimal, neighbours};
use minirow::progress::to_the_end;
use serde::Serialize;

use crate::args::{NeighboursArgs, To};
use crate::exit::Exit;
use crate::output::{essential, json};
use crate::stop::Stop;
use crate::stream::{Answer, Board, Head, Question, Verdict, answer_all};

pub(crate) fn run(args: &NeighboursArgs, stop: &Stop) -> anyhow::Result<Exit> {
    answer_all(&Question {
        headers: Some(args.header.when()),
        ..Question::new("neighbours", &args.boards, stop, &|board| answer(&board, args))
    })
}

/// What `neighbours` says of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "NeighboursAnswer"))]
pub(super) struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    neighbours: Vec<String>,
    /// Whether these are all.
    complete: bool,
}

/// How many cells the neighbours of a board have that are told: of 9x9 a million of them, which take some
/// 300 MB.
const MOST_CELLS: usize = 81_000_000;

fn answer(board: &Board<'_>, args: &NeighboursArgs) -> Answer {
    let mut go_on = board.stop.deadline(args.timeout);
    let most = MOST_CELLS / board.document.grid.geometry().cell_count();
    let mut found = Vec::new();
    let mut is_full = false;
    let tally = neighbours(
        &board.document.grid,
        args.swaps,
        |_| go_on(),
        |neighbour| {
            let is_wanted = !args.minimal || is_minimal(neighbour, to_the_end()) == Ok(true);
            if is_wanted {
                is_full = found.len() >= most;
                if is_full {
                    return ControlFlow::Break(());
                }
                found.push(neighbour.clone());
            }
            ControlFlow::Continue(())
        },
    );
    let is_complete = !is_full && !tally.stopped && tally.skipped == 0;
    let writing = &board.writing;
    let is_drawing = matches!(writing.to, To::Grid | To::Candidates);
    let text = match writing.to {
        To::Json | To::Jsonl => json(&Record {
            head: Head::of(board),
            neighbours: found.iter().map(|grid| writing.line(grid)).collect(),
            complete: is_complete,
        }),
        _ => {
            let boards: Vec<String> = found.iter().map(|grid| writing.grid(grid)).collect();
            boards.join(if is_drawing { "\n" } else { "" })
        }
    };
    let verdict = match (found.is_empty(), is_complete) {
        _ if tally.stopped && board.stop.is_interrupted() => Verdict::Interrupted,
        (_, false) => Verdict::Limit,
        (true, true) => Verdict::Negative("without neighbours"),
        (false, true) => Verdict::Good("with neighbours"),
    };
    if found.is_empty() || matches!(writing.to, To::Json | To::Jsonl) {
        return Answer { text, is_drawing, verdict, header: None };
    }
    board.losses.add(essential(&board.document));
    Answer::boards(text, is_drawing, verdict)
}
