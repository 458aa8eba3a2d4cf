//! Rows as they come from an input.

use crate::BadRow;

/// Texts one behind the other: a column, or the fields of one.
///
/// # Examples
/// ```
/// use minirow_batch::Texts;
/// let mut texts = Texts::default();
/// texts.push(Some("ab"));
/// texts.push(None);
/// texts.push(Some(""));
/// let all: Vec<_> = texts.iter().collect();
/// assert_eq!(all, [Some("ab"), None, Some("")]);
/// assert_eq!((texts.len(), texts.get(0), texts.get(1)), (3, Some("ab"), None));
/// assert!(texts.has_nulls() && texts.text() == "ab");
/// assert_eq!(texts.filter(&[true, false, false]).len(), 1);
/// texts.clear();
/// assert!(texts.is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts {
    text: String,
    /// Where each ends.
    ends: Vec<usize>,
    /// Rows that have none, in order.
    nulls: Vec<usize>,
}

impl Texts {
    /// Texts of one length, which stand one behind the other.
    ///
    /// # Panics
    /// Where the last is shorter, or one would end within a character.
    #[must_use]
    pub(crate) fn of_length(text: String, length: usize) -> Self {
        assert!(
            text.len().is_multiple_of(length) && text.is_ascii(),
            "texts of {length} characters"
        );
        let ends = (1..=text.len() / length).map(|row| row * length).collect();
        Self { text, ends, nulls: Vec::new() }
    }

    /// Texts that stand one behind the other, by where each ends.
    #[cfg(feature = "parquet")]
    pub(crate) fn of_ends(text: String, ends: Vec<usize>) -> Self {
        debug_assert_eq!(ends.last().copied().unwrap_or(0), text.len());
        Self { text, ends, nulls: Vec::new() }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Adds one.
    pub fn push(&mut self, text: Option<&str>) {
        match text {
            Some(text) => self.text.push_str(text),
            None => self.nulls.push(self.ends.len()),
        }
        self.ends.push(self.text.len());
    }

    /// One of them.
    ///
    /// # Panics
    /// Where there are not as many.
    #[must_use]
    pub fn get(&self, row: usize) -> Option<&str> {
        let start = row.checked_sub(1).map_or(0, |before| self.ends[before]);
        let text = &self.text[start..self.ends[row]];
        (!text.is_empty() || self.nulls.binary_search(&row).is_err()).then_some(text)
    }

    /// All of them.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Option<&str>> {
        let mut start = 0;
        self.ends.iter().enumerate().map(move |(row, &end)| {
            let text = &self.text[start..end];
            start = end;
            (!text.is_empty() || self.nulls.binary_search(&row).is_err()).then_some(text)
        })
    }

    /// All texts one behind the other.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many bytes each has.
    #[cfg(feature = "parquet")]
    pub(crate) fn lengths(&self) -> impl Iterator<Item = usize> {
        let starts = std::iter::once(&0).chain(&self.ends);
        self.ends.iter().zip(starts).map(|(end, start)| end - start)
    }

    /// All of them, where each has `LENGTH` bytes.
    #[must_use]
    pub(crate) fn all_of_length<const LENGTH: usize>(&self) -> Option<&[[u8; LENGTH]]> {
        let is_even = |(&end, expected): (&usize, usize)| end == expected;
        let are_even = self.ends.iter().zip((1..).map(|row| row * LENGTH)).all(is_even);
        (are_even && !self.has_nulls()).then_some(self.text.as_bytes().as_chunks().0)
    }

    /// Whether some row has none.
    #[must_use]
    pub fn has_nulls(&self) -> bool {
        !self.nulls.is_empty()
    }

    /// Makes the last one none.
    pub(crate) fn empty_last(&mut self) {
        let Some(row) = self.ends.len().checked_sub(1) else { return };
        let start = row.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.text.truncate(start);
        self.ends[row] = start;
        if self.nulls.last() != Some(&row) {
            self.nulls.push(row);
        }
    }

    /// Removes all.
    pub fn clear(&mut self) {
        self.text.clear();
        self.ends.clear();
        self.nulls.clear();
    }

    /// Those of the rows that are wanted.
    #[must_use]
    pub fn filter(&self, wanted: &[bool]) -> Self {
        let mut texts = Self::default();
        for (text, _) in self.iter().zip(wanted).filter(|(_, wanted)| **wanted) {
            texts.push(text);
        }
        texts
    }
}

impl<'a> FromIterator<Option<&'a str>> for Texts {
    fn from_iter<I: IntoIterator<Item = Option<&'a str>>>(all: I) -> Self {
        let mut texts = Self::default();
        all.into_iter().for_each(|text| texts.push(text));
        texts
    }
}

/// Rows that are worked on together.
#[derive(Clone, Debug)]
pub struct Rows {
    /// The number of the first in its file, from 0, without heads.
    pub first: u64,
    /// The boards.
    pub puzzles: Texts,
    /// What the input says their solutions are.
    pub stated: Option<Texts>,
    /// All columns of the input.
    pub kept: Kept,
    /// Those that cannot be read, in order: they have no board, and this is why.
    pub bad: Vec<BadRow>,
}

impl Rows {
    /// Boards alone, the first rows of something.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::{Rows, Texts};
    /// let puzzles: Texts = [Some("1...3..........."), None].into_iter().collect();
    /// assert_eq!(Rows::of(puzzles).puzzles.len(), 2);
    /// ```
    #[must_use]
    pub fn of(puzzles: Texts) -> Self {
        Self { first: 0, puzzles, stated: None, kept: Kept::Fields(Vec::new()), bad: Vec::new() }
    }
}

/// The columns of an input on their way to the output.
#[derive(Clone, Debug)]
pub enum Kept {
    /// Fields by column: CSV, TSV, lines.
    Fields(Vec<Texts>),
    /// JSON objects, one a row, as they stand.
    Objects(Texts),
    /// Columns of a Parquet file.
    #[cfg(feature = "parquet")]
    Arrow(arrow_array::RecordBatch),
    /// Columns of a Parquet file that are not read: copied, all rows of a group, or not needed.
    #[cfg(feature = "parquet")]
    Copied,
}
