//! `minirow minimize`

use minirow::answer::Minimized;
use minirow::format::{Document, Part};
use minirow::generate::{BoardRandom, NoPuzzle, Requirements, dig};
use minirow::rules::RuledBoard;
use minirow::solve::{self, Solutions};
use minirow::{Cell, Digit, DigitSet, Grid};
use serde::Serialize;

use crate::args::{MinimizeArgs, To};
use crate::exit::Exit;
use crate::output::{json, lost};
use crate::search::{Found, watch};
use crate::stop::Stop;
use crate::stream::{Answer, Board, Head, Question, Verdict, answer_all};

pub(crate) fn run(args: &MinimizeArgs, stop: &Stop) -> anyhow::Result<Exit> {
    answer_all(&Question {
        headers: Some(args.header.when()),
        heeds_rules: true,
        ..Question::new("minimize", &args.boards, stop, &|board| answer(board, args))
    })
}

/// What `minimize` says of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "MinimizeAnswer"))]
pub(super) struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    #[serde(flatten)]
    minimized: Minimized<String, String>,
}

fn answer(mut board: Board<'_>, args: &MinimizeArgs) -> Answer {
    let solution = match Found::search(&board, args.search) {
        Found::Solutions(Solutions::One(solution)) => solution,
        found => {
            let text = match board.writing.to {
                To::Json | To::Jsonl => json(&Record {
                    head: Head::of(&board),
                    minimized: Minimized {
                        result: found.known(),
                        minimized: None,
                        undecided: None,
                    },
                }),
                _ => format!("{}\n", found.word()),
            };
            return Answer { text, is_drawing: false, verdict: found.verdict(), header: None };
        }
    };
    // Where the digits alone have the one solution, candidates only tell how far somebody has come.
    let candidates = board.document.candidates.take();
    let needs_candidates = candidates.is_some()
        && !matches!(Found::search(&board, args.search), Found::Solutions(Solutions::One(_)));
    board.document.candidates = candidates;
    let board = &board;
    let mut puzzle = Document::from(board.document.grid.clone());
    puzzle.rules.clone_from(&board.document.rules);
    if needs_candidates {
        puzzle.candidates.clone_from(&board.document.candidates);
    }
    let (left, undecided, is_whole) = match puzzle.ruled() {
        Ok(ruled) if needs_candidates || !puzzle.rules.is_empty() => {
            let Some(left) = minimize_ruled(board, (puzzle, &ruled), args, &solution) else {
                return Answer::interrupted();
            };
            left
        }
        _ => match minimize(board, args, &solution) {
            Some((grid, undecided)) => {
                let is_whole = undecided.is_empty();
                (Document::from(grid), undecided, is_whole)
            }
            None => return Answer::interrupted(),
        },
    };
    let verdict = if is_whole { Verdict::Good("minimized") } else { Verdict::Limit };
    let writing = &board.writing;
    let names = writing.names(left.grid.geometry());
    if let To::Json | To::Jsonl = writing.to {
        let text = json(&Record {
            head: Head::of(board),
            minimized: Minimized {
                result: solve::Verdict::Unique,
                minimized: Some(writing.line(&left.grid)),
                undecided: Some(undecided.iter().map(|&cell| names.cell(cell)).collect()),
            },
        });
        return Answer { text, is_drawing: false, verdict, header: None };
    }
    let mut lost = lost(&board.document, writing.format());
    if !needs_candidates && board.document.has(Part::Candidates) && writing.to == To::Candidates {
        lost.push(Part::Candidates);
    }
    board.losses.add(lost);
    let is_drawing = matches!(writing.to, To::Grid | To::Candidates);
    Answer::boards(writing.document(&left), is_drawing, verdict)
}

/// The givens that are left of a board without rules, and those of which nobody knows whether they are needed;
/// nothing where the user stopped the search.
fn minimize(board: &Board<'_>, args: &MinimizeArgs, solution: &Grid) -> Option<(Grid, Vec<Cell>)> {
    let puzzle = &board.document.grid;
    let cells = puzzle.geometry().cells();
    let requirements = Requirements::default()
        .symmetry(args.symmetry.symmetry)
        .empty(cells.filter(|&cell| puzzle.get(cell).is_none()));
    let mut random = BoardRandom::new(args.seed, board.number);
    let limits = watch(args.search, puzzle.geometry().cell_count(), board.stop);
    match dig(solution, &requirements, &mut random, limits) {
        Ok(dug) if !board.stop.is_interrupted() => Some((dug.puzzle, dug.undecided)),
        Err(NoPuzzle::Stopped) | Ok(_) => None,
        Err(_) => Some((puzzle.clone(), Vec::new())),
    }
}

/// Without the givens that the rules and the others imply, asked in random order; cells that belong together by a
/// symmetry keep their givens together. What is left, the givens of which nobody knows whether they are needed, and
/// whether all were asked; nothing where the user stopped the search.
fn minimize_ruled(
    board: &Board<'_>,
    (mut puzzle, ruled): (Document, &RuledBoard),
    args: &MinimizeArgs,
    solution: &Grid,
) -> Option<(Document, Vec<Cell>, bool)> {
    let geometry = puzzle.grid.geometry().clone();
    let filling: Vec<u8> = solution.values().map(|value| value - 1).collect();
    let is_given = |cell: &Cell| puzzle.grid.get(*cell).is_some();
    let orbits = args.symmetry.symmetry.orbits(&geometry);
    let cells = |orbit: Vec<Cell>| {
        orbit.into_iter().filter(is_given).map(|cell| cell.index() as u16).collect::<Vec<u16>>()
    };
    let mut groups: Vec<Vec<u16>> = orbits.into_iter().map(cells).collect();
    groups.retain(|group| !group.is_empty());
    let mut random = BoardRandom::new(args.seed, board.number);
    groups.sort_by_cached_key(|_| random.next_u64());
    let limits = watch(args.search, geometry.cell_count(), board.stop);
    let minimized = ruled.minimized(&filling, &groups, limits);
    if board.stop.is_interrupted() {
        return None;
    }
    let places = &minimized.board.candidates;
    for cell in geometry.cells().filter(|cell| places[cell.index()].count_ones() != 1) {
        puzzle.grid.set(cell, None);
    }
    let digits = |places: u32| -> DigitSet {
        let has = |digit: &Digit| places >> (digit.get() - 1) & 1 == 1;
        geometry.digits().filter(has).collect()
    };
    if puzzle.candidates.is_some() {
        puzzle.candidates = Some(places.iter().map(|&places| digits(places)).collect());
    }
    let undecided: Vec<Cell> = geometry
        .cells()
        .filter(|cell| minimized.undecided.contains(&(cell.index() as u16)))
        .collect();
    let is_whole = undecided.is_empty() && !minimized.is_stopped;
    Some((puzzle, undecided, is_whole))
}
