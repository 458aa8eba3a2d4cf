//! Boards in texts that are programs, or data as programs write it: lists in brackets, texts in quotes.

mod code;
mod columns;
mod found;
mod keyed;
mod keys;
mod level;
mod nest;
mod node;
mod pairs;
mod scan;
mod shape;
mod words;
mod yaml;

pub(super) use code::{Code, Program, goes_on, is_row};
pub(super) use found::read_found;
pub(super) use node::Found;
pub(super) use scan::Finds;
pub(super) use yaml::{Yaml, begins_yaml};
