//! Rules beyond houses as setters draw them.
//!
//! Each kind of line has a pattern of its own besides its colour, so that those who see no colours, and
//! paper without any, keep them apart.

mod arrows;
mod cages;
mod canvas;
mod cells;
mod dots;
mod houses;
mod in_words;
mod layers;
mod lines;
mod looks;
mod outside;
mod patterns;
mod words_below;

pub(super) use layers::layers;
pub use layers::{RuleLayers, rule_layers};
pub(super) use words_below::words_below;
