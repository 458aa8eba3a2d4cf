//! Which cells of a board stand for each other.
