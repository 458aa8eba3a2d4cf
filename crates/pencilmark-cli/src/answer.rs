//! Commands as questions about boards, and the answers they print.

use std::time::Instant;

use pencilmark::format::{Document, Item, ParseError, Record, WriteError};
use rayon::prelude::*;

use crate::args::{BoardArgs, To};
use crate::chunk::{self, Chunk};
use crate::lines::LineAnswers;
use crate::output::Writing;
use crate::screen::Screen;
use crate::stop;

/// What a command asks about boards.
pub(crate) struct Question<'a> {
    /// The command's name.
    pub(crate) name: &'static str,
    pub(crate) args: &'a BoardArgs,
    /// What is written before the first answer.
    pub(crate) title: Option<String>,
    /// Answers it for any board.
    pub(crate) answer: &'a (dyn Fn(Board<'_>) -> Answer + Sync),
    /// Whether answers have a header.
    pub(crate) has_header: bool,
    /// The terminal that answers are made for, if people read them in one.
    pub(crate) screen: Option<Screen>,
    /// Answers it for many boards of 9×9 at once, where that is possible.
    pub(crate) lines: Option<LineAnswers<'a>>,
}

/// A board that was read.
pub(crate) struct Board<'a> {
    pub(crate) document: Document,
    pub(crate) writing: Writing<'a>,
    pub(crate) source: &'a str,
    pub(crate) line: u64,
    /// Its place among all boards of the run, from 1.
    pub(crate) number: u64,
}

/// What a command says about a board.
pub(crate) struct Answer {
    /// The text, with its line ends.
    pub(crate) text: String,
    /// Whether the text takes several lines.
    pub(crate) is_drawing: bool,
    pub(crate) verdict: Verdict,
    /// What stands in front of the text, or in place of it.
    pub(crate) header: Option<Box<Before>>,
}

/// What stands in front of the text of an answer, or in place of it.
pub(crate) enum Before {
    /// What tells the geometry of the boards in the text.
    Header(String),
    /// A board of a collection, in place of the text.
    Item(Item),
    /// What is shown in place of the text where the board is the only one.
    Picture(String),
    /// Why there is none in this format.
    Refusal(WriteError),
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

impl Board<'_> {
    /// Whether it is drawn with its candidates: it came with them, or they are asked for.
    pub(crate) fn has_candidates(&self) -> bool {
        self.document.candidates.is_some() || self.writing.to == To::Candidates
    }
}

impl Answer {
    /// Nothing, as the user has stopped the run.
    pub(crate) fn interrupted() -> Self {
        Self { text: String::new(), is_drawing: false, verdict: Verdict::Interrupted, header: None }
    }
}

impl<'a> Question<'a> {
    /// One that any board is asked, without title or header.
    pub(crate) fn new(
        name: &'static str,
        args: &'a BoardArgs,
        answer: &'a (dyn Fn(Board<'_>) -> Answer + Sync),
    ) -> Self {
        Self { name, args, title: None, answer, has_header: false, screen: None, lines: None }
    }

    /// The same question, answered for people where they see the answers in a terminal.
    pub(crate) fn for_people(self) -> Self {
        let writing = &self.args.writing;
        let is_drawn = writing.to.is_none_or(|to| matches!(to, To::Grid | To::Candidates));
        let is_shown = writing.file.path().is_none() && is_drawn && !self.has_header;
        Self { screen: Screen::of_output().filter(|_| is_shown), ..self }
    }

    /// Whether boards come out as they went in, in another format.
    pub(crate) fn is_conversion(&self) -> bool {
        self.name == "convert"
    }

    /// Whether an answer can take megabytes, so that few are to be under way.
    pub(crate) fn has_long_answers(&self) -> bool {
        self.name == "neighbours"
    }

    /// Answers all boards of a chunk that are no lines.
    pub(crate) fn answer_boards(&self, chunk: &mut Chunk) {
        let start = Instant::now();
        // Boards can take long: a processor takes few of them at once.
        let items = chunk.items.par_iter().with_min_len(4);
        let records = items.filter_map(|item| match item {
            chunk::Item::Board(before, record) => Some((chunk.before + before + 1, record)),
            _ => None,
        });
        let answers = records.map(|(number, record)| self.answer(&chunk.source, number, record));
        chunk.answers.par_extend(answers);
        chunk.took = start.elapsed();
    }

    /// Answers one board.
    pub(crate) fn answer(
        &self,
        source: &str,
        number: u64,
        record: &Record,
    ) -> Result<Answer, ParseError> {
        if stop::is_interrupted() {
            return Ok(Answer::interrupted());
        }
        let (document, shape) = record.read_with_shape()?;
        let writing = Writing::new(self.args, &shape, self.screen);
        if let Err(WriteError::Board { holds, found, .. }) = writing.format().holds(&shape.geometry)
        {
            return Err(ParseError::at(record.line, 1, &format!("a board with {holds}"), &found));
        }
        let header = self.has_header.then(|| writing.header(&shape.geometry)).flatten();
        let board = Board { document, writing, source, line: record.line, number };
        let answer = (self.answer)(board);
        Ok(Answer {
            header: header.map(|header| Box::new(Before::Header(header))).or(answer.header),
            ..answer
        })
    }
}
