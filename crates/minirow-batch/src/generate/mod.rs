//! Rows that are generated instead of read.

mod band;
mod block;
mod generated;
mod generation;
mod recipe;
mod source;

pub use band::{Band, UnknownBand};
pub(crate) use generated::Generated;
pub use generation::Generation;
pub use recipe::Recipe;
