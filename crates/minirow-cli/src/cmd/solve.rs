//! `minirow solve`

use std::time::{Duration, Instant};

use minirow::answer::{Duplicate, Solved};
use minirow::format::Headers;
use minirow::solve::{BatchAnswer, Solutions};
use serde::Serialize;

use super::all_solutions;
use crate::args::{SearchArgs, SolveArgs, To};
use crate::exit::Exit;
use crate::output::{
    all_rules_in_words, differences, duplicates, duplicates_in_words, framed, json, sentences,
    shown_line, with_remark, wrong,
};
use crate::search::{Found, VERDICTS, Why};
use crate::stop::Stop;
use crate::stream::{Answer, Before, Board, Head, LineAnswers, Question, answer_all};
use crate::terminal::{Screen, counted, separator, time};

pub(crate) fn run(args: &SolveArgs, stop: &Stop) -> anyhow::Result<Exit> {
    if args.all {
        return all_solutions::run(args, stop);
    }
    let (headers, has_why) = (args.header.when(), args.why);
    let args = &args.find;
    let lines = LineAnswers::new(&args.boards, args.search, 2, VERDICTS, &write_line);
    let answer = |board: Board<'_>| answer(&board, args.search, has_why);
    let question = Question {
        headers: Some(headers),
        heeds_rules: true,
        ..Question::new("solve", &args.boards, stop, &answer)
    }
    .for_people();
    // Boards that all have headers or reasons, and those for people, are answered one by one.
    let is_fast = headers != Headers::Always && !has_why && question.screen.is_none();
    answer_all(&Question { lines: lines.filter(|_| is_fast), ..question })
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

/// What `solve` says of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "SolveAnswer"))]
pub(super) struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    #[serde(flatten)]
    solved: Solved<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(default))]
    duplicates: Vec<Duplicate<String, String>>,
    /// What cannot hold together, where that is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Vec<String>>,
}

fn answer(board: &Board<'_>, limits: SearchArgs, has_why: bool) -> Answer {
    let start = Instant::now();
    let found = Found::search(board, limits);
    let writing = &board.writing;
    let is_none = matches!(found, Found::Solutions(Solutions::None));
    let why = if has_why && is_none { Why::of_board(board, limits) } else { None };
    if matches!(why, Some(Why::Interrupted)) {
        return Answer::interrupted();
    }
    let reason = why.as_ref().map(Why::sentence);
    if let Some(screen) = writing.screen {
        let mut answer = shown(board, &found, start.elapsed(), screen);
        if let Some(reason) = reason {
            let sentence = sentences(&format!("{reason}.\n"), screen);
            answer.text.push_str(&sentence);
            if let Some(Before::Picture(picture)) = answer.header.as_deref_mut() {
                picture.push_str(&sentence);
            }
        }
        return answer;
    }
    let (text, is_drawing) = match writing.to {
        To::Line | To::Tatham => match &reason {
            Some(reason) => (format!("none\t{reason}\n"), false),
            None => (line(board, &found), false),
        },
        To::Grid | To::Candidates => match &reason {
            Some(reason) => (format!("no solution: {reason}\n"), true),
            None => (drawing(board, &found), true),
        },
        To::Json | To::Jsonl => {
            let record = Record {
                head: Head::of(board),
                solved: Solved {
                    result: found.known(),
                    solutions: found.grids().into_iter().map(|grid| writing.line(grid)).collect(),
                    guesses: None,
                },
                duplicates: duplicates(&board.document.grid, writing),
                why: why.map(Why::parts),
            };
            (json(&record), false)
        }
    };
    let is_text = !matches!(writing.to, To::Json | To::Jsonl);
    let has_boards = is_text && !found.grids().is_empty();
    let header = has_boards.then(|| Box::new(Before::Boards));
    Answer { text, is_drawing, verdict: found.verdict(), header }
}

/// The answer for a terminal: the solution in a frame where it is the only one, else in a line.
fn shown(board: &Board<'_>, found: &Found, elapsed: Duration, screen: Screen) -> Answer {
    let picture = picture(board, found, elapsed, screen);
    let verdict = found.verdict();
    if board.writing.to != To::Line {
        let text = picture.unwrap_or_else(|| drawing(board, found));
        return Answer { text, is_drawing: true, verdict, header: None };
    }
    let puzzle = board.document.puzzle();
    let lines =
        found.grids().into_iter().map(|grid| shown_line(&puzzle, grid, &board.writing, screen));
    let word = Some(found.word()).filter(|&word| word != "unique").map(str::to_owned);
    let text = word.into_iter().chain(lines).collect::<Vec<_>>().join("\t") + "\n";
    let header = picture.map(|picture| Box::new(Before::Picture(picture)));
    Answer { text, is_drawing: false, verdict, header }
}

/// The board with what is known of its solutions, unless it is too wide for the terminal.
fn picture(board: &Board<'_>, found: &Found, elapsed: Duration, screen: Screen) -> Option<String> {
    let puzzle = board.document.puzzle();
    let rules = &board.document.rules;
    let framed =
        |digits, marked: &[_]| framed((&puzzle, rules), digits, marked, &board.writing, screen);
    let (boards, words) = match found {
        Found::Solutions(Solutions::One(solution)) => {
            (vec![framed(solution, &[])?], "one solution".to_owned())
        }
        Found::Solutions(Solutions::Many(two)) => {
            let [one, other] = two;
            let differing = differences(one, other);
            let cells = counted(differing.len() as u64, "cell");
            let words = format!("several solutions; these two differ in {cells}");
            (vec![framed(one, &differing)?, framed(other, &differing)?], words)
        }
        Found::Solutions(Solutions::None) => {
            let grid = &board.document.grid;
            let duplicates = duplicates_in_words(grid, &board.writing);
            let colon = if duplicates.is_empty() { "" } else { ": " };
            let words = format!("no solution{colon}{}", duplicates.join("; "));
            (vec![framed(grid, &wrong(grid))?], words)
        }
        Found::Limit(None) => (
            vec![framed(&board.document.grid, &[])?],
            "stopped at a limit; no solution found so far".to_owned(),
        ),
        Found::Limit(Some(first)) => (
            vec![framed(first, &[])?],
            "stopped at a limit; there may be more solutions than this one".to_owned(),
        ),
        Found::Interrupted => return None,
    };
    let givens = counted(puzzle.filled_len() as u64, "given");
    let remark = [words, givens, time(elapsed)].join(separator(screen));
    let document = &board.document;
    let geometry = document.grid.geometry();
    let words = all_rules_in_words(geometry, &document.rules, screen.columns);
    Some(with_remark(boards, &remark, screen) + &words)
}

/// The solution; where there is not one, a word and what there is, between tabs.
fn line(board: &Board<'_>, found: &Found) -> String {
    let line = |grid| board.writing.board(grid, &board.document.rules).trim_end().to_owned();
    let lines = found.grids().into_iter().map(line);
    let word = Some(found.word()).filter(|&word| word != "unique").map(str::to_owned);
    word.into_iter().chain(lines).collect::<Vec<_>>().join("\t") + "\n"
}

/// The solution; where there is not one, a sentence and what there is, drawn.
fn drawing(board: &Board<'_>, found: &Found) -> String {
    let duplicates = duplicates_in_words(&board.document.grid, &board.writing);
    let words = match found {
        Found::Solutions(Solutions::One(_)) | Found::Interrupted => String::new(),
        Found::Solutions(Solutions::None) if duplicates.is_empty() => "no solution\n".into(),
        Found::Solutions(Solutions::None) => format!("no solution: {}\n", duplicates.join("; ")),
        Found::Solutions(Solutions::Many(_)) => "several solutions; two of them:\n\n".into(),
        Found::Limit(None) => "stopped at a limit; no solution found so far\n".into(),
        Found::Limit(Some(_)) => {
            "stopped at a limit; there may be more solutions than this one:\n\n".into()
        }
    };
    let rules = &board.document.rules;
    let grids = found.grids().into_iter().map(|grid| board.writing.board(grid, rules));
    words + &grids.collect::<Vec<_>>().join("\n")
}
