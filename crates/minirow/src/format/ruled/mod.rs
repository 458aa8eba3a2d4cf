//! Documents and boards with rules, each made from the other.

mod lines;
pub(super) mod of_document;
pub(super) mod of_ruled;
#[cfg(test)]
mod tests;
