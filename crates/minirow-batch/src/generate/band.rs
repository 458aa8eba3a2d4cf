//! How hard generated boards are.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use minirow::generate::Difficulty;
use minirow::logic::Tenths;
use minirow::rating::Level;

/// How hard some of the generated boards are: a level, or ratings of Sudoku Explainer such as `3.0-5.0`.
///
/// # Examples
/// ```
/// use minirow_batch::Band;
/// let band: Band = "2.5-4".parse()?;
/// assert_eq!(band.to_string(), "2.5-4.0");
/// assert!("hard".parse::<Band>().is_ok());
/// assert!("very hard".parse::<Band>().unwrap_err().to_string().contains("beginner"));
/// # Ok::<(), minirow_batch::UnknownBand>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Band {
    /// A level.
    Level(Level),
    /// The lowest and the highest rating of Sudoku Explainer.
    Rating(Tenths, Tenths),
}

/// A text is no band.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBand(String);

impl Band {
    /// What the generator is asked.
    pub(super) fn difficulty(self) -> Difficulty {
        match self {
            Self::Level(level) => Difficulty::Level(level),
            Self::Rating(low, high) => Difficulty::Rating(low..=high),
        }
    }
}

impl FromStr for Band {
    type Err = UnknownBand;

    fn from_str(text: &str) -> Result<Self, UnknownBand> {
        if let Ok(level) = text.parse() {
            return Ok(Self::Level(level));
        }
        let ends = text.split_once('-').and_then(|(low, high)| {
            Some((low.trim().parse::<Tenths>().ok()?, high.trim().parse::<Tenths>().ok()?))
        });
        match ends.filter(|(low, high)| low <= high) {
            Some((low, high)) => Ok(Self::Rating(low, high)),
            None => {
                let levels: Vec<_> = Level::ALL.iter().map(|level| level.name()).collect();
                Err(UnknownBand(format!(
                    "expected {}, or ratings such as 3.0-5.0, found '{text}'",
                    levels.join(", ")
                )))
            }
        }
    }
}

impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => f.write_str(level.name()),
            Self::Rating(low, high) => write!(f, "{low}-{high}"),
        }
    }
}

impl fmt::Display for UnknownBand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for UnknownBand {}
