//! How many answers differ, and the first of each kind.

use std::collections::BTreeMap;
use std::fmt;

/// Answers by kind.
#[derive(Debug, Default)]
pub(crate) struct Summary {
    kinds: BTreeMap<String, Kind>,
    shown: usize,
}

/// Answers of one kind.
#[derive(Debug, Default)]
struct Kind {
    asked: u64,
    differing: u64,
    first: Vec<(String, String)>,
}

impl Summary {
    /// Without an answer; so many differences of a kind are shown.
    pub(crate) fn new(shown: usize) -> Self {
        Self { shown, ..Self::default() }
    }

    /// Counts an answer; `difference` is empty where there is none.
    pub(crate) fn add(&mut self, kind: &str, asked: &str, difference: &str) {
        let kind = self.kinds.entry(kind.to_owned()).or_default();
        kind.asked += 1;
        if difference.is_empty() {
            return;
        }
        kind.differing += 1;
        if kind.first.len() < self.shown {
            kind.first.push((asked.to_owned(), difference.to_owned()));
        }
    }

    /// Whether no answer differs.
    pub(crate) fn is_same(&self) -> bool {
        self.kinds.values().all(|kind| kind.differing == 0)
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut asked, mut differing) = (0, 0);
        for (name, kind) in &self.kinds {
            asked += kind.asked;
            differing += kind.differing;
            writeln!(formatter, "{name}: {} asked, {} differ", kind.asked, kind.differing)?;
            for (line, difference) in &kind.first {
                writeln!(formatter, "  {line}\n    was  {difference}")?;
            }
        }
        write!(formatter, "{asked} asked, {differing} differ")
    }
}

#[test]
fn differences_are_counted_by_kind() {
    let mut summary = Summary::new(1);
    summary.add("check", "check < a", "");
    assert!(summary.is_same());
    summary.add("check", "check < b", "one\n    now  other");
    summary.add("check", "check < c", "one");
    assert!(!summary.is_same());
    let expected =
        "check: 3 asked, 2 differ\n  check < b\n    was  one\n    now  other\n3 asked, 2 differ";
    assert_eq!(summary.to_string(), expected);
}
