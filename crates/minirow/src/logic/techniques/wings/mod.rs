//! Wings: cells of few candidates, one of which holds a digit.

mod find;
pub mod w_wing;
pub mod wxyz_wing;
pub mod xy_wing;
pub mod xyz_wing;
