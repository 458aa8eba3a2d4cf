//! Explanations in parts: a few sentences, and the picture that belongs to them.

use super::sentence::{Said, Sentence};
use super::span::Span;
use super::step::Marks;

/// A part of the explanation of a step: one or two sentences and what to draw for them.
///
/// Its picture is complete: it shows what the text speaks of, and what earlier parts established
/// and this one still needs.
///
/// # Examples
/// ```
/// use minirow::{Grid, Names, logic::{Position, next_step}};
/// let grid: Grid = "..4. .... 4... ....".parse()?;
/// let position = Position::from_grid(&grid).unwrap();
/// let step = next_step(&position).unwrap();
/// let parts = step.parts(&position, &Names::numbers(grid.geometry()));
/// assert_eq!(parts[1].title, "Where 4 cannot go");
/// assert_eq!(parts[1].plain_text(), "4 in r1c3 blocks r1c1 and r1c2. 4 in r3c1 blocks r2c1.");
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Part {
    /// What it is about, in a few words.
    pub title: String,
    /// Its text in pieces; a new line begins where one says so.
    pub text: Vec<Span>,
    /// What to draw for it.
    pub marks: Marks,
    /// The title with what fills its gaps, to be said in another language.
    pub heading: Sentence,
    /// The text likewise, piece by piece.
    pub said: Vec<Said>,
}

impl Part {
    /// The text as one piece.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, Names, logic::{Position, next_step}};
    /// let grid: Grid = "123. .... .... ....".parse()?;
    /// let position = Position::from_grid(&grid).unwrap();
    /// let step = next_step(&position).unwrap();
    /// let parts = step.parts(&position, &Names::numbers(grid.geometry()));
    /// assert_eq!(parts[1].plain_text(), "Only 4 is missing in row 1. Write 4 in r1c4.");
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn plain_text(&self) -> String {
        self.text.iter().map(|span| &*span.text).collect()
    }
}
