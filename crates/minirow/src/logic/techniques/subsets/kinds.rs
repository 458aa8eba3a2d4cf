//! The table of all subsets, locked, naked and hidden: their names, their ratings and their sizes.
//! The document of each stands beside this file, under the name of its module.

use super::find::{
    Locked, argue_hidden, argue_naked, explain_hidden, explain_naked, find_hidden, find_naked,
};
use crate::logic::techniques::table::table;

table! {
    find_naked, explain_naked, argue_naked;

    /// Finds a naked pair that is in a block and in a line.
    locked_pair::LockedPair {
        "locked-pair", "Locked pair", rating: 30,
        with: [2, Locked::Yes],
        hodoku: medium(40, 40),
    }

    /// Finds a naked triple that is in a block and in a line.
    locked_triple::LockedTriple {
        "locked-triple", "Locked triple", rating: 36,
        with: [3, Locked::Yes],
        hodoku: medium(50, 60),
    }

    /// Finds two cells of a house with the same two candidates.
    naked_pair::NakedPair {
        "naked-pair", "Naked pair", rating: 30,
        with: [2, Locked::No],
        hodoku: medium(80, 60), in_se: true,
    }

    /// Finds three cells of a house with three candidates together.
    naked_triple::NakedTriple {
        "naked-triple", "Naked triple", rating: 36,
        with: [3, Locked::No],
        hodoku: medium(90, 80), in_se: true,
    }

    /// Finds four cells of a house with four candidates together.
    naked_quad::NakedQuad {
        "naked-quad", "Naked quad", rating: 50,
        with: [4, Locked::Either],
        hodoku: hard(120, 120), in_se: true,
    }
}

table! {
    find_hidden, explain_hidden, argue_hidden;

    /// Finds two digits with the same two places in a house.
    hidden_pair::HiddenPair {
        "hidden-pair", "Hidden pair", rating: 34,
        with: [2],
        hodoku: medium(100, 70), in_se: true,
    }

    /// Finds three digits with three places together in a house.
    hidden_triple::HiddenTriple {
        "hidden-triple", "Hidden triple", rating: 40,
        with: [3],
        hodoku: medium(110, 100), in_se: true,
    }

    /// Finds four digits with four places together in a house.
    hidden_quad::HiddenQuad {
        "hidden-quad", "Hidden quad", rating: 54,
        with: [4],
        hodoku: hard(130, 150), in_se: true,
    }
}
