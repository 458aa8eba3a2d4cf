//! Diagonals, and further houses of any form.

use super::super::{Path, Point, Stroke};
use super::canvas::Canvas;
use crate::rules::Meaning;

impl Canvas<'_> {
    /// A diagonal as a line, other cells that all differ as an area: tinted where they are a whole house.
    pub(super) fn all_different(&mut self, cells: &[u16]) {
        let geometry = self.board.geometry();
        if let Some(ends) = self.diagonal(cells) {
            let stroke = Stroke::solid(self.style.house_line, self.style.thin * 1.5);
            self.under("rule diagonal", Path::line(ends.0, ends.1), stroke);
        } else if cells.len() >= geometry.values() {
            let house = self.style.house;
            self.tint("rule house", cells, house);
            let width = self.style.thin * 1.5;
            self.area("rule house", cells, Stroke::dashed(self.style.house_line, width));
        } else {
            self.cage(cells, None);
        }
    }

    /// The corners of a diagonal of the whole board, where the cells are one.
    pub(super) fn diagonal(&self, cells: &[u16]) -> Option<(Point, Point)> {
        let geometry = self.board.geometry();
        let side = usize::from(geometry.rows());
        if side < 2 || usize::from(geometry.columns()) != side || cells.len() != side {
            return None;
        }
        let mut sorted = cells.to_vec();
        sorted.sort_unstable();
        let end = side as f64;
        let falling = (0..side).filter_map(|index| geometry.number_at(index, index));
        let rising = (0..side).filter_map(|index| geometry.number_at(index, side - 1 - index));
        if falling.eq(sorted.iter().copied()) {
            Some((Point(0.0, 0.0), Point(end, end)))
        } else if rising.eq(sorted.iter().copied()) {
            Some((Point(end, 0.0), Point(0.0, end)))
        } else {
            None
        }
    }
}

/// What so many diagonals and tinted houses say.
pub(super) fn house_words(diagonals: usize, areas: usize) -> Vec<Meaning> {
    let lines = match diagonals {
        0 => None,
        1 => Some(("diagonal", "Digits on the diagonal line are all different.")),
        _ => Some(("diagonals", "Digits on each diagonal line are all different.")),
    };
    let areas = match areas {
        0 => None,
        1 => Some(("area", "Digits in the tinted area are all different.")),
        _ => Some(("areas", "Digits in each tinted area are all different.")),
    };
    let meaning = |(key, text): (&str, &str)| Meaning {
        text: text.to_owned(),
        key: key.to_owned(),
        ..Meaning::default()
    };
    lines.into_iter().chain(areas).map(meaning).collect()
}
