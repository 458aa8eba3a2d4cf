//! The table of almost locked sets that may have cells in common: their names and their ratings. The
//! sentences are those of sets that have none.
//! The document of each stands beside this file, under the name of its module.

use super::almost_locked_sets::Overlap;
use super::als_chain::{AlsChain, find_chains};
use super::als_xy_wing::{AlsXyWing, find_wings};
use super::death_blossom::{DeathBlossom, find_blossoms};
use super::graph::Direction;
use crate::logic::techniques::table::table;

table! {
    find_wings, AlsXyWing::explain, AlsXyWing::argue;

    /// Finds wings of almost locked sets that may have cells in common.
    overlapping_als_xy_wing::OverlappingAlsXyWing {
        "overlapping-als-xy-wing", "Overlapping ALS-XY-wing", rating: 63,
        with: [Overlap::Allowed],
    }
}

table! {
    find_chains, AlsChain::explain, AlsChain::argue;

    /// Finds chains of almost locked sets that may have cells in common.
    overlapping_als_chain::OverlappingAlsChain {
        // With four sets; with each further set one more.
        "overlapping-als-chain", "Overlapping ALS chain", rating: 67,
        with: [Direction::Any, Overlap::Allowed],
    }
}

table! {
    find_blossoms, DeathBlossom::explain, DeathBlossom::argue;

    /// Finds death blossoms of almost locked sets that may have cells in common.
    overlapping_death_blossom::OverlappingDeathBlossom {
        "overlapping-death-blossom", "Overlapping death blossom", rating: 69,
        with: [Overlap::Allowed],
    }
}
