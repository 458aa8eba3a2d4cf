//! The questions.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{AnswerColumn, Texts, Values};

/// A question about each board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Work {
    /// Its solution.
    Solve,
    /// Whether it has no, one or several solutions.
    Verdict,
    /// How many givens it has.
    Givens,
    /// How many solutions it has, up to a number.
    Count(u64),
    /// How hard Sudoku Explainer says it is: three numbers.
    Se,
    /// How hard HoDoKu says it is: level and score.
    Hodoku,
    /// How hard it is on our own scale of seven levels.
    Level,
    /// The form that boards share that are the same up to symmetry, and a hash of it.
    Canonical,
    /// The symmetries of its givens' places.
    Symmetry,
    /// The techniques of its solution, each once, in the order in which they are needed.
    Techniques,
    /// The steps of its solution.
    Trace,
}

/// How many solutions are counted where nobody says how many.
const MOST_SOLUTIONS: u64 = 1000;

impl Work {
    /// All of them, solutions counted up to 1000.
    pub const ALL: &'static [Self] = &[
        Self::Solve,
        Self::Verdict,
        Self::Givens,
        Self::Count(MOST_SOLUTIONS),
        Self::Se,
        Self::Hodoku,
        Self::Level,
        Self::Canonical,
        Self::Symmetry,
        Self::Techniques,
        Self::Trace,
    ];

    /// The one word for it.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow_batch::Work::Count(7).name(), "count");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Solve => "solve",
            Self::Verdict => "verdict",
            Self::Givens => "givens",
            Self::Count(_) => "count",
            Self::Se => "se",
            Self::Hodoku => "hodoku",
            Self::Level => "level",
            Self::Canonical => "canonical",
            Self::Symmetry => "symmetry",
            Self::Techniques => "techniques",
            Self::Trace => "trace",
        }
    }

    /// The columns that answer it, empty.
    #[must_use]
    pub fn columns(self) -> Vec<AnswerColumn> {
        let texts = || Values::Texts(Texts::default());
        let columns = match self {
            Self::Solve => vec![("solution", texts())],
            Self::Verdict => vec![("verdict", Values::Words(Vec::new()))],
            Self::Givens => vec![("givens", Values::Numbers(Vec::new()))],
            Self::Count(_) => vec![("solutions", Values::Numbers(Vec::new()))],
            Self::Se => {
                ["se_er", "se_ep", "se_ed"].map(|name| (name, Values::Tenths(Vec::new()))).into()
            }
            Self::Hodoku => vec![
                ("hodoku_level", Values::Words(Vec::new())),
                ("hodoku_score", Values::Numbers(Vec::new())),
            ],
            Self::Level => vec![("level", Values::Words(Vec::new()))],
            Self::Canonical => vec![("canonical", texts()), ("canonical_hash", texts())],
            Self::Symmetry => vec![("symmetry", Values::Lists(Vec::new()))],
            Self::Techniques => vec![("techniques", Values::Lists(Vec::new()))],
            Self::Trace => vec![("trace", Values::Traces(Vec::new()))],
        };
        let named = |(name, values): (&str, _)| AnswerColumn { name: name.to_owned(), values };
        columns.into_iter().map(named).collect()
    }

    /// Whether it takes steps as people make them: milliseconds, or seconds.
    pub(crate) fn reasons(self) -> bool {
        matches!(self, Self::Se | Self::Hodoku | Self::Level | Self::Techniques | Self::Trace)
    }

    /// Whether it takes much longer than reading and writing a row.
    #[must_use]
    pub fn is_slow(self) -> bool {
        !matches!(self, Self::Solve | Self::Verdict | Self::Givens | Self::Symmetry)
    }
}

/// Questions, separated by commas: `solve,verdict,count=100`.
///
/// # Examples
/// ```
/// use minirow_batch::{Work, Works};
/// let works: Works = "solve,count=5".parse()?;
/// assert_eq!(works.as_slice(), [Work::Solve, Work::Count(5)]);
/// assert_eq!(works.to_string(), "solve,count=5");
/// assert_eq!(works.columns()[1].name, "solutions");
/// assert!(works.are_slow() && Work::Count(5).is_slow());
/// let error = "solve,sing".parse::<Works>().unwrap_err();
/// assert!(error.to_string().ends_with("found 'sing'"));
/// # Ok::<(), minirow_batch::UnknownWork>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Works(Vec<Work>);

/// No question has this name, or it is asked twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWork(String);

impl Works {
    /// All of them, in the order of the columns.
    #[must_use]
    pub fn as_slice(&self) -> &[Work] {
        &self.0
    }

    /// The columns that answer them, empty.
    #[must_use]
    pub fn columns(&self) -> Vec<AnswerColumn> {
        self.0.iter().flat_map(|work| work.columns()).collect()
    }

    /// Whether one of them takes steps as people make them.
    pub(crate) fn reason(&self) -> bool {
        self.0.iter().any(|work| work.reasons())
    }

    /// Whether one of them takes much longer than reading and writing a row.
    #[must_use]
    pub fn are_slow(&self) -> bool {
        self.0.iter().any(|work| work.is_slow())
    }
}

impl From<Work> for Works {
    fn from(work: Work) -> Self {
        Self(vec![work])
    }
}

impl FromStr for Works {
    type Err = UnknownWork;

    fn from_str(text: &str) -> Result<Self, UnknownWork> {
        let mut works: Vec<Work> = Vec::new();
        for word in text.split(',').map(str::trim) {
            let unknown = || {
                let names: Vec<_> = Work::ALL.iter().map(|work| work.name()).collect();
                UnknownWork(format!("expected {}, or count=N, found '{word}'", names.join(", ")))
            };
            let work = match word.split_once('=') {
                Some(("count", most)) => {
                    let most = most.parse().ok().filter(|most| (1..=1_000_000).contains(most));
                    Work::Count(most.ok_or_else(|| {
                        UnknownWork(format!("expected count=1 to count=1000000, found '{word}'"))
                    })?)
                }
                Some(_) => return Err(unknown()),
                None => *Work::ALL.iter().find(|work| work.name() == word).ok_or_else(unknown)?,
            };
            if works.iter().any(|other| other.name() == work.name()) {
                return Err(UnknownWork(format!("'{}' stands there twice", work.name())));
            }
            works.push(work);
        }
        Ok(Self(works))
    }
}

impl fmt::Display for Works {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, work) in self.0.iter().enumerate() {
            f.write_str(if at > 0 { "," } else { "" })?;
            match work {
                Work::Count(most) => write!(f, "count={most}")?,
                _ => f.write_str(work.name())?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for UnknownWork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for UnknownWork {}
