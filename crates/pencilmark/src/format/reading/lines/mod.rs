//! Lines, and the cells that they are made of.

pub(in crate::format) mod blocks;
pub(in crate::format) mod classic;
pub(in crate::format) mod empty;
pub(in crate::format) mod text;
