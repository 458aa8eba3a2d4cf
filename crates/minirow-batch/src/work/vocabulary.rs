//! The words that columns of answers hold.

use minirow::Symmetry;
use minirow::logic::Technique;
use minirow::rating::{HodokuLevel, Level};

use super::CHECK;

/// The words of a column, and whether a later one is more than one before it.
#[derive(Debug)]
pub(crate) struct Vocabulary {
    pub(crate) words: Vec<&'static str>,
    pub(crate) is_scale: bool,
}

impl Vocabulary {
    /// That of a column, where it has words.
    pub(crate) fn of(column: &str) -> Option<Self> {
        let (words, is_scale) = match column {
            "verdict" => (vec!["none", "unique", "several"], false),
            "level" => (Level::ALL.iter().map(|level| level.name()).collect(), true),
            "hodoku_level" => (HodokuLevel::ALL.iter().map(|&level| level.name()).collect(), true),
            "symmetry" => {
                let all = Symmetry::ALL.iter().filter(|symmetry| **symmetry != Symmetry::None);
                (all.map(|symmetry| symmetry.name()).collect(), false)
            }
            "techniques" | "trace" => (Technique::all().map(Technique::name).collect(), false),
            CHECK => (vec!["correct", "wrong"], false),
            _ => return None,
        };
        Some(Self { words, is_scale })
    }

    /// The place of a word.
    pub(crate) fn place(&self, word: &str) -> Option<usize> {
        self.words.iter().position(|known| *known == word)
    }
}
