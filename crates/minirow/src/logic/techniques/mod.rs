//! All techniques by family: one file and one document each, beside the tools that a family shares.

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
pub mod uniqueness;
pub mod wings;
