//! Whether a solution is the only one where fewer of its digits are given.

use std::ops::ControlFlow;

use super::clauses::{Assumed, Batsat, Verdict};
use super::engine::Engine;
use super::order::Order;
use super::pruning::{Singles, Subsets};
use super::session::{Session, Stopped};
use super::tree::{self, End};
use crate::board::{Cell, DigitSet, Geometry, Grid};
use crate::solve::{Event, Plan, Puzzle, Tally};

/// What is known about other solutions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Others {
    /// There are none.
    None,
    /// There is one, and it differs in these cells.
    Differ(Vec<Cell>),
    /// It was not known within the patience.
    Unknown,
}

/// How long to look for other solutions, for each question.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// Dead ends of a search between singles.
    pub(crate) dead_ends: u64,
    /// Conflicts that clauses are learned from, after that.
    pub(crate) conflicts: u64,
}

/// Asks again and again about other solutions than a known one.
///
/// A search that tries the digits of the known solution first answers most questions: what else it
/// finds differs in few cells. Where it has met too many dead ends, one formula with the givens as
/// assumptions is asked, which learns from question to question.
pub(crate) struct Questions<'s, 'v> {
    solution: &'s Grid,
    patience: Patience,
    session: &'s Session<'v>,
    /// The cells that are given in every question to come.
    is_kept: Vec<bool>,
    formula: Formula<'s, 'v>,
}

enum Formula<'s, 'v> {
    NotYet,
    TooLarge,
    Written(Box<Assumed<Batsat<'s, 'v>>>),
}

/// Lets `work` ask about a solution, as long as `go_on` continues; returns what was done besides.
pub(crate) fn ask_about<R>(
    solution: &Grid,
    patience: Patience,
    mut go_on: impl FnMut(Tally) -> ControlFlow<()>,
    work: impl FnOnce(&mut Questions<'_, '_>) -> R,
) -> (R, Tally) {
    let mut visit = |event: Event<'_>| match event {
        Event::Node(done) => go_on(done),
        Event::Solution(_) => ControlFlow::Continue(()),
    };
    let session = Session::new(Grid::new(solution.geometry()), &mut visit);
    let result = work(&mut Questions {
        solution,
        patience,
        session: &session,
        is_kept: vec![false; solution.geometry().cell_count()],
        formula: Formula::NotYet,
    });
    (result, session.tally())
}

impl<'s, 'v> Questions<'s, 'v> {
    /// Says that a cell is given in all questions to come.
    pub(crate) fn keep(&mut self, cell: Cell) {
        self.is_kept[cell.index()] = true;
        if let Formula::Written(formula) = &mut self.formula {
            formula.keep(cell);
        }
    }

    /// Whether there are solutions that have the givens and differ in one of these other cells.
    pub(crate) fn ask(&mut self, is_given: &[bool], cells: &[Cell]) -> Result<Others, Stopped> {
        let found = match self.solution.geometry().side() {
            0..=64 => self.search::<1>(is_given, cells),
            65..=128 => self.search::<2>(is_given, cells),
            129..=192 => self.search::<3>(is_given, cells),
            193..=255 => self.search::<4>(is_given, cells),
        }?;
        if found == Others::Unknown { self.learn(is_given, cells) } else { Ok(found) }
    }

    fn search<const W: usize>(&self, is_given: &[bool], cells: &[Cell]) -> Result<Others, Stopped> {
        let puzzle = Part { solution: self.solution, is_given, cells };
        let mut found = Others::None;
        let mut is_stopped = false;
        let mut visit = |event: Event<'_>| match event {
            Event::Node(_) => {
                is_stopped = self.session.guess().is_err();
                if is_stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            }
            Event::Solution(grid) => {
                let differs = |cell: &Cell| grid.get(*cell) != self.solution.get(*cell);
                let cells: Vec<Cell> = grid.geometry().cells().filter(differs).collect();
                if cells.is_empty() {
                    return ControlFlow::Continue(());
                }
                found = Others::Differ(cells);
                ControlFlow::Break(())
            }
        };
        if puzzle.geometry().is_classic() {
            Plan::default().each(&puzzle, &mut visit);
        } else if let Ok(mut engine) = Engine::<W>::load(&puzzle, 0) {
            let session = Session::new(Grid::new(puzzle.geometry()), &mut visit);
            let order = &mut Order::Towards(self.solution);
            let dead_ends = self.patience.dead_ends;
            let mut end = tree::search(&mut engine, &mut Singles, dead_ends, order, &session);
            if let (Ok(End::Spent), Formula::TooLarge) = (&end, &self.formula) {
                let mut subsets = Subsets::new(&engine);
                end = tree::search(&mut engine, &mut subsets, dead_ends, order, &session);
            }
            if let Ok(End::Spent) = end {
                found = Others::Unknown;
            }
        }
        if is_stopped { Err(Stopped) } else { Ok(found) }
    }

    fn learn(&mut self, is_given: &[bool], cells: &[Cell]) -> Result<Others, Stopped> {
        if let Formula::NotYet = self.formula {
            self.formula = self.write_formula();
        }
        let Formula::Written(formula) = &mut self.formula else {
            return Ok(Others::Unknown);
        };
        let geometry = self.solution.geometry();
        let is_assumed = |cell: &Cell| is_given[cell.index()] && !self.is_kept[cell.index()];
        let givens = geometry.cells().filter(is_assumed);
        Ok(match formula.ask(givens, cells, self.patience.conflicts)? {
            Verdict::Model => Others::Differ(formula.changed()),
            Verdict::Refuted => Others::None,
            Verdict::Spent => Others::Unknown,
        })
    }

    fn write_formula(&self) -> Formula<'s, 'v> {
        if self.solution.geometry().side() > 64 {
            return Formula::TooLarge;
        }
        let kept = Part { solution: self.solution, is_given: &self.is_kept, cells: &[] };
        let Ok(mut engine) = Engine::<1>::load(&kept, 0) else {
            return Formula::TooLarge;
        };
        if engine.propagate().is_err() {
            return Formula::TooLarge;
        }
        match Assumed::new(&engine, self.solution, Batsat::new(self.session, 0)) {
            Some(formula) => Formula::Written(Box::new(formula)),
            None => Formula::TooLarge,
        }
    }
}

/// Some digits of a solution, without its digit in a cell that is asked about alone.
struct Part<'a> {
    solution: &'a Grid,
    is_given: &'a [bool],
    cells: &'a [Cell],
}

impl Puzzle for Part<'_> {
    fn geometry(&self) -> &Geometry {
        self.solution.geometry()
    }

    fn choices(&self, cell: Cell) -> DigitSet {
        let all = self.geometry().all_digits();
        match self.solution.get(cell) {
            Some(digit) if self.is_given[cell.index()] => DigitSet::of(digit),
            Some(digit) if *self.cells == [cell] => {
                let mut others = all;
                others.remove(digit);
                others
            }
            _ => all,
        }
    }
}
