//! What the rules of a board say.

use super::super::tints::{diagonal, drawn_houses};
use super::super::{Paper, Style};
use super::layers::layers;
use crate::board::{Geometry, House};

impl Paper {
    /// What the houses beyond rows, columns and blocks and the rules beyond houses say: a sentence for each kind.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Geometry, Grid, rules::Rule, scene::Paper};
    /// let mut paper = Paper::new(Grid::new(&Geometry::classic()));
    /// paper.rules = vec![Rule::AntiKnight];
    /// assert_eq!(paper.words(), ["Cells a knight's move apart hold different digits."]);
    /// ```
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        let layers = self.ruled().map(|board| layers(&board, &Style::default(), false));
        let mut words = of_houses(self.givens.geometry());
        words.extend(layers.unwrap_or_default().words);
        words
    }
}

/// What the further houses of a geometry say.
fn of_houses(geometry: &Geometry) -> Vec<String> {
    let is_line = |house: &House| diagonal(geometry, *house).is_some();
    let (lines, areas): (Vec<House>, Vec<House>) = drawn_houses(geometry).partition(is_line);
    house_words(lines.len(), areas.len())
}

/// What so many diagonals and tinted houses say.
pub(super) fn house_words(diagonals: usize, areas: usize) -> Vec<String> {
    let lines = match diagonals {
        0 => None,
        1 => Some("Digits on the diagonal line are all different."),
        _ => Some("Digits on each diagonal line are all different."),
    };
    let areas = match areas {
        0 => None,
        1 => Some("Digits in the tinted area are all different."),
        _ => Some("Digits in each tinted area are all different."),
    };
    lines.into_iter().chain(areas).map(str::to_owned).collect()
}
