//! All techniques by family, beside the tools that a family shares: each a document, and a file or an entry of the
//! family's table.

pub mod chains;
pub mod colouring;
pub mod fish;
pub mod locked;
mod order;
mod registry;
pub mod sets;
pub mod single_digit;
pub mod singles;
pub mod subsets;
mod table;
pub mod uniqueness;
pub mod wings;
