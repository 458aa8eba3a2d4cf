//! Colouring: places of a digit that hold it in turn.

pub(super) mod colours;
pub mod multi_colouring;
pub mod simple_colouring;
