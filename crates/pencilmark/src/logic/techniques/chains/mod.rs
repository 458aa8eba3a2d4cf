//! Chains of implications: what follows from a candidate that holds, or does not hold.

mod links;
pub(super) mod loops;
mod nodes;
mod table;
mod tell;
