//! Boards in texts that are programs, or data as programs write it: lists in brackets, texts in quotes.

pub(in crate::format) mod columns;
pub(in crate::format) mod found;
pub(in crate::format) mod indented;
pub(in crate::format) mod keyed;
pub(in crate::format) mod keys;
pub(in crate::format) mod level;
pub(in crate::format) mod nest;
pub(in crate::format) mod nested;
pub(in crate::format) mod node;
pub(in crate::format) mod pairs;
pub(in crate::format) mod program;
pub(in crate::format) mod scan;
pub(in crate::format) mod shape;
pub(in crate::format) mod words;
