//! SudoCue: its files of puzzles and those of boards under way.

pub(in crate::format) mod sdk;
pub(in crate::format) mod sdx;
