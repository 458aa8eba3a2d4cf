//! What rules say, in a sentence without cells and in a few words with them.

/// What every rule of a kind says: in English, and by a key for who has it in another language.
///
/// # Examples
/// ```
/// use minirow::rules::{Rule, kinds::Whisper};
/// let whisper = |least| Rule::Whisper(Whisper { cells: vec![0, 1], least }).meaning();
/// assert_eq!(whisper(4).text, "Neighbours on a zigzag line with ≥4 differ by at least 4.");
/// assert_eq!((whisper(4).key.as_str(), whisper(4).numbers), ("whisper", vec![vec![4]]));
/// assert_eq!(whisper(5).key, "whisper.5");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Meaning {
    /// The sentence.
    pub text: String,
    /// The name of the kind, and what sets this sentence apart from the usual one; empty where the sentence holds a
    /// title that a person gave.
    pub key: String,
    /// The numbers in the sentence, each with those that hold as well.
    pub numbers: Vec<Vec<u64>>,
}

impl Meaning {
    /// A sentence that a person wrote.
    pub(crate) fn written(text: String) -> Self {
        Self { text, ..Self::default() }
    }
}

/// What rules say under a name; with places for numbers and cells such as `{number}`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Says {
    /// A rule in a few words.
    pub(crate) words: &'static str,
    /// What all rules say, in a sentence without cells.
    pub(crate) meaning: &'static str,
}
