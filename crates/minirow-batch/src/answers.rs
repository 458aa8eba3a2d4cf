//! Columns that are added to those of the input.

use serde::Serialize;

use crate::Texts;

/// A column of answers, a value for each row; nothing where there is no answer.
#[derive(Clone, Debug)]
pub struct AnswerColumn {
    /// Its name in the output.
    pub name: String,
    /// What it holds.
    pub values: Values,
}

/// The values of a column.
///
/// # Examples
/// ```
/// use minirow_batch::Values;
/// let values = Values::Numbers(vec![Some(17), None]);
/// assert!(values.len() == 2 && !values.is_empty());
/// assert!(matches!(values.emptied(), Values::Numbers(none) if none.is_empty()));
/// ```
#[derive(Clone, Debug)]
pub enum Values {
    /// Boards and other texts that rarely repeat.
    Texts(Texts),
    /// Words that repeat, such as verdicts and levels.
    Words(Vec<Option<&'static str>>),
    /// Whole numbers.
    Numbers(Vec<Option<u64>>),
    /// Numbers with one decimal, in tenths.
    Tenths(Vec<Option<u16>>),
    /// Lists of words, such as techniques.
    Lists(Vec<Option<Vec<&'static str>>>),
    /// The steps of a solution, in order.
    Traces(Vec<Option<Vec<TraceStep>>>),
}

/// A step of a solution: a row of a trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TraceStep {
    /// The name of the technique.
    pub technique: &'static str,
    /// Digits that are placed: cells in reading order from 0, and digits from 1.
    pub placements: Vec<(u16, u8)>,
    /// Candidates that are eliminated: cells in reading order from 0, and digits from 1.
    pub eliminations: Vec<(u16, u8)>,
}

impl Values {
    /// How many rows it has.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Texts(values) => values.len(),
            Self::Words(values) => values.len(),
            Self::Numbers(values) => values.len(),
            Self::Tenths(values) => values.len(),
            Self::Lists(values) => values.len(),
            Self::Traces(values) => values.len(),
        }
    }

    /// Whether it has no row.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// An empty column of the same kind: what a schema is made of.
    #[must_use]
    pub fn emptied(&self) -> Self {
        match self {
            Self::Texts(_) => Self::Texts(Texts::default()),
            Self::Words(_) => Self::Words(Vec::new()),
            Self::Numbers(_) => Self::Numbers(Vec::new()),
            Self::Tenths(_) => Self::Tenths(Vec::new()),
            Self::Lists(_) => Self::Lists(Vec::new()),
            Self::Traces(_) => Self::Traces(Vec::new()),
        }
    }
}
