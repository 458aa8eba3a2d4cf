//! What the rules of a board say.

use super::super::{Paper, Style};
use super::layers::layers;

impl Paper {
    /// What the rules beyond houses say, and those of the geometry that nothing in a drawing shows: a sentence for
    /// each kind of rule.
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
        layers.unwrap_or_default().words
    }
}
