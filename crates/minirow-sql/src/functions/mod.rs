//! Scalar functions over boards.
//!
//! Each file has one function; [`registry`] lists them.

mod call;
mod canon;
mod check;
mod count;
mod function;
mod givens;
mod is_unique;
mod level;
mod rate;
mod registry;
mod solve;
mod steps;
mod texts;

pub use registry::functions;
