//! What must hold for every board, whatever it is.

mod digit_set;
mod pencil;
mod simplify;
mod symmetry;
