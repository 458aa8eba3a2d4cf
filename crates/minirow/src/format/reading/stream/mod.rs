//! The reader: a stream of lines into records.

pub(in crate::format) mod alone;
pub(in crate::format) mod around;
pub(in crate::format) mod batch;
pub(in crate::format) mod between;
pub(in crate::format) mod dashes;
pub(in crate::format) mod decide;
pub(in crate::format) mod jigsaw;
pub(in crate::format) mod markdown;
pub(in crate::format) mod pending;
pub(in crate::format) mod plain;
pub(in crate::format) mod reader;
pub(in crate::format) mod take;
