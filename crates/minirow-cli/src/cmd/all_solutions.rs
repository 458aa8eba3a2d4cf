//! `minirow solve --all`: every solution of every board, written as it is found.

use std::io;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use anyhow::Context;
use minirow::format::{Document, Headers};
use minirow::solve::{Event, Plan, Puzzle as _};
use minirow::{Grid, Tally};
use serde::Serialize;

use crate::args::{FindArgs, SearchArgs, SolveArgs, To};
use crate::exit::Exit;
use crate::output::{JSON_VERSION, Output, Writing, json};
use crate::search::{Start, race, watch};
use crate::stop::Stop;
use crate::stream::collect;
use crate::terminal::{counted, message};

/// How long a solution may wait until it is seen.
const PATIENCE: Duration = Duration::from_millis(200);

/// Boards are gathered first, which is bounded; of their solutions none is kept.
pub(crate) fn run(args: &SolveArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let FindArgs { search, boards } = &args.find;
    let collected = collect(&boards.reading, stop)?;
    let mut exit = collected.exit;
    let mut all = All {
        output: Output::open(&boards.writing, "solve")?,
        most: args.limit.unwrap_or(u64::MAX),
        search: *search,
        stop,
        number: 0,
        found: 0,
        found_in_all: 0,
        flushed: Instant::now(),
        failure: None,
    };
    for board in &collected.boards {
        all.begin();
        let writing = Writing::new(boards, &board.shape, None);
        let headers = args.header.when();
        if headers != Headers::Never
            && let Some(header) = writing.header(&board.document)
            && (header.is_needed || headers == Headers::Always)
        {
            let is_drawing = matches!(writing.to, To::Grid | To::Candidates);
            all.output.write_header(&header, is_drawing)?;
        }
        let tally = all.of_document(&board.document, &writing);
        if let Some(failure) = all.failure.take() {
            return Err(failure).context("cannot write the solutions");
        }
        exit.negative |= all.found == 0 && !tally.stopped;
        exit.limit |= tally.stopped && all.found < all.most;
        if all.found == 0 && !tally.stopped {
            all.say_none(boards.writing.to)?;
        }
        if stop.is_interrupted() {
            break;
        }
    }
    exit.interrupted |= stop.is_interrupted();
    let All { output, number, found_in_all, .. } = all;
    output.finish(!exit.interrupted).context("cannot write the solutions")?;
    if !boards.reading.quiet || exit.interrupted {
        let start = if exit.interrupted { "interrupted after " } else { "" };
        let limit = if exit.limit && !exit.interrupted { ", stopped at a limit" } else { "" };
        let (number, found) = (counted(number, "board"), counted(found_in_all, "solution"));
        message::summary(&format!("{start}{number}: {found}{limit}"));
    }
    Ok(exit)
}

/// One of all solutions of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "SolutionAnswer"))]
pub(super) struct Record<'a> {
    version: u32,
    /// The board's place in the input, from 1.
    board: u64,
    /// The solution's place among those of the board, from 1.
    number: u64,
    solution: &'a str,
}

/// How a solution is told.
#[derive(Clone, Copy)]
enum Form {
    /// In a line without its end, for JSON.
    Line,
    /// As the output has it.
    Text,
}

/// A run over all solutions.
struct All<'a> {
    output: Output,
    /// How many are wanted of a board.
    most: u64,
    search: SearchArgs,
    stop: &'a Stop,
    /// The place of the board, from 1.
    number: u64,
    /// How many solutions of it were written.
    found: u64,
    found_in_all: u64,
    flushed: Instant,
    failure: Option<io::Error>,
}

impl All<'_> {
    /// Turns to the next board.
    fn begin(&mut self) {
        self.number += 1;
        self.found = 0;
    }

    fn of_document(&mut self, document: &Document, writing: &Writing<'_>) -> Tally {
        let told = |grid: &Grid, form| match form {
            Form::Line => writing.line(grid),
            Form::Text => writing.grid(grid),
        };
        let to = Some(writing.to);
        if !document.rules.is_empty()
            && let Ok(board) = document.ruled()
        {
            let solver = board.compile_for(race::gear(self.search));
            let solver = solver.expect("boards that were read can be solved");
            let go_on = watch(self.search, board.geometry().cell_count(), self.stop);
            return solver.each(&board.candidates, go_on, |filling| {
                self.write(to, |form| told(&document.filled(filling), form))
            });
        }
        let Some(start) = Start::of(document) else { return Tally::default() };
        let mut go_on = watch(self.search, start.geometry().cell_count(), self.stop);
        Plan::default().gear(race::gear(self.search)).each(&start, |event| match event {
            Event::Node(done) => match self.wait() {
                Ok(()) => go_on(done),
                Err(failure) => {
                    self.failure = Some(failure);
                    ControlFlow::Break(())
                }
            },
            Event::Solution(grid) => self.write(to, |form| told(grid, form)),
        })
    }

    /// Writes a solution.
    fn write(&mut self, to: Option<To>, told: impl FnOnce(Form) -> String) -> ControlFlow<()> {
        self.found += 1;
        self.found_in_all += 1;
        let text = match to {
            Some(To::Json | To::Jsonl) => json(&Record {
                version: JSON_VERSION,
                board: self.number,
                number: self.found,
                solution: &told(Form::Line),
            }),
            _ => told(Form::Text),
        };
        let is_drawing = matches!(to, Some(To::Grid | To::Candidates));
        let written = self.output.write(text.as_bytes(), is_drawing).and_then(|()| self.wait());
        if let Err(failure) = written {
            self.failure = Some(failure);
            return ControlFlow::Break(());
        }
        if self.found < self.most && !self.stop.is_interrupted() {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }

    /// Delivers what has waited for some time.
    fn wait(&mut self) -> io::Result<()> {
        if self.flushed.elapsed() < PATIENCE {
            return Ok(());
        }
        self.flushed = Instant::now();
        self.output.flush()
    }

    /// Says that a board has no solution, where there is room for a word.
    fn say_none(&mut self, to: Option<To>) -> io::Result<()> {
        match to {
            Some(To::Json | To::Jsonl) => Ok(()),
            Some(To::Grid | To::Candidates) => self.output.write(b"no solution\n", true),
            _ => self.output.write(b"none\n", false),
        }
    }
}
