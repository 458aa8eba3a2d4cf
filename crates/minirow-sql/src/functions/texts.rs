//! Arrow arrays of texts, and the texts of the batch engine.

use std::sync::Arc;

use datafusion::arrow::array::{
    Array, ArrayRef, AsArray, LargeStringArray, StringArray, StringViewArray,
};
use datafusion::arrow::compute::cast;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::Result;
use minirow_batch::Texts;

/// The texts of an array of any of the three types, or of what can be made one of them.
pub(super) fn texts(array: &ArrayRef) -> Result<Texts> {
    Ok(match array.data_type() {
        DataType::Utf8 => array.as_string::<i32>().iter().collect(),
        DataType::LargeUtf8 => array.as_string::<i64>().iter().collect(),
        DataType::Utf8View => array.as_string_view().iter().collect(),
        _ => cast(array, &DataType::LargeUtf8)?.as_string::<i64>().iter().collect(),
    })
}

/// An array of this type, any of the three.
pub(super) fn array<'a>(texts: impl Iterator<Item = Option<&'a str>>, kind: &DataType) -> ArrayRef {
    match kind {
        DataType::LargeUtf8 => Arc::new(texts.collect::<LargeStringArray>()),
        DataType::Utf8View => Arc::new(texts.collect::<StringViewArray>()),
        _ => Arc::new(texts.collect::<StringArray>()),
    }
}
