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

use minirow::format::Record;
use minirow::solve::{BatchAnswer, BatchEvent, solve_stream};

use super::answer::Verdict;
use super::chunk::{Chunk, Item};
use super::line_answers::{LineAnswers, Work, Write, WriteEach};
use super::pool::Job;
use super::question::Question;

/// Chunks with lines that nobody has taken yet.
#[derive(Default)]
pub(crate) struct Queue(Mutex<VecDeque<Job<Chunk>>>);

impl Queue {
    pub(crate) fn push(&self, job: Job<Chunk>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push_back(job);
    }

    fn pop(&self) -> Option<Job<Chunk>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}

/// Answers chunks until there are no more of them, and tells of each at once.
///
/// Where the user stops the run, they are answered as far as they are.
pub(crate) fn answer(question: &Question<'_>, lines: &LineAnswers<'_>, queue: &Queue) {
    // Most of the time another engine has been faster: no need to start this one.
    let Some(mut first) = queue.pop() else { return };
    let (options, write) = match lines.work {
        Work::Search(options, write) => (options, write),
        Work::Each(write) => {
            write_each(&mut first.piece, question, write);
            first.done();
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
        if question.stop.is_interrupted() {
            return ControlFlow::Break(());
        }
        let BatchEvent::Answer(answer) = event else { return ControlFlow::Continue(()) };
        let mut taken = taken.borrow_mut();
        let first: &mut Taken = taken.front_mut().expect("an answer has its board");
        first.write(answer, question, write)?;
        if first.answered == first.job.piece.lines.len() {
            taken.pop_front().expect("the first one").job.done();
        }
        ControlFlow::Continue(())
    });
    for interrupted in taken.take() {
        interrupted.job.done();
    }
}

/// Writes the lines of a chunk each by itself.
fn write_each(chunk: &mut Chunk, question: &Question<'_>, write: &WriteEach<'_>) {
    let Chunk { lines, stretches, text, .. } = chunk;
    let mut rest = lines.as_slice();
    for stretch in stretches {
        let (these, others) = rest.split_at(stretch.len as usize);
        for line in these {
            stretch.answered[write(line, text)] += 1;
        }
        stretch.end = text.len();
        rest = others;
    }
    question.answer_boards(chunk);
}

/// A chunk under way.
struct Taken {
    job: Job<Chunk>,
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
    fn new(mut job: Job<Chunk>, question: &Question<'_>) -> Self {
        let chunk = &mut job.piece;
        for item in &chunk.items {
            if let Item::Board(before, record) = item {
                let number = chunk.before + before + 1;
                chunk.answers.push(question.answer(&chunk.source, number, record));
            }
        }
        // Most answers are a solution and a line end.
        chunk.text.reserve(82 * chunk.lines.len());
        Self { job, given: 0, answered: 0, stretch: 0 }
    }

    /// The next board for the engine.
    fn next(&mut self) -> Option<[u8; 81]> {
        let board = self.job.piece.lines.get(self.given)?;
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
        let chunk = &mut self.job.piece;
        if !write(answer, &mut chunk.text) {
            let record = Record::of_classic(0, &chunk.lines[self.answered]);
            let stretch = &chunk.stretches[self.stretch];
            let number = chunk.before + stretch.before + stretch.answered_len() + 1;
            let alone = question.answer(&chunk.source, number, &record);
            let alone = alone.expect("a board that is one");
            if alone.verdict == Verdict::Interrupted {
                return ControlFlow::Break(());
            }
            chunk.text.extend_from_slice(alone.text.as_bytes());
        }
        let stretch = &mut chunk.stretches[self.stretch];
        stretch.answered[answer.solutions.min(2) as usize] += 1;
        stretch.end = chunk.text.len();
        self.answered += 1;
        if stretch.is_answered() {
            self.stretch += 1;
        }
        ControlFlow::Continue(())
    }
}
