//! One answer for each board: in parallel, in order, as a stream.

use std::collections::BTreeMap;
use std::io;
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use pencilmark::format::{Document, ParseError, ParseErrorKind, Record};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::args::{BoardArgs, To};
use crate::exit::Exit;
use crate::input::{self, Chunk, Item, Source};
use crate::output::{Output, Writing, error_record};
use crate::{message, stop};

/// A board that was read.
pub(crate) struct Board<'a> {
    pub(crate) document: Document,
    pub(crate) writing: Writing<'a>,
    pub(crate) source: &'a str,
    pub(crate) line: u64,
}

/// What a command says about a board.
pub(crate) struct Answer {
    /// The text, with its line ends.
    pub(crate) text: String,
    /// Whether the text takes several lines.
    pub(crate) is_drawing: bool,
    pub(crate) verdict: Verdict,
}

/// What an answer amounts to, for the summary and the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Verdict {
    /// Done, in the command's own word.
    Good(&'static str),
    /// A negative answer, in the command's own word.
    Negative(&'static str),
    /// A limit was reached before the answer was known.
    Limit,
    /// The text is no board.
    Unreadable,
    /// The user stopped the run before the answer was known.
    Interrupted,
}

/// How many boards are worked on at once, at most.
const BATCH: usize = 4096;

/// How long a Ctrl-C can go unnoticed while nothing comes in.
const PATIENCE: Duration = Duration::from_millis(100);

/// Answers every board of the input.
pub(crate) fn answer_all(
    args: &BoardArgs,
    command: &str,
    answer: &(dyn Fn(Board<'_>) -> Answer + Sync),
) -> anyhow::Result<Exit> {
    let options = input::read_options(args)?;
    let sources = input::sources(args, &options)?;
    let output = Output::open(args, command, &sources)?;
    stop::listen()?;
    let jobs = args.jobs.unwrap_or(0);
    let workers = ThreadPoolBuilder::new().num_threads(jobs).build();
    let workers = workers.context("can not start the workers")?;
    let progress = progress_bar(args, &output, &sources);
    let (sender, receiver) = sync_channel(16);
    thread::spawn(move || input::read(&sources, &options, &sender));
    let mut run = Run {
        args,
        answer,
        workers,
        output,
        progress,
        verdicts: BTreeMap::new(),
        hints: Vec::new(),
        exit: Exit::default(),
    };
    let result = run.answer_chunks(&receiver);
    run.progress.finish_and_clear();
    match result.and_then(|()| run.output.finish()) {
        // Whoever read the answers has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(run.exit),
        result => result.context("can not write the answers")?,
    }
    let boards: u64 = run.verdicts.values().sum();
    if run.exit.interrupted || (boards > 1 && !args.quiet) {
        message::summary(&summary(&run.verdicts, run.exit.interrupted));
    }
    Ok(run.exit)
}

struct Run<'a> {
    args: &'a BoardArgs,
    answer: &'a (dyn Fn(Board<'_>) -> Answer + Sync),
    workers: ThreadPool,
    output: Output,
    progress: ProgressBar,
    verdicts: BTreeMap<Verdict, u64>,
    /// The ways out that were shown; once is enough.
    hints: Vec<&'static str>,
    exit: Exit,
}

impl Run<'_> {
    fn answer_chunks(&mut self, chunks: &Receiver<Chunk>) -> io::Result<()> {
        loop {
            if stop::is_interrupted() {
                self.exit.interrupted = true;
                return Ok(());
            }
            let first = match chunks.recv_timeout(PATIENCE) {
                Ok(chunk) => chunk,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            };
            let mut batch = vec![first];
            while batch.iter().map(|chunk| chunk.items.len()).sum::<usize>() < BATCH {
                let Ok(chunk) = chunks.try_recv() else { break };
                batch.push(chunk);
            }
            if self.answer_batch(batch)?.is_break() {
                return Ok(());
            }
        }
    }

    fn answer_batch(&mut self, batch: Vec<Chunk>) -> io::Result<ControlFlow<()>> {
        let bytes: u64 = batch.iter().map(|chunk| chunk.bytes).sum();
        let items: Vec<(&str, &Item)> = batch
            .iter()
            .flat_map(|chunk| chunk.items.iter().map(|item| (&*chunk.source, item)))
            .collect();
        let (args, answer) = (self.args, self.answer);
        let answers: Vec<Option<Result<Answer, ParseError>>> = self.workers.install(|| {
            let items = items.par_iter().with_min_len(4);
            items
                .map(|&(source, item)| match item {
                    Item::Board(record) => Some(answer_record(args, answer, source, record)),
                    Item::Error(error) => Some(Err(error.clone())),
                    Item::Failure(_) | Item::Reading(_) => None,
                })
                .collect()
        });
        for ((source, item), answer) in items.into_iter().zip(answers) {
            match answer {
                Some(Ok(answer)) if answer.verdict == Verdict::Interrupted => {
                    self.exit.interrupted = true;
                    return Ok(ControlFlow::Break(()));
                }
                Some(Ok(answer)) => self.write_answer(&answer)?,
                Some(Err(error)) => self.write_error(source, &error)?,
                None => self.say(source, item),
            }
            if self.args.fail_fast && self.exit.input_error {
                return Ok(ControlFlow::Break(()));
            }
        }
        self.progress.inc(bytes);
        // Answers that were waited for are not kept back.
        self.output.flush()?;
        Ok(ControlFlow::Continue(()))
    }

    fn write_answer(&mut self, answer: &Answer) -> io::Result<()> {
        *self.verdicts.entry(answer.verdict).or_default() += 1;
        match answer.verdict {
            Verdict::Negative(_) => self.exit.negative = true,
            Verdict::Limit => self.exit.limit = true,
            Verdict::Good(_) | Verdict::Unreadable | Verdict::Interrupted => {}
        }
        self.output.write(&answer.text, answer.is_drawing)
    }

    fn write_error(&mut self, source: &str, error: &ParseError) -> io::Result<()> {
        *self.verdicts.entry(Verdict::Unreadable).or_default() += 1;
        self.exit.input_error = true;
        let to = self.args.to.unwrap_or(To::Line);
        self.output.write(&error_record(to, source, error), false)?;
        let place = format!("{source}:{}:{}", error.line, error.column);
        let hint = hint(error).filter(|hint| !self.hints.contains(hint));
        self.hints.extend(hint);
        self.progress.suspend(|| {
            if !self.output.is_terminal {
                message::input_error(&format!("{place}: {}", error.reason()));
            }
            if let Some(hint) = hint {
                message::hint(hint);
            }
        });
        Ok(())
    }

    fn say(&mut self, source: &str, item: &Item) {
        match item {
            Item::Failure(error) => {
                self.exit.input_error = true;
                self.progress.suspend(|| message::error(error));
            }
            Item::Reading(shape) if !self.args.quiet => self.progress.suspend(|| {
                let (geometry, symbols) = (&shape.geometry, &shape.symbols);
                message::note(&format!(
                    "{source}: read as {geometry} in symbols {symbols}; --symbols names others"
                ));
            }),
            Item::Reading(_) | Item::Board(_) | Item::Error(_) => {}
        }
    }
}

fn answer_record(
    args: &BoardArgs,
    answer: &(dyn Fn(Board<'_>) -> Answer + Sync),
    source: &str,
    record: &Record,
) -> Result<Answer, ParseError> {
    if stop::is_interrupted() {
        let verdict = Verdict::Interrupted;
        return Ok(Answer { text: String::new(), is_drawing: false, verdict });
    }
    let document = record.read()?;
    let writing = Writing::new(args, &record.shape);
    Ok(answer(Board { document, writing, source, line: record.line }))
}

/// The way out of an error that the command line knows.
fn hint(error: &ParseError) -> Option<&'static str> {
    match error.kind {
        ParseErrorKind::Side => Some("--mixed takes boards of different sizes in one file"),
        ParseErrorKind::Block => Some("name the shape of a block, such as --block 2x3"),
        ParseErrorKind::Symbols => Some("name the symbols, such as --symbols 1-9A-G or 0-9A-F"),
        ParseErrorKind::Format => Some("name the format, --from line or grid, or the --block"),
        _ => None,
    }
}

fn progress_bar(args: &BoardArgs, output: &Output, sources: &[Source]) -> ProgressBar {
    if args.quiet || output.is_terminal {
        return ProgressBar::hidden();
    }
    let (bar, template) = match input::total_bytes(sources) {
        Some(bytes) => {
            (ProgressBar::new(bytes), "{wide_bar} {bytes}/{total_bytes} {bytes_per_sec} {eta}")
        }
        None => (ProgressBar::no_length(), "{spinner} {bytes} {bytes_per_sec} {elapsed}"),
    };
    let style = ProgressStyle::with_template(template).expect("a template without mistakes");
    bar.with_style(style)
}

fn summary(verdicts: &BTreeMap<Verdict, u64>, interrupted: bool) -> String {
    let boards: u64 = verdicts.values().sum();
    let parts: Vec<String> = verdicts
        .iter()
        .map(|(verdict, count)| {
            let word = match verdict {
                Verdict::Good(word) | Verdict::Negative(word) => word,
                Verdict::Limit => "stopped at a limit",
                Verdict::Unreadable => "unreadable",
                Verdict::Interrupted => "interrupted",
            };
            format!("{count} {word}")
        })
        .collect();
    let start = if interrupted { "interrupted after " } else { "" };
    let list = if parts.is_empty() { String::new() } else { format!(": {}", parts.join(", ")) };
    format!("{start}{boards} boards{list}")
}
