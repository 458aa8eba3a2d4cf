//! The table of rectangles with one other candidate in several corners: their names, their ratings and
//! which corners these are.
//! The document of each stands beside this file, under the name of its module.

use super::rectangles::{
    Rectangle, argue_one_extra, explain_open_extra, explain_placed_extra, find_one_extra,
    find_placed_extra,
};
use crate::logic::techniques::table::table;

table! {
    find_one_extra, explain_open_extra, argue_one_extra;

    /// Finds rectangles with one other candidate in two neighbouring corners.
    unique_rectangle_2::UniqueRectangle2 {
        "unique-rectangle-2", "Unique rectangle 2", rating: 45,
        with: [&Rectangle::has_neighbouring_roofs],
        hodoku: hard(270, 100), in_se: true,
    }

    /// Finds rectangles with one other candidate in three corners or two opposite ones.
    unique_rectangle_5::UniqueRectangle5 {
        "unique-rectangle-5", "Unique rectangle 5", rating: 47,
        with: [&|rectangle| {
            (2..=3).contains(&rectangle.roof.len()) && !rectangle.has_neighbouring_roofs()
        }],
        hodoku: hard(300, 100),
    }
}

table! {
    find_placed_extra, explain_placed_extra, argue_one_extra;

    /// Finds rectangles with two digits placed, and one other candidate in both open corners.
    avoidable_rectangle_2::AvoidableRectangle2 {
        "avoidable-rectangle-2", "Avoidable rectangle 2", rating: 46,
        with: [],
        hodoku: hard(340, 100),
    }
}
