//! What a command says about boards of 9×9 in lines.

use minirow::solve::{BatchAnswer, BatchOptions};

use super::answer::Verdict;
use crate::args::{BoardArgs, Engine, SearchArgs, To};
use crate::input::Lines;

/// What a command says about boards of 9×9 in lines.
pub(crate) struct LineAnswers<'a> {
    pub(super) work: Work<'a>,
    /// Which boards are taken as lines.
    pub(crate) takes: Lines,
    /// What no solution, one, and several amount to.
    pub(crate) verdicts: [Verdict; 3],
}

/// What is done with lines.
pub(super) enum Work<'a> {
    Search(BatchOptions, &'a Write<'a>),
    /// Each is written by itself.
    Each(&'a WriteEach<'a>),
}

/// Writes what a line comes to, and tells which of the verdicts that is.
pub(super) type WriteEach<'a> = dyn Fn(&[u8; 81], &mut Vec<u8>) -> usize + Sync + 'a;

/// Writes what is known about a board and returns true; or returns false where only a look at the
/// board by itself can tell.
pub(super) type Write<'a> = dyn Fn(&BatchAnswer, &mut Vec<u8>) -> bool + Sync + 'a;

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
                let options = BatchOptions::default().limit(limit).backend(backend);
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
