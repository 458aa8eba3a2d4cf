//! Boards made by chance.

mod hunt;
mod neighbours;
