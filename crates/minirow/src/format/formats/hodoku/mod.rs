//! HoDoKu: its library of puzzles and its saved games.

pub(in crate::format) mod hsol;
pub(in crate::format) mod library;
