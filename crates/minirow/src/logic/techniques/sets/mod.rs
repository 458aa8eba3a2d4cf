//! Almost locked sets: cells with one digit more than there are cells.

pub(super) mod almost_locked_sets;
pub mod als_chain;
pub mod als_xy_wing;
pub mod als_xz;
pub mod death_blossom;
mod graph;
mod kinds;
pub mod sue_de_coq;

pub use kinds::*;
