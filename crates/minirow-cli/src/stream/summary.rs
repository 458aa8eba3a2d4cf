//! The summary at the end of a run.

use std::collections::BTreeMap;
use std::time::Duration;

use super::answer::Verdict;
use crate::terminal::{Screen, counted, time};

/// How many boards there were, and what came of them.
pub(crate) fn summary(verdicts: &BTreeMap<Verdict, u64>, interrupted: bool) -> String {
    let boards: u64 = verdicts.values().sum();
    let parts: Vec<String> = verdicts
        .iter()
        .map(|(verdict, count)| {
            let word = match verdict {
                Verdict::Good(word) | Verdict::Negative(word) => word,
                Verdict::Limit => "stopped at a limit",
                Verdict::Unreadable => "unreadable",
                Verdict::Interrupted => "interrupted",
            };
            format!("{count} {word}")
        })
        .collect();
    let start = if interrupted { "interrupted after " } else { "" };
    let list = if parts.is_empty() { String::new() } else { format!(": {}", parts.join(", ")) };
    format!("{start}{}{list}", counted(boards, "board"))
}

/// A summary with the time that a run has taken at the right, where people read it in a terminal.
pub(crate) fn with_time(summary: String, elapsed: Duration) -> String {
    /// Beyond this the time is far from the words.
    const WIDEST: usize = 79;
    let Some(screen) = Screen::of_errors() else { return summary };
    let time = time(elapsed);
    let room = (screen.columns - 1).min(WIDEST).saturating_sub(summary.len() + time.len());
    format!("{summary}{}{time}", " ".repeat(room.max(2)))
}
