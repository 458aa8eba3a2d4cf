//! What the form of the output cannot hold of boards, and what is said about it.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use minirow::format::{Document, Format, Part};

use crate::terminal::message;

/// What was left out of boards that were written, and of how many.
#[derive(Debug, Default)]
pub(crate) struct Losses(Mutex<Counts>);

#[derive(Debug, Default)]
struct Counts {
    parts: HashMap<Part, u64>,
    /// Rows of a table in front of which no header can stand.
    rows: u64,
}

impl Losses {
    /// Counts a board that was written without these.
    pub(crate) fn add(&self, parts: impl IntoIterator<Item = Part>) {
        let mut parts = parts.into_iter().peekable();
        if parts.peek().is_some() {
            let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            parts.for_each(|part| *counts.parts.entry(part).or_default() += 1);
        }
    }

    /// Counts a board in a table whose row does not tell its geometry.
    pub(crate) fn add_row(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).rows += 1;
    }

    /// Says what was left out, if anything was.
    pub(crate) fn tell(&self) {
        let counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !counts.parts.is_empty() {
            message::note(&format!("dropped: {}", told(&counts.parts)));
        }
        let boards =
            |count| if count == 1 { "1 board".to_owned() } else { format!("{count} boards") };
        if counts.rows > 0 {
            message::note(&format!(
                "dropped: blocks, extra rules and symbols of {}; --to jsonl writes them",
                boards(counts.rows)
            ));
        }
    }
}

/// What makes a board another one, of which a format has no room for these parts.
pub(crate) fn lost(document: &Document, format: Format) -> Vec<Part> {
    let mut parts = essential(document);
    // Rules are in lines in front of boards, or the board was refused.
    parts.retain(|part| *part != Part::Rules && !format.parts().contains(part));
    parts
}

/// The parts without which a board is another one.
pub(crate) fn essential(document: &Document) -> Vec<Part> {
    document.parts().into_iter().filter(|part| part.is_essential()).collect()
}

/// `author in 3 boards, solution in 12`
fn told(parts: &HashMap<Part, u64>) -> String {
    let counts = Part::ALL.iter().filter_map(|part| Some((part.to_string(), *parts.get(part)?)));
    let parts = counts.zip(0..).map(|((part, count), place)| {
        let name = part.strip_prefix("an ").or(part.strip_prefix("a ")).unwrap_or(&part);
        let unit = match (place, count) {
            (0, 1) => " board",
            (0, _) => " boards",
            _ => "",
        };
        format!("{name} in {count}{unit}")
    });
    parts.collect::<Vec<_>>().join(", ")
}
