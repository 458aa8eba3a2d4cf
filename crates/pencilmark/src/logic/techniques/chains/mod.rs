//! Chains of implications: what follows from a candidate that holds, or does not hold.

pub(super) mod forcing;
mod links;
mod locked;
pub(super) mod loops;
mod nets;
mod nodes;
mod reach;
mod table;
mod tell;
