//! The candidates of a position as a formula.

use std::ops::Neg;

use crate::board::{Cell, Geometry, House};
use crate::solve::clauses::{Learner, Literal};
use crate::solve::general::bits::Bits;
use crate::solve::general::engine::{Engine, Entry};
use crate::solve::general::session::{Decision, Path};

/// A variable for each candidate of an open cell.
///
/// The extended encoding (Lynce and Ouaknine, 2006): each cell holds one of its digits and no two,
/// each digit has one place in each house and no two. What other encodings leave out follows, but
/// solvers need it: 36×36 boards that take them 0.1 s took more than 10 s without.
pub(super) struct Encoding<const W: usize> {
    digits: Vec<Bits<W>>,
    /// The variable of each cell's first candidate; 0 where the cell was filled.
    first: Vec<Literal>,
    /// The variable that comes next.
    next: Literal,
}

enum Meaning {
    True,
    False,
    Variable(Literal),
}

/// More binary clauses than this take more than half a gigabyte.
const MOST_PAIRS: usize = 10_000_000;

impl<const W: usize> Encoding<W> {
    /// Writes the formula of an engine's position; none where it would fill the memory.
    pub(super) fn write(engine: &Engine<'_, W>, learner: &mut impl Learner) -> Option<Self> {
        if pairs(engine) > MOST_PAIRS {
            return None;
        }
        let mut encoding = Self { digits: Vec::new(), first: Vec::new(), next: 1 };
        for &digits in &engine.cells {
            encoding.digits.push(digits);
            if digits.has_two() {
                encoding.first.push(encoding.next);
                encoding.next += digits.len() as Literal;
            } else {
                encoding.first.push(0);
            }
        }
        encoding.write_cells(learner);
        encoding.write_houses(engine, learner);
        encoding.write_apart(engine.geometry, learner);
        Some(encoding)
    }

    /// The variable of a candidate, if its cell was open.
    pub(super) fn variable(&self, entry: Entry) -> Option<Literal> {
        match self.meaning(entry) {
            Meaning::Variable(variable) => Some(variable),
            Meaning::True | Meaning::False => None,
        }
    }

    fn meaning(&self, entry: Entry) -> Meaning {
        let digits = self.digits[entry.cell()];
        match self.first[entry.cell()] {
            _ if !digits.contains(entry.digit()) => Meaning::False,
            0 => Meaning::True,
            first => Meaning::Variable(first + digits.rank(entry.digit()) as Literal),
        }
    }

    /// Says that nothing below what a path has refuted is looked for.
    ///
    /// Each guess of the path gets a variable that follows from it and those before.
    pub(super) fn write_explored(&mut self, path: &Path, learner: &mut impl Learner) {
        let mut below: Option<Literal> = None;
        let mut guesses: Vec<Literal> = Vec::new();
        for &Decision { candidate, is_refuted } in path {
            let refuted = match (self.meaning(candidate), is_refuted) {
                (Meaning::False, true) | (Meaning::True, false) => continue,
                // What is below cannot be reached any more.
                (Meaning::False, false) => return,
                (Meaning::Variable(guess), false) => {
                    guesses.push(guess);
                    continue;
                }
                (Meaning::Variable(variable), true) => Some(-variable),
                (Meaning::True, true) => None,
            };
            for guess in guesses.drain(..) {
                below = Some(match below {
                    None => guess,
                    Some(above) => {
                        let both = self.next;
                        self.next += 1;
                        learner.clause(&[-above, -guess, both]);
                        both
                    }
                });
            }
            let clause: Vec<Literal> = below.map(Neg::neg).into_iter().chain(refuted).collect();
            learner.clause(&clause);
        }
    }

    fn write_cells(&self, learner: &mut impl Learner) {
        let mut group = Vec::new();
        for (&first, digits) in self.first.iter().zip(&self.digits).filter(|(first, _)| **first > 0)
        {
            group.clear();
            group.extend((0..digits.len() as Literal).map(|rank| first + rank));
            learner.clause(&group);
            for (at, &one) in group.iter().enumerate() {
                for &other in &group[..at] {
                    learner.clause(&[-one, -other]);
                }
            }
        }
    }

    fn write_houses(&self, engine: &Engine<'_, W>, learner: &mut impl Learner) {
        let geometry = engine.geometry;
        let mut group = Vec::new();
        let mut clause = Vec::new();
        for house in geometry.houses() {
            for digit in 0..engine.side {
                let cells = geometry
                    .cells_of(house)
                    .iter()
                    .map(|&cell| Some((cell, self.variable(Entry::new(cell.index(), digit))?)));
                group.clear();
                group.extend(cells.flatten());
                if group.is_empty() {
                    continue;
                }
                clause.clear();
                clause.extend(group.iter().map(|&(_, variable)| variable));
                learner.clause(&clause);
                for (at, &(one, this)) in group.iter().enumerate() {
                    for &(other, that) in &group[..at] {
                        // Two cells can share several houses: one of them is enough.
                        if first_common_house(geometry, one, other) == Some(house) {
                            learner.clause(&[-this, -that]);
                        }
                    }
                }
            }
        }
    }

    fn write_apart(&self, geometry: &Geometry, learner: &mut impl Learner) {
        for cell in geometry.cells().filter(|cell| self.first[cell.index()] > 0) {
            for &other in geometry.apart(cell).iter().filter(|&&other| other < cell) {
                for digit in self.digits[cell.index()].and(self.digits[other.index()]).drain() {
                    let variables =
                        [cell, other].map(|cell| self.variable(Entry::new(cell.index(), digit)));
                    if let [Some(this), Some(that)] = variables {
                        learner.clause(&[-this, -that]);
                    }
                }
            }
        }
    }
}

/// How many pairs of candidates exclude each other, at most.
fn pairs<const W: usize>(engine: &Engine<'_, W>) -> usize {
    let pairs = |group: &Bits<W>| {
        let len = group.len() as usize;
        len * len.saturating_sub(1) / 2
    };
    engine.cells.iter().chain(&engine.places).map(pairs).sum()
}

fn first_common_house(geometry: &Geometry, one: Cell, other: Cell) -> Option<House> {
    let mut houses = geometry.seats(one).iter().map(|seat| seat.house);
    houses.find(|&house| geometry.seats(other).iter().any(|seat| seat.house == house))
}
