//! The reader: a stream of lines into records.

pub(in crate::format) mod alone;
pub(in crate::format) mod many;
pub(in crate::format) mod pending;
pub(in crate::format) mod reader;
