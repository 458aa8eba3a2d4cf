//! All techniques: one file and one document each, in solving order.

pub mod aic;
pub mod aic_with_locked_sets;
mod almost_locked_sets;
pub mod als_chain;
mod als_chain_graph;
pub mod als_xy_wing;
pub mod als_xz;
mod chains;
pub mod claiming;
pub mod death_blossom;
pub mod forcing_chain;
pub mod forcing_net;
pub mod full_house;
pub mod grouped_aic;
pub mod hidden_pair;
pub mod hidden_quad;
pub mod hidden_single;
pub mod hidden_triple;
mod intersection;
pub mod locked_pair;
pub mod locked_triple;
pub mod naked_pair;
pub mod naked_quad;
pub mod naked_single;
pub mod naked_triple;
pub mod overlapping_als_chain;
pub mod overlapping_als_xy_wing;
pub mod overlapping_death_blossom;
pub mod pointing;
mod subset;
pub mod sue_de_coq;

use super::technique::Entry;

/// The registry; the place of a technique is its place in solving order.
pub(super) static TECHNIQUES: [Entry; 26] = [
    Entry::of::<full_house::FullHouse>(),
    Entry::of::<hidden_single::HiddenSingle>(),
    Entry::of::<naked_single::NakedSingle>(),
    Entry::of::<locked_pair::LockedPair>(),
    Entry::of::<locked_triple::LockedTriple>(),
    Entry::of::<pointing::Pointing>(),
    Entry::of::<claiming::Claiming>(),
    Entry::of::<naked_pair::NakedPair>(),
    Entry::of::<hidden_pair::HiddenPair>(),
    Entry::of::<naked_triple::NakedTriple>(),
    Entry::of::<hidden_triple::HiddenTriple>(),
    Entry::of::<naked_quad::NakedQuad>(),
    Entry::of::<hidden_quad::HiddenQuad>(),
    Entry::of::<sue_de_coq::SueDeCoq>(),
    Entry::of::<als_xz::AlsXz>(),
    Entry::of::<aic::Aic>(),
    Entry::of::<grouped_aic::GroupedAic>(),
    Entry::of::<aic_with_locked_sets::AicWithLockedSets>(),
    Entry::of::<als_xy_wing::AlsXyWing>(),
    Entry::of::<overlapping_als_xy_wing::OverlappingAlsXyWing>(),
    Entry::of::<als_chain::AlsChain>(),
    Entry::of::<overlapping_als_chain::OverlappingAlsChain>(),
    Entry::of::<death_blossom::DeathBlossom>(),
    Entry::of::<overlapping_death_blossom::OverlappingDeathBlossom>(),
    Entry::of::<forcing_chain::ForcingChain>(),
    Entry::of::<forcing_net::ForcingNet>(),
];
