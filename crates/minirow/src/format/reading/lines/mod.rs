//! Lines, and the cells that they are made of.

pub(in crate::format) mod blocks;
pub(in crate::format) mod cells;
pub(in crate::format) mod classic;
pub(in crate::format) mod empty_cells;
pub(in crate::format) mod frames;
pub(in crate::format) mod layout;
pub(in crate::format) mod numerals;
pub(in crate::format) mod places;
pub(in crate::format) mod rows;
pub(in crate::format) mod sheet;
pub(in crate::format) mod text;
