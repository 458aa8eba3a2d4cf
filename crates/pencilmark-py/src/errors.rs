//! What is wrong, as the exceptions of the Python layer.

use pencilmark::format::ParseError;
use pencilmark::rules::ReadError;
use pencilmark::{Geometry, Grid, LineError};
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
        let fault = match Grid::from_line(&Geometry::classic(), text) {
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
        Python::attach(|py| {
            let arguments =
                (fault.message, fault.line, fault.column, fault.expected, fault.found, fault.row);
            match class(py, "BoardError").and_then(|class| class.call1(arguments)) {
                Ok(error) => PyErr::from_value(error),
                Err(error) => error,
            }
        })
    }
}

/// A board that is right, but for which there is no such answer.
pub(crate) fn unanswerable(message: impl Into<String>) -> PyErr {
    let message = message.into();
    Python::attach(|py| match class(py, "PuzzleError").and_then(|class| class.call1((message,))) {
        Ok(error) => PyErr::from_value(error),
        Err(error) => error,
    })
}

/// An argument that no function takes.
pub(crate) fn bad_argument(message: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(message.to_string())
}

/// A class of the module of exceptions.
fn class<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyType>> {
    static MODULE: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    let module =
        MODULE.get_or_try_init(py, || py.import("pencilmark.errors").map(Bound::unbind))?;
    Ok(module.bind(py).getattr(name)?.cast_into()?)
}
