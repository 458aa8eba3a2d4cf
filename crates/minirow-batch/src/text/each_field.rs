//! The fields of rows, whatever they are kept in.

use super::object::{Object, field_of};
use crate::Kept;

/// Hands out the fields of rows with the names of their columns, row by row.
pub(crate) fn each_field(
    kept: &Kept,
    columns: &[String],
    mut take: impl FnMut(&str, Option<&str>),
) {
    match kept {
        Kept::Fields(fields) => {
            for (name, texts) in columns.iter().zip(fields) {
                texts.iter().for_each(|text| take(name, text));
            }
        }
        Kept::Objects(objects) => {
            for object in objects.iter().flatten().filter_map(Object::read) {
                for (name, value) in object.entries() {
                    take(name, field_of(value).as_deref());
                }
            }
        }
        #[cfg(feature = "parquet")]
        Kept::Arrow(_) | Kept::Copied => {}
    }
}
