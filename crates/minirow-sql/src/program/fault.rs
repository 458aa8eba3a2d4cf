//! Errors of DataFusion as messages: where, and what is wrong, without the words of its planner.

use std::io;

use anyhow::anyhow;
use datafusion::common::Diagnostic;
use datafusion::error::DataFusionError;

/// An error as a message that names a position where one is known.
pub(crate) fn fault(error: DataFusionError) -> anyhow::Error {
    if let Some(gone) = pipe(&error) {
        return gone.into();
    }
    if let Some(told) = error.diagnostic().and_then(positioned) {
        return anyhow!(told);
    }
    anyhow!(moved(&plain(&error)))
}

/// A message of the planner that knows where.
fn positioned(diagnostic: &Diagnostic) -> Option<String> {
    let start = diagnostic.span?.start;
    let message = lower(diagnostic.message.split(" at Line: ").next().unwrap_or_default());
    let mut told = format!("line {}, column {}: {message}", start.line, start.column);
    for note in &diagnostic.notes {
        told.push_str(&format!("; {}", lower(&note.message)));
    }
    for help in &diagnostic.helps {
        told.push_str(&format!("\nhint: {}", help.message));
    }
    Some(told)
}

/// What DataFusion puts in front of messages, to say which part of it they are from.
const PREFIXES: &[&str] = &[
    "Error during planning: ",
    "Execution error: ",
    "SQL error: ",
    "Invalid or Unsupported Configuration: ",
    "Schema error: ",
    "External error: ",
    "Arrow error: ",
    "Parquet error: ",
    "Object Store error: ",
    "Optimizer rule 'simplify_expressions' failed\ncaused by\n",
];

/// The words of an error without those that say which part of DataFusion it is from.
fn plain(error: &DataFusionError) -> String {
    if let DataFusionError::Context(context, inner) = error {
        return format!("{context}: {}", plain(inner));
    }
    let text = error.find_root().strip_backtrace();
    // A function that refuses its arguments says why.
    let refused = text.split_once("user-defined coercion failed with: ").map(|(_, told)| told);
    let refused = refused.and_then(|told| told.split_once(". No function matches"));
    let mut rest = refused.map_or(text.as_str(), |(told, _)| told);
    while let Some(shorter) = PREFIXES.iter().find_map(|prefix| rest.strip_prefix(prefix)) {
        rest = shorter;
    }
    let parser = rest.strip_prefix("ParserError(\"").and_then(|rest| rest.strip_suffix("\")"));
    parser.map_or_else(|| rest.trim_end().to_owned(), |told| told.replace("\\\"", "\""))
}

/// A message of the parser with its position in front.
fn moved(text: &str) -> String {
    let Some((told, place)) = text.rsplit_once(" at Line: ") else { return text.to_owned() };
    let Some((line, column)) = place.split_once(", Column: ") else { return text.to_owned() };
    let is_number = |text: &str| text.parse::<u64>().is_ok();
    if !is_number(line) || !is_number(column) {
        return text.to_owned();
    }
    format!("line {line}, column {column}: {}", lower(told))
}

/// A message without a capital in front.
fn lower(told: &str) -> String {
    let mut chars = told.chars();
    let first = chars.next().map(|first| first.to_ascii_lowercase());
    first.into_iter().chain(chars).collect()
}

/// The error of a reader that is gone.
fn pipe(error: &DataFusionError) -> Option<io::Error> {
    let is_gone = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    match error.find_root() {
        DataFusionError::IoError(error) if is_gone(error) => Some(io::ErrorKind::BrokenPipe.into()),
        _ => None,
    }
}

/// Whether whoever read the output has stopped before its end.
pub(crate) fn reader_is_gone(error: &anyhow::Error) -> bool {
    let cause = error.downcast_ref::<io::Error>();
    cause.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_stand_in_front() {
        let told = "Expected: end of statement, found: x at Line: 2, Column: 14";
        assert_eq!(moved(told), "line 2, column 14: expected: end of statement, found: x");
        assert_eq!(moved("no table at Line: up"), "no table at Line: up");
    }

    #[test]
    fn words_of_the_planner_are_left_out() {
        let error = DataFusionError::Plan("no such thing".to_owned()).context("cannot read x.csv");
        assert_eq!(fault(error).to_string(), "cannot read x.csv: no such thing");
    }

    #[test]
    fn a_reader_that_is_gone_is_no_failure() {
        let error = DataFusionError::IoError(io::ErrorKind::BrokenPipe.into());
        assert!(reader_is_gone(&fault(error)));
    }
}
