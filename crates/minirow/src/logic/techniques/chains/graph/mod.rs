//! The graph of what implies what, and how chains in it are found and told.

pub(super) mod links;
mod locked;
pub(super) mod nets;
pub(super) mod nodes;
pub(super) mod reach;
pub(super) mod table;
pub(super) mod tell;
