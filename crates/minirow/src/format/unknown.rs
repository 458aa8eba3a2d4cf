//! What this version does not understand and still keeps.

/// Fields of our JSON that this version does not know, with their values as they were written, so
/// that a program of a later version finds them again.
///
/// # Examples
/// ```
/// use minirow::format::{ReadOptions, Symbols, read, write};
/// let text = r#"{"grid": "1... .... .... ...2", "mood": ["good", 7]}"#;
/// let document = read(text, &ReadOptions::default())?;
/// let unknown = document.unknown.as_ref().unwrap();
/// assert_eq!(unknown.names().collect::<Vec<_>>(), ["mood"]);
/// let written = write(&document, "json".parse().unwrap(), &Symbols::usual(4)).unwrap();
/// assert!(written.ends_with("\"mood\":[\"good\", 7]}\n"), "{written}");
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unknown {
    /// Those of the board.
    pub(super) board: Vec<(String, String)>,
    /// Those of the field `about`.
    pub(super) about: Vec<(String, String)>,
    /// Those of the field `play`.
    pub(super) play: Vec<(String, String)>,
    /// Whether those of the board are what a command has answered about it.
    pub(super) is_answer: bool,
}

impl Unknown {
    /// What they are called.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::format::Unknown::default().names().count(), 0);
    /// ```
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let fields = self.board.iter().chain(&self.about).chain(&self.play);
        fields.map(|(name, _)| name.as_str())
    }

    /// Whether there are none, but for those of an answer about the board, which tell nothing of the board itself.
    ///
    /// # Examples
    /// ```
    /// assert!(minirow::format::Unknown::default().is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let is_told = self.is_answer || self.board.is_empty();
        is_told && self.about.is_empty() && self.play.is_empty()
    }
}
