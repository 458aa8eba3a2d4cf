//! Rows that are generated instead of read.

mod band;
mod generation;
mod source;

pub use band::{Band, UnknownBand};
pub(crate) use generation::Generated;
pub use generation::Generation;
