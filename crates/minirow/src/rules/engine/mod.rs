//! The search for fillings of a board with rules.

mod bands;
mod bits;
mod bounds;
mod budget;
mod cases;
mod circles;
mod clauses;
mod compact_table;
mod counting;
mod groups;
mod hasher;
mod house;
mod kinds;
mod layers;
mod masks;
mod memo;
mod model;
mod naked_pairs;
mod numbers;
mod propagate;
mod relations;
mod same;
mod search;
mod sight;
mod sums;
mod sweep;
mod trail;
mod weights;

pub(super) use bits::ones;
pub(super) use bounds::MOST_CELLS as MOST_OF_BOUNDS;
pub(super) use budget::{Budget, MOST_STEPS};
pub(super) use cases::Cases;
pub(super) use circles::Circles;
pub(super) use clauses::each as each_by_clauses;
pub(super) use groups::Groups;
pub(super) use hasher::Quick;
pub(super) use kinds::Kinds;
pub(super) use layers::Layers;
pub(super) use masks::{Masks, is_for_masks};
pub(super) use model::{Model, Propagator, Same};
#[cfg(test)]
pub(super) use search::narrowed;
pub(super) use search::{Search, is_dead};
pub(super) use sums::Sum;
