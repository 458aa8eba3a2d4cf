//! How many files of each verdict there are.

use std::collections::BTreeSet;

use super::manifest::Entry;
use super::verdict::Verdict;

/// The counts of a corpus.
#[derive(Debug, Default)]
pub(crate) struct Summary {
    files: usize,
    repositories: BTreeSet<String>,
    boards: usize,
    read: usize,
    read_with: usize,
    partly: usize,
    refused: usize,
    has_remedy: usize,
    without_boards: usize,
    misread: usize,
}

impl Summary {
    /// Counts a file.
    pub(crate) fn add(&mut self, entry: &Entry, verdict: &Verdict) {
        self.files += 1;
        self.repositories.insert(entry.repository.clone());
        self.boards += entry.boards;
        match verdict {
            Verdict::Read => self.read += 1,
            Verdict::ReadWith(_) => self.read_with += 1,
            Verdict::Partly { .. } => self.partly += 1,
            Verdict::Refused { .. } if entry.boards == 0 => self.without_boards += 1,
            Verdict::Refused { has_remedy, .. } => {
                self.refused += 1;
                self.has_remedy += usize::from(*has_remedy);
            }
            Verdict::Misread(_) => self.misread += 1,
        }
    }

    /// Whether no file was misread.
    pub(crate) fn is_good(&self) -> bool {
        self.misread == 0
    }

    /// The counts, as lines for people.
    pub(crate) fn told(&self) -> String {
        let share =
            |files: usize| format!("{files:5}  {:5.1} %", 100.0 * files as f64 / self.files as f64);
        [
            format!(
                "{} files of {} repositories, {} boards",
                self.files,
                self.repositories.len(),
                self.boards
            ),
            format!("{}  read", share(self.read)),
            format!("{}  read with the options that the file needs", share(self.read_with)),
            format!("{}  hold no board, and are refused", share(self.without_boards)),
            format!("{}  read in part, and said so", share(self.partly)),
            format!("{}  refused, {} of them with a hint", share(self.refused), self.has_remedy),
            format!("{}  misread", share(self.misread)),
        ]
        .join("\n")
    }
}
