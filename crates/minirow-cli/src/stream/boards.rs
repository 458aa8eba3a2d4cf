//! One answer for each board: in parallel, in order, as a stream.

use std::collections::BTreeMap;
use std::io;
use std::ops::ControlFlow;

use anyhow::Context;
use minirow::format::{Headers, ParseError, Shape, WriteError};
use rayon::Scope;

use super::answer::{Answer, Before, Verdict};
use super::chunk::{Chunk, Item, Stretch, Taker};
use super::lines::{self, Queue};
use super::pool::{self, Ended, Flow, Job, Moment, Run};
use super::question::Question;
use super::read::read;
use super::summary::{summary, with_time};
use crate::args::{BoardArgs, To};
use crate::exit::Exit;
use crate::input::{Lines, is_typed, nothing, read_options, sources, total_bytes};
use crate::output::{Header, Output, error_record, in_words};
use crate::terminal::{Meter, Screen, Total, doing, effort, message, remedy, say_error, say_hint};

/// Answers every board of the input.
///
/// They go through the [pool] in chunks.
pub(crate) fn answer_all(question: &Question<'_>) -> anyhow::Result<Exit> {
    let BoardArgs { reading, writing } = question.args;
    let options = read_options(reading)?.rules(question.heeds_rules);
    let sources = sources(reading, &options)?;
    let mut output = Output::open(writing, question.name)?;
    output.headers = question.headers.unwrap_or_default();
    if let Some(title) = &question.title {
        output.write_title(title)?;
    }
    let workers = pool::workers(reading.jobs)?;
    let has_long_answers = question.has_long_answers();
    let len = match has_long_answers {
        true => workers.current_num_threads() + 1,
        false => pool::len(&workers),
    };
    let mut run = Answering {
        question,
        queue: &Queue::default(),
        output,
        meter: Meter::new(doing(question.name), "boards", reading.quiet),
        total_bytes: total_bytes(&sources),
        is_typed: is_typed(&sources),
        read: 0,
        read_bytes: 0,
        answered: 0,
        verdicts: BTreeMap::new(),
        hints: Vec::new(),
        has_failed_fast: false,
        exit: Exit::default(),
    };
    let takes_lines = question.lines.as_ref().map_or(Lines::None, |lines| lines.takes);
    let read = move |filler| {
        let mut taker = Taker::new(filler);
        if has_long_answers {
            taker.most_items = 1;
        }
        read(&sources, &options, takes_lines, taker);
    };
    let result = pool::run(&mut run, read, (&workers, len), question.stop);
    run.exit.interrupted |= matches!(result, Ok(Ended::Interrupted));
    let is_whole = !run.is_cut_off();
    let elapsed = run.meter.elapsed();
    drop(run.meter);
    let has_boards = !run.verdicts.is_empty() || !run.exit.input_error;
    let output = run.output;
    let finish =
        |_| if has_boards { output.finish(is_whole) } else { output.finish_without_boards() };
    match result.and_then(finish) {
        // Whoever read the answers has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
            return Ok(Exit { reader_is_gone: true, ..run.exit });
        }
        result => result.context("cannot write the answers")?,
    }
    let boards: u64 = run.verdicts.values().sum();
    if run.exit.interrupted || (boards > 1 && !reading.quiet) {
        let words = summary(&run.verdicts, run.exit.interrupted);
        message::summary(&with_time(words, elapsed));
    }
    if !reading.quiet {
        question.losses.tell();
    }
    Ok(run.exit)
}

/// A run of a question over all boards.
struct Answering<'a> {
    question: &'a Question<'a>,
    /// Chunks with lines, for whichever engine takes them.
    queue: &'a Queue,
    output: Output,
    meter: Meter,
    /// How many bytes the input has, if that is known.
    total_bytes: Option<u64>,
    is_typed: bool,
    /// How many boards were read.
    read: u64,
    read_bytes: u64,
    /// How many boards were answered.
    answered: u64,
    verdicts: BTreeMap<Verdict, u64>,
    /// The ways out that were shown; once is enough.
    hints: Vec<String>,
    /// Whether the first error ended the run, as the user has asked.
    has_failed_fast: bool,
    exit: Exit,
}

/// How an answer is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    /// As a picture if it has one: there is no other answer beside it.
    Picture,
}

impl<'a> Run for Answering<'a> {
    type Piece = Chunk;
    type Error = io::Error;

    fn begin<'scope>(&mut self, mut job: Job<Chunk>, scope: &Scope<'scope>)
    where
        Self: 'scope,
    {
        self.read += job.piece.boards;
        self.read_bytes += job.piece.bytes;
        let (question, queue) = (self.question, self.queue);
        match &question.lines {
            Some(lines) if !job.piece.lines.is_empty() => {
                queue.push(job);
                scope.spawn(move |_| lines::answer(question, lines, queue));
            }
            _ => scope.spawn(move |_| {
                question.answer_boards(&mut job.piece);
                job.done();
            }),
        }
    }

    fn note(&mut self, answered: &Chunk) {
        self.answered += answered.boards;
    }

    fn put_out(&mut self, chunk: &mut Chunk, moment: Moment) -> io::Result<Flow> {
        let Some(form) = self.form(chunk, moment) else { return Ok(Flow::NotYet) };
        if self.write_chunk(chunk, form)?.is_break() {
            return Ok(Flow::Enough);
        }
        chunk.make_room();
        Ok(Flow::Out)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    fn tell(&self, moment: Moment) {
        if self.output.is_terminal && !moment.is_silent && !self.meter.is_shown() {
            // Among answers there is no room for it until they make people wait.
            return;
        }
        if self.is_typed && self.answered == self.read {
            // The line is where people type the next board.
            return self.meter.rest();
        }
        let total = match self.total_bytes {
            _ if moment.is_filled => Total::Known(self.read),
            Some(bytes) if self.read_bytes > 0 => {
                let for_each = self.read as f64 / self.read_bytes as f64;
                Total::About(((bytes as f64 * for_each) as u64).max(self.read))
            }
            _ => Total::Unknown,
        };
        self.meter.tell(self.answered, total, effort::words);
    }
}

impl Answering<'_> {
    /// How the answers of the next chunk are written; none where that is not known before more was
    /// read.
    fn form(&self, chunk: &Chunk, moment: Moment) -> Option<Form> {
        if self.question.screen.is_none() || chunk.boards != 1 {
            return Some(Form::Text);
        }
        let is_alone = self.read == 1 || moment.waiting == 1 && !moment.is_filled;
        match (is_alone, moment.is_filled || moment.is_silent) {
            (false, _) => Some(Form::Text),
            (true, true) => Some(Form::Picture),
            (true, false) => None,
        }
    }

    fn write_chunk(&mut self, chunk: &Chunk, form: Form) -> io::Result<ControlFlow<()>> {
        let (mut stretches, mut answers) = (chunk.stretches.iter(), chunk.answers.iter());
        let mut start = 0;
        for item in &chunk.items {
            let flow = match item {
                Item::Lines => {
                    let lines = stretches.next().expect("every one is in the list");
                    let end = lines.end.max(start);
                    let flow = self.write_lines(lines, &chunk.text[start..end])?;
                    start = end;
                    flow
                }
                Item::Board(_, record) => match answers.next() {
                    Some(Ok(answer)) => {
                        self.write_answer(answer, (&chunk.source, record.line), form)?
                    }
                    Some(Err(error)) => {
                        let part = record.part_of_line(error.line);
                        self.write_error(&chunk.source, error, part)?
                    }
                    None => self.end_interrupted(),
                },
                Item::Error(error, part) => {
                    let part = part.as_ref().map(|(column, text)| (*column, text.as_str()));
                    self.write_error(&chunk.source, error, part)?
                }
                Item::Failure(error) => self.say_failure(error),
                Item::Nothing => self.say_nothing(&chunk.source),
                Item::Columns => self.say_columns(&chunk.source),
                Item::Reading(shape) => self.say_reading(&chunk.source, shape),
            };
            if flow.is_break() {
                return Ok(flow);
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Writes what was said about lines: nothing about the rest, where the user has stopped the run.
    fn write_lines(&mut self, lines: &Stretch, text: &[u8]) -> io::Result<ControlFlow<()>> {
        let verdicts = self.question.lines.iter().flat_map(|answers| answers.verdicts);
        for (verdict, count) in verdicts.zip(lines.answered).filter(|&(_, count)| count > 0) {
            self.count(verdict, count);
        }
        match self.question.headers {
            _ if text.is_empty() => {}
            Some(Headers::Needed) if self.question.is_conversion() => self.output.begin_lines()?,
            // Behind words alone no header is needed.
            Some(Headers::Needed) if lines.answered[1..] != [0, 0] => {
                self.output.write_header(&Header::CLASSIC, false)?;
            }
            _ => {}
        }
        self.output.write_lines(text)?;
        Ok(if lines.is_answered() { ControlFlow::Continue(()) } else { self.end_interrupted() })
    }

    fn write_answer(
        &mut self,
        answer: &Answer,
        (source, line): (&str, u64),
        form: Form,
    ) -> io::Result<ControlFlow<()>> {
        if answer.verdict == Verdict::Interrupted {
            return Ok(self.end_interrupted());
        }
        let refused = match answer.header.as_deref() {
            Some(Before::Picture(picture)) if form == Form::Picture => {
                self.count(answer.verdict, 1);
                self.output.write(picture.as_bytes(), true)?;
                return Ok(ControlFlow::Continue(()));
            }
            Some(Before::Refusal(error)) => Some(error.clone()),
            Some(Before::Item(item)) => self.output.write_item(item)?.err(),
            Some(Before::Header(header)) => {
                self.output.write_header(header, answer.is_drawing)?;
                None
            }
            Some(Before::Picture(_) | Before::Boards) | None => None,
        };
        if let Some(error) = refused {
            let (expected, found) = in_words(&error);
            let told = ParseError::at(line, 1, &expected, &found);
            let flow = self.write_error(source, &told, None)?;
            self.say_remedy(&error);
            return Ok(flow);
        }
        self.count(answer.verdict, 1);
        self.output.write(answer.text.as_bytes(), answer.is_drawing)?;
        Ok(ControlFlow::Continue(()))
    }

    /// Writes why there is no answer, and says it, with a part of the line where that is at hand.
    fn write_error(
        &mut self,
        source: &str,
        error: &ParseError,
        part: Option<(usize, &str)>,
    ) -> io::Result<ControlFlow<()>> {
        self.count(Verdict::Unreadable, 1);
        let to = self.question.args.writing.to.unwrap_or(To::Line);
        // People see it once, among the answers; programs that read them have no room for it elsewhere.
        let is_json = matches!(to, To::Json | To::Jsonl);
        let is_seen = self.output.is_terminal && !is_json && Screen::of_errors().is_some();
        if !self.question.is_conversion() && !is_seen {
            self.output.write(error_record(to, source, error).as_bytes(), false)?;
        }
        if self.question.is_conversion() || !self.output.is_terminal || is_seen {
            say_error(source, error, part, &mut self.hints);
        } else {
            say_hint(error, &mut self.hints);
        }
        Ok(self.end_if_failed())
    }

    /// Shows the way out where a format has no room for a board, if it was not yet shown.
    fn say_remedy(&mut self, error: &WriteError) {
        let remedy = remedy(error);
        if !self.hints.iter().any(|hint| hint == remedy) {
            message::hint(remedy);
            self.hints.push(remedy.to_owned());
        }
    }

    fn say_failure(&mut self, error: &anyhow::Error) -> ControlFlow<()> {
        self.exit.input_error = true;
        message::error(error);
        self.end_if_failed()
    }

    fn say_nothing(&mut self, source: &str) -> ControlFlow<()> {
        if !self.question.args.reading.quiet {
            message::note(&nothing(source));
        }
        ControlFlow::Continue(())
    }

    fn say_columns(&mut self, source: &str) -> ControlFlow<()> {
        if self.question.is_conversion() && !self.question.args.reading.quiet {
            message::note(&format!("dropped: all columns of {source} but the boards"));
        }
        ControlFlow::Continue(())
    }

    fn say_reading(&mut self, source: &str, shape: &Shape) -> ControlFlow<()> {
        if !self.question.args.reading.quiet {
            let Shape { geometry, symbols, .. } = shape;
            message::note(&format!(
                "{source}: read as {geometry} in symbols {symbols}; --symbols names others"
            ));
        }
        ControlFlow::Continue(())
    }

    fn count(&mut self, verdict: Verdict, count: u64) {
        *self.verdicts.entry(verdict).or_default() += count;
        match verdict {
            Verdict::Negative(_) => self.exit.negative = true,
            Verdict::Limit => self.exit.limit = true,
            Verdict::Unreadable => self.exit.input_error = true,
            Verdict::Good(_) | Verdict::Interrupted => {}
        }
    }

    fn end_if_failed(&mut self) -> ControlFlow<()> {
        if self.question.args.reading.fail_fast {
            self.has_failed_fast = true;
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Whether there is more in the input than was answered.
    fn is_cut_off(&self) -> bool {
        self.exit.interrupted || self.has_failed_fast
    }

    fn end_interrupted(&mut self) -> ControlFlow<()> {
        self.exit.interrupted = true;
        ControlFlow::Break(())
    }
}
