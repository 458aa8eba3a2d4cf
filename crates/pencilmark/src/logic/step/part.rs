//! Explanations in parts: a few sentences, and the picture that belongs to them.

use super::sentence::{Said, Sentence};
use super::step::{HouseRole, Marks, Role};

/// A part of the explanation of a step: one or two sentences and what to draw for them.
///
/// Its picture is complete: it shows what the text speaks of, and what earlier parts established
/// and this one still needs.
///
/// # Examples
/// ```
/// use pencilmark::{Grid, Names, logic::{Position, next_step}};
/// let grid: Grid = "..4. .... 4... ....".parse()?;
/// let position = Position::from_grid(&grid).unwrap();
/// let step = next_step(&position).unwrap();
/// let parts = step.parts(&position, &Names::numbers(grid.geometry()));
/// assert_eq!(parts[1].title, "Where 4 cannot go");
/// assert_eq!(parts[1].plain_text(), "4 in r1c3 blocks r1c1 and r1c2. 4 in r3c1 blocks r2c1.");
/// # Ok::<(), pencilmark::format::ParseError>(())
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

/// A piece of text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Span {
    /// The words.
    pub text: String,
    /// What they speak of.
    pub role: SpanRole,
}

/// What a piece of text speaks of: it has the role of the marks that show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SpanRole {
    /// Nothing in particular.
    Plain,
    /// Houses with this role.
    House(HouseRole),
    /// Cells and digits with this role.
    Candidate(Role),
    /// An implication of a chain, which says that its node holds or that it does not.
    Node {
        /// Whether the node holds.
        holds: bool,
    },
    /// The number of an implication in its chain, from 1.
    Number,
}

impl Part {
    /// The text as one piece.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::{Grid, Names, logic::{Position, next_step}};
    /// let grid: Grid = "123. .... .... ....".parse()?;
    /// let position = Position::from_grid(&grid).unwrap();
    /// let step = next_step(&position).unwrap();
    /// let parts = step.parts(&position, &Names::numbers(grid.geometry()));
    /// assert_eq!(parts[1].plain_text(), "Only 4 is missing in row 1. Write 4 in r1c4.");
    /// # Ok::<(), pencilmark::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn plain_text(&self) -> String {
        self.text.iter().map(|span| &*span.text).collect()
    }
}

impl SpanRole {
    /// Its name in data; none for plain text.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::logic::{Role, SpanRole};
    /// assert_eq!(SpanRole::Candidate(Role::Out).name(), Some("out"));
    /// assert_eq!(SpanRole::Node { holds: false }.name(), Some("off"));
    /// assert_eq!(SpanRole::Plain.name(), None);
    /// ```
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::House(role) => Some(role.name()),
            Self::Candidate(role) => Some(role.name()),
            Self::Node { holds: true } => Some("on"),
            Self::Node { holds: false } => Some("off"),
            Self::Number => Some("number"),
        }
    }

    /// Which of several groups it speaks of, if it does, from 0.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::logic::{Role, SpanRole};
    /// assert_eq!(SpanRole::Candidate(Role::Group(1)).group(), Some(1));
    /// assert_eq!(SpanRole::Number.group(), None);
    /// ```
    #[must_use]
    pub const fn group(self) -> Option<u8> {
        match self {
            Self::Candidate(role) => role.group(),
            _ => None,
        }
    }
}
