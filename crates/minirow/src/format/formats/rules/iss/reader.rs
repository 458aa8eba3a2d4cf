//! What is known of the board while its items are read, and how their arguments are read.

use std::collections::HashMap;

use super::item::{Item, Token};
use crate::board::Geometry;
use crate::format::reading::effort::Effort;
use crate::format::reading::read_error::ReadError;
use crate::rules::kinds::AutomatonLine;
use crate::rules::{Automaton, Rule, RuledBoard};

/// The most cells in one list.
const MOST_CELLS: usize = 1024;
/// The most digits of a number.
const MOST_DIGITS: usize = 6;

/// A board while it is read.
pub(super) struct Reader {
    pub(super) board: RuledBoard,
    /// Blocks, which the frame does not have yet.
    pub(super) blocks: Vec<Vec<u16>>,
    /// Houses beyond rows, columns and blocks.
    pub(super) houses: Vec<Vec<u16>>,
    /// The size of regions, where an item tells it.
    pub(super) region_size: Option<usize>,
    /// Pieces of a jigsaw.
    pub(super) pieces: Vec<Vec<u16>>,
    /// How far cells are moved, inside of an item that is repeated.
    pub(super) shift: Option<(isize, isize)>,
    /// Clues that a place has once.
    once: HashMap<Place, Vec<u32>>,
    /// How much was spent of what is allowed: on rules, on making automata, and on items that are repeated.
    effort: Effort,
    /// Whether rules took more than that.
    is_too_large: bool,
}

/// What has one clue of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Place {
    /// The board, for the name of a rule about all of it.
    Board(&'static str),
    /// A square of four cells by its first.
    Square(u16),
    /// A diagonal by its first cell.
    Diagonal(u16),
    /// A row or column by the name of a clue and the first two cells, as far as it has two.
    Line(&'static str, u16, Option<u16>),
}

impl Reader {
    pub(super) fn new(frame: Geometry) -> Self {
        Self {
            board: RuledBoard::new(frame),
            blocks: Vec::new(),
            houses: Vec::new(),
            region_size: None,
            pieces: Vec::new(),
            shift: None,
            once: HashMap::new(),
            effort: Effort::default(),
            is_too_large: false,
        }
    }

    /// The geometry of the board.
    pub(super) fn geometry(&self) -> &Geometry {
        self.board.geometry()
    }

    /// Adds a rule.
    pub(super) fn push(&mut self, rule: Rule) {
        self.is_too_large |= !self.effort.spend(rule.effort());
        self.board.rules.push(rule);
    }

    /// Adds a rule about the whole board, once; its item has no arguments.
    pub(super) fn push_global(&mut self, item: &Item, rule: Rule) -> Result<(), ReadError> {
        if let Some(extra) = item.arguments.iter().find(|token| !token.text.is_empty()) {
            return Err(extra.wrong("no argument"));
        }
        if self.is_new(item.kind, Place::Board(rule.name()), &[])? {
            self.push(rule);
        }
        Ok(())
    }

    /// Notes what an item costs, so that no short text takes all time or memory.
    pub(super) fn spend(&mut self, at: &Token, effort: usize) -> Result<(), ReadError> {
        self.is_too_large |= !self.effort.spend(effort);
        if self.is_too_large { Err(at.wrong("fewer or smaller items")) } else { Ok(()) }
    }

    /// Adds an automaton along a line, unless all of them together become too large.
    pub(super) fn push_line(
        &mut self,
        at: &Token,
        name: &str,
        automaton: &Automaton,
        cells: Vec<u16>,
    ) -> Result<(), ReadError> {
        self.push(Rule::AutomatonLine(AutomatonLine {
            name: name.to_owned(),
            automaton: automaton.clone(),
            cells,
        }));
        self.spend(at, 0)
    }

    /// Whether a clue is new at its place. A place cannot have two different clues.
    pub(super) fn is_new(
        &mut self,
        at: &Token,
        place: Place,
        clue: &[u32],
    ) -> Result<bool, ReadError> {
        match self.once.get(&place) {
            None => {
                self.once.insert(place, clue.to_vec());
                Ok(true)
            }
            Some(before) if *before == clue => Ok(false),
            Some(_) => Err(at.wrong("one clue of this kind there")),
        }
    }

    /// A cell such as `R1C1`; rows and columns have the base 17.
    pub(super) fn cell(&self, token: &Token) -> Result<u16, ReadError> {
        let number = |sign: u8| char::from(sign).to_digit(17)?.checked_sub(1).map(|at| at as usize);
        let cell = match *token.text.as_bytes() {
            [b'R' | b'r', row, b'C' | b'c', column] => number(row)
                .zip(number(column))
                .and_then(|(row, column)| self.geometry().number_at(row, column)),
            _ => None,
        };
        let cell = cell.ok_or_else(|| token.wrong("a cell such as R1C1"))?;
        let Some((rows, columns)) = self.shift else { return Ok(cell) };
        let moved = self.geometry().step(cell, rows, columns);
        moved.ok_or_else(|| token.wrong("a cell that is on the board when it is moved"))
    }

    /// All cells from an argument on, at least so many.
    pub(super) fn cells(
        &self,
        item: &Item,
        from: usize,
        least: usize,
    ) -> Result<Vec<u16>, ReadError> {
        self.list(item, item.from(from), least)
    }

    /// All cells from an argument on, at least so many, each once.
    pub(super) fn different_cells(
        &self,
        item: &Item,
        from: usize,
        least: usize,
    ) -> Result<Vec<u16>, ReadError> {
        let cells = self.cells(item, from, least)?;
        match (1..cells.len()).find(|&at| cells[..at].contains(&cells[at])) {
            Some(twice) => Err(item.from(from)[twice].wrong("each cell once")),
            None => Ok(cells),
        }
    }

    /// Some arguments as cells, at least so many.
    pub(super) fn list(
        &self,
        item: &Item,
        tokens: &[Token],
        least: usize,
    ) -> Result<Vec<u16>, ReadError> {
        if let Some(first) = tokens.get(MOST_CELLS) {
            return Err(first.wrong(format!("at most {MOST_CELLS} cells")));
        }
        let mut cells = Vec::with_capacity(tokens.len());
        for token in tokens {
            cells.push(self.cell(token)?);
        }
        if cells.len() < least {
            let unit = if least == 1 { "cell" } else { "cells" };
            return Err(item.lacks(&format!("at least {least} {unit}")));
        }
        Ok(cells)
    }

    /// A number without a sign.
    pub(super) fn number(&self, item: &Item, place: usize) -> Result<u32, ReadError> {
        number(item.argument(place, "a number")?)
    }

    /// A value of the board.
    pub(super) fn value(&self, token: &Token, text: &str) -> Result<u32, ReadError> {
        let geometry = self.geometry();
        let value = digits(text).filter(|&value| geometry.place_of(value).is_some());
        let (low, high) = (geometry.value_at(0), geometry.value_at(geometry.values() - 1));
        value.ok_or_else(|| token.wrong(format!("a value from {low} to {high}")))
    }
}

/// A number without a sign.
pub(super) fn number(token: &Token) -> Result<u32, ReadError> {
    digits(&token.text)
        .ok_or_else(|| token.wrong(format!("a number of at most {MOST_DIGITS} digits")))
}

/// Up to six digits as a number.
pub(super) fn digits(text: &str) -> Option<u32> {
    let is_number = text.len() <= MOST_DIGITS && text.bytes().all(|sign| sign.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten()
}
