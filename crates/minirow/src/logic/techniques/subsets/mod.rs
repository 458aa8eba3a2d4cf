//! Subsets: as many cells as digits, or digits as places, in a house.

mod find;
pub mod hidden_pair;
pub mod hidden_quad;
pub mod hidden_triple;
pub mod locked_pair;
pub mod locked_triple;
pub mod naked_pair;
pub mod naked_quad;
pub mod naked_triple;
