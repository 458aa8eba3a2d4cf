//! A board as the searches take it: its ink, or its candidates where the text has them.

use pencilmark::format::Document;
use pencilmark::solve::Puzzle;
use pencilmark::{Cell, DigitSet, Geometry, Grid, Pencil, Singles};

pub(super) enum Start<'a> {
    Ink(&'a Grid),
    Candidates(Pencil),
}

impl<'a> Start<'a> {
    /// None where the candidates contradict each other.
    pub(super) fn of(document: &'a Document) -> Option<Self> {
        if document.candidates.is_none() {
            return Some(Self::Ink(&document.grid));
        }
        document.pencil(Singles::Leave).ok().map(Self::Candidates)
    }
}

impl Puzzle for Start<'_> {
    fn geometry(&self) -> &Geometry {
        match self {
            Self::Ink(grid) => grid.geometry(),
            Self::Candidates(pencil) => pencil.geometry(),
        }
    }

    fn choices(&self, cell: Cell) -> DigitSet {
        match self {
            Self::Ink(grid) => grid.choices(cell),
            Self::Candidates(pencil) => pencil.choices(cell),
        }
    }
}
