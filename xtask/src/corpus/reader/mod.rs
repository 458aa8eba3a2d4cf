//! The independent reader: simple-minded, and told by the manifest how each file is written.

mod code;
mod detail;
mod kind;
mod other;
mod signs;
#[cfg(test)]
mod tests;
mod text;

pub(crate) use detail::Board;
pub(crate) use kind::Kind;
