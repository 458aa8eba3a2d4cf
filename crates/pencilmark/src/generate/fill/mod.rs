//! Complete grids by chance, of any geometry.

mod boxes;
mod chains;
mod filling;
mod latin;
mod listing;
mod refill;
mod search;

pub use filling::{NoGrid, fill};
pub(super) use search::complete;
