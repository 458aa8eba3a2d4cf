//! What is passed over between the rows of a text.

use super::pending::Pending;
use super::reader::Reader;
use crate::board::Grid;
use crate::format::reading::around::rulers::{Between, counts_up, ruler, rulers, without_numbers};
use crate::format::reading::error::ParseError;
use crate::format::reading::lines::text::{Row, Text};
use crate::format::reading::recognise::{first_board, sniff};

impl Reader {
    /// Finds what is to be passed over between the rows of a text, and gives the text without it.
    pub(in crate::format) fn pass_over(
        &mut self,
        pending: &Pending,
        is_cut: bool,
    ) -> Result<Option<String>, ParseError> {
        let Pending { first_line, ref text, .. } = *pending;
        if self.is_part || pending.enough == 1 {
            return Ok(None);
        }
        let mut between = Between::default();
        if let Some(rulers) = rulers(first_line, text, is_cut)? {
            between.rulers = rulers;
        }
        let mut changed = (!between.rulers.is_empty()).then(|| between.without_rulers(text));
        let text = changed.as_deref().unwrap_or(text);
        if let Some(numbers) = self.numbers(first_line, text, is_cut) {
            between.numbers = Some(numbers.clone());
            changed = Some(without_numbers(text, &numbers));
        }
        self.between = between;
        Ok(changed)
    }

    /// The line with numbers of columns above the rows.
    fn numbers(&self, first_line: u64, text: &str, is_cut: bool) -> Option<String> {
        let whole = Text::new(first_line, text, 0);
        let first = whole.rows.first()?;
        let side = counts_up(first)?;
        if text.lines().filter_map(ruler).any(|(_, width)| width == side) {
            // Such a line may be a row, and so many rows tell nothing.
            return None;
        }
        let step = side + 1;
        let is_again = |row: &Row<'_>| row.text.trim() == first.text.trim();
        let is_above_all = whole.rows.len() > side
            && whole.rows.iter().step_by(step).all(is_again)
            && if is_cut { whole.rows.len() > step } else { whole.rows.len().is_multiple_of(step) };
        let board = |text: &str| {
            let text = Text { is_cut: true, ..Text::new(first_line, text, 0) };
            let shape = sniff(&text, &self.known).ok()?;
            Some(first_board(&text, &shape).ok()?.grid)
        };
        let bare = without_numbers(text, first.text);
        let is_right = |grid: &Grid| grid.duplicates().is_empty();
        let is_above = match (board(text), board(&bare)) {
            (Some(with), _) if with.is_solved() => false,
            (Some(with), Some(without)) if is_right(&with) != is_right(&without) => {
                is_right(&without) && whole.rows.len() > side
            }
            _ => is_above_all,
        };
        is_above.then(|| first.text.to_owned())
    }
}
