//! Files of text: CSV, TSV, lines and JSONL.
//!
//! ```text
//! file ──records──▶ chunk of size.rows records ──part──▶ slices of size.slice rows ──encoder──▶ bytes
//! ```
//! One thread cuts a file into records, which costs little; fields and objects are read by the threads that
//! work on the parts.

mod delimited;
mod each_field;
mod encoder;
mod field_rows;
mod json_lines;
mod names;
mod object;
mod object_rows;
mod part;
mod records;
mod shape;
mod source;
mod split;
#[cfg(test)]
mod tests;

pub(crate) use each_field::each_field;
pub(crate) use encoder::{encoder, head};
pub(crate) use source::open;
