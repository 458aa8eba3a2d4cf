//! Rules beyond houses in the JSON of f-puzzles: each field, both ways.
//!
//! A field is a list of objects, and an object is one rule or, where it has several lines, one rule for each.
//! What stands in a field and is not understood is counted under the name of the field.

pub(in crate::format) mod cells;
pub(in crate::format) mod clues;
pub(in crate::format) mod drawn;
pub(in crate::format) mod extensions;
mod found;
mod groups;
pub(in crate::format) mod lines;
pub(in crate::format) mod marks;
pub(in crate::format) mod outside;
pub(in crate::format) mod read;
#[cfg(test)]
mod tests;
pub(in crate::format) mod write;
