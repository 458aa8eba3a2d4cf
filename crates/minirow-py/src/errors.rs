//! What is wrong, as the exceptions of the Python layer.

use minirow::format::{ParseError, ReadError};
use minirow::{Geometry, Grid, LineError};
use pyo3::call::PyCallArgs;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

/// A text that is no board, or a board that cannot be what is asked of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct BoardFault {
    pub(crate) message: String,
    pub(crate) line: Option<u64>,
    pub(crate) column: Option<u64>,
    pub(crate) expected: Option<String>,
    pub(crate) found: Option<String>,
    /// The row of a column, from 0.
    pub(crate) row: Option<usize>,
}

impl BoardFault {
    /// A fault that has no place.
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), ..Self::default() }
    }

    /// Something else was expected.
    pub(crate) fn expected(expected: impl Into<String>, found: impl Into<String>) -> Self {
        let (expected, found) = (expected.into(), found.into());
        let message = format!("expected {expected}, found {found}");
        Self { message, expected: Some(expected), found: Some(found), ..Self::default() }
    }

    /// What is wrong with a rule, the first or a later one of several.
    pub(crate) fn of_rule(line: u64, error: &ReadError) -> Self {
        Self {
            message: format!("rule {line}, {error}"),
            line: Some(line),
            column: Some(error.position() as u64),
            expected: Some(error.expected().to_owned()),
            found: Some(error.found().to_owned()),
            row: None,
        }
    }

    /// What is wrong with the text of a row, which is known to be no board or to have no answer.
    pub(crate) fn of_row(row: usize, text: &str, reason: String) -> Self {
        // Whether `x` is an empty cell is the reader's to say; here it is not what is wrong.
        let line = text.replace(['x', 'X'], ".");
        let fault = match Grid::from_line(&Geometry::classic(), &line) {
            Err(LineError::Sign { cell, side, found }) if text.len() == 81 => Self {
                line: Some(1),
                column: Some(cell as u64),
                expected: Some(format!("a digit from 1 to {side} or '.'")),
                found: Some(found),
                ..Self::new(reason)
            },
            _ => text.trim().parse::<Grid>().map_or_else(Self::from, |_| Self::new(reason)),
        };
        Self { message: format!("row {row}: {}", fault.message), row: Some(row), ..fault }
    }

    /// What is wrong with the cells of a row, which are known to be no board.
    pub(crate) fn of_cells(row: usize, cells: &[u8], reason: &str) -> Self {
        let side = cells.len().isqrt();
        let wrong = cells.iter().position(|&cell| usize::from(cell) > side);
        let Some(at) = wrong else {
            return Self { row: Some(row), ..Self::new(format!("row {row}: {reason}")) };
        };
        let fault = Self::expected(format!("a digit from 0 to {side}"), cells[at].to_string());
        let message = format!("row {row}, cell {at}: {}", fault.message);
        Self { message, row: Some(row), column: Some(at as u64 + 1), ..fault }
    }

    /// Rows of so many cells are no boards.
    pub(crate) fn of_width(width: usize) -> Option<Self> {
        let side = width.isqrt();
        let is_board = side > 0 && side * side == width && side <= 255;
        (!is_board).then(|| {
            Self::expected("rows of as many cells as a board has", format!("{width} cells"))
        })
    }
}

impl From<ParseError> for BoardFault {
    fn from(error: ParseError) -> Self {
        Self {
            message: error.to_string(),
            line: Some(error.line),
            column: Some(error.column as u64),
            expected: Some(error.expected),
            found: Some(unquoted(error.found)),
            row: None,
        }
    }
}

/// A sign of a text without the quotes around it.
fn unquoted(found: String) -> String {
    let inner = found.strip_prefix('\'').and_then(|found| found.strip_suffix('\''));
    inner.filter(|inner| !inner.is_empty()).map(str::to_owned).unwrap_or(found)
}

impl From<BoardFault> for PyErr {
    fn from(fault: BoardFault) -> Self {
        let BoardFault { message, line, column, expected, found, row } = fault;
        raised("BoardError", (message, line, column, expected, found, row))
    }
}

/// A board that is right, but for which there is no such answer.
pub(crate) fn unanswerable(message: impl Into<String>) -> PyErr {
    raised("PuzzleError", (message.into(),))
}

/// The same for a row of a column, from 0.
pub(crate) fn unanswerable_row(row: usize, message: &str) -> PyErr {
    raised("PuzzleError", (format!("row {row}: {message}"), row))
}

/// An exception of the Python layer.
fn raised(name: &str, arguments: impl for<'py> PyCallArgs<'py>) -> PyErr {
    Python::attach(|py| match class(py, name).and_then(|class| class.call1(arguments)) {
        Ok(error) => PyErr::from_value(error),
        Err(error) => error,
    })
}

/// What is wrong with JSON that the Python layer has written: its places there say nothing to anybody.
pub(crate) fn json_reason(error: &serde_json::Error) -> String {
    let told = error.to_string();
    let reason = match told.split_once(": ") {
        Some((place, reason)) if place.starts_with("line ") => reason,
        _ => &told,
    };
    reason.replace(&format!(" at line {} column {}", error.line(), error.column()), "")
}

/// An argument that no function takes.
pub(crate) fn bad_argument(message: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(message.to_string())
}

/// A class of the module of exceptions.
fn class<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyType>> {
    static MODULE: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    let module = MODULE.get_or_try_init(py, || py.import("minirow.errors").map(Bound::unbind))?;
    Ok(module.bind(py).getattr(name)?.cast_into()?)
}
