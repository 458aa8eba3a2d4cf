//! `minirow simplify`

use std::fmt::Write as _;

use minirow::format::Document;
use minirow::logic::{Simplified, simplify};
use minirow::{Contradiction, Singles};
use serde::Serialize;

use crate::args::{SimplifyArgs, To};
use crate::exit::Exit;
use crate::output::{List, StepRecord, framed, json, lost, sentences, with_remark, wrong};
use crate::stop::Stop;
use crate::stream::{Answer, Board, Head, Question, Verdict, answer_all};
use crate::terminal::{Line, Screen, in_columns, item, look};

/// Blanks between the columns of open cells.
const GAP: usize = 3;

pub(crate) fn run(args: &SimplifyArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let answer = |board: Board<'_>| answer(&board, args);
    let question = Question {
        headers: Some(args.header.when()),
        ..Question::new("simplify", &args.boards, stop, &answer)
    };
    answer_all(&question.for_people())
}

/// What `simplify` says of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "SimplifyAnswer"))]
pub(super) struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    /// `solved`, `open` or `contradiction`.
    result: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    contradiction: Option<String>,
    empty_before: usize,
    empty_after: usize,
    simplified: String,
    open: Vec<OpenCell>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<StepRecord>>,
}

/// A cell that could not be filled; row and column count from 1.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "OpenCell"))]
struct OpenCell {
    row: u16,
    column: u16,
    digits: Vec<String>,
}

fn answer(board: &Board<'_>, args: &SimplifyArgs) -> Answer {
    let result = match board.document.pencil(Singles::Leave) {
        Ok(pencil) => simplify(&pencil),
        Err(contradiction) => return contradictory_input(board, contradiction),
    };
    let writing = &board.writing;
    let simplified = || {
        let candidates = |cell| result.pencil.candidates(cell);
        let mut document = Document::from(result.grid());
        document.candidates = Some(result.pencil.geometry().cells().map(candidates).collect());
        document.name = board.document.name.clone();
        document
    };
    let screen = writing.screen.filter(|_| !args.zero_based);
    let (text, is_drawing) = match args.boards.writing.to {
        None => {
            let shown = screen.and_then(|screen| shown(board, &result, args, screen));
            (shown.unwrap_or_else(|| report(board, &result, args)), true)
        }
        Some(To::Json | To::Jsonl) => (json(&record(board, &result, args.steps)), false),
        Some(to) => {
            board.losses.add(lost(&board.document, writing.format()));
            let mut text = steps(board, &result, args.steps);
            text.push_str(&writing.document(&simplified()));
            (text, !matches!(to, To::Line | To::Tatham))
        }
    };
    let verdict = match result.contradiction {
        Some(_) => Verdict::Negative("contradictory"),
        None if result.empty_after() == 0 => Verdict::Good("solved"),
        None => Verdict::Good("simplified"),
    };
    if matches!(writing.to, To::Json | To::Jsonl) || screen.is_some() {
        return Answer { text, is_drawing, verdict, header: None };
    }
    Answer::boards(text, is_drawing, verdict)
}

/// A board whose digits or candidates contradict each other before the first step.
fn contradictory_input(board: &Board<'_>, contradiction: Contradiction) -> Answer {
    let grid = &board.document.grid;
    let reason = contradiction.explain(&board.writing.names(grid.geometry()));
    let unknown = grid.empty_len();
    let (text, is_drawing) = match board.writing.to {
        To::Json | To::Jsonl => {
            let record = Record {
                head: Head::of(board),
                result: "contradiction",
                contradiction: Some(reason),
                empty_before: unknown,
                empty_after: unknown,
                simplified: board.writing.line(grid),
                open: Vec::new(),
                steps: None,
            };
            (json(&record), false)
        }
        To::Line | To::Grid | To::Candidates | To::Tatham => {
            let text = format!("contradiction: {reason}\n");
            let framed = board.writing.screen.and_then(|screen| {
                let picture = framed((grid, &[]), grid, &wrong(grid), &board.writing, screen)?;
                Some(with_remark(vec![picture], text.trim_end(), screen))
            });
            let is_drawing = framed.is_some();
            (framed.unwrap_or(text), is_drawing)
        }
    };
    Answer { text, is_drawing, verdict: Verdict::Negative("contradictory"), header: None }
}

fn record<'a>(board: &'a Board<'_>, result: &Simplified, with_steps: bool) -> Record<'a> {
    let geometry = result.pencil.geometry();
    let names = board.writing.names(geometry);
    Record {
        head: Head::of(board),
        result: match result.contradiction {
            Some(_) => "contradiction",
            None if result.empty_after() == 0 => "solved",
            None => "open",
        },
        contradiction: result.contradiction.map(|contradiction| contradiction.explain(&names)),
        empty_before: result.empty_before,
        empty_after: result.empty_after(),
        simplified: board.writing.line(&result.grid()),
        open: result
            .open()
            .map(|(cell, digits)| OpenCell {
                row: u16::from(geometry.row(cell)) + 1,
                column: u16::from(geometry.column(cell)) + 1,
                digits: board.writing.digits(digits),
            })
            .collect(),
        steps: with_steps.then(|| {
            let steps = result.steps.iter();
            steps.map(|step| StepRecord::of(step, &names)).collect()
        }),
    }
}

/// The board before and after, the counts, and what is open.
fn report(board: &Board<'_>, result: &Simplified, args: &SimplifyArgs) -> String {
    let writing = &board.writing;
    let geometry = result.pencil.geometry();
    let names = writing.names(geometry);
    let mut text = String::new();
    let _ = write!(
        text,
        "Before:\n{}Empty cells: {}\n\nAfter:\n{}Empty cells: {}\n",
        writing.drawing(&board.document.grid),
        result.empty_before,
        writing.drawing(&result.grid()),
        result.empty_after()
    );
    let told = steps(board, result, args.steps);
    if !told.is_empty() {
        let _ = write!(text, "\nSteps:\n{told}");
    }
    if let Some(contradiction) = result.contradiction {
        let _ = write!(text, "\nContradiction: {}\n", contradiction.explain(&names));
    } else if result.empty_after() > 0 {
        text.push_str(if args.zero_based {
            "\nOpen candidates (row,column - digits, counted from 0):\n"
        } else {
            "\nOpen candidates:\n"
        });
    }
    for (cell, digits) in result.open() {
        let digits = writing.digits(digits);
        let _ = if args.zero_based {
            let (row, column) = (geometry.row(cell), geometry.column(cell));
            writeln!(text, "{row},{column} - {}", digits.join(","))
        } else {
            writeln!(text, "{}: {}", names.cell(cell), digits.join(" "))
        };
    }
    text
}

/// The report for a terminal: the boards in frames, new digits apart from the others, and the open cells
/// in columns; nothing where a board is too wide.
fn shown(
    board: &Board<'_>,
    result: &Simplified,
    args: &SimplifyArgs,
    screen: Screen,
) -> Option<String> {
    let writing = &board.writing;
    let (before, after) = (&board.document.grid, result.grid());
    let names = writing.names(before.geometry());
    let framed = |digits| framed((before, &[]), digits, &[], writing, screen);
    let (open_before, open_after) = (result.empty_before, result.empty_after());
    let cells = if open_before == 1 { "cell" } else { "cells" };
    let counts = format!("{open_before} empty {cells} before, {open_after} after");
    let mut text = with_remark(vec![framed(before)?, framed(&after)?], &counts, screen);
    if args.steps && !result.steps.is_empty() {
        text.push('\n');
        text += &Line::all(&List::new(&result.steps, screen).lines(&names), screen);
    }
    if let Some(contradiction) = result.contradiction {
        let told = format!("\nContradiction: {}", contradiction.explain(&names));
        text += &sentences(&told, screen);
    }
    let open: Vec<_> = result.open().collect();
    let name = |cell| names.cell(cell) + ": ";
    let indent = open.iter().map(|&(cell, _)| name(cell).len()).max().unwrap_or(0);
    let entry = |&(cell, digits)| {
        let mut margin = Line::new(look::DIM, name(cell));
        margin.pad(indent);
        item(margin, &writing.digits(digits).join(" "), screen.columns)
    };
    let entries: Vec<Line> = open.iter().flat_map(entry).collect();
    if !entries.is_empty() {
        text.push('\n');
        text += &Line::all(&in_columns(&entries, GAP, screen.columns), screen);
    }
    Some(text)
}

fn steps(board: &Board<'_>, result: &Simplified, told: bool) -> String {
    let names = board.writing.names(result.pencil.geometry());
    let steps = result.steps.iter().filter(|_| told);
    steps.map(|step| step.explain(&names) + "\n").collect()
}
