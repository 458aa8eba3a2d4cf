//! The values of a column.

use std::collections::BTreeMap;

use serde::Serialize;

/// The values of a column and how often each is there.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ColumnStats {
    /// Values and how many rows have them; none where there are too many different ones.
    pub values: BTreeMap<String, u64>,
    /// How many rows have a value.
    pub rows: u64,
    /// How many rows have none.
    pub empty: u64,
    /// What all values are, where they are numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub numbers: Option<Numbers>,
    /// Whether there are too many different values to list them.
    pub has_too_many: bool,
}

/// Numbers of a column.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Numbers {
    /// The lowest.
    pub lowest: f64,
    /// The highest.
    pub highest: f64,
    /// All together.
    pub sum: f64,
}

/// How many different values of a column are counted.
const MOST_VALUES: usize = 10_000;

/// Longer values are texts that nobody counts.
const LONGEST: usize = 64;

impl ColumnStats {
    /// Counts the value of a row: a list, `[a, b]` or `a;b`, once for each of its items.
    pub(super) fn push(&mut self, value: Option<&str>) {
        let value = value.map(str::trim).filter(|value| !value.is_empty() && *value != "-");
        let Some(value) = value else {
            self.empty += 1;
            return;
        };
        self.rows += 1;
        match value.strip_prefix('[').and_then(|value| value.strip_suffix(']')) {
            Some(list) => {
                let items = list.split(',').map(|item| item.trim().trim_matches('"'));
                items.for_each(|item| self.count(item));
            }
            None => value.split(';').for_each(|item| self.count(item)),
        }
    }

    /// Counts a row with a list of values.
    pub(super) fn push_list(&mut self, values: Option<&[&str]>) {
        match values {
            Some(values) => {
                self.rows += 1;
                values.iter().for_each(|value| self.count(value));
            }
            None => self.empty += 1,
        }
    }

    fn count(&mut self, value: &str) {
        let is_first = self.values.is_empty() && !self.has_too_many;
        let number = value.parse::<f64>().ok().filter(|number| number.is_finite());
        match (number, &mut self.numbers) {
            (Some(number), Some(numbers)) => numbers.add(&Numbers::of(number)),
            (Some(number), None) if is_first => self.numbers = Some(Numbers::of(number)),
            _ => self.numbers = None,
        }
        if self.has_too_many {
            return;
        }
        if let Some(count) = self.values.get_mut(value) {
            *count += 1;
        } else if self.values.len() < MOST_VALUES && value.len() <= LONGEST {
            self.values.insert(value.to_owned(), 1);
        } else {
            self.give_up();
        }
    }

    fn give_up(&mut self) {
        self.has_too_many = true;
        self.values.clear();
    }

    /// Adds what was counted elsewhere.
    pub(super) fn add(&mut self, other: Self) {
        let counted = |column: &Self| column.has_too_many || !column.values.is_empty();
        self.numbers = match (self.numbers, other.numbers) {
            (Some(mut one), Some(other)) => {
                one.add(&other);
                Some(one)
            }
            (Some(one), None) if !counted(&other) => Some(one),
            (None, Some(other)) if !counted(self) => Some(other),
            _ => None,
        };
        self.rows += other.rows;
        self.empty += other.empty;
        self.has_too_many |= other.has_too_many;
        for (value, count) in other.values {
            *self.values.entry(value).or_default() += count;
        }
        if self.has_too_many || self.values.len() > MOST_VALUES {
            self.give_up();
        }
    }
}

impl Numbers {
    fn of(number: f64) -> Self {
        Self { lowest: number, highest: number, sum: number }
    }

    fn add(&mut self, other: &Self) {
        self.lowest = self.lowest.min(other.lowest);
        self.highest = self.highest.max(other.highest);
        self.sum += other.sum;
    }
}
