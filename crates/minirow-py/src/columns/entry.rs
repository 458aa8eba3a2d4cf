//! The functions that the Python layer calls.

use arrow_array::ArrayRef;
use numpy::{PyArray1, PyReadonlyArray2, PyUntypedArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};
use pyo3_arrow::input::AnyArray;

use super::answer::answer;
use super::bad_rows::{BadRows, refuse};
use super::column::Column;
use super::large::zeros;
use super::nines::{Answer, Nines};
use super::piece::pieces;
use super::question::Question;
use super::rows::Rows;
use super::source::Source;
use crate::errors::{BoardFault, bad_argument, unanswerable_row};
use crate::patience::{in_pieces, threads as counted};
use crate::puzzle::{HAS_RULES, Puzzle};

/// Answers a question about a column of Arrow, of any library.
#[pyfunction]
#[pyo3(signature = (column, question, threads = None, errors = "raise"))]
pub(crate) fn answer_arrow(
    py: Python<'_>,
    column: AnyArray,
    question: &str,
    threads: Option<usize>,
    errors: &str,
) -> PyResult<Column> {
    let question: Question = question.parse().map_err(bad_argument)?;
    let bad_rows = BadRows::named(errors)?;
    let arrays: Vec<ArrayRef> = match column {
        AnyArray::Array(array) => vec![array.into_inner().0],
        AnyArray::Stream(stream) => stream
            .into_reader()?
            .collect::<Result<_, _>>()
            .map_err(|error| bad_argument(error.to_string()))?,
    };
    let sources = arrays.iter().map(Source::of).collect::<Result<Vec<_>, _>>();
    let sources = sources.map_err(PyTypeError::new_err)?;
    answer(py, &sources, &question, threads, bad_rows).map(Column::new)
}

/// Answers a question about a list of texts, of boards and of nothing.
#[pyfunction]
#[pyo3(signature = (texts, question, threads = None, errors = "raise"))]
pub(crate) fn answer_texts(
    texts: &Bound<'_, PyList>,
    question: &str,
    threads: Option<usize>,
    errors: &str,
) -> PyResult<Column> {
    let question: Question = question.parse().map_err(bad_argument)?;
    let bad_rows = BadRows::named(errors)?;
    let mut rows = Rows::of(texts.len());
    for (number, item) in texts.iter().enumerate() {
        if let Ok(text) = item.cast::<PyString>() {
            rows.push(Some(text.to_str()?));
        } else if item.is_none() {
            rows.push(None);
        } else if let Ok(puzzle) = item.cast::<Puzzle>() {
            let text = puzzle.get().row()?;
            if text.is_none() && bad_rows == BadRows::Raise {
                return Err(unanswerable_row(number, HAS_RULES));
            }
            rows.push(text.as_deref());
        } else {
            let found = item.get_type().qualname()?;
            let told = format!("row {number}: expected a str, a Board or None, found {found}");
            return Err(PyTypeError::new_err(told));
        }
    }
    let source = [rows.into_source()?];
    answer(texts.py(), &source, &question, threads, bad_rows).map(Column::new)
}

/// What is asked of the cells of an array of NumPy, a row for each board.
///
/// Solutions are cells again, one row behind the other, 0 where there is none; other answers are a column.
#[pyfunction]
#[pyo3(signature = (cells, question, threads = None, errors = "raise"))]
pub(crate) fn answer_cells<'py>(
    py: Python<'py>,
    cells: PyReadonlyArray2<'py, u8>,
    question: &str,
    threads: Option<usize>,
    errors: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let question: Question = question.parse().map_err(bad_argument)?;
    let bad_rows = BadRows::named(errors)?;
    let width = cells.shape()[1];
    let cells = cells.as_slice().map_err(bad_argument)?;
    if let Some(fault) = BoardFault::of_width(width) {
        return Err(fault.into());
    }
    let sources = [Source::Cells { cells, width }];
    match question {
        Question::Solve { unique } => {
            let solved = solve_cells(py, &sources, width, unique, threads, bad_rows)?;
            Ok(PyArray1::from_vec(py, solved).into_any())
        }
        _ => {
            let column = Column::new(answer(py, &sources, &question, threads, bad_rows)?);
            Ok(column.into_pyobject(py)?.into_any())
        }
    }
}

/// Solutions as cells.
fn solve_cells(
    py: Python<'_>,
    sources: &[Source<'_>; 1],
    width: usize,
    unique: bool,
    threads: Option<usize>,
    bad_rows: BadRows,
) -> PyResult<Vec<u8>> {
    let threads = counted(threads)?;
    let mut solved = py.detach(|| zeros(sources[0].len() * width));
    let pieces = pieces(0..sources[0].len(), &mut solved, width);
    let faults = in_pieces(py, threads, pieces.len(), |piece, patience| {
        let piece = &pieces[piece];
        let nines = Nines::solve(&sources[0], piece.rows.clone(), !unique, patience)?;
        for (cells, answer) in piece.bytes().chunks_exact_mut(width).zip(nines.answers()) {
            write(cells, &answer, unique);
        }
        Some(nines.faults)
    })?;
    drop(pieces);
    if bad_rows == BadRows::Raise {
        refuse(sources, faults.iter().flatten().map(|faults| (0, faults.as_slice())))?;
    }
    Ok(solved)
}

/// Writes a solution as cells; leaves them 0 where there is none.
fn write(cells: &mut [u8], answer: &Answer<'_>, unique: bool) {
    match answer {
        Answer::Nine(answer) if !unique || answer.solutions == 1 => {
            if let Some(line) = &answer.solution {
                cells.iter_mut().zip(line).for_each(|(cell, sign)| *cell = sign - b'0');
            }
        }
        Answer::Other { solution: Some(text), verdict }
            if !unique || *verdict == Some("unique") =>
        {
            let solution: Result<minirow::Grid, _> = text.parse();
            let values = solution.iter().flat_map(minirow::Grid::values);
            cells.iter_mut().zip(values).for_each(|(cell, value)| *cell = value);
        }
        _ => {}
    }
}
