//! A column of answers, which other libraries take as it is.

use std::sync::Arc;

use arrow_array::{Array, ArrayRef};
use arrow_schema::{DataType, Field};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyList, PyTuple};
use pyo3_arrow::ffi::{
    ArrayIterator, to_array_pycapsules, to_schema_pycapsule, to_stream_pycapsule,
};

use super::python::list;

/// A column of answers: what every library that speaks Arrow's PyCapsule interface takes without a copy.
#[pyclass(frozen, module = "minirow")]
#[derive(Debug)]
pub(crate) struct Column {
    kind: DataType,
    pub(super) chunks: Vec<ArrayRef>,
}

impl Column {
    /// A column of arrays of one type; of texts where there is no array.
    pub(super) fn new(chunks: Vec<ArrayRef>) -> Self {
        let kind = chunks.first().map_or(DataType::Utf8, |chunk| chunk.data_type().clone());
        Self { kind, chunks }
    }

    fn field(&self) -> Arc<Field> {
        Arc::new(Field::new("", self.kind.clone(), true))
    }
}

#[pymethods]
impl Column {
    fn __len__(&self) -> usize {
        self.chunks.iter().map(Array::len).sum()
    }

    fn __repr__(&self) -> String {
        format!("<minirow.Column of {} rows: {}>", self.__len__(), self.kind)
    }

    /// How many arrays hold it.
    #[getter]
    fn chunk_count(&self) -> usize {
        self.chunks.len()
    }

    /// The rows as objects of Python.
    fn to_pylist<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        match &*self.chunks {
            [chunk] => list(py, chunk),
            chunks => {
                let whole = PyList::empty(py);
                for chunk in chunks {
                    whole.set_slice(whole.len(), whole.len(), list(py, chunk)?.as_any())?;
                }
                Ok(whole)
            }
        }
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        Ok(to_schema_pycapsule(py, self.field().as_ref())?)
    }

    /// The column as one array.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let array = match self.chunks.as_slice() {
            [] => arrow_array::new_empty_array(&self.kind),
            [array] => array.clone(),
            chunks => {
                let chunks: Vec<&dyn Array> = chunks.iter().map(AsRef::as_ref).collect();
                arrow_select::concat::concat(&chunks)
                    .map_err(|error| PyValueError::new_err(error.to_string()))?
            }
        };
        Ok(to_array_pycapsules(py, self.field(), &array, requested_schema)?)
    }

    /// The column as arrays one after the other.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let chunks = self.chunks.clone().into_iter().map(Ok);
        let reader = ArrayIterator::new(chunks, self.field());
        Ok(to_stream_pycapsule(py, Box::new(reader), requested_schema)?)
    }
}
