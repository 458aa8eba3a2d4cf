//! A board made ready to be solved, many times if need be.

use std::ops::ControlFlow;

use super::engine::{Budget, MOST_STEPS, Model, Search, each_by_clauses};
use super::houses_alone::{self, is_classic};
use super::{BoardError, Fillings, RuledBoard, compile};
use crate::progress::{Progress, Stopped, Tally, to_the_end};
use crate::solve::Gear;

/// A board with rules made ready: what its rules say is found out once, and each question is a search.
///
/// Questions are about some candidates, of those that the board has: with fewer given, or one left out.
///
/// # Examples
/// ```
/// use minirow::{Geometry, progress, rules::{Rule, RuledBoard, kinds::Thermometer}};
/// let mut board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
/// board.rules.push(Rule::Thermometer(Thermometer { cells: vec![0, 1, 2, 3], slow: false }));
/// let solver = board.compile()?;
/// let all = solver.count(&board.candidates, u64::MAX, progress::to_the_end()).unwrap();
/// let mut with_1 = board.candidates.clone();
/// // The cell below the first holds 3.
/// with_1[4] = 1 << 2;
/// let some = solver.count(&with_1, u64::MAX, progress::to_the_end()).unwrap();
/// assert_eq!((all, some), (12, 6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    way: Way,
}

#[derive(Clone, Debug)]
enum Way {
    /// Rows, columns and blocks of 9×9, and no rules.
    Classic,
    /// Conclusions and guesses.
    Guesses(Box<Model>),
    /// Clauses that are learned from conflicts.
    Clauses(Box<Model>, Gear),
}

impl RuledBoard {
    /// Makes the board ready to be solved.
    ///
    /// # Errors
    /// Where a rule, block or house names a cell that the board does not have, where there are not as many sets
    /// of candidates as cells, where a table or automaton does not fit, and where the rules take more memory than
    /// those of any puzzle do.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, rules::{RuledBoard}};
    /// let mut board = RuledBoard::new(Geometry::classic());
    /// assert!(board.compile().is_ok());
    /// board.candidates.pop();
    /// let error = board.compile().unwrap_err();
    /// assert_eq!(error.to_string(), "candidates: expected of 81 cells, found 80");
    /// ```
    pub fn compile(&self) -> Result<Solver, BoardError> {
        self.compile_for(None)
    }

    /// Makes the board ready to be solved in one gear; in none, as is best for most boards.
    ///
    /// [`Gear::Singles`] draws conclusions from rules and guesses, [`Gear::Subsets`] looks for all subsets of houses
    /// of up to nine values as well, and all others learn clauses from conflicts, with the solver that they name.
    ///
    /// # Errors
    /// As [`compile`](Self::compile).
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, progress, rules::{Rule, RuledBoard, kinds::Thermometer}, solve::Gear};
    /// let mut board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
    /// board.rules.push(Rule::Thermometer(Thermometer { cells: vec![0, 1, 2, 3], slow: false }));
    /// for &gear in Gear::ALL {
    ///     let solver = board.compile_for(Some(gear))?;
    ///     assert_eq!(solver.count(&board.candidates, 100, progress::to_the_end()), Ok(12));
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn compile_for(&self, gear: Option<Gear>) -> Result<Solver, BoardError> {
        self.compile_with(gear, to_the_end())?.map_err(|_| BoardError::too_large())
    }

    /// Makes the board ready to be solved in one gear, or in none, as long as the progress goes on.
    ///
    /// # Errors
    /// As [`compile`](Self::compile) where parts of the board do not fit together; and [`Stopped`] where the progress
    /// breaks, or where the rules take more memory than those of any puzzle do: a line whose values lead through
    /// millions of states.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, progress, rules::{Rule, RuledBoard, kinds::{Cage, SumLine}}};
    /// let mut board = RuledBoard::new(Geometry::classic());
    /// assert!(board.compile_with(None, progress::to_the_end())?.is_ok());
    /// board.rules.push(Rule::Cage(Cage { cells: vec![0, 1], sum: 5 }));
    /// assert!(board.compile_with(None, progress::at_most(0))?.is_err());
    /// // A thousand cells, and nearly as many sums before each of them.
    /// board.rules.push(Rule::SumLine(SumLine { cells: vec![0; 1000], sum: 9000 }));
    /// assert!(board.compile_with(None, progress::to_the_end())?.is_err());
    /// # Ok::<(), minirow::rules::BoardError>(())
    /// ```
    pub fn compile_with(
        &self,
        gear: Option<Gear>,
        mut progress: impl Progress,
    ) -> Result<Result<Solver, Stopped>, BoardError> {
        self.verify()?;
        if gear.is_none() && is_classic(self) {
            return Ok(Ok(Solver { way: Way::Classic }));
        }
        let mut go_on = || progress(Tally::default());
        let budget = Budget::new(MOST_STEPS, &mut go_on);
        let model = match gear {
            Some(Gear::Subsets) => compile::with_subsets(self, budget),
            _ => compile::compile(self, budget),
        };
        let way = |model| match gear {
            None | Some(Gear::Singles | Gear::Subsets) => Way::Guesses(model),
            Some(gear) => Way::Clauses(model, gear),
        };
        Ok(match model {
            Some(model) => Ok(Solver { way: way(Box::new(model)) }),
            None => Err(Stopped::new(Tally { stopped: true, ..Tally::default() }, ())),
        })
    }
}

impl Solver {
    /// Shows every filling with these candidates, as the place of each cell's value, until the visitor breaks.
    ///
    /// The progress is told again and again what was done.
    ///
    /// # Panics
    /// If there are not as many sets of candidates as cells.
    ///
    /// # Examples
    /// ```
    /// use std::ops::ControlFlow;
    /// use minirow::{Geometry, progress, rules::{RuledBoard}};
    /// let board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
    /// let mut first = None;
    /// board.compile()?.each(&board.candidates, progress::to_the_end(), |filling| {
    ///     first = Some(board.line(filling));
    ///     ControlFlow::Break(())
    /// });
    /// assert_eq!(first.map(|line| line.len()), Some(16));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn each(
        &self,
        candidates: &[u32],
        mut progress: impl Progress,
        mut found: impl FnMut(&[u8]) -> ControlFlow<()>,
    ) -> Tally {
        let mut filling = Vec::new();
        let mut found_alone = |domains: &[u32]| {
            filling.clear();
            filling.extend(domains.iter().map(|domain| domain.trailing_zeros() as u8));
            found(&filling)
        };
        match &self.way {
            Way::Classic => houses_alone::each(candidates, &mut progress, &mut found),
            Way::Guesses(model) => {
                Search::new(model, candidates).each(&mut progress, &mut found_alone)
            }
            Way::Clauses(model, gear) => {
                each_by_clauses(model, candidates, *gear, &mut progress, &mut found_alone)
            }
        }
    }

    /// How many fillings there are with these candidates, up to a limit.
    ///
    /// # Errors
    /// Where the progress breaks: what was counted by then.
    ///
    /// # Panics
    /// If there are not as many sets of candidates as cells.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, progress, rules::{RuledBoard}};
    /// let board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
    /// let solver = board.compile()?;
    /// assert_eq!(solver.count(&board.candidates, 1000, progress::to_the_end()), Ok(288));
    /// assert_eq!(solver.count(&board.candidates, 10, progress::to_the_end()), Ok(10));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn count(
        &self,
        candidates: &[u32],
        limit: u64,
        progress: impl Progress,
    ) -> Result<u64, Stopped<u64>> {
        let mut count = 0;
        if limit == 0 {
            return Ok(0);
        }
        let tally = self.each(candidates, progress, |_| {
            count += 1;
            if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if tally.stopped && count < limit { Err(Stopped::new(tally, count)) } else { Ok(count) }
    }

    /// Whether there is no filling with these candidates, one, or several, and which.
    ///
    /// # Errors
    /// Where the progress breaks: the fillings found by then, none or one.
    ///
    /// # Panics
    /// If there are not as many sets of candidates as cells.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, progress, rules::{Fillings, RuledBoard}};
    /// let board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
    /// let fillings = board.compile()?.fillings(&board.candidates, progress::to_the_end());
    /// let Ok(Fillings::Several([one, other])) = fillings else { unreachable!() };
    /// assert_ne!(one, other);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fillings(
        &self,
        candidates: &[u32],
        progress: impl Progress,
    ) -> Result<Fillings, Stopped<Fillings>> {
        let mut fillings = Fillings::None;
        let tally = self.each(candidates, progress, |filling| {
            let now = std::mem::replace(&mut fillings, Fillings::None);
            fillings = now.and(filling.to_vec());
            match fillings {
                Fillings::Several(_) => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        });
        if tally.stopped && !matches!(fillings, Fillings::Several(_)) {
            return Err(Stopped::new(tally, fillings));
        }
        Ok(fillings)
    }
}
