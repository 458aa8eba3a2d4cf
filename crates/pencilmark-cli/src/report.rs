//! What is told about a run while it lasts, and in the end.

use std::collections::BTreeMap;

use indicatif::{ProgressBar, ProgressStyle};
use pencilmark::format::{ParseError, ParseErrorKind};

use crate::answer::Verdict;
use crate::args::BoardArgs;
use crate::input::{self, Source};
use crate::output::Output;

/// The way out of an error that the command line knows.
pub(crate) fn hint(error: &ParseError) -> Option<&'static str> {
    match error.kind {
        ParseErrorKind::Side => Some("--mixed takes boards of different sizes in one file"),
        ParseErrorKind::Block => Some("name the shape of a block, such as --block 2x3"),
        ParseErrorKind::Symbols => Some("name the symbols, such as --symbols 1-9A-G or 0-9A-F"),
        ParseErrorKind::Format => Some("name the format, --from line or grid, or the --block"),
        _ => None,
    }
}

pub(crate) fn progress_bar(args: &BoardArgs, output: &Output, sources: &[Source]) -> ProgressBar {
    if args.quiet || output.is_terminal {
        return ProgressBar::hidden();
    }
    let (bar, template) = match input::total_bytes(sources) {
        Some(bytes) => {
            (ProgressBar::new(bytes), "{wide_bar} {bytes}/{total_bytes} {bytes_per_sec} {eta}")
        }
        None => (ProgressBar::no_length(), "{spinner} {bytes} {bytes_per_sec} {elapsed}"),
    };
    let style = ProgressStyle::with_template(template).expect("a template without mistakes");
    bar.with_style(style)
}

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
    format!("{start}{boards} boards{list}")
}
