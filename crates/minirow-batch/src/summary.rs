//! What people are told of a batch at its end.

use std::path::Path;

use crate::{Report, counted, thousands};

impl Report {
    /// What people should know besides the counts: columns that are called otherwise, inputs that have changed, rows
    /// that are bad.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::{Finished, Report};
    /// let finished = Finished { rows: 3000, bad: 2000, ..Finished::default() };
    /// let report = Report { finished, ..Report::default() };
    /// let notes = report.notes("out".as_ref());
    /// assert_eq!(notes, ["2,000 rows hold no board, or a wrong solution: see out/*.bad.csv"]);
    /// ```
    #[must_use]
    pub fn notes(&self, folder: &Path) -> Vec<String> {
        let renamed = |(name, other): &(String, String)| {
            format!("the input has a column {name}: the new one is called {other}")
        };
        let mut notes: Vec<String> = self.renamed.iter().map(renamed).collect();
        notes.extend(
            self.changed.iter().map(|input| {
                format!("{input} has changed since it was finished, and was done again")
            }),
        );
        notes.extend(
            self.damaged.iter().map(|output| {
                format!("{output} was not as it had been written, and was done again")
            }),
        );
        if self.finished.bad > 0 {
            let rows = counted(self.finished.bad, "row holds", "rows hold");
            let folder = folder.display();
            notes.push(format!("{rows} no board, or a wrong solution: see {folder}/*.bad.csv"));
        }
        notes
    }

    /// What was done in a folder, in one line.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::{Finished, Report};
    /// let finished = Finished { rows: 2000, written: 2000, unique: 2000, ..Finished::default() };
    /// let report = Report { shards: (1, 0), finished, ..Report::default() };
    /// assert_eq!(report.summary("out".as_ref()), "1 shard in out; 2,000 rows; 2,000 unique");
    /// ```
    #[must_use]
    pub fn summary(&self, folder: &Path) -> String {
        let (folder, done) = (folder.display(), &self.finished);
        let shards = |count: usize| counted(count as u64, "shard", "shards");
        let mut parts = vec![match self.shards {
            (0, before) => {
                let compared = if self.verified { "checksums" } else { "sizes and times" };
                let shards = shards(before);
                format!("nothing to do: {shards} in {folder} finished before, by their {compared}")
            }
            (now, 0) => format!("{} in {folder}", shards(now)),
            (now, before) => {
                format!("{} in {folder}, {} finished before", shards(now), thousands(before as u64))
            }
        }];
        parts.push(counted(done.rows, "row", "rows"));
        if done.written < done.rows {
            parts.push(format!("{} written", thousands(done.written)));
        }
        for (count, word) in [
            (done.unique, "unique"),
            (done.several, "with several solutions"),
            (done.none, "without a solution"),
        ] {
            if count > 0 {
                parts.push(format!("{} {word}", thousands(count)));
            }
        }
        parts.join("; ")
    }
}
