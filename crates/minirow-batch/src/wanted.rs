//! Which rows are worked on and written.

use std::error::Error;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use xxhash_rust::xxh3::xxh3_64_with_seed;

use crate::work::{CHECK, Vocabulary};
use crate::{AnswerColumn, Kept, Rows, Values, Works, selection};

/// A condition on a column of answers: `givens<=20`.
///
/// # Examples
/// ```
/// use minirow_batch::Condition;
/// let condition: Condition = "se_er >= 7.2".parse()?;
/// assert_eq!(condition.to_string(), "se_er>=7.2");
/// assert!("se_er".parse::<Condition>().is_err());
/// # Ok::<(), minirow_batch::BadCondition>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    column: String,
    relation: Relation,
    value: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Relation {
    AtMost,
    AtLeast,
    Not,
    Equal,
    Below,
    Above,
}

/// Longer signs first; the last of a relation is the one it is shown with.
const RELATIONS: [(&str, Relation); 7] = [
    ("==", Relation::Equal),
    ("<=", Relation::AtMost),
    (">=", Relation::AtLeast),
    ("!=", Relation::Not),
    ("=", Relation::Equal),
    ("<", Relation::Below),
    (">", Relation::Above),
];

/// A text is no condition, or one on a column that is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadCondition(String);

/// A list of more words is not told.
const MOST_TOLD: usize = 20;

impl Condition {
    /// Checks that it is about a column of answers, and about a value that this can have.
    ///
    /// # Errors
    /// Where it is not.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::Condition;
    /// let condition: Condition = "givens<20".parse()?;
    /// assert!(condition.expect_column(&"solve,givens".parse().unwrap()).is_ok());
    /// assert!(condition.expect_column(&"solve".parse().unwrap()).is_err());
    /// # Ok::<(), minirow_batch::BadCondition>(())
    /// ```
    pub fn expect_column(&self, works: &Works) -> Result<(), BadCondition> {
        let mut columns = works.columns();
        // It is there where solutions are stated.
        columns.push(AnswerColumn { name: CHECK.to_owned(), values: Values::Words(Vec::new()) });
        let Some(column) = columns.iter().find(|column| column.name == self.column) else {
            let names: Vec<_> = columns.iter().map(|column| column.name.as_str()).collect();
            return Err(BadCondition(format!(
                "expected a condition on {}, found '{self}': its column is not asked for with --work",
                names.join(", ")
            )));
        };
        let is_number = matches!(column.values, Values::Numbers(_) | Values::Tenths(_));
        if is_number && self.value.parse::<f64>().is_err() {
            return Err(BadCondition(format!("expected a number in '{self}'")));
        }
        let vocabulary = Vocabulary::of(&self.column);
        let is_scale = vocabulary.as_ref().is_some_and(|vocabulary| vocabulary.is_scale);
        if !is_number && !is_scale && !matches!(self.relation, Relation::Equal | Relation::Not) {
            return Err(BadCondition(format!(
                "expected = or != in '{self}': {} is no number",
                self.column
            )));
        }
        match vocabulary {
            Some(vocabulary) if vocabulary.place(&self.value).is_none() => {
                let words = match vocabulary.words.len() {
                    ..=MOST_TOLD => vocabulary.words.join(", "),
                    _ => "`minirow techniques` lists them".to_owned(),
                };
                Err(BadCondition(format!(
                    "expected a value of {} in '{self}': {words}",
                    self.column
                )))
            }
            _ => Ok(()),
        }
    }

    /// Whether it is about stated solutions.
    pub(crate) fn is_about_stated(&self) -> bool {
        self.column == CHECK
    }

    /// Whether a value stands in the relation to the wanted one.
    fn compares<T: PartialOrd>(&self, value: T, wanted: T) -> bool {
        match self.relation {
            Relation::AtMost => value <= wanted,
            Relation::AtLeast => value >= wanted,
            Relation::Not => value != wanted,
            Relation::Equal => value == wanted,
            Relation::Below => value < wanted,
            Relation::Above => value > wanted,
        }
    }

    /// Whether a row fulfils it, given the scale that its column has; a row without an answer does not.
    fn holds(&self, scale: Option<&Vocabulary>, values: &Values, row: usize) -> bool {
        let number = |value: f64| self.compares(value, self.value.parse().unwrap_or(f64::NAN));
        let is = |holds: bool| (self.relation == Relation::Equal) == holds;
        match values {
            Values::Numbers(all) => all[row].is_some_and(|value| number(value as f64)),
            Values::Tenths(all) => all[row].is_some_and(|value| number(f64::from(value) / 10.0)),
            Values::Texts(all) => all.get(row).is_some_and(|text| is(text == self.value)),
            Values::Words(all) => all[row].is_some_and(|word| match scale {
                Some(scale) => self.compares(scale.place(word), scale.place(&self.value)),
                None => is(word == self.value),
            }),
            Values::Lists(all) => {
                all[row].as_ref().is_some_and(|list| is(list.contains(&self.value.as_str())))
            }
            Values::Traces(all) => all[row]
                .as_ref()
                .is_some_and(|steps| is(steps.iter().any(|step| step.technique == self.value))),
        }
    }
}

impl FromStr for Condition {
    type Err = BadCondition;

    fn from_str(text: &str) -> Result<Self, BadCondition> {
        let found = text.find(['<', '>', '!', '=']).and_then(|at| {
            let (column, rest) = text.split_at(at);
            let (sign, relation) = RELATIONS.iter().find(|(sign, _)| rest.starts_with(sign))?;
            let (column, value) = (column.trim().to_owned(), rest[sign.len()..].trim().to_owned());
            (!column.is_empty() && !value.is_empty()).then_some(Self {
                column,
                relation: *relation,
                value,
            })
        });
        let wrong =
            || BadCondition(format!("expected a condition such as givens<=20, found '{text}'"));
        found.ok_or_else(wrong)
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = RELATIONS
            .iter()
            .rfind(|(_, relation)| *relation == self.relation)
            .map_or("", |(sign, _)| sign);
        write!(f, "{}{sign}{}", self.column, self.value)
    }
}

impl fmt::Display for BadCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for BadCondition {}

/// Which rows of a shard are worked on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chosen {
    /// The first so many.
    pub(crate) limit: Option<u64>,
    /// So many of a million, by a seed.
    pub(crate) sample: Option<(u32, u64)>,
    /// Those that have a bit here.
    pub(crate) bits: Option<Arc<Vec<u8>>>,
}

impl Chosen {
    /// Whether all rows are.
    pub(crate) fn are_all(&self) -> bool {
        self.limit.is_none() && self.sample.is_none() && self.bits.is_none()
    }

    /// Removes rows that are not worked on; the numbers of those that stay, where some do not.
    pub(crate) fn keep(&self, rows: Rows) -> (Rows, Option<Vec<u64>>) {
        if self.are_all() {
            return (rows, None);
        }
        let wanted: Vec<bool> = (0..rows.puzzles.len())
            .map(|at| {
                let row = rows.first + at as u64;
                let is_sampled = self.sample.is_none_or(|(millionths, seed)| {
                    let random = xxh3_64_with_seed(&row.to_le_bytes(), seed);
                    (u128::from(random) * 1_000_000) >> 64 < u128::from(millionths)
                });
                is_sampled
                    && self.limit.is_none_or(|limit| row < limit)
                    && self.bits.as_ref().is_none_or(|bits| selection::has(bits, row))
            })
            .collect();
        let numbers = (rows.first..).zip(&wanted).filter(|(_, wanted)| **wanted);
        let numbers = numbers.map(|(number, _)| number).collect();
        (keep_rows(rows, &wanted), Some(numbers))
    }
}

/// Rows and answers that fulfil all conditions.
pub(crate) fn keep_matching(
    rows: Rows,
    answers: Vec<AnswerColumn>,
    conditions: &[Condition],
) -> (Rows, Vec<AnswerColumn>) {
    if conditions.is_empty() {
        return (rows, answers);
    }
    let columns: Vec<_> = conditions
        .iter()
        .filter_map(|condition| {
            let column = answers.iter().find(|column| column.name == condition.column)?;
            let scale = Vocabulary::of(&condition.column).filter(|words| words.is_scale);
            Some((condition, scale, column))
        })
        .collect();
    let wanted: Vec<bool> = (0..rows.puzzles.len())
        .map(|row| {
            columns.iter().all(|(condition, scale, column)| {
                condition.holds(scale.as_ref(), &column.values, row)
            })
        })
        .collect();
    let answers = answers.iter().map(|column| keep_answers(column, &wanted)).collect();
    (keep_rows(rows, &wanted), answers)
}

fn keep_rows(rows: Rows, wanted: &[bool]) -> Rows {
    let kept = match &rows.kept {
        Kept::Fields(columns) => {
            Kept::Fields(columns.iter().map(|column| column.filter(wanted)).collect())
        }
        Kept::Objects(objects) => Kept::Objects(objects.filter(wanted)),
        #[cfg(feature = "parquet")]
        Kept::Arrow(batch) => {
            let wanted = arrow_array::BooleanArray::from(wanted.to_vec());
            let kept = arrow_select::filter::filter_record_batch(batch, &wanted);
            Kept::Arrow(kept.expect("a wish for each row"))
        }
        #[cfg(feature = "parquet")]
        Kept::Copied => panic!("columns that are copied have all their rows"),
    };
    let mut bad = rows.bad;
    bad.retain(|bad| wanted[(bad.row - rows.first - 1) as usize]);
    for bad in &mut bad {
        let before = &wanted[..(bad.row - rows.first - 1) as usize];
        bad.row = rows.first + before.iter().filter(|wanted| **wanted).count() as u64 + 1;
    }
    Rows {
        first: rows.first,
        puzzles: rows.puzzles.filter(wanted),
        stated: rows.stated.as_ref().map(|stated| stated.filter(wanted)),
        kept,
        bad,
    }
}

fn keep_answers(column: &AnswerColumn, wanted: &[bool]) -> AnswerColumn {
    fn kept<T: Clone>(all: &[T], wanted: &[bool]) -> Vec<T> {
        all.iter()
            .zip(wanted)
            .filter(|(_, wanted)| **wanted)
            .map(|(value, _)| value.clone())
            .collect()
    }
    let values = match &column.values {
        Values::Texts(all) => Values::Texts(all.filter(wanted)),
        Values::Words(all) => Values::Words(kept(all, wanted)),
        Values::Numbers(all) => Values::Numbers(kept(all, wanted)),
        Values::Tenths(all) => Values::Tenths(kept(all, wanted)),
        Values::Lists(all) => Values::Lists(kept(all, wanted)),
        Values::Traces(all) => Values::Traces(kept(all, wanted)),
    };
    AnswerColumn { name: column.name.clone(), values }
}
