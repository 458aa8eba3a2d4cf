//! What would leave the puzzle more than one solution.

pub mod avoidable_rectangle_1;
pub mod bivalue_universal_grave;
pub mod hidden_rectangle;
mod kinds;
mod rectangles;
pub mod unique_rectangle_1;
pub mod unique_rectangle_3;
pub mod unique_rectangle_4;
pub mod unique_rectangle_6;

pub use kinds::*;
