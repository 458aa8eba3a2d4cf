//! Random boards, and what is promised of them.

mod dig;
mod fill;
mod hunt;
mod neighbours;
mod target;
