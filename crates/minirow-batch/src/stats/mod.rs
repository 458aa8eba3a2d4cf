//! What is in a set: how many rows, and how the values of its columns are spread.

mod bars;
mod column;
mod count;
mod drawn;
mod parts;
mod written;

pub use bars::Bar;
pub use column::{ColumnStats, Numbers};
pub use count::Stats;
