//! The calls of the protocol that pages use, as text: what one board can be asked beyond solving.

use std::ops::ControlFlow;

use minirow_api::{Fault, FaultKind};
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;

use crate::errors::unanswerable;
use crate::patience::{self, Patience, alone, in_pieces};

/// Answers a call: JSON in, JSON out.
#[pyfunction]
pub(crate) fn call(py: Python<'_>, name: &str, input: &str) -> PyResult<String> {
    alone(py, |patience| answered(name, input, patience))?.map_err(raised)
}

/// Answers as many calls of one name as there are inputs, on many threads.
#[pyfunction]
#[pyo3(signature = (name, inputs, threads = None))]
pub(crate) fn call_many(
    py: Python<'_>,
    name: &str,
    inputs: Vec<String>,
    threads: Option<usize>,
) -> PyResult<Vec<String>> {
    let threads = patience::threads(threads)?;
    let answers =
        in_pieces(py, threads, inputs.len(), |at, patience| answered(name, &inputs[at], patience))?;
    answers.into_iter().map(|answer| answer.map_err(raised)).collect()
}

fn answered(name: &str, input: &str, patience: &Patience) -> Result<String, Fault> {
    minirow_api::call(name, input, &mut || {
        if patience.lasts() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })
}

/// What is asked for by name is looked up before: what is left is about the board, or the puzzle that is wanted.
fn raised(fault: Fault) -> PyErr {
    match fault.kind {
        FaultKind::Limit => PyKeyboardInterrupt::new_err(fault.message),
        _ => unanswerable(fault.message),
    }
}
