//! What the rules of a board say.

use super::super::tints::{diagonal, drawn_houses};
use super::super::{Paper, Style};
use super::houses::house_words;
use super::layers::{RuleLayers, layers};
use crate::board::{Geometry, House, Names};
use crate::rules::Meaning;
use crate::rules::extras::unseen;

impl Paper {
    /// What the houses beyond rows, columns and blocks and the rules beyond houses say: a sentence for each kind.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, rules::Rule, scene::Paper};
    /// let mut paper = Paper::new(Grid::new(&Geometry::classic()));
    /// paper.rules = vec![Rule::AntiKnight];
    /// assert_eq!(paper.words()[0].text, "Cells a knight's move apart hold different digits.");
    /// ```
    #[must_use]
    pub fn words(&self) -> Vec<Meaning> {
        let mut words = of_houses(self.givens.geometry());
        words.extend(self.layers().words);
        words
    }

    /// What those rules say that have no shape in a drawing, and what letters in it mean.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, rules::{Rule, kinds::Cage}, scene::Paper};
    /// let mut paper = Paper::new(Grid::new(&Geometry::classic()));
    /// paper.rules = vec![Rule::Cage(Cage { cells: vec![0, 1], sum: 4 }), Rule::AntiKing];
    /// assert_eq!(paper.words().len(), 2);
    /// assert_eq!(paper.captions(), ["Cells a king's move apart hold different digits."]);
    /// ```
    #[must_use]
    pub fn captions(&self) -> Vec<String> {
        self.layers().captions
    }

    /// The rules as shapes, and what they say; on boards too large for shapes that alone.
    fn layers(&self) -> RuleLayers {
        if let Some(board) = self.ruled() {
            return layers(&board, &Style::default(), false, None);
        }
        let words: Vec<Meaning> =
            unseen(self.givens.geometry().extras()).map(|rule| rule.meaning()).collect();
        let captions = words.iter().map(|told| told.text.clone()).collect();
        RuleLayers { captions, words, ..RuleLayers::default() }
    }

    /// What digits count as, where there are rules beyond houses and digits are not written as numbers.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid, Names, rules::{Rule, kinds::Cage}, scene::Paper};
    /// let mut paper = Paper::new(Grid::new(&Geometry::with_blocks(2, 2)?));
    /// let letters = Names::new(paper.givens.geometry(), |digit| ["W", "X", "Y", "Z"][digit.index()].to_owned());
    /// assert_eq!(paper.values_in_words(&letters), None);
    /// paper.rules = vec![Rule::Cage(Cage { cells: vec![0, 1], sum: 6 })];
    /// assert_eq!(paper.values_in_words(&letters).as_deref(), Some("The digits W X Y Z count as 1 to 4."));
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn values_in_words(&self, names: &Names<'_>) -> Option<String> {
        let digits = self.givens.geometry().digits();
        let symbols: Vec<String> = digits.map(|digit| names.digit(digit)).collect();
        let lowest = u32::from(self.givens.geometry().lowest_value());
        let are_numbers =
            symbols.iter().zip(lowest..).all(|(symbol, number)| *symbol == number.to_string());
        let told = !self.rules.is_empty() && !are_numbers;
        let highest = lowest + symbols.len() as u32 - 1;
        told.then(|| format!("The digits {} count as {lowest} to {highest}.", symbols.join(" ")))
    }
}

/// What the further houses of a geometry say.
fn of_houses(geometry: &Geometry) -> Vec<Meaning> {
    let is_line = |house: &House| diagonal(geometry, *house).is_some();
    let (lines, areas): (Vec<House>, Vec<House>) = drawn_houses(geometry).partition(is_line);
    house_words(lines.len(), areas.len())
}
