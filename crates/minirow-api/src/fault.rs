//! Errors of calls.

use minirow::Stopped;
use minirow::format::{ParseError, ParseErrorKind, WriteError};
use serde::Serialize;

/// Why a call has no output.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use minirow_api::{FaultKind, call};
/// let fault = call("solve", "{}", &mut || ControlFlow::Continue(())).unwrap_err();
/// assert_eq!(fault.kind, FaultKind::Input);
/// assert_eq!(fault.to_string(), "missing field `board` at line 1 column 2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[error("{message}")]
pub struct Fault {
    /// What kind of fault it is.
    pub kind: FaultKind,
    /// What is wrong, for people.
    pub message: String,
    /// The line of the text that was to be read, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// The column in characters, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u64>,
}

/// What kind of fault it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum FaultKind {
    /// The input is not what the call takes.
    Input,
    /// There is no such call.
    Call,
    /// It was stopped before there was an answer.
    Limit,
    /// The answer is larger than whoever asks takes.
    Large,
    /// It is about rules beyond houses, or a text that may hold some, and the protocol is built without
    /// the feature `rules`: another engine has to be asked.
    Rules,
}

impl Fault {
    pub(crate) fn input(error: impl std::fmt::Display) -> Self {
        Self { kind: FaultKind::Input, message: error.to_string(), line: None, column: None }
    }

    /// There is nothing of this name, which people are shown without signs that nobody sees.
    pub(crate) fn unknown(what: &str, name: &str) -> Self {
        let name: String = name.chars().flat_map(char::escape_debug).collect();
        Self::input(format_args!("there is no {what} '{name}'"))
    }

    pub(crate) fn limit() -> Self {
        Self { kind: FaultKind::Limit, ..Self::input("stopped before there was an answer") }
    }

    /// Where the protocol is built without rules beyond houses, and meets some.
    pub(crate) fn rules() -> Self {
        let message = "expected an engine with rules beyond houses, found one without";
        Self { kind: FaultKind::Rules, ..Self::input(message) }
    }

    pub(crate) fn large(most: usize) -> Self {
        let message = format_args!("expected a call with an answer of at most {most} bytes");
        Self { kind: FaultKind::Large, ..Self::input(message) }
    }
}

impl<T> From<Stopped<T>> for Fault {
    fn from(_: Stopped<T>) -> Self {
        Self::limit()
    }
}

impl From<ParseError> for Fault {
    fn from(error: ParseError) -> Self {
        if error.kind == ParseErrorKind::Rules {
            return Self::rules();
        }
        Self {
            line: Some(error.line),
            column: Some(error.column as u64),
            ..Self::input(error.reason())
        }
    }
}

impl From<WriteError> for Fault {
    fn from(error: WriteError) -> Self {
        match error {
            WriteError::Rules { .. } => Self::rules(),
            error => Self::input(error),
        }
    }
}
