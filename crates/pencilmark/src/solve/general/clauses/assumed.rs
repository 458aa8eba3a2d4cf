//! One formula that is asked about many sets of givens.

use super::encoding::Encoding;
use super::learner::{Learner, Literal, Verdict};
use crate::board::{Cell, Grid};
use crate::solve::general::engine::{Engine, Entry};
use crate::solve::general::session::Stopped;

/// The formula of a board and one of its solutions. Givens are assumed, question by question, so
/// all that is learned serves the questions after.
pub(in crate::solve::general) struct Assumed<L> {
    learner: L,
    encoding: Encoding<1>,
    /// For each cell the variable of its digit in the solution; 0 where the cell was filled.
    known: Vec<Literal>,
    assumed: Vec<Literal>,
}

impl<L: Learner> Assumed<L> {
    /// The formula of the engine's position; none where it would be too large.
    pub(in crate::solve::general) fn new(
        engine: &Engine<'_, 1>,
        solution: &Grid,
        mut learner: L,
    ) -> Option<Self> {
        let encoding = Encoding::write(engine, &mut learner)?;
        let known = engine.geometry.cells().map(|cell| {
            let digit = solution.get(cell).expect("a solution has a digit in each cell");
            encoding.variable(Entry::new(cell.index(), digit.index())).unwrap_or(0)
        });
        let known = known.collect();
        Some(Self { learner, encoding, known, assumed: Vec::new() })
    }

    /// Says that a cell holds its digit in all questions to come.
    pub(in crate::solve::general) fn keep(&mut self, cell: Cell) {
        let known = self.known[cell.index()];
        if known != 0 {
            self.learner.clause(&[known]);
        }
    }

    /// Whether some solution has the givens and differs from the known one in one of these cells;
    /// the cells in which it differs are [`changed`](Self::changed).
    pub(in crate::solve::general) fn ask(
        &mut self,
        givens: impl Iterator<Item = Cell>,
        cells: &[Cell],
        conflicts: u64,
    ) -> Result<Verdict, Stopped> {
        self.assumed.clear();
        let known = |cell: Cell| self.known[cell.index()];
        let mut switch = None;
        if let &[cell] = cells {
            if known(cell) == 0 {
                return Ok(Verdict::Refuted);
            }
            self.assumed.push(-known(cell));
        } else {
            let on = self.encoding.new_variable();
            let differ = cells.iter().map(|&cell| -known(cell)).filter(|&known| known != 0);
            self.learner.clause(&std::iter::once(-on).chain(differ).collect::<Vec<_>>());
            self.assumed.push(on);
            switch = Some(on);
        }
        self.assumed.extend(givens.map(known).filter(|&known| known != 0));
        let verdict = self.learner.solve(&self.assumed, conflicts);
        if verdict != Ok(Verdict::Model)
            && let Some(on) = switch
        {
            self.learner.clause(&[-on]);
        }
        verdict
    }

    /// The cells in which the model just found differs from the known solution.
    pub(in crate::solve::general) fn changed(&self) -> Vec<Cell> {
        let is_changed = |&cell: &usize| {
            let known = self.known[cell];
            known != 0 && !self.learner.holds(known)
        };
        (0..self.known.len()).filter(is_changed).map(|cell| Cell::new(cell as u16)).collect()
    }
}
