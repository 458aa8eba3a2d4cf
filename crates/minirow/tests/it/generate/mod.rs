//! Random boards, and what is promised of them.

mod dig;
mod fill;
mod generator;
mod hunt;
mod neighbours;
