//! A text that is not read, and where it is wrong.

use std::fmt;

use super::error::{printable, quote};

/// The most characters of a text that are repeated in a message.
const SHOWN: usize = 40;

/// A text of a board with rules that is not read.
///
/// # Examples
/// ```
/// use minirow::format::read_ruled;
/// let error = read_ruled(".Thermo~R1C1~R1C0").unwrap_err();
/// assert_eq!(error.position(), 14);
/// assert_eq!(error.to_string(), "character 14: expected a cell such as R1C1, found 'R1C0'");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    position: usize,
    expected: String,
    found: String,
}

impl ReadError {
    /// An error at a character, counted from 1.
    pub(in crate::format) fn new(
        position: usize,
        expected: impl Into<String>,
        found: &str,
    ) -> Self {
        let mut found_part: String = found.chars().take(SHOWN).collect();
        if found_part.len() < found.len() {
            found_part.push('…');
        }
        Self { position, expected: expected.into(), found: found_part }
    }

    /// Which character of the text is wrong, counted from 1.
    ///
    /// # Examples
    /// ```
    /// use minirow::{format::read_rule, Geometry};
    /// let error = read_rule("cage 14 r1c1 r1c10", &Geometry::classic()).unwrap_err();
    /// assert_eq!(error.position(), 14);
    /// ```
    #[must_use]
    pub fn position(&self) -> usize {
        self.position
    }

    /// What should be there.
    ///
    /// # Examples
    /// ```
    /// use minirow::{format::read_rule, Geometry};
    /// let error = read_rule("cage 14 r1c1 r1c10", &Geometry::classic()).unwrap_err();
    /// assert_eq!(error.expected(), "a cell of a board of 9x9");
    /// ```
    #[must_use]
    pub fn expected(&self) -> &str {
        &self.expected
    }

    /// What is there; long texts are cut.
    ///
    /// # Examples
    /// ```
    /// use minirow::{format::read_rule, Geometry};
    /// let error = read_rule("cage 14 r1c1 r1c10", &Geometry::classic()).unwrap_err();
    /// assert_eq!(error.found(), "r1c10");
    /// ```
    #[must_use]
    pub fn found(&self) -> &str {
        &self.found
    }

    /// What is there, as errors of boards name it.
    pub(in crate::format) fn quoted(&self) -> String {
        if self.found.is_empty() { "nothing".to_owned() } else { quote(&self.found) }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { position, expected, found } = self;
        write!(f, "character {position}: expected {expected}, found ")?;
        if found.is_empty() { f.write_str("nothing") } else { write!(f, "'{}'", printable(found)) }
    }
}

impl std::error::Error for ReadError {}
