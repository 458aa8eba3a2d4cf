//! `pencilmark minimize`

use pencilmark::format::ParseError;
use pencilmark::generate::{BoardRandom, NoPuzzle, Requirements, dig};
use pencilmark::solve::Solutions;
use pencilmark::{Cell, Grid};
use serde::Serialize;

use crate::args::{MinimizeArgs, To};
use crate::exit::Exit;
use crate::output::{error_record, json};
use crate::search::{Found, watch};
use crate::stop::Stop;
use crate::stream::{Answer, Board, Head, Question, Shapeless, Verdict, answer_all};

pub(crate) fn run(args: &MinimizeArgs, stop: &Stop) -> anyhow::Result<Exit> {
    answer_all(&Question {
        shapeless: Some(&no_document),
        ..Question::new("minimize", &args.boards, stop, &|board| answer(&board, args))
    })
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
        Found::Solutions(Solutions::One(solution)) if board.ruled().is_some() => {
            return minimize_ruled(board, args, &solution);
        }
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
                watch(args.search, puzzle.geometry().cell_count(), board.stop),
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

/// A board that no document holds.
fn no_document(board: Shapeless<'_>) -> Answer {
    let error = ParseError::at(board.line, 1, "a square board with digits from 1", "another");
    let text = error_record(board.to, board.source, &error);
    Answer { text, is_drawing: false, verdict: Verdict::Unreadable, header: None }
}

/// Without the givens that the rules and the others imply, asked in random order; cells that belong together by a
/// symmetry keep their givens together.
fn minimize_ruled(board: &Board<'_>, args: &MinimizeArgs, solution: &Grid) -> Answer {
    let Some(ruled) = board.ruled() else { return Answer::interrupted() };
    let puzzle = &board.document.grid;
    let filling: Vec<u8> = solution.values().map(|value| value - 1).collect();
    let is_given = |cell: &Cell| puzzle.get(*cell).is_some();
    let orbits = args.symmetry.symmetry.orbits(puzzle.geometry().side());
    let cells = |orbit: Vec<Cell>| {
        orbit.into_iter().filter(is_given).map(|cell| cell.index() as u16).collect::<Vec<u16>>()
    };
    let mut groups: Vec<Vec<u16>> = orbits.into_iter().map(cells).collect();
    groups.retain(|group| !group.is_empty());
    let mut random = BoardRandom::new(args.seed, board.number);
    groups.sort_by_cached_key(|_| random.next_u64());
    let limits = watch(args.search, puzzle.geometry().cell_count(), board.stop);
    let minimized = ruled.minimized(&filling, &groups, limits);
    if board.stop.is_interrupted() {
        return Answer::interrupted();
    }
    let mut document = board.document.clone();
    for cell in puzzle.geometry().cells() {
        if minimized.board.candidates[cell.index()].count_ones() != 1 {
            document.grid.set(cell, None);
        }
    }
    let left = &document.grid;
    let undecided = minimized.undecided.len();
    let text = match board.writing.to {
        To::Json | To::Jsonl => json(&Record {
            head: Head::of(board),
            result: "unique",
            minimized: Some(board.writing.line(left)),
            undecided: Some(undecided),
        }),
        _ => board.writing.grid(left),
    };
    let is_whole = undecided == 0 && !minimized.is_stopped;
    let verdict = if is_whole { Verdict::Good("minimized") } else { Verdict::Limit };
    let is_drawing = matches!(board.writing.to, To::Grid | To::Candidates);
    Answer { text, is_drawing, verdict, header: None }
}
