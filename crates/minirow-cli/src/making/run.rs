//! Makes batches in parallel and puts them out in order.

use std::io;

use anyhow::Context;
use minirow::Grid;
use minirow::format::Headers;
use rayon::Scope;

use super::batch::{self, Batch};
use super::order::Order;
use super::shortfall;
use crate::args::{GenerateArgs, To};
use crate::exit::Exit;
use crate::output::{Header, Output, Writing};
use crate::stop::Stop;
use crate::stream::pool::{self, Ended, Filler, Flow, Job, Moment, Run};
use crate::terminal::{Meter, Total, counted, effort, message};

/// So many boards that are missing are told one by one.
const MOST_TOLD: u64 = 10;

/// Makes what is ordered.
pub(crate) fn run(order: &Order, args: &GenerateArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let output = Output::open(&args.writing, "generate")?;
    let header = header(order, args.header.when());
    if let Some(easier) = shortfall::easier(order, args).filter(|_| !args.quiet) {
        message::note(&easier);
    }
    let workers = pool::workers(args.jobs)?;
    let mut run = Making {
        order,
        args,
        stop,
        output,
        header,
        meter: Meter::new("generating", "boards", args.quiet),
        made: 0,
        missed: 0,
        exit: Exit::default(),
    };
    let numbers = Numbers {
        first: args.first,
        // How many grids it takes to find puzzles without bias is not known before.
        count: if order.is_unbounded() { u64::MAX - args.first } else { args.count },
        step: batch::len(order),
    };
    let len = pool::len(&workers);
    let ended = pool::run(&mut run, move |filler| numbers.fill(filler), (&workers, len), stop)?;
    let Making { output, meter, made, missed, mut exit, .. } = run;
    drop(meter);
    exit.interrupted |= ended == Ended::Interrupted;
    output.finish(!exit.interrupted).context("cannot write the boards")?;
    if missed > 0 && !args.quiet && !exit.interrupted {
        message::hint(&shortfall::remedy(order, args));
    }
    if !args.quiet || exit.interrupted {
        let start = if exit.interrupted { "interrupted after " } else { "" };
        let missing = if missed > 0 { format!(", {missed} not found") } else { String::new() };
        let made = counted(made, "board");
        message::summary(&format!("{start}{made}{missing}, seed {}", order.seed));
    }
    Ok(exit)
}

/// The numbers of all boards.
struct Numbers {
    first: u64,
    count: u64,
    /// How many a batch has.
    step: u64,
}

impl Numbers {
    /// Hands them on in batches, until nobody takes them any more.
    fn fill(self, mut filler: Filler<Batch>) {
        let mut batch = Batch::default();
        let end = self.first + self.count;
        let mut first = self.first;
        while first < end {
            let behind = end.min(first.saturating_add(self.step));
            batch.begin(first..behind);
            let Ok(empty) = filler.hand_on(batch) else { return };
            batch = empty;
            first = behind;
        }
    }
}

/// A run that makes boards.
struct Making<'a> {
    order: &'a Order,
    args: &'a GenerateArgs,
    stop: &'a Stop,
    output: Output,
    /// What stands in front of the first board.
    header: Option<Header>,
    meter: Meter,
    made: u64,
    missed: u64,
    exit: Exit,
}

impl Run for Making<'_> {
    type Piece = Batch;
    type Error = anyhow::Error;

    fn begin<'scope>(&mut self, mut job: Job<Batch>, scope: &Scope<'scope>)
    where
        Self: 'scope,
    {
        let (order, args, stop) = (self.order, self.args, self.stop);
        // What was not begun when the user stopped the run is left out.
        scope.spawn(move |_| {
            if !stop.is_interrupted() {
                job.piece.make(order, args, stop);
                job.done();
            }
        });
    }

    fn put_out(&mut self, batch: &mut Batch, _: Moment) -> anyhow::Result<Flow> {
        if let Some(failure) = batch.failure.take() {
            return Err(failure);
        }
        if self.order.is_unbounded() {
            batch.cut(self.args.count - self.made);
        }
        self.made += batch.made;
        self.exit.interrupted |= batch.interrupted;
        self.exit.limit |= !batch.missed.is_empty();
        for words in &batch.missed {
            self.missed += 1;
            if self.missed <= MOST_TOLD && !self.args.quiet {
                message::note(words);
            }
        }
        self.write(batch).context("cannot write the boards")?;
        let is_all = self.order.is_unbounded() && self.made == self.args.count;
        // Behind boards that are missing as the user stopped the run, there are no others.
        Ok(if batch.interrupted || is_all { Flow::Enough } else { Flow::Out })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    fn tell(&self, _: Moment) {
        self.meter.tell(self.made, Total::Known(self.args.count), effort::tries);
    }
}

impl Making<'_> {
    fn write(&mut self, batch: &Batch) -> io::Result<()> {
        if batch.made > 0
            && let Some(header) = self.header.take()
        {
            let is_drawing = matches!(self.order.to, To::Grid | To::Candidates);
            self.output.write_header(&header, is_drawing)?;
        }
        self.output.write_lines(&batch.lines)?;
        let output = &mut self.output;
        let mut boards = batch.boards.iter();
        boards.try_for_each(|board| output.write(board.as_bytes(), board.trim_end().contains('\n')))
    }
}

/// What stands in front of the boards: all of them are alike.
fn header(order: &Order, headers: Headers) -> Option<Header> {
    let board = Grid::new(order.start.geometry()).into();
    let mut header = Writing::of(order.to, &order.symbols).header(&board)?;
    match headers {
        Headers::Never => return None,
        Headers::Needed => {}
        Headers::Always => header.is_needed = true,
    }
    Some(header)
}
