//! A board with rules beyond houses.

use std::ops::ControlFlow;

use minirow::format::{Document, Format, Symbols, write, write_iss};
use minirow::generate::BoardRandom;
use minirow::rules::RuledBoard;
use minirow::scene::Paper;
use minirow::{Cell, Digit, DigitSet, Geometry, Symmetry};
use pyo3::prelude::*;

use crate::errors::{BoardFault, bad_argument, unanswerable};
use crate::patience::Patience;

/// A board with rules beyond houses, and a text that tells them.
#[derive(Clone, Debug)]
pub(crate) struct Ruled {
    /// A constraint string, or JSON where none can say it: all but the digits.
    text: String,
    board: RuledBoard,
}

impl Ruled {
    /// A board as it was read.
    pub(crate) fn new(board: RuledBoard) -> PyResult<Self> {
        board.compile().map_err(|error| BoardFault::new(error.to_string()))?;
        let mut empty = board.clone();
        let all = all(&board);
        let givens = empty.candidates.iter_mut().filter(|set| set.count_ones() == 1);
        givens.for_each(|set| *set = all);
        let text = match write_iss(&empty) {
            Ok(text) => text,
            Err(_) => written(&empty, Format::JSON, None)?.trim_end().to_owned(),
        };
        Ok(Self { text, board })
    }

    /// The text that tells the rules, and all else but the digits.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The board as the library has it.
    pub(crate) fn board(&self) -> &RuledBoard {
        &self.board
    }

    /// How many rows and columns there are.
    pub(crate) fn shape(&self) -> (usize, usize) {
        (self.geometry().rows().into(), self.geometry().columns().into())
    }

    /// The value of each cell in reading order, 0 for an empty one.
    pub(crate) fn cells(&self) -> Vec<u32> {
        let value = |set: &u32| match set.count_ones() {
            1 => self.values(*set)[0],
            _ => 0,
        };
        self.board.candidates.iter().map(value).collect()
    }

    /// What each cell may hold; nothing where it has a digit.
    pub(crate) fn candidates(&self) -> Vec<Vec<u32>> {
        let open = |&set: &u32| if set.count_ones() == 1 { Vec::new() } else { self.values(set) };
        self.board.candidates.iter().map(open).collect()
    }

    /// The values of a set of places.
    fn values(&self, set: u32) -> Vec<u32> {
        let digits = self.geometry().digits().filter(|digit| set >> digit.index() & 1 == 1);
        digits.map(|digit| self.geometry().value(digit).into()).collect()
    }

    fn geometry(&self) -> &Geometry {
        self.board.geometry()
    }

    /// The board in one line.
    pub(crate) fn line(&self) -> String {
        let sign = |set: &u32| match set.count_ones() {
            1 => self.board.line(&[set.trailing_zeros() as u8]),
            _ => ".".to_owned(),
        };
        self.board.candidates.iter().map(sign).collect()
    }

    /// The board as a document.
    pub(crate) fn document(&self) -> Document {
        self.board.clone().into()
    }

    /// The board as it is drawn, with what a player has written; what few values a cell may hold stands in its centre.
    pub(crate) fn paper(&self, digits: Option<&[u8]>) -> PyResult<Paper> {
        let document = self.document();
        let mut paper = Paper::new(document.grid);
        let all = paper.givens.geometry().all_digits();
        let marks = |set: DigitSet| if set == all { DigitSet::EMPTY } else { set };
        paper.centre = document.candidates.into_iter().flatten().map(marks).collect();
        paper.rules = document.rules;
        let Some(digits) = digits else { return Ok(paper) };
        let values: Vec<u32> = digits.iter().map(|&digit| digit.into()).collect();
        let filled = self.clone().with_cells(&values)?;
        for (cell, set) in paper.givens.geometry().cells().zip(&filled.board.candidates) {
            if !paper.is_given(cell) && set.count_ones() == 1 {
                paper.digits.set(cell, Digit::new(set.trailing_zeros() as u8 + 1));
            }
        }
        Ok(paper)
    }

    /// The board in a format.
    pub(crate) fn write(&self, format: Format, symbols: Option<Symbols>) -> PyResult<String> {
        if format.name() == "iss" {
            let found = write_iss(&self.board);
            return found.map(|text| text + "\n").map_err(|what| {
                unanswerable(format!(
                    "expected rules that a constraint string can say, found {what}"
                ))
            });
        }
        written(&self.board, format, symbols)
    }

    fn expect_cells(&self, found: usize) -> PyResult<()> {
        let count = self.geometry().cell_count();
        if found == count {
            return Ok(());
        }
        Err(BoardFault::expected(format!("{count} cells"), format!("{found} cells")).into())
    }

    /// The board with these values, 0 for none.
    fn with_cells(mut self, cells: &[u32]) -> PyResult<Self> {
        self.expect_cells(cells.len())?;
        for (cell, &value) in cells.iter().enumerate().filter(|&(_, &value)| value != 0) {
            self = self.with_cell(cell, value)?;
        }
        Ok(self)
    }

    /// The board whose cells may hold these sets of values, by their places.
    pub(crate) fn with_sets(mut self, sets: Vec<u32>) -> PyResult<Self> {
        self.expect_cells(sets.len())?;
        let all = all(&self.board);
        self.board.candidates = sets.into_iter().map(|set| set & all).collect();
        Ok(self)
    }

    /// The board with a value in a cell, 0 for none where that is no value.
    pub(crate) fn with_cell(mut self, cell: usize, value: u32) -> PyResult<Self> {
        let digit = u8::try_from(value).ok().and_then(|value| self.geometry().digit_of(value));
        self.board.candidates[cell] = match digit {
            Some(digit) => 1 << digit.index(),
            None if value == 0 => all(&self.board),
            None => {
                let found = value.to_string();
                return Err(BoardFault::expected("a value of the board", found).into());
            }
        };
        Ok(self)
    }

    /// The first solutions, so many at most.
    pub(crate) fn solutions(&self, most: u64, patience: &Patience) -> Vec<Self> {
        let mut found: Vec<Self> = Vec::new();
        if most == 0 {
            return found;
        }
        self.board.each(
            |tally| patience.go_on(tally),
            |filling| {
                let mut solved = self.clone();
                solved.board.candidates = filling.iter().map(|place| 1 << place).collect();
                found.push(solved);
                let has_all = found.len() as u64 == most;
                if has_all { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        found
    }

    /// How many solutions there are, up to a limit.
    pub(crate) fn count(&self, limit: u64, patience: &Patience) -> u64 {
        let counted = self.board.count(limit, |tally| patience.go_on(tally));
        counted.unwrap_or_else(|stopped| stopped.tally.solutions)
    }

    /// The board without the givens that its rules and the other givens imply, asked in random order; those that
    /// belong together by a symmetry are kept together. None where there is not exactly one solution.
    pub(crate) fn minimized(
        &self,
        symmetry: Symmetry,
        seed: u64,
        patience: &Patience,
    ) -> PyResult<Option<Self>> {
        let [solution] = &*self.solutions(2, patience) else { return Ok(None) };
        if !symmetry.fits(self.geometry()) {
            return Err(bad_argument("expected a square board for a symmetry, found another"));
        }
        let index = |cell: Cell| cell.index() as u16;
        let orbits = symmetry.orbits(self.geometry()).into_iter();
        let mut groups: Vec<Vec<u16>> =
            orbits.map(|cells| cells.into_iter().map(index).collect()).collect();
        let mut random = BoardRandom::new(seed, 0);
        groups.sort_by_cached_key(|_| random.next_u64());
        let filling: Vec<u8> =
            solution.board.candidates.iter().map(|set| set.trailing_zeros() as u8).collect();
        let minimized = self.board.minimized(&filling, &groups, |tally| patience.go_on(tally));
        Ok(Some(Self { text: self.text.clone(), board: minimized.board }))
    }
}

/// All values as a set of places.
fn all(board: &RuledBoard) -> u32 {
    u32::MAX >> (32 - u32::from(board.geometry().digit_count()))
}

fn written(board: &RuledBoard, format: Format, symbols: Option<Symbols>) -> PyResult<String> {
    let document = Document::from(board.clone());
    let symbols = symbols.unwrap_or_else(|| Symbols::for_board(document.grid.geometry()));
    write(&document, format, &symbols).map_err(|error| unanswerable(error.to_string()))
}
