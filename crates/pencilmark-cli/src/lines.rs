//! Boards of 9×9 in lines: several million answers a second on each processor.
//!
//! The engine has hundreds of boards under way side by side. It takes 64 µs to start, and longer to
//! run out of boards, so each goes from chunk to chunk as long as there are any: that takes 0.22 µs
//! for a 17-clue board, and one engine for each chunk of 3200 boards takes 0.26 µs.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::iter;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use pencilmark::format::Record;
use pencilmark::solve::{BatchAnswer, BatchEvent, BatchOptions, solve_stream};

use crate::answer::{Question, Verdict};
use crate::args::{BoardArgs, Engine, SearchArgs, To};
use crate::chunk::{Chunk, Item, Teller};
use crate::input::Lines;
use crate::stop;

/// What a command says about boards of 9×9 in lines.
pub(crate) struct LineAnswers<'a> {
    work: Work<'a>,
    /// Which boards are taken as lines.
    pub(crate) takes: Lines,
    /// What no solution, one, and several amount to.
    pub(crate) verdicts: [Verdict; 3],
}

/// What is done with lines.
enum Work<'a> {
    Search(BatchOptions, &'a Write<'a>),
    /// Each is written by itself.
    Each(&'a WriteEach<'a>),
}

/// Writes what a line comes to, and tells which of the verdicts that is.
type WriteEach<'a> = dyn Fn(&[u8; 81], &mut Vec<u8>) -> usize + Sync + 'a;

/// Writes what is known about a board and returns true; or returns false where only a look at the
/// board by itself can tell.
type Write<'a> = dyn Fn(&BatchAnswer, &mut Vec<u8>) -> bool + Sync + 'a;

impl<'a> LineAnswers<'a> {
    /// Answers with the words of `write`, as far as up to `limit` solutions tell them. None where
    /// the command line asks for what can only be told board by board.
    pub(crate) fn new(
        args: &BoardArgs,
        search: SearchArgs,
        limit: u64,
        verdicts: [Verdict; 3],
        write: &'a Write<'a>,
    ) -> Option<Self> {
        let has_time = search.max_nodes.is_none() && search.timeout.is_none();
        match search.engine {
            Engine::Lines(backend) if are_plain_lines(args) && has_time => {
                let options = BatchOptions { limit, backend };
                Some(Self { work: Work::Search(options, write), takes: Lines::Any, verdicts })
            }
            _ => None,
        }
    }

    /// Writes every board by itself; where `takes_any` does not say otherwise, only those of which
    /// the text tells nothing else.
    pub(crate) fn each(write: &'a WriteEach<'a>, verdicts: [Verdict; 3], takes_any: bool) -> Self {
        let takes = if takes_any { Lines::Any } else { Lines::Alone };
        Self { work: Work::Each(write), takes, verdicts }
    }

    /// Leaves boards beside which a solution stands to be answered one by one.
    pub(crate) fn without_solutions(self) -> Self {
        Self { takes: Lines::Unsolved, ..self }
    }
}

/// Whether boards in usual lines are answered with such lines, as far as these arguments tell.
pub(crate) fn are_plain_lines(args: &BoardArgs) -> bool {
    args.writing.to.is_none_or(|to| to == To::Line) && args.reading.symbols.is_none()
}

/// Chunks with lines that nobody has taken yet.
#[derive(Default)]
pub(crate) struct Queue(Mutex<VecDeque<Chunk>>);

impl Queue {
    pub(crate) fn push(&self, chunk: Chunk) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push_back(chunk);
    }

    fn pop(&self) -> Option<Chunk> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}

/// Answers chunks until there are no more of them, and tells of each at once.
///
/// Where the user stops the run, they are answered as far as they are.
pub(crate) fn answer(
    question: &Question<'_>,
    lines: &LineAnswers<'_>,
    queue: &Queue,
    teller: &Teller,
) {
    // Most of the time another engine has been faster: no need to start this one.
    let Some(first) = queue.pop() else { return };
    let (options, write) = match lines.work {
        Work::Search(options, write) => (options, write),
        Work::Each(write) => {
            teller.answered(written(first, question, write));
            return;
        }
    };
    let taken = RefCell::new(VecDeque::from([Taken::new(first, question)]));
    let boards = iter::from_fn(|| {
        let mut taken = taken.borrow_mut();
        loop {
            if let Some(board) = taken.back_mut().and_then(Taken::next) {
                return Some(board);
            }
            taken.push_back(Taken::new(queue.pop()?, question));
        }
    });
    solve_stream(boards, options, |event| {
        if stop::is_interrupted() {
            return ControlFlow::Break(());
        }
        let BatchEvent::Answer(answer) = event else { return ControlFlow::Continue(()) };
        let mut taken = taken.borrow_mut();
        let first: &mut Taken = taken.front_mut().expect("an answer has its board");
        first.write(answer, question, write)?;
        if first.answered == first.chunk.lines.len() {
            teller.answered(taken.pop_front().expect("the first one").chunk);
        }
        ControlFlow::Continue(())
    });
    for interrupted in taken.take() {
        teller.answered(interrupted.chunk);
    }
}

/// A chunk whose lines are written each by itself.
fn written(chunk: Chunk, question: &Question<'_>, write: &WriteEach<'_>) -> Chunk {
    let Chunk { lines, mut stretches, mut text, .. } = chunk;
    let mut rest = lines.as_slice();
    for stretch in &mut stretches {
        let (these, others) = rest.split_at(stretch.len as usize);
        for line in these {
            stretch.answered[write(line, &mut text)] += 1;
        }
        stretch.end = text.len();
        rest = others;
    }
    let mut chunk = Chunk { lines, stretches, text, ..chunk };
    question.answer_boards(&mut chunk);
    chunk
}

/// A chunk under way.
struct Taken {
    chunk: Chunk,
    /// How many of its lines the engine has.
    given: usize,
    /// How many are answered.
    answered: usize,
    /// The stretch that the next one belongs to.
    stretch: usize,
}

impl Taken {
    /// A chunk as it comes from the queue. The boards that are no lines are few where there are
    /// many lines: they are answered here, as other threads have chunks of their own.
    fn new(mut chunk: Chunk, question: &Question<'_>) -> Self {
        for item in &chunk.items {
            if let Item::Board(before, record) = item {
                let number = chunk.before + before + 1;
                chunk.answers.push(question.answer(&chunk.source, number, record));
            }
        }
        // Most answers are a solution and a line end.
        chunk.text.reserve(82 * chunk.lines.len());
        Self { chunk, given: 0, answered: 0, stretch: 0 }
    }

    /// The next board for the engine.
    fn next(&mut self) -> Option<[u8; 81]> {
        let board = self.chunk.lines.get(self.given)?;
        self.given += 1;
        Some(*board)
    }

    /// Writes the next answer; breaks where the user has stopped the search for it.
    fn write(
        &mut self,
        answer: &BatchAnswer,
        question: &Question<'_>,
        write: &Write<'_>,
    ) -> ControlFlow<()> {
        let text = &mut self.chunk.text;
        if !write(answer, text) {
            let shape = self.chunk.shape.clone().expect("lines come behind a board");
            let board = self.chunk.lines[self.answered];
            let record = Record::new(0, String::from_utf8_lossy(&board).into(), shape);
            let stretch = &self.chunk.stretches[self.stretch];
            let number = self.chunk.before + stretch.before + stretch.answered_len() + 1;
            let alone = question.answer(&self.chunk.source, number, &record);
            let alone = alone.expect("a board that is one");
            if alone.verdict == Verdict::Interrupted {
                return ControlFlow::Break(());
            }
            text.extend_from_slice(alone.text.as_bytes());
        }
        let stretch = &mut self.chunk.stretches[self.stretch];
        stretch.answered[answer.solutions.min(2) as usize] += 1;
        stretch.end = text.len();
        self.answered += 1;
        if stretch.is_answered() {
            self.stretch += 1;
        }
        ControlFlow::Continue(())
    }
}
