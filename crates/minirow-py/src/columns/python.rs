//! Answers as objects of Python.

use arrow_array::cast::AsArray;
use arrow_array::types::{Float64Type, UInt8Type, UInt16Type, UInt64Type};
use arrow_array::{Array, ArrayRef};
use arrow_schema::DataType;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};

/// All rows of an array as a list.
pub(super) fn list<'py>(py: Python<'py>, array: &ArrayRef) -> PyResult<Bound<'py, PyList>> {
    if array.data_type() == &DataType::Utf8 {
        // The most frequent, and the only one of which millions are made.
        let texts = array.as_string::<i32>();
        return PyList::new(py, texts.iter().map(|text| text.map(|text| PyString::new(py, text))));
    }
    let values = (0..array.len()).map(|row| value(py, array, row));
    PyList::new(py, values.collect::<PyResult<Vec<_>>>()?)
}

/// A row as an object of Python: records become dictionaries.
fn value<'py>(py: Python<'py>, array: &ArrayRef, row: usize) -> PyResult<Bound<'py, PyAny>> {
    if array.is_null(row) {
        return Ok(py.None().into_bound(py));
    }
    Ok(match array.data_type() {
        DataType::Utf8 => array.as_string::<i32>().value(row).into_pyobject(py)?.into_any(),
        DataType::Boolean => array.as_boolean().value(row).into_pyobject(py)?.to_owned().into_any(),
        DataType::UInt8 => {
            array.as_primitive::<UInt8Type>().value(row).into_pyobject(py)?.into_any()
        }
        DataType::UInt16 => {
            array.as_primitive::<UInt16Type>().value(row).into_pyobject(py)?.into_any()
        }
        DataType::UInt64 => {
            array.as_primitive::<UInt64Type>().value(row).into_pyobject(py)?.into_any()
        }
        DataType::Float64 => {
            array.as_primitive::<Float64Type>().value(row).into_pyobject(py)?.into_any()
        }
        DataType::List(_) => list(py, &array.as_list::<i32>().value(row))?.into_any(),
        DataType::Struct(fields) => {
            let record = PyDict::new(py);
            for (field, column) in fields.iter().zip(array.as_struct().columns()) {
                record.set_item(field.name(), value(py, column, row)?)?;
            }
            record.into_any()
        }
        found => return Err(PyTypeError::new_err(format!("no object of Python for {found}"))),
    })
}
