//! Boards in texts that are programs, or data as programs write it: lists in brackets, texts in quotes.

mod blocks;
pub(in crate::format) mod boards;
pub(in crate::format) mod column_major;
pub(in crate::format) mod found;
mod given_out;
pub(in crate::format) mod in_json;
pub(in crate::format) mod indented;
pub(in crate::format) mod keyed;
mod layouts;
pub(in crate::format) mod level;
mod listed;
pub(in crate::format) mod markup;
pub(in crate::format) mod nest;
pub(in crate::format) mod node;
pub(in crate::format) mod pairs;
pub(in crate::format) mod placed;
pub(in crate::format) mod program;
pub(in crate::format) mod scan;
mod tags;
pub(in crate::format) mod vocabulary;
pub(in crate::format) mod words;
