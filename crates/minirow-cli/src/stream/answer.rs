//! Boards as commands are asked about them, and the answers they print.

use minirow::format::{Document, Item, WriteError};
use minirow::rules::RuledBoard;

use crate::args::To;
use crate::output::{Header, Losses, Writing};
use crate::stop::Stop;

/// A board that was read.
pub(crate) struct Board<'a> {
    pub(crate) document: Document,
    pub(crate) writing: Writing<'a>,
    pub(crate) source: &'a str,
    pub(crate) line: u64,
    /// Its place among all boards of the run, from 1.
    pub(crate) number: u64,
    /// Whether the run is to end before it is answered.
    pub(crate) stop: &'a Stop,
    /// What is left out of the boards that are printed.
    pub(crate) losses: &'a Losses,
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
    /// Nothing yet: the text has boards, so what tells their geometry may have to stand there.
    Boards,
    /// What tells the geometry of the boards in the text.
    Header(Header),
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
    /// The board with its rules, where it has any beyond its houses.
    pub(crate) fn ruled(&self) -> Option<RuledBoard> {
        // A board that is too large for rules was not read.
        Some(&self.document).filter(|document| !document.rules.is_empty())?.ruled().ok()
    }

    /// Whether it is drawn with its candidates: it came with them, or they are asked for.
    pub(crate) fn has_candidates(&self) -> bool {
        self.document.candidates.is_some() || self.writing.to == To::Candidates
    }
}

impl Answer {
    /// Boards like the one that was read, as text.
    pub(crate) fn boards(text: String, is_drawing: bool, verdict: Verdict) -> Self {
        Self { text, is_drawing, verdict, header: Some(Box::new(Before::Boards)) }
    }

    /// Nothing, as the user has stopped the run.
    pub(crate) fn interrupted() -> Self {
        Self { text: String::new(), is_drawing: false, verdict: Verdict::Interrupted, header: None }
    }
}
