//! The table of chains that differ in what may stand in them: their names and their ratings.
//! The document of each stands beside this file, under the name of its module.

use super::forcing::{self, Depth};
use super::loops::{self, Variety};
use crate::logic::techniques::table::table;

table! {
    loops::find, loops::explain, loops::argue;

    /// Finds alternating inference chains and nice loops of candidates.
    aic::Aic {
        // Longer chains are harder.
        "aic", "AIC", rating: 65,
        with: [Variety::Candidates],
        hodoku: unfair(460, 280),
    }

    /// Finds alternating inference chains and nice loops with groups of places as one.
    grouped_aic::GroupedAic {
        // Longer chains are harder.
        "grouped-aic", "Grouped AIC", rating: 68,
        with: [Variety::Groups],
        hodoku: unfair(470, 300),
    }

    /// Finds alternating inference chains and nice loops through almost locked sets.
    aic_with_locked_sets::AicWithLockedSets {
        // Longer chains are harder.
        "aic-with-locked-sets", "AIC with locked sets", rating: 72,
        with: [Variety::LockedSets],
    }
}

table! {
    forcing::find, forcing::explain, forcing::argue;

    /// Finds forcing chains: contradictions and verities.
    forcing_chain::ForcingChain {
        // Longer chains are harder.
        "forcing-chain", "Forcing chain", rating: 80,
        with: [Depth::Chains],
        hodoku: extreme(550, 500),
    }

    /// Finds forcing nets: contradictions and verities.
    forcing_net::ForcingNet {
        // Longer nets are harder.
        "forcing-net", "Forcing net", rating: 90,
        with: [Depth::Nets],
        hodoku: extreme(560, 700),
    }
}
