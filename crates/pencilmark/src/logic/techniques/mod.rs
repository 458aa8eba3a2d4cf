//! All techniques: one file and one document each, in solving order.

mod almost_locked_sets;
pub mod als_chain;
mod als_chain_graph;
pub mod als_xy_wing;
pub mod als_xz;
pub mod death_blossom;
pub mod full_house;
pub mod hidden_single;
pub mod naked_single;
pub mod overlapping_als_chain;
pub mod overlapping_als_xy_wing;
pub mod overlapping_death_blossom;
pub mod sue_de_coq;

use super::technique::Entry;

/// The registry; the place of a technique is its place in solving order.
pub(super) static TECHNIQUES: [Entry; 11] = [
    Entry::of::<full_house::FullHouse>(),
    Entry::of::<hidden_single::HiddenSingle>(),
    Entry::of::<naked_single::NakedSingle>(),
    Entry::of::<sue_de_coq::SueDeCoq>(),
    Entry::of::<als_xz::AlsXz>(),
    Entry::of::<als_xy_wing::AlsXyWing>(),
    Entry::of::<overlapping_als_xy_wing::OverlappingAlsXyWing>(),
    Entry::of::<als_chain::AlsChain>(),
    Entry::of::<overlapping_als_chain::OverlappingAlsChain>(),
    Entry::of::<death_blossom::DeathBlossom>(),
    Entry::of::<overlapping_death_blossom::OverlappingDeathBlossom>(),
];
