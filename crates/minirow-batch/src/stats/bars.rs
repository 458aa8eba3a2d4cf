//! The bars of a histogram.

use minirow::rating::Level;

use super::ColumnStats;

/// A bar: some values and how many rows have one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// What it is for: a value, `7.0 to 7.4`, or `12 others`.
    pub label: String,
    /// How many rows.
    pub count: u64,
}

/// How many bars a histogram has at most.
const MOST_BARS: usize = 25;

/// How wide bars of numbers may be, in parts of ten.
const STEPS: [f64; 3] = [1.0, 2.0, 5.0];

impl ColumnStats {
    /// The bars: numbers by their size, levels from easy to hard, other words by how often they are there.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::ColumnStats;
    /// let column = ColumnStats {
    ///     values: [("hard".to_owned(), 2), ("easy".to_owned(), 1)].into(),
    ///     rows: 3,
    ///     ..ColumnStats::default()
    /// };
    /// let bars: Vec<_> = column.bars().into_iter().map(|bar| (bar.label, bar.count)).collect();
    /// assert_eq!(bars, [("easy".to_owned(), 1), ("hard".to_owned(), 2)]);
    /// ```
    #[must_use]
    pub fn bars(&self) -> Vec<Bar> {
        match self.numbers {
            Some(numbers) => self.bars_of_numbers(numbers.lowest, numbers.highest),
            None => self.bars_of_words(),
        }
    }

    fn bars_of_words(&self) -> Vec<Bar> {
        let mut bars: Vec<Bar> =
            self.values.iter().map(|(label, &count)| Bar { label: label.clone(), count }).collect();
        let level = |bar: &Bar| bar.label.parse::<Level>().ok();
        if bars.iter().all(|bar| level(bar).is_some()) {
            bars.sort_by_key(level);
        } else {
            bars.sort_by_key(|bar| std::cmp::Reverse(bar.count));
        }
        if bars.len() > MOST_BARS {
            let others = bars.split_off(MOST_BARS - 1);
            let count = others.iter().map(|bar| bar.count).sum();
            bars.push(Bar { label: format!("{} others", others.len()), count });
        }
        bars
    }

    fn bars_of_numbers(&self, lowest: f64, highest: f64) -> Vec<Bar> {
        let number = |value: &str| value.parse::<f64>().unwrap_or(f64::NAN);
        let mut values: Vec<(f64, &str, u64)> = self
            .values
            .iter()
            .map(|(value, &count)| (number(value), value.as_str(), count))
            .collect();
        values.sort_by(|one, other| one.0.total_cmp(&other.0));
        if values.len() <= MOST_BARS {
            let bar = |(_, value, count): (_, &str, _)| Bar { label: value.to_owned(), count };
            return values.into_iter().map(bar).collect();
        }
        let decimals = values.iter().map(|(_, value, _)| decimals(value)).max().unwrap_or(0);
        let unit = 10_f64.powi(-(decimals as i32));
        let step = step(highest - lowest, unit);
        let first = (lowest / step).floor();
        let last = ((highest / step).floor() - first) as usize;
        let mut counts = vec![0; last + 1];
        for (number, _, rows) in values {
            let at = ((number / step + unit / step / 2.0).floor() - first) as usize;
            counts[at.min(last)] += rows;
        }
        let bar = |(at, count): (usize, u64)| {
            let start = (first + at as f64) * step;
            let end = start + step - unit;
            let label = match step > unit * 1.5 {
                true => format!("{start:.decimals$} to {end:.decimals$}"),
                false => format!("{start:.decimals$}"),
            };
            Bar { label, count }
        };
        counts.into_iter().enumerate().map(bar).collect()
    }
}

/// How many digits a number has behind its point.
fn decimals(value: &str) -> usize {
    value.split_once('.').map_or(0, |(_, digits)| digits.len().min(6))
}

/// How wide bars are: 1, 2 or 5 of some unit, as narrow as the number of bars allows.
fn step(range: f64, unit: f64) -> f64 {
    let mut scale = unit;
    loop {
        for step in STEPS {
            if range / (step * scale) < (MOST_BARS - 1) as f64 {
                return step * scale;
            }
        }
        scale *= 10.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::column::Numbers;

    fn bars(values: &[(&str, u64)]) -> Vec<(String, u64)> {
        let mut column = ColumnStats::default();
        for (value, count) in values {
            (0..*count).for_each(|_| column.push(Some(value)));
        }
        column.bars().into_iter().map(|bar| (bar.label, bar.count)).collect()
    }

    #[test]
    fn numbers_stand_in_order_and_are_put_together_where_there_are_many() {
        assert_eq!(bars(&[("10", 1), ("9", 2)]), [("9".to_owned(), 2), ("10".to_owned(), 1)]);
        let many: Vec<String> =
            (0..100).map(|tenths| format!("{:.1}", f64::from(tenths) / 10.0)).collect();
        let many: Vec<(&str, u64)> = many.iter().map(|value| (value.as_str(), 1)).collect();
        let found = bars(&many);
        assert_eq!(found.len(), 20);
        assert_eq!(found[0], ("0.0 to 0.4".to_owned(), 5));
        assert!(found.iter().all(|(_, count)| *count == 5), "{found:?}");
        let huge = bars(&(0..30).map(|_| ("1e300", 1)).collect::<Vec<_>>());
        assert_eq!(huge, [("1e300".to_owned(), 30)]);
    }

    #[test]
    fn every_row_is_in_a_bar() {
        let mut column = ColumnStats::default();
        for number in 0..5000_u64 {
            column.push(Some(&(number * number % 997).to_string()));
        }
        let sum = (0..5000_u64).map(|number| number * number % 997).sum::<u64>() as f64;
        let numbers = Numbers { lowest: 0.0, highest: 996.0, sum };
        assert_eq!(column.numbers, Some(numbers));
        assert_eq!(column.bars().iter().map(|bar| bar.count).sum::<u64>(), 5000);
        assert!(column.bars().len() <= MOST_BARS);
    }

    #[test]
    fn lists_count_once_for_each_item() {
        let found = bars(&[("[naked-single, x-wing]", 2), ("[\"x-wing\"]", 1)]);
        assert_eq!(found, [("x-wing".to_owned(), 3), ("naked-single".to_owned(), 2)]);
    }
}
