//! The table of both ways to lock candidates: their names, their ratings and the houses that they start from.
//! The document of each stands beside this file, under the name of its module.

use super::find::{argue, explain, find};
use crate::board::HouseKind;
use crate::logic::techniques::table::table;

table! {
    find, explain, argue;

    /// Finds digits that a block has in one line only.
    pointing::Pointing {
        "pointing", "Pointing", rating: 26,
        with: [|kind| kind == HouseKind::Block],
        hodoku: medium(60, 50), in_se: true,
    }

    /// Finds digits that a line has in one block only.
    claiming::Claiming {
        "claiming", "Claiming", rating: 28,
        with: [|kind| kind != HouseKind::Block],
        hodoku: medium(70, 50), in_se: true,
    }
}
