//! The calls of the protocol that pages use, as text: what one board can be asked beyond solving.

use std::ops::ControlFlow;

use pencilmark::Geometry;
use pencilmark::format::Format;
use pencilmark_api::{Fault, FaultKind};
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;

use crate::errors::BoardFault;
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
    pencilmark_api::call(name, input, &mut || {
        if patience.lasts() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })
}

fn raised(fault: Fault) -> PyErr {
    match fault.kind {
        FaultKind::Limit => PyKeyboardInterrupt::new_err(fault.message),
        _ => {
            let (line, column) = (fault.line, fault.column);
            BoardFault { line, column, ..BoardFault::new(fault.message) }.into()
        }
    }
}

/// The formats that 9×9 boards can be written in.
#[pyfunction]
pub(crate) fn formats() -> Vec<&'static str> {
    let classic = Geometry::classic();
    Format::all().filter(|format| format.holds(&classic).is_ok()).map(Format::name).collect()
}
