//! Fillings of a board with rules.

use std::ops::ControlFlow;

use super::{Fillings, RuledBoard, Solver};
use crate::progress::{Progress, Stopped, Tally};

impl RuledBoard {
    /// Shows every filling of the board, as the place of each cell's value, until the visitor breaks; the
    /// progress is told again and again what was done.
    ///
    /// # Panics
    /// If the parts of the board do not fit together, as [`compile_with`](Self::compile_with) tells.
    ///
    /// # Examples
    /// ```
    /// use std::ops::ControlFlow;
    /// use minirow::{Geometry, progress, rules::{Rule, RuledBoard, kinds::{Cage, Thermometer}}};
    /// let mut board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
    /// board.rules.push(Rule::Thermometer(Thermometer { cells: vec![0, 1, 2, 3], slow: false }));
    /// board.rules.push(Rule::Cage(Cage { cells: vec![4, 8, 12], sum: 9 }));
    /// let mut lines = Vec::new();
    /// let tally = board.each(progress::to_the_end(), |filling| {
    ///     lines.push(board.line(filling));
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(tally.solutions, lines.len() as u64);
    /// assert!(lines.iter().all(|line| line.starts_with("1234")));
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn each(
        &self,
        mut progress: impl Progress,
        found: impl FnMut(&[u8]) -> ControlFlow<()>,
    ) -> Tally {
        match self.ready(&mut progress) {
            Ok(solver) => solver.each(&self.candidates, progress, found),
            Err(stopped) => stopped.tally,
        }
    }

    /// How many fillings the board has, up to a limit.
    ///
    /// # Errors
    /// Where the progress breaks: what was counted by then.
    ///
    /// # Panics
    /// If the parts of the board do not fit together, as [`compile_with`](Self::compile_with) tells.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, progress, rules::{Rule, RuledBoard}};
    /// let mut board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
    /// assert_eq!(board.count(u64::MAX, progress::to_the_end()), Ok(288));
    /// board.rules.push(Rule::AntiKing);
    /// assert_eq!(board.count(u64::MAX, progress::to_the_end()), Ok(0));
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn count(&self, limit: u64, mut progress: impl Progress) -> Result<u64, Stopped<u64>> {
        let solver = self.ready(&mut progress).map_err(|stopped| stopped.map(|()| 0))?;
        solver.count(&self.candidates, limit, progress)
    }

    /// Whether the board has no filling, one, or several, and which.
    ///
    /// # Errors
    /// Where the progress breaks: the fillings found by then, none or one.
    ///
    /// # Panics
    /// If the parts of the board do not fit together, as [`compile_with`](Self::compile_with) tells.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, progress, rules::{Fillings, Rule, RuledBoard, kinds::Greater}};
    /// let mut board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
    /// for (first, last) in [(0, 3), (13, 10), (4, 1)] {
    ///     board.rules.push(Rule::Greater(Greater { cells: [last, first] }));
    /// }
    /// assert!(matches!(board.fillings(progress::to_the_end()), Ok(Fillings::Several(_))));
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    pub fn fillings(&self, mut progress: impl Progress) -> Result<Fillings, Stopped<Fillings>> {
        let solver = self.ready(&mut progress);
        let solver = solver.map_err(|stopped| stopped.map(|()| Fillings::None))?;
        solver.fillings(&self.candidates, progress)
    }

    fn ready(&self, progress: impl Progress) -> Result<Solver, Stopped> {
        match self.compile_with(None, progress) {
            Ok(solver) => solver,
            Err(error) => panic!("a board that can be solved: {error}"),
        }
    }
}
