//! Counting the values of all rows.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use serde::Serialize;

use super::ColumnStats;
use super::parts::{Next, Parts};
use crate::text::each_field;
use crate::{AnswerColumn, Batch, Far, Interrupted, Rows, Values, Watch, answer, find_columns};

/// What is in a set.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Stats {
    /// How many shards.
    pub shards: usize,
    /// How many rows.
    pub rows: u64,
    /// How many of them hold no board.
    pub bad: u64,
    /// Columns with values that can be counted, in their order: those of the shards, then those of the
    /// questions that were asked.
    pub columns: Vec<(String, ColumnStats)>,
}

/// How often it is told how far the run is.
const TOLD_EVERY: Duration = Duration::from_millis(100);

/// Columns whose values are texts of their own.
const UNCOUNTED: [&str; 4] = ["solution", "canonical", "canonical_hash", "trace"];

impl Stats {
    /// A column, which is added where it is not there.
    fn column(&mut self, name: &str) -> &mut ColumnStats {
        let at = self.columns.iter().position(|(known, _)| known == name);
        let at = at.unwrap_or_else(|| {
            self.columns.push((name.to_owned(), ColumnStats::default()));
            self.columns.len() - 1
        });
        &mut self.columns[at].1
    }

    /// Adds what was counted elsewhere.
    fn add(&mut self, other: Self) {
        self.rows += other.rows;
        self.bad += other.bad;
        for (name, column) in other.columns {
            self.column(&name).add(column);
        }
    }

    /// Counts the answers of a slice of rows.
    fn count(&mut self, column: &AnswerColumn) {
        let counted = self.column(&column.name);
        match &column.values {
            Values::Words(words) => words.iter().for_each(|word| counted.push(*word)),
            Values::Numbers(numbers) => {
                let texts = numbers.iter().map(|number| number.map(|number| number.to_string()));
                texts.for_each(|text| counted.push(text.as_deref()));
            }
            Values::Tenths(tenths) => {
                let shown = |tenths: u16| format!("{}.{}", tenths / 10, tenths % 10);
                let texts = tenths.iter().map(|tenths| tenths.map(shown));
                texts.for_each(|text| counted.push(text.as_deref()));
            }
            Values::Lists(lists) => {
                lists.iter().for_each(|list| counted.push_list(list.as_deref()));
            }
            Values::Texts(texts) => texts.iter().for_each(|text| counted.push(text)),
            Values::Traces(_) => {}
        }
    }
}

impl Batch {
    /// Counts what is in all shards, with the answers to the questions of the batch; nothing is written.
    /// Nothing comes back where the run was stopped.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::{Batch, Far, Input, Watch};
    /// # struct ToTheEnd;
    /// # impl Watch for ToTheEnd {
    /// #     fn go_on(&self) -> bool {
    /// #         true
    /// #     }
    /// #     fn tell(&self, _: Far) {}
    /// # }
    /// let folder = tempfile::tempdir()?;
    /// let shard = folder.path().join("boards.csv");
    /// let puzzle = "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
    /// std::fs::write(&shard, format!("puzzle,source\n{puzzle},a book\n{puzzle},a book\n"))?;
    /// let batch = Batch::new(vec![Input::file(shard)?], "out".into(), "givens".parse()?);
    /// let stats = batch.stats(&ToTheEnd)?.expect("a run to the end");
    /// assert_eq!(stats.rows, 2);
    /// assert_eq!(stats.columns[0].1.values["a book"], 2);
    /// assert_eq!(stats.columns[1].1.values["27"], 2);
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    ///
    /// # Errors
    /// Where a shard cannot be read.
    pub fn stats(&self, watch: &dyn Watch) -> anyhow::Result<Option<Stats>> {
        let (parts, rows) = (Mutex::new(Parts::of(self)), AtomicU64::new(0));
        let (counts, counted) = channel();
        let mut stats = Stats { shards: self.inputs.len(), ..Stats::default() };
        let ended = thread::scope(|scope| {
            for _ in 0..self.jobs.max(1) {
                let (counts, parts, rows) = (counts.clone(), &parts, &rows);
                scope.spawn(move || counts.send(self.count_parts(parts, rows, watch)));
            }
            drop(counts);
            loop {
                match counted.recv_timeout(TOLD_EVERY) {
                    Ok(counted) => stats.add(counted?),
                    Err(RecvTimeoutError::Disconnected) => return anyhow::Ok(()),
                    Err(RecvTimeoutError::Timeout) => {
                        let parts = parts.lock().unwrap_or_else(PoisonError::into_inner);
                        let (shard, fraction) = parts.far();
                        let rows = rows.load(Ordering::Relaxed);
                        watch.tell(Far { rows, shards: (shard, self.inputs.len()), fraction });
                    }
                }
            }
        });
        match ended {
            Err(error) if error.is::<Interrupted>() => return Ok(None),
            ended => ended?,
        }
        let order = parts.into_inner().unwrap_or_else(PoisonError::into_inner).columns();
        let place = |name: &String| order.iter().position(|known| known == name);
        stats.columns.sort_by_key(|(name, _)| place(name).unwrap_or(order.len()));
        Ok(Some(stats))
    }

    /// Counts parts until there are no more.
    fn count_parts(
        &self,
        parts: &Mutex<Parts>,
        rows: &AtomicU64,
        watch: &dyn Watch,
    ) -> anyhow::Result<Stats> {
        let go_on = || watch.go_on();
        let mut stats = Stats::default();
        loop {
            let next = parts.lock().unwrap_or_else(PoisonError::into_inner).next()?;
            let Some(Next { mut part, columns }) = next else { return Ok(stats) };
            while let Some(slice) = part.next_rows(&go_on)? {
                if !go_on() {
                    return Err(Interrupted.into());
                }
                rows.fetch_add(slice.puzzles.len() as u64, Ordering::Relaxed);
                let slice = Rows { stated: None, ..part.in_texts(slice)? };
                self.count_rows(&slice, &columns, &go_on, &mut stats)?;
            }
        }
    }

    fn count_rows(
        &self,
        rows: &Rows,
        columns: &[String],
        go_on: &(dyn Fn() -> bool + Sync),
        stats: &mut Stats,
    ) -> anyhow::Result<()> {
        stats.rows += rows.puzzles.len() as u64;
        let boards = find_columns(columns, &self.columns)?;
        let is_board = |name: &str| {
            let at = columns.iter().position(|column| column == name);
            at == Some(boards.puzzle) || (at.is_some() && at == boards.solution)
        };
        each_field(&rows.kept, columns, |name, value| {
            if !is_board(name) && !UNCOUNTED.contains(&name) {
                stats.column(name).push(value);
            }
        });
        let answered = answer(rows, &self.works, go_on)?;
        stats.bad += answered.bad.len() as u64;
        let new = answered.columns.iter().filter(|column| !columns.contains(&column.name));
        new.filter(|column| !UNCOUNTED.contains(&column.name.as_str()))
            .for_each(|column| stats.count(column));
        Ok(())
    }
}
