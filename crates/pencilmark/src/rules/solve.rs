//! Fillings of a board with rules.

use std::ops::ControlFlow;

use super::RuledBoard;
use super::compile::compile;
use super::engine::Search;
use crate::progress::{Progress, Tally};

impl RuledBoard {
    /// Shows every filling of the board, as the place of each cell's value, until the visitor breaks; the
    /// progress is told before each guess.
    ///
    /// # Examples
    /// ```
    /// use std::ops::ControlFlow;
    /// use pencilmark::{progress, rules::{Rule, RuledBoard, Shape}};
    /// let mut board = RuledBoard::new(Shape::new(4, 4)?);
    /// board.rules.push(Rule::Thermometer { cells: vec![0, 1, 2, 3], slow: false });
    /// board.rules.push(Rule::Cage { cells: vec![4, 8, 12], sum: 9 });
    /// let mut lines = Vec::new();
    /// let tally = board.each(progress::to_the_end(), |filling| {
    ///     lines.push(board.line(filling));
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(tally.solutions, lines.len() as u64);
    /// assert!(lines.iter().all(|line| line.starts_with("1234")));
    /// # Ok::<(), pencilmark::rules::ShapeError>(())
    /// ```
    pub fn each(
        &self,
        mut progress: impl Progress,
        mut found: impl FnMut(&[u8]) -> ControlFlow<()>,
    ) -> Tally {
        let model = compile(self);
        let mut filling = Vec::new();
        Search::new(&model).each(&mut progress, &mut |domains| {
            filling.clear();
            filling.extend(domains.iter().map(|domain| domain.trailing_zeros() as u8));
            found(&filling)
        })
    }
}
