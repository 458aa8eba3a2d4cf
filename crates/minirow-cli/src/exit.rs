//! Exit codes and what they mean.

use std::io;
use std::process::ExitCode;

use crate::stop::Stop;

/// The exit codes, and what each of them means.
pub(crate) const CODES: [(&str, &str); 6] = [
    ("0", "done"),
    ("1", "a negative answer: no solution, several, or a contradiction"),
    ("2", "wrong usage, input that cannot be read, or output that cannot be written"),
    ("3", "a limit or timeout was reached"),
    ("130", "interrupted by Ctrl-C; 143 by SIGTERM, 129 by SIGHUP"),
    ("141", "whoever read the output has stopped before its end"),
];

/// What has happened in a run; the gravest decides the exit code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Exit {
    /// A board has no solution, several, or a contradiction.
    pub(crate) negative: bool,
    /// A limit or a timeout ended the work on a board.
    pub(crate) limit: bool,
    /// An input could not be read.
    pub(crate) input_error: bool,
    /// Whoever read the answers has stopped before the last one.
    pub(crate) reader_is_gone: bool,
    /// The user stopped the run.
    pub(crate) interrupted: bool,
}

impl Exit {
    /// What an error amounts to that ended the run.
    pub(crate) fn of(error: &anyhow::Error) -> Self {
        let cause = error.downcast_ref::<io::Error>();
        let reader_is_gone = cause.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe);
        Self { input_error: true, reader_is_gone, ..Self::default() }
    }

    pub(crate) fn code(self, stop: &Stop) -> ExitCode {
        ExitCode::from(match self {
            Self { interrupted: true, .. } => stop.exit_code(),
            // As of a program that SIGPIPE ends.
            Self { reader_is_gone: true, .. } => 141,
            Self { input_error: true, .. } => 2,
            Self { limit: true, .. } => 3,
            Self { negative: true, .. } => 1,
            _ => 0,
        })
    }
}

/// The exit codes as a paragraph of the help.
pub(crate) fn codes() -> String {
    let lines = CODES.map(|(code, meaning)| format!("\n  {code:<3}  {meaning}"));
    format!("Exit codes:{}", lines.concat())
}
