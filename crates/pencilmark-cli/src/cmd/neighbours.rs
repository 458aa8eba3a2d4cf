//! `pencilmark neighbours`

use std::ops::ControlFlow;
use std::time::Instant;

use pencilmark::Grid;
use pencilmark::generate::neighbours;
use pencilmark::solve::{Solutions, solutions};
use serde::Serialize;

use crate::answer::{Answer, Board, Question, Verdict};
use crate::args::{NeighboursArgs, To};
use crate::boards::answer_all;
use crate::exit::Exit;
use crate::output::{Head, json};
use crate::stop;

pub(crate) fn run(args: &NeighboursArgs) -> anyhow::Result<Exit> {
    answer_all(&Question {
        name: "neighbours",
        args: &args.boards,
        title: None,
        has_header: false,
        answer: &|board| answer(&board, args),
        lines: None,
    })
}

#[derive(Serialize)]
struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    neighbours: Vec<String>,
    /// Whether these are all.
    complete: bool,
}

fn answer(board: &Board<'_>, args: &NeighboursArgs) -> Answer {
    let deadline = args.timeout.map(|timeout| Instant::now() + timeout);
    let mut found = Vec::new();
    let tally = neighbours(
        &board.document.grid,
        args.swaps,
        |_| match deadline {
            Some(deadline) if Instant::now() >= deadline => ControlFlow::Break(()),
            _ => stop::go_on(),
        },
        |neighbour| {
            if !args.minimal || is_minimal(neighbour) {
                found.push(neighbour.clone());
            }
            ControlFlow::Continue(())
        },
    );
    let is_complete = !tally.stopped && tally.skipped == 0;
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
        _ if tally.stopped && stop::is_interrupted() => Verdict::Interrupted,
        (_, false) => Verdict::Limit,
        (true, true) => Verdict::Negative("without neighbours"),
        (false, true) => Verdict::Good("with neighbours"),
    };
    Answer { text, is_drawing, verdict, header: None }
}

/// Whether every given is needed.
fn is_minimal(puzzle: &Grid) -> bool {
    let mut rest = puzzle.clone();
    puzzle.geometry().cells().filter(|&cell| puzzle.get(cell).is_some()).all(|cell| {
        rest.set(cell, None);
        let is_needed = matches!(solutions(&rest), Solutions::Many(_));
        rest.set(cell, puzzle.get(cell));
        is_needed
    })
}
