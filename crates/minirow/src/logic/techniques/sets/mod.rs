//! Almost locked sets: cells with one digit more than there are cells.

pub(super) mod almost_locked_sets;
pub mod als_chain;
pub mod als_xy_wing;
pub mod als_xz;
pub mod death_blossom;
mod graph;
pub mod overlapping_als_chain;
pub mod overlapping_als_xy_wing;
pub mod overlapping_death_blossom;
pub mod sue_de_coq;
