//! Cells of a board as a set.

use crate::rules::engine::ones;
use crate::rules::places::MOST_CELLS;

/// The words of a set of cells of the largest board.
const WORDS: usize = MOST_CELLS.div_ceil(64);

/// A set of cells, with how many words of it can have members.
#[derive(Clone, Copy, Default)]
pub(in crate::rules) struct CellSet {
    words: [u64; WORDS],
    used: usize,
}

impl CellSet {
    pub(in crate::rules) fn len(&self) -> u32 {
        self.words[..self.used].iter().map(|word| word.count_ones()).sum()
    }

    pub(in crate::rules) fn is_empty(&self) -> bool {
        self.words[..self.used].iter().all(|&word| word == 0)
    }

    pub(in crate::rules) fn is_within(&self, all: &Self) -> bool {
        let mut pairs = self.words[..self.used].iter().zip(&all.words);
        pairs.all(|(word, all)| word & !all == 0)
    }

    /// The words that can have members.
    pub(in crate::rules) fn words(&self) -> &[u64] {
        &self.words[..self.used]
    }

    /// Whether both have a cell.
    pub(in crate::rules) fn meets(&self, other: &Self) -> bool {
        let mut pairs = self.words[..self.used].iter().zip(&other.words);
        pairs.any(|(word, other)| word & other != 0)
    }

    /// How many cells both have.
    pub(in crate::rules) fn overlap(&self, other: &Self) -> u32 {
        let pairs = self.words[..self.used].iter().zip(&other.words);
        pairs.map(|(word, other)| (word & other).count_ones()).sum()
    }

    pub(in crate::rules) fn and(&self, other: &Self) -> Self {
        self.with(other, |word, other| word & other)
    }

    pub(in crate::rules) fn or(&self, other: &Self) -> Self {
        self.with(other, |word, other| word | other)
    }

    pub(in crate::rules) fn without(&self, other: &Self) -> Self {
        self.with(other, |word, other| word & !other)
    }

    fn with(&self, other: &Self, both: impl Fn(u64, u64) -> u64) -> Self {
        let mut found = Self { used: self.used.max(other.used), ..Self::default() };
        for at in 0..found.used {
            found.words[at] = both(self.words[at], other.words[at]);
        }
        found
    }

    pub(in crate::rules) fn cells(&self) -> impl Iterator<Item = u16> {
        let words = self.words.into_iter().enumerate().take(self.used);
        words.flat_map(|(at, word)| ones(word).map(move |bit| (at * 64) as u16 + bit as u16))
    }
}

impl FromIterator<u16> for CellSet {
    fn from_iter<I: IntoIterator<Item = u16>>(cells: I) -> Self {
        let mut set = Self::default();
        for cell in cells {
            let at = usize::from(cell) / 64;
            set.words[at] |= 1 << (cell % 64);
            set.used = set.used.max(at + 1);
        }
        set
    }
}
