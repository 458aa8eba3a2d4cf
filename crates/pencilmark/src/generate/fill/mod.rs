//! Random complete grids, of any geometry.

mod boxes;
mod chains;
mod filling;
mod latin;
mod listing;
mod refill;
mod search;

pub(super) use filling::complete;
pub use filling::{NoGrid, fill};
