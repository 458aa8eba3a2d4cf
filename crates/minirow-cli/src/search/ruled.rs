//! Boards with rules: their fillings, and what contradicts where there are none.

use std::ops::ControlFlow;

use minirow::Tally;
use minirow::rules::RuledBoard;
use minirow::solve::Gear;

use super::limits::watch;
use super::race;
use crate::args::SearchArgs;
use crate::stop::Stop;
use crate::stream::{Board, Verdict};

/// What a count that came to its end amounts to.
pub(crate) const COUNTED: Verdict = Verdict::Good("counted");

/// What is known of the fillings of a board.
pub(crate) struct Fillings {
    /// The first two, as the places of their values.
    pub(crate) first: Vec<Vec<u8>>,
    /// How many there are, or were found.
    pub(crate) count: u64,
    pub(crate) end: End,
}

/// Why a search has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// There are no more.
    All,
    /// As many were found as were asked for.
    Enough,
    /// A limit was reached.
    Limit,
    /// The user stopped it.
    Interrupted,
}

/// Searches for so many fillings, within the limits of the command line and in as many ways as it has threads:
/// there are as many as gears.
pub(crate) fn fillings(board: &RuledBoard, most: u64, limits: SearchArgs, stop: &Stop) -> Fillings {
    let gears = match race::gear(limits) {
        Some(gear) => vec![Some(gear)],
        None => vec![None, Some(Gear::Batsat), Some(Gear::Subsets)],
    };
    let search = |gear, go_on: &mut dyn FnMut(Tally) -> ControlFlow<()>| {
        fillings_in(board, gear, most, go_on, stop)
    };
    let rank = |found: &Fillings| match found.end {
        End::All | End::Enough => race::DECIDED,
        End::Limit | End::Interrupted => found.count,
    };
    race::best_of(limits, board.geometry().cell_count(), stop, gears.into_iter(), &search, &rank)
}

/// Searches for so many fillings in one gear.
fn fillings_in(
    board: &RuledBoard,
    gear: Option<Gear>,
    most: u64,
    go_on: &mut dyn FnMut(Tally) -> ControlFlow<()>,
    stop: &Stop,
) -> Fillings {
    let mut fillings = Fillings { first: Vec::new(), count: 0, end: End::All };
    let solver = board.compile_with(gear, &mut *go_on);
    let Ok(solver) = solver.expect("boards that were read can be solved") else {
        fillings.end = if stop.is_interrupted() { End::Interrupted } else { End::Limit };
        return fillings;
    };
    let tally = solver.each(&board.candidates, go_on, |filling| {
        if fillings.first.len() < 2 {
            fillings.first.push(filling.to_vec());
        }
        fillings.count += 1;
        if fillings.count < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    fillings.end = match tally.stopped {
        false => End::All,
        true if fillings.count >= most => End::Enough,
        true if stop.is_interrupted() => End::Interrupted,
        true => End::Limit,
    };
    fillings
}

impl Fillings {
    /// How many there are, whether that is all, and what it amounts to.
    pub(crate) fn counted(&self) -> (u64, bool, Verdict) {
        match self.end {
            End::All => (self.count, true, COUNTED),
            End::Enough => (self.count, false, COUNTED),
            End::Limit => (self.count, false, Verdict::Limit),
            End::Interrupted => (0, false, Verdict::Interrupted),
        }
    }
}

/// Why a board has no filling.
pub(crate) enum Why {
    /// What cannot hold together, and whether each of these is known to be needed.
    Parts(Vec<String>, bool),
    /// It has one.
    Not,
    /// A limit was reached.
    Limit,
    /// The user stopped the search.
    Interrupted,
}

impl Why {
    /// Looks for a smallest reason within the limits of the command line.
    pub(crate) fn of(board: &RuledBoard, limits: SearchArgs, stop: &Stop) -> Self {
        match board.conflict(watch(limits, board.geometry().cell_count(), stop)) {
            Ok(Some(conflict)) => {
                Self::Parts(board.conflict_words(&conflict), conflict.is_smallest)
            }
            Ok(None) => Self::Not,
            Err(_) if stop.is_interrupted() => Self::Interrupted,
            Err(_) => Self::Limit,
        }
    }

    /// Why a board has no solution; nothing beyond 25×25, where boards with rules end.
    pub(crate) fn of_board(board: &Board<'_>, limits: SearchArgs) -> Option<Self> {
        Some(Self::of(&board.document.ruled().ok()?, limits, board.stop))
    }

    /// What cannot hold together, or why that is not known.
    pub(crate) fn parts(self) -> Vec<String> {
        match self {
            Self::Parts(parts, _) => parts,
            other => vec![other.sentence()],
        }
    }

    /// In one sentence.
    pub(crate) fn sentence(&self) -> String {
        match self {
            Self::Parts(parts, is_smallest) => {
                let verb = match (parts.len(), is_smallest) {
                    (0, _) => return "the houses of the board alone cannot be filled".to_owned(),
                    (1, _) => "cannot hold",
                    (_, true) => "cannot hold together",
                    (_, false) => "cannot hold together, perhaps without some of these",
                };
                format!("{} {verb}", parts.join("; "))
            }
            Self::Not => "it has a solution".to_owned(),
            Self::Limit | Self::Interrupted => "no reason was found within the limits".to_owned(),
        }
    }
}

/// What its digits contradict by themselves, in words.
pub(crate) fn broken(board: &RuledBoard) -> Vec<String> {
    board.contradictions()
}
