//! What is in a set, as text.

use std::fmt;

use super::{Bar, ColumnStats, Stats};

/// How long the longest bar is.
const LONGEST: u64 = 40;

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { shards, rows, bad, columns } = self;
        let s = |count: u64| if count == 1 { "" } else { "s" };
        write!(f, "{shards} shard{}, {rows} row{}", s(*shards as u64), s(*rows))?;
        match bad {
            0 => writeln!(f)?,
            bad => writeln!(f, ", {bad} without a board")?,
        }
        for (name, column) in columns {
            writeln!(f, "\n{name}: {}", column.summary())?;
            let bars = column.bars();
            let width = bars.iter().map(|bar| bar.label.chars().count()).max().unwrap_or(0);
            let most = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
            let digits = most.to_string().len();
            for bar in bars {
                let length = (bar.count * LONGEST).div_ceil(most) as usize;
                let (part, line) = (column.percent(&bar), "#".repeat(length));
                let shown =
                    format!("  {:width$}  {:digits$}  {part:5.1} %  {line}", bar.label, bar.count);
                writeln!(f, "{}", shown.trim_end())?;
            }
        }
        Ok(())
    }
}

impl ColumnStats {
    /// What is said of the column beside its name.
    pub(super) fn summary(&self) -> String {
        let mut parts = vec![format!("{} row{}", self.rows, if self.rows == 1 { "" } else { "s" })];
        if self.empty > 0 {
            parts.push(format!("{} without", self.empty));
        }
        if let Some(numbers) = self.numbers.filter(|_| self.rows > 0) {
            let mean = numbers.sum / self.rows as f64;
            parts.push(format!("{} to {}, mean {mean:.2}", numbers.lowest, numbers.highest));
        }
        if self.has_too_many {
            parts.push("too many different values to list".to_owned());
        }
        parts.join(", ")
    }

    /// How many of a hundred rows a bar is for.
    pub(super) fn percent(&self, bar: &Bar) -> f64 {
        bar.count as f64 * 100.0 / self.rows.max(1) as f64
    }
}
