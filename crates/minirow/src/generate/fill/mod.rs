//! Random complete grids, of any geometry.

mod boxes;
mod chains;
mod filling;
mod latin;
mod listing;
mod no_grid;
mod refill;
mod search;

pub(super) use filling::complete;
pub use filling::fill;
pub use no_grid::NoGrid;
