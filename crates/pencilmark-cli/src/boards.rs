//! One answer for each board: in parallel, in order, as a stream.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::ops::ControlFlow;
use std::panic;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use anyhow::Context;
use pencilmark::format::{ParseError, Shape, WriteError};
use rayon::{Scope, ThreadPoolBuilder};

use crate::answer::{Answer, Before, Question, Verdict};
use crate::args::{BoardArgs, To};
use crate::chunk::{Chunk, Event, Item, Stretch, Taker, Teller};
use crate::exit::Exit;
use crate::input::{self, Lines};
use crate::lines::{self, Queue};
use crate::meter::{Meter, doing};
use crate::output::{Output, error_record, in_words};
use crate::report::{nothing, remedy, say_error, say_hint, summary, with_time};
use crate::screen::{Screen, Total};
use crate::{effort, message, stop};

/// How many chunks there are for each worker. Answers wait for a board that takes long, and workers
/// for this thread to be given its turn; neither must keep them from going on. Of 626 chunks of
/// 17-clue boards, two workers ran out of work before 21 if there were 8 for each, before 1 with 16.
const CHUNKS_PER_WORKER: usize = 16;

/// However many workers there are: a chunk takes up to half a megabyte.
const MOST_CHUNKS: usize = 512;

/// How long a Ctrl-C can go unnoticed while nothing comes in.
const PATIENCE: Duration = Duration::from_millis(100);

/// Answers every board of the input.
///
/// A thread reads chunks, workers answer them, this thread puts them out in order.
pub(crate) fn answer_all(question: &Question<'_>) -> anyhow::Result<Exit> {
    let BoardArgs { reading, writing } = question.args;
    let options = input::read_options(reading)?;
    let sources = input::sources(reading, &options)?;
    let mut output = Output::open(writing, question.name)?;
    if let Some(title) = &question.title {
        output.write_title(title)?;
    }
    let jobs = reading.jobs.unwrap_or(0);
    let workers = ThreadPoolBuilder::new().num_threads(jobs).build();
    let workers = workers.context("cannot start the workers")?;
    let meter = Meter::new(doing(question.name), "boards", reading.quiet);
    let (total_bytes, is_typed) = (input::total_bytes(&sources), input::is_typed(&sources));
    let (events, happened) = channel();
    let (empty, to_fill) = channel();
    let threads = workers.current_num_threads();
    let chunks = match question.has_long_answers() {
        true => threads + 1,
        false => (CHUNKS_PER_WORKER * threads).min(MOST_CHUNKS),
    };
    for _ in 0..chunks {
        empty.send(Chunk::default())?;
    }
    let takes_lines = question.lines.as_ref().map_or(Lines::None, |lines| lines.takes);
    let mut taker = Taker::new(events, to_fill);
    if question.has_long_answers() {
        taker.most_items = 1;
    }
    let reader = thread::spawn(move || input::read(&sources, &options, takes_lines, taker));
    let mut run = Run {
        question,
        output,
        meter,
        total_bytes,
        is_typed,
        waiting: VecDeque::new(),
        written: 0,
        read: 0,
        read_bytes: 0,
        answered: 0,
        is_read: false,
        empty,
        verdicts: BTreeMap::new(),
        hints: Vec::new(),
        has_failed_fast: false,
        exit: Exit::default(),
    };
    let queue = Queue::default();
    let result = workers.in_place_scope(|scope| {
        let result = run.answer_chunks(&happened, &queue, scope);
        if !run.waiting.is_empty() {
            // Nobody waits for the answers that are still under way.
            stop::interrupt();
        }
        result
    });
    let result = match result {
        Ok(ControlFlow::Continue(())) => run.write_rest(&happened),
        result => result.map(|_| ()),
    };
    let is_whole = !run.is_cut_off();
    let elapsed = run.meter.elapsed();
    drop(run.meter);
    if result.is_ok()
        && is_whole
        && let Err(mistake) = reader.join()
    {
        // A reader that fails has not read everything.
        panic::resume_unwind(mistake);
    }
    match result.and_then(|()| run.output.finish(is_whole)) {
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
    Ok(run.exit)
}

struct Run<'a> {
    question: &'a Question<'a>,
    output: Output,
    meter: Meter,
    /// How many bytes the input has, if that is known.
    total_bytes: Option<u64>,
    is_typed: bool,
    /// The chunks that were read and not written, in order; those that are answered.
    waiting: VecDeque<Option<Chunk>>,
    /// How many were written.
    written: u64,
    /// How many boards were read.
    read: u64,
    read_bytes: u64,
    /// How many boards were answered.
    answered: u64,
    /// Whether all boards were read.
    is_read: bool,
    /// Where chunks go to be filled again.
    empty: Sender<Chunk>,
    verdicts: BTreeMap<Verdict, u64>,
    /// The ways out that were shown; once is enough.
    hints: Vec<String>,
    /// Whether the first error ended the run, as the user has asked.
    has_failed_fast: bool,
    exit: Exit,
}

/// Whether anything happens.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Silence {
    None,
    /// Nothing has happened for some time.
    Lasting,
}

/// How an answer is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    /// As a picture if it has one: there is no other answer beside it.
    Picture,
}

impl<'a> Run<'a> {
    /// Has chunks answered, and writes them, until the input ends or the user stops the run;
    /// breaks where nothing more is to be written.
    fn answer_chunks<'scope>(
        &mut self,
        happened: &Receiver<Event>,
        queue: &'scope Queue,
        scope: &Scope<'scope>,
    ) -> io::Result<ControlFlow<()>>
    where
        'a: 'scope,
    {
        loop {
            if stop::is_interrupted() {
                self.exit.interrupted = true;
                return Ok(ControlFlow::Continue(()));
            }
            let event = match happened.try_recv() {
                Err(TryRecvError::Empty) => {
                    // Answers that were waited for are not kept back.
                    self.output.flush()?;
                    happened.recv_timeout(PATIENCE)
                }
                result => result.map_err(|_| RecvTimeoutError::Disconnected),
            };
            match event {
                Ok(Event::Read(chunk, teller)) => self.start(chunk, teller, queue, scope),
                Ok(Event::Answered(chunk)) => {
                    self.keep(chunk);
                    // Among answers there is no room for it until they make people wait.
                    if !self.output.is_terminal || self.meter.is_shown() {
                        self.tell_progress();
                    }
                    if self.write_answered(Silence::None)?.is_break() {
                        return Ok(ControlFlow::Break(()));
                    }
                }
                Ok(Event::End) => {
                    self.is_read = true;
                    if self.write_answered(Silence::None)?.is_break() {
                        return Ok(ControlFlow::Break(()));
                    }
                }
                // The scope passes the panic on.
                Ok(Event::Lost) => return Ok(ControlFlow::Break(())),
                Err(RecvTimeoutError::Timeout) => {
                    self.tell_progress();
                    if self.write_answered(Silence::Lasting)?.is_break() {
                        return Ok(ControlFlow::Break(()));
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Ok(ControlFlow::Continue(())),
            }
        }
    }

    /// Gives a chunk to the workers.
    fn start<'scope>(
        &mut self,
        mut chunk: Chunk,
        teller: Teller,
        queue: &'scope Queue,
        scope: &Scope<'scope>,
    ) where
        'a: 'scope,
    {
        self.waiting.push_back(None);
        self.read += chunk.boards;
        self.read_bytes += chunk.bytes;
        let question = self.question;
        match &question.lines {
            Some(lines) if !chunk.lines.is_empty() => {
                queue.push(chunk);
                scope.spawn(move |_| lines::answer(question, lines, queue, &teller));
            }
            _ => scope.spawn(move |_| {
                question.answer_boards(&mut chunk);
                teller.answered(chunk);
            }),
        }
    }

    fn keep(&mut self, chunk: Chunk) {
        self.answered += chunk.boards;
        let place = (chunk.number - self.written) as usize;
        self.waiting[place] = Some(chunk);
    }

    fn tell_progress(&self) {
        if self.is_typed && self.answered == self.read {
            // The line is where people type the next board.
            return self.meter.rest();
        }
        let total = match self.total_bytes {
            _ if self.is_read => Total::Known(self.read),
            Some(bytes) if self.read_bytes > 0 => {
                let for_each = self.read as f64 / self.read_bytes as f64;
                Total::About(((bytes as f64 * for_each) as u64).max(self.read))
            }
            _ => Total::Unknown,
        };
        self.meter.tell(self.answered, total, effort::words);
    }

    /// Writes what was answered by the time the user stopped the run.
    fn write_rest(&mut self, happened: &Receiver<Event>) -> io::Result<()> {
        for event in happened.try_iter() {
            if let Event::Answered(chunk) = event {
                self.keep(chunk);
            }
        }
        self.write_answered(Silence::Lasting).map(|_| ())
    }

    /// Writes chunks up to the first that waits for an answer.
    fn write_answered(&mut self, silence: Silence) -> io::Result<ControlFlow<()>> {
        while let Some(Some(mut chunk)) = self.waiting.front_mut().map(Option::take) {
            let Some(form) = self.form(&chunk, silence) else {
                self.waiting[0] = Some(chunk);
                break;
            };
            if self.write_chunk(&chunk, form)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
            self.waiting.pop_front();
            self.written += 1;
            chunk.make_room();
            // Where the whole input was read, nobody fills it any more.
            let _ = self.empty.send(chunk);
        }
        Ok(ControlFlow::Continue(()))
    }

    /// How the answers of the next chunk are written; none where that is not known before more was
    /// read.
    fn form(&self, chunk: &Chunk, silence: Silence) -> Option<Form> {
        if self.question.screen.is_none() || chunk.boards != 1 {
            return Some(Form::Text);
        }
        let is_alone = self.read == 1 || self.waiting.len() == 1 && !self.is_read;
        match (is_alone, self.is_read || silence == Silence::Lasting) {
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
        if self.question.is_conversion() && !text.is_empty() {
            self.output.begin_lines()?;
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
            Some(Before::Picture(_)) | None => None,
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
