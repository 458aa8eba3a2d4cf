//! What is asked of each row.

use std::str::FromStr;

use minirow::Symmetry;
use minirow::format::Format;
use minirow_batch::{Work, Works};

/// A question about each board of a column.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Question {
    /// Its solution: the first where there are several, or none where there must be one.
    Solve { unique: bool },
    /// No, one or several solutions.
    Verdict,
    /// Whether there is just one.
    Unique,
    /// What a batch answers.
    Work(Work),
    /// What is asked of one board after the other.
    Single(Single),
}

/// A question to one board at a time.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Single {
    /// Its rating by our own solving order.
    Own,
    /// All steps in words, one a line, and that no technique goes on where that is so.
    Explain,
    /// A puzzle without givens that are not needed.
    Minimize { symmetry: Symmetry, seed: u64 },
    /// The same in another format.
    Convert(Format),
}

impl Question {
    /// How many rows are worked on together.
    pub(super) fn piece(&self) -> usize {
        match self {
            Self::Solve { .. } | Self::Verdict | Self::Unique => 8192,
            Self::Work(work) if !work.is_slow() => 4096,
            Self::Work(Work::Count(_)) => 64,
            // One by one: they may take long, and are shared out best that way.
            Self::Work(_) => 1,
            Self::Single(_) => 16,
        }
    }
}

impl FromStr for Question {
    type Err = String;

    /// Reads `solve`, `count=1000`, `convert=json`.
    fn from_str(text: &str) -> Result<Self, String> {
        let (name, argument) = text.split_once('=').unwrap_or((text, ""));
        Ok(match name {
            "solve" => Self::Solve { unique: false },
            "solve-unique" => Self::Solve { unique: true },
            "verdict" => Self::Verdict,
            "unique" => Self::Unique,
            "own" => Self::Single(Single::Own),
            "explain" => Self::Single(Single::Explain),
            "convert" => Self::Single(Single::Convert(
                argument
                    .parse()
                    .map_err(|error: minirow::format::UnknownFormat| error.to_string())?,
            )),
            "minimize" => {
                let (symmetry, seed) = argument.split_once(',').unwrap_or((argument, "0"));
                Self::Single(Single::Minimize {
                    symmetry: symmetry
                        .parse()
                        .map_err(|error: minirow::UnknownSymmetry| error.to_string())?,
                    seed: seed.parse().map_err(|_| format!("expected a seed, found {seed}"))?,
                })
            }
            _ => {
                let works: Works =
                    text.parse().map_err(|error: minirow_batch::UnknownWork| error.to_string())?;
                match works.as_slice() {
                    [work] => Self::Work(*work),
                    _ => return Err(format!("expected one question, found '{text}'")),
                }
            }
        })
    }
}
