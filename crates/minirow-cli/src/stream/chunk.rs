//! A chunk of the input on its way: read, answered, written, and filled again.

use std::io;
use std::mem;
use std::sync::Arc;
use std::time::Duration;

use minirow::format::{ParseError, Record, Shape};

use super::answer::Answer;
use super::pool::Filler;

/// Boards of one source with what is said about them.
///
/// It is used again and again.
#[derive(Default)]
pub(crate) struct Chunk {
    /// How many boards were in those before it.
    pub(crate) before: u64,
    /// How many boards it holds.
    pub(crate) boards: u64,
    pub(crate) source: Arc<str>,
    /// What it holds, in order.
    pub(crate) items: Vec<Item>,
    /// Boards of 9×9 as symbols.
    pub(crate) lines: Vec<[u8; 81]>,
    /// For each [`Item::Lines`], which they are and what was said about them.
    pub(crate) stretches: Vec<Stretch>,
    /// The text of all answers to lines.
    pub(crate) text: Vec<u8>,
    /// For each [`Item::Board`], what was said about it.
    pub(crate) answers: Vec<Result<Answer, ParseError>>,
    /// How many bytes were read for it.
    pub(crate) bytes: u64,
    /// How many items it is filled with at most; one at least.
    pub(crate) room: usize,
    /// How long its boards took, those apart that were answered as lines.
    pub(crate) took: Duration,
}

/// How many items a chunk holds at most.
const MOST_ROOM: usize = 256;

/// Chunks that take longer are smaller the next time: nobody waits for what is said about the first
/// of its boards.
const BLINK: Duration = Duration::from_millis(10);

/// The column where a part of a line begins, and the part.
pub(crate) type PartOfLine = (usize, String);

/// Something that came from a source.
#[derive(Debug)]
pub(crate) enum Item {
    /// The next stretch of lines.
    Lines,
    /// A board, with how many boards of the chunk are before it.
    Board(u64, Record),
    /// A text that is no board, and its line, or a part of it, where that is at hand.
    Error(ParseError, Option<PartOfLine>),
    /// A source that cannot be read.
    Failure(anyhow::Error),
    /// Of the table whose boards come next, the other columns are passed over.
    Columns,
    /// A source without any boards, where that may be meant.
    Nothing,
    /// How the boards of the source are read, where that was not told.
    Reading(Arc<Shape>),
}

/// Lines without anything else between them.
#[derive(Debug, Default)]
pub(crate) struct Stretch {
    pub(crate) len: u64,
    /// How many boards of the chunk are before it.
    pub(crate) before: u64,
    /// Where its answers end in the text of the chunk.
    pub(crate) end: usize,
    /// How many of them were answered: those without solution, with one, with several.
    pub(crate) answered: [u64; 3],
}

/// Where the reader puts what it reads.
pub(crate) struct Taker {
    /// What is being filled.
    pub(crate) chunk: Chunk,
    filler: Filler<Chunk>,
    /// How many items are handed on at once, at most.
    pub(crate) most_items: usize,
    /// How many boards were handed on.
    boards: u64,
}

impl Chunk {
    /// One that is filled with as many items as any.
    pub(crate) fn large() -> Self {
        Self { room: MOST_ROOM, ..Self::default() }
    }

    /// Takes in a board; one of 9×9 as a line, if `as_line` allows it.
    pub(crate) fn push_board(&mut self, record: Record, as_line: bool) {
        match record.classic().filter(|_| as_line) {
            Some(line) => {
                self.lines.push(line);
                self.push_lines_from(self.lines.len() - 1);
            }
            None => {
                self.items.push(Item::Board(self.boards, record));
                self.boards += 1;
            }
        }
    }

    /// Takes in the lines that were pushed behind the first ones.
    pub(crate) fn push_lines_from(&mut self, first: usize) {
        let len = (self.lines.len() - first) as u64;
        match (self.items.last(), self.stretches.last_mut()) {
            (Some(Item::Lines), Some(stretch)) => stretch.len += len,
            _ => {
                self.items.push(Item::Lines);
                self.stretches.push(Stretch { len, before: self.boards, ..Stretch::default() });
            }
        }
        self.boards += len;
    }

    /// Makes more or less room for the next boards, by how long these have taken.
    pub(crate) fn make_room(&mut self) {
        let room = self.room.max(1);
        self.room = if self.took > BLINK { room / 2 } else { (2 * room).min(MOST_ROOM) };
    }

    /// Empties it, but keeps its memory.
    fn clear(&mut self) {
        self.items.clear();
        self.lines.clear();
        self.stretches.clear();
        self.text.clear();
        self.answers.clear();
        self.bytes = 0;
        self.took = Duration::ZERO;
        self.boards = 0;
    }
}

impl Stretch {
    /// Whether something is known of all its lines.
    pub(crate) fn is_answered(&self) -> bool {
        self.answered_len() == self.len
    }

    /// Of how many of its lines something is known.
    pub(crate) fn answered_len(&self) -> u64 {
        self.answered.iter().sum()
    }
}

impl Taker {
    /// Hands on chunks, and fills what comes back empty.
    pub(crate) fn new(filler: Filler<Chunk>) -> Self {
        Self { chunk: Chunk::default(), filler, most_items: MOST_ROOM, boards: 0 }
    }

    /// Whether what is being filled goes on with what it holds.
    pub(crate) fn is_full(&self) -> bool {
        self.chunk.items.len() >= self.chunk.room.clamp(1, self.most_items)
    }

    /// Hands on what is there, if anything, and waits for another chunk; a broken pipe says that
    /// nobody takes them any more.
    pub(crate) fn hand_on(&mut self) -> io::Result<()> {
        if self.chunk.items.is_empty() && self.chunk.bytes == 0 {
            return Ok(());
        }
        let source = self.chunk.source.clone();
        self.chunk.before = self.boards;
        self.boards += self.chunk.boards;
        self.chunk = self.filler.hand_on(mem::take(&mut self.chunk))?;
        self.chunk.clear();
        self.chunk.source = source;
        Ok(())
    }
}
