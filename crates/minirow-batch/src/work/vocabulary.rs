//! The words that columns of answers hold.

use minirow::Symmetry;
use minirow::logic::Technique;
use minirow::rating::{HodokuLevel, Level, UNSOLVED};
use minirow::solve::Verdict;

use super::CHECK;

/// The words of a column, and whether a later one is more than one before it: what no technique solves is beyond
/// all levels.
#[derive(Debug)]
pub(crate) struct Vocabulary {
    pub(crate) words: Vec<&'static str>,
    pub(crate) is_scale: bool,
}

impl Vocabulary {
    /// That of a column, where it has words.
    pub(crate) fn of(column: &str) -> Option<Self> {
        let (words, is_scale) = match column {
            "verdict" => {
                let known = Verdict::ALL.iter().filter(|verdict| **verdict != Verdict::Unknown);
                (known.map(|verdict| verdict.name()).collect(), false)
            }
            "level" => (scale(Level::ALL.iter().map(|level| level.name())), true),
            "hodoku_level" => (scale(HodokuLevel::ALL.iter().map(|level| level.name())), true),
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

/// The levels of a scale, and what stands in their place.
fn scale(levels: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    levels.chain([UNSOLVED]).collect()
}
