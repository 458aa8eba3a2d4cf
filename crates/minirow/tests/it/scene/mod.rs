//! Drawings: what holds for all of them, and some to look at.

mod laws;
mod links;
mod pictures;
mod roles;
mod rules;
