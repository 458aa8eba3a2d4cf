//! The commands that print boards, and what they are to print.

use std::ops::ControlFlow;

use minirow::format::{Document, Format, Part, write_item};
use minirow::generate::neighbours;
use minirow::logic::simplify;
use minirow::progress::to_the_end;
use minirow::solve::{Solutions, solutions};
use minirow::{Grid, Singles};

use super::puzzles::Puzzle;

/// A command that prints boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Printing {
    Convert,
    ConvertLossy,
    Solve,
    Minimize,
    Simplify,
    Canon,
    CanonWith,
    Neighbours,
    RateTemplate,
}

/// What is expected of the boards that are printed of one.
pub(crate) enum Expected {
    /// These, in this order.
    Boards(Vec<Document>),
    /// One that has some of the givens, and the same solution.
    Fewer,
    /// None: the command says why.
    Nothing,
}

impl Printing {
    pub(crate) const ALL: [Self; 9] = [
        Self::Convert,
        Self::ConvertLossy,
        Self::Solve,
        Self::Minimize,
        Self::Simplify,
        Self::Canon,
        Self::CanonWith,
        Self::Neighbours,
        Self::RateTemplate,
    ];

    /// What a person types.
    pub(crate) fn words(self) -> &'static [&'static str] {
        match self {
            Self::Convert => &["convert"],
            Self::ConvertLossy => &["convert", "--lossy"],
            Self::Solve => &["solve"],
            Self::Minimize => &["minimize"],
            Self::Simplify => &["simplify"],
            Self::Canon => &["canon"],
            Self::CanonWith => &["canon", "--with", "transform,automorphisms"],
            Self::Neighbours => &["neighbours"],
            Self::RateTemplate => &["rate", "--profile", "own", "--template", "%g %r"],
        }
    }

    pub(crate) fn is_conversion(self) -> bool {
        matches!(self, Self::Convert | Self::ConvertLossy)
    }

    /// The forms that it can be asked for; none where it has only one.
    pub(crate) fn forms(self) -> &'static [&'static str] {
        match self {
            Self::RateTemplate => &[""],
            // Boards of candidates behind one that has a digit in every cell are read as digits, as that one is.
            Self::Neighbours => &["line", "grid", "tatham"],
            _ => &["line", "grid", "candidates", "tatham"],
        }
    }

    /// Whether it has an answer for boards like this one, rather than a refusal that is tested elsewhere.
    pub(crate) fn takes(self, puzzle: &Puzzle) -> bool {
        let geometry = puzzle.document.grid.geometry();
        let has_rules = !puzzle.document.rules.is_empty();
        match self {
            Self::Convert | Self::ConvertLossy | Self::Solve | Self::Minimize => true,
            Self::Simplify => !has_rules,
            // What is solved step by step takes its time.
            // In a template, nothing parts numbers from those of a board.
            Self::RateTemplate => {
                !has_rules && geometry.side() <= 6 && !puzzle.symbols.is_decimal()
            }
            Self::Canon | Self::CanonWith => {
                !has_rules
                    && puzzle.document.grid.canonical().is_ok()
                    && (4..=9).contains(&geometry.side())
            }
            // The list of a large board takes megabytes.
            Self::Neighbours => !has_rules && geometry.side() <= 4,
        }
    }

    /// Whether the form cannot hold what is to be printed of a board, though not for its candidates.
    pub(crate) fn is_refused(self, puzzle: &Puzzle, form: Format) -> bool {
        let mut board = match self.expected(puzzle, form) {
            Expected::Boards(boards) => {
                boards.into_iter().next().unwrap_or_else(|| puzzle.document.clone())
            }
            _ => puzzle.document.clone(),
        };
        if !self.is_conversion() {
            // Answers show what they can of single candidates, which read back as digits.
            if form == Format::CANDIDATES {
                return false;
            }
            board.candidates = None;
        }
        write_item(&board, form, &puzzle.symbols).is_err()
    }

    /// What is to be printed of a board.
    pub(crate) fn expected(self, puzzle: &Puzzle, form: Format) -> Expected {
        let document = &puzzle.document;
        let bare = Document::from(document.grid.clone());
        let (is_reduced, reduced) = reduced(document, form);
        match self {
            Self::Convert if is_reduced => Expected::Nothing,
            Self::Convert | Self::ConvertLossy => Expected::Boards(vec![reduced]),
            Self::Solve => {
                let mut solved = Document::from(puzzle.solution.clone());
                solved.rules.clone_from(&document.rules);
                Expected::Boards(vec![solved])
            }
            Self::Minimize => Expected::Fewer,
            Self::Simplify => {
                let pencil = document.pencil(Singles::Leave).expect("a board with a solution");
                let simplified = simplify(&pencil);
                let mut left = Document::from(simplified.grid());
                if form == Format::CANDIDATES {
                    let cells = left.grid.geometry().cells();
                    let sets = cells.map(|cell| simplified.pencil.candidates(cell)).collect();
                    left.candidates = Some(sets);
                }
                Expected::Boards(vec![left])
            }
            Self::Canon | Self::CanonWith => {
                let form = document.grid.canonical().expect("a form");
                Expected::Boards(vec![form.grid.into()])
            }
            Self::Neighbours => {
                let mut boards: Vec<Document> = Vec::new();
                neighbours(&document.grid, 1, to_the_end(), |grid| {
                    boards.push(grid.clone().into());
                    ControlFlow::Continue(())
                });
                Expected::Boards(boards)
            }
            Self::RateTemplate => Expected::Boards(vec![bare]),
        }
    }

    /// Whether the candidates of a board are not in what is printed of it, so that a note has to say so.
    pub(crate) fn drops_candidates(self, puzzle: &Puzzle, form: Format) -> bool {
        let has = puzzle.document.has(Part::Candidates);
        has && match self {
            Self::Solve | Self::Convert => false,
            // What the digits tell by themselves is told of the rest.
            Self::Canon | Self::CanonWith | Self::Neighbours | Self::RateTemplate => true,
            Self::Minimize => true,
            Self::ConvertLossy | Self::Simplify => form != Format::CANDIDATES,
        }
    }
}

/// Whether a form has no room for the candidates of a board, and the board without them.
fn reduced(document: &Document, form: Format) -> (bool, Document) {
    let has_room = form == Format::CANDIDATES || !document.has(Part::Candidates);
    let mut reduced = document.clone();
    if !has_room {
        reduced.candidates = None;
    }
    (!has_room, reduced)
}

/// What is wrong with a board that is to have some of the givens and the same solution.
pub(crate) fn fault_of_fewer(puzzle: &Puzzle, left: &Document) -> Option<String> {
    // In a drawing of candidates a cell with one of them has that digit.
    let givens = if left.candidates.is_some() { &puzzle.solution } else { &puzzle.document.grid };
    let agrees = |cell| left.grid.get(cell).is_none_or(|digit| givens.get(cell) == Some(digit));
    if !givens.geometry().cells().all(agrees) {
        return Some("other givens".to_owned());
    }
    let found: Vec<Grid> = if left.rules.is_empty() {
        match solutions(&left.grid) {
            Solutions::None => Vec::new(),
            Solutions::One(one) => vec![one],
            Solutions::Many(two) => two.to_vec(),
        }
    } else {
        let mut found = Vec::new();
        let board = left.ruled().expect("a small board");
        board.each(to_the_end(), |filling| {
            found.push(left.filled(filling));
            if found.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        found
    };
    match found.as_slice() {
        [one] if *one == puzzle.solution => None,
        [_] => Some("another solution".to_owned()),
        [] => Some("no solution".to_owned()),
        _ => Some("several solutions".to_owned()),
    }
}
