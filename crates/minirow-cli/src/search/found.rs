//! What a search finds out about the solutions of a board.

use minirow::Grid;
use minirow::Stopped;
use minirow::format::Document;
use minirow::solve::{self, Puzzle as _, Solutions};

use super::puzzle::Start;
use super::race;
use super::ruled::{End, Fillings, fillings};
use crate::args::SearchArgs;
use crate::stop::Stop;
use crate::stream::{Board, Verdict};

/// What no solution, one, and several amount to.
pub(crate) const VERDICTS: [Verdict; 3] = [
    Verdict::Negative("without solution"),
    Verdict::Good("with one solution"),
    Verdict::Negative("with several solutions"),
];

/// What is known about the solutions of a board.
pub(crate) enum Found {
    Solutions(Solutions),
    /// A limit was reached; the first solution found by then.
    Limit(Option<Grid>),
    /// The user stopped the search.
    Interrupted,
}

impl Found {
    /// Searches within the limits of the command line.
    pub(crate) fn search(board: &Board<'_>, limits: SearchArgs) -> Self {
        Self::of_document(&board.document, limits, board.stop)
    }

    /// The same for a board that was read.
    pub(crate) fn of_document(document: &Document, limits: SearchArgs, stop: &Stop) -> Self {
        // A board that is too large for rules was not read.
        let ruled = Some(document).filter(|document| !document.rules.is_empty());
        if let Some(ruled) = ruled.and_then(|document| document.ruled().ok()) {
            return Self::of(&fillings(&ruled, 2, limits, stop), document);
        }
        let Some(start) = Start::of(document) else {
            return Self::Solutions(Solutions::None);
        };
        match race::first(limits, start.geometry(), stop, |plan, go_on| {
            plan.solutions(&start, go_on)
        }) {
            Ok(solutions) => Self::Solutions(solutions),
            Err(_) if stop.is_interrupted() => Self::Interrupted,
            Err(Stopped { so_far: first, .. }) => Self::Limit(first),
        }
    }

    /// What is known of up to two fillings of a document.
    fn of(fillings: &Fillings, document: &Document) -> Self {
        let mut grids = fillings.first.iter().map(|filling| document.filled(filling));
        match (fillings.end, grids.next(), grids.next()) {
            (End::Interrupted, ..) => Self::Interrupted,
            (End::Limit, first, _) => Self::Limit(first),
            (_, None, _) => Self::Solutions(Solutions::None),
            (_, Some(one), None) => Self::Solutions(Solutions::One(one)),
            (_, Some(one), Some(other)) => Self::Solutions(Solutions::Many([one, other])),
        }
    }

    /// The solutions at hand.
    pub(crate) fn grids(&self) -> Vec<&Grid> {
        match self {
            Self::Solutions(Solutions::None) | Self::Interrupted => Vec::new(),
            Self::Solutions(Solutions::One(one)) => vec![one],
            Self::Solutions(Solutions::Many(two)) => two.iter().collect(),
            Self::Limit(first) => first.iter().collect(),
        }
    }

    /// The one word for it.
    pub(crate) fn word(&self) -> &'static str {
        self.known().name()
    }

    /// How many solutions there are.
    pub(crate) fn known(&self) -> solve::Verdict {
        match self {
            Self::Solutions(solutions) => solve::Verdict::of(solutions),
            Self::Limit(_) | Self::Interrupted => solve::Verdict::Unknown,
        }
    }

    /// What it amounts to.
    pub(crate) fn verdict(&self) -> Verdict {
        match self {
            Self::Solutions(Solutions::None) => VERDICTS[0],
            Self::Solutions(Solutions::One(_)) => VERDICTS[1],
            Self::Solutions(Solutions::Many(_)) => VERDICTS[2],
            Self::Limit(_) => Verdict::Limit,
            Self::Interrupted => Verdict::Interrupted,
        }
    }
}
