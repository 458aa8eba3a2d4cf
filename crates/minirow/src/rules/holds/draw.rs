//! What random rules are drawn with, that a filling follows or does not.

use super::super::{Automaton, Rule, RuledBoard};
use super::random::Random;
use crate::board::Geometry;

/// What a random rule is drawn for.
pub(in crate::rules) struct Draw<'a> {
    pub(in crate::rules) random: &'a mut Random,
    pub(super) board: &'a RuledBoard,
    pub(super) filling: &'a [u8],
    /// Whether the filling is to follow the rule.
    pub(super) right: bool,
    /// The rules that are drawn.
    pub(super) rules: Vec<Rule>,
}

/// What draws random rules of a kind, with others that belong to them: one for each name that tests go by. That a
/// filling follows what is drawn is only likely.
pub(in crate::rules) type Draws = &'static [(&'static str, fn(&mut Draw<'_>))];

impl<'a> Draw<'a> {
    /// Adds a rule.
    pub(in crate::rules) fn push(&mut self, rule: impl Into<Rule>) {
        self.rules.push(rule.into());
    }

    pub(in crate::rules) fn geometry(&self) -> &'a Geometry {
        self.board.geometry()
    }

    pub(in crate::rules) fn value(&self, cell: u16) -> u32 {
        self.geometry().value_at(self.filling[usize::from(cell)].into())
    }

    pub(in crate::rules) fn any_value(&mut self) -> u32 {
        let values = self.geometry().values();
        self.geometry().value_at(self.random.below(values))
    }

    /// A number that is right, or another where the filling is not to follow the rule.
    pub(in crate::rules) fn told(&mut self, number: u32) -> u32 {
        if self.right || self.random.chance(1, 2) {
            number
        } else {
            (number + 3).saturating_sub(self.random.below(7) as u32)
        }
    }

    /// The sum of some cells.
    pub(in crate::rules) fn sum(&mut self, cells: &[u16]) -> u32 {
        let sum = cells.iter().map(|&cell| self.value(cell)).sum();
        self.told(sum)
    }

    pub(in crate::rules) fn cell(&mut self) -> u16 {
        self.random.below(self.board.geometry().cell_count()) as u16
    }

    /// So many different cells.
    pub(in crate::rules) fn cells(&mut self, least: usize, most: usize) -> Vec<u16> {
        let mut cells: Vec<u16> = (self.geometry().numbers()).collect();
        self.random.shuffle(&mut cells);
        cells.truncate(self.random.range(least, most));
        cells
    }

    /// So many different cells, mostly along king's moves.
    pub(in crate::rules) fn line(&mut self, least: usize, most: usize) -> Vec<u16> {
        if self.random.chance(1, 4) {
            return self.cells(least, most);
        }
        loop {
            let length = self.random.range(least, most);
            let mut line = Vec::new();
            let mut next = Some(self.cell());
            while line.len() < length {
                let Some(cell) = next else { break };
                line.push(cell);
                let around =
                    [-1, 0, 1].into_iter().flat_map(|row| [-1, 0, 1].map(|column| (row, column)));
                let around =
                    around.filter_map(|(row, column)| self.geometry().step(cell, row, column));
                let free: Vec<u16> = around.filter(|cell| !line.contains(cell)).collect();
                next = (!free.is_empty()).then(|| self.random.pick(&free));
            }
            if line.len() >= least {
                return line;
            }
        }
    }

    /// Two cells, mostly beside each other.
    pub(in crate::rules) fn pair(&mut self) -> [u16; 2] {
        let line = self.line(2, 2);
        [line[0], line[1]]
    }

    pub(in crate::rules) fn row(&self, row: usize) -> Vec<u16> {
        self.geometry().row_cells(row)
    }

    pub(in crate::rules) fn column(&self, column: usize) -> Vec<u16> {
        self.geometry().column_cells(column)
    }

    /// A random row or column, from either end.
    pub(in crate::rules) fn row_or_column(&mut self) -> Vec<u16> {
        let rows = usize::from(self.geometry().rows());
        let columns = usize::from(self.geometry().columns());
        let index = self.random.below(rows + columns);
        let mut cells = if index < rows { self.row(index) } else { self.column(index - rows) };
        if self.random.chance(1, 2) {
            cells.reverse();
        }
        cells
    }

    /// A few cells, most of them with such a parity.
    pub(in crate::rules) fn parity(&mut self, parity: u32) -> Vec<u16> {
        let mut cells = self.cells(3, 8);
        let right = self.right;
        cells.retain(|&cell| !right || self.value(cell) % 2 == parity);
        cells.truncate(4);
        cells
    }

    /// A few cells, most of them so beside all their neighbours.
    pub(in crate::rules) fn extreme(&mut self, is_so: fn(u32, u32) -> bool) -> Vec<u16> {
        let geometry = self.geometry();
        let mut cells = self.cells(self.filling.len(), self.filling.len());
        let right = self.right;
        cells.retain(|&cell| {
            let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)];
            let mut near =
                steps.iter().filter_map(|&(rows, columns)| geometry.step(cell, rows, columns));
            !right || near.all(|other| is_so(self.value(cell), self.value(other)))
        });
        cells.truncate(self.random.range(1, 3));
        cells
    }

    /// Cells of which a value is in as many as it says.
    pub(in crate::rules) fn circles(&mut self) -> Vec<u16> {
        if !self.right {
            return self.cells(1, 6);
        }
        let mut circles = Vec::new();
        for place in 0..self.geometry().values() {
            let value = self.geometry().value_at(place) as usize;
            let mut cells = self.cells(self.filling.len(), self.filling.len());
            cells.retain(|&cell| self.value(cell) as usize == value);
            if cells.len() >= value && self.random.chance(1, 2) {
                circles.extend(&cells[..value]);
            }
        }
        self.random.shuffle(&mut circles);
        circles
    }

    /// Pairs of cells that share a side, to be marked: all, or not all where the filling is not to follow.
    pub(in crate::rules) fn marked(&mut self) -> Vec<[u16; 2]> {
        let geometry = self.geometry();
        let mut pairs = Vec::new();
        for cell in geometry.numbers() {
            let next = [geometry.step(cell, 0, 1), geometry.step(cell, 1, 0)];
            for other in next.into_iter().flatten() {
                let pair = if self.random.chance(1, 2) { [cell, other] } else { [other, cell] };
                if self.right || self.random.chance(7, 8) {
                    pairs.push(pair);
                }
            }
        }
        pairs
    }

    pub(in crate::rules) fn automaton(&mut self) -> Automaton {
        let values = self.geometry().values();
        let mut automaton = Automaton::new(values);
        let states: Vec<u32> = (0..self.random.range(1, 4))
            .map(|_| automaton.state(self.random.chance(1, 2)))
            .collect();
        for _ in 0..self.random.range(1, 2) {
            automaton.start(self.random.pick(&states));
        }
        for &from in &states {
            for value in 0..values {
                for _ in 0..self.random.pick(&[0, 1, 1, 2]) {
                    automaton.step(from, value, self.random.pick(&states));
                }
            }
        }
        automaton
    }
}
