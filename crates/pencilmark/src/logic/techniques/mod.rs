//! All techniques: one file and one document each, in solving order.

pub mod avoidable_rectangle_1;
pub mod avoidable_rectangle_2;
pub mod bivalue_universal_grave;
pub mod dual_empty_rectangle;
pub mod dual_two_string_kite;
pub mod empty_rectangle;
pub mod full_house;
pub mod hidden_rectangle;
pub mod hidden_single;
pub mod naked_single;
pub mod skyscraper;
pub mod turbot_fish;
pub mod two_string_kite;
pub mod unique_rectangle_1;
pub mod unique_rectangle_2;
pub mod unique_rectangle_3;
pub mod unique_rectangle_4;
pub mod unique_rectangle_5;
pub mod unique_rectangle_6;
pub mod w_wing;
pub mod wxyz_wing;
pub mod xy_wing;
pub mod xyz_wing;

mod rectangles;
mod strong_links;
mod wings;

use super::technique::Entry;

/// The registry; the place of a technique is its place in solving order.
pub(super) static TECHNIQUES: [Entry; 23] = [
    Entry::of::<full_house::FullHouse>(),
    Entry::of::<hidden_single::HiddenSingle>(),
    Entry::of::<naked_single::NakedSingle>(),
    // Single-digit patterns.
    Entry::of::<skyscraper::Skyscraper>(),
    Entry::of::<two_string_kite::TwoStringKite>(),
    Entry::of::<turbot_fish::TurbotFish>(),
    Entry::of::<empty_rectangle::EmptyRectangle>(),
    Entry::of::<dual_two_string_kite::DualTwoStringKite>(),
    Entry::of::<dual_empty_rectangle::DualEmptyRectangle>(),
    // Wings.
    Entry::of::<xy_wing::XYWing>(),
    Entry::of::<xyz_wing::XYZWing>(),
    Entry::of::<w_wing::WWing>(),
    Entry::of::<wxyz_wing::WXYZWing>(),
    // Uniqueness.
    Entry::of::<unique_rectangle_1::UniqueRectangle1>(),
    Entry::of::<unique_rectangle_2::UniqueRectangle2>(),
    Entry::of::<unique_rectangle_3::UniqueRectangle3>(),
    Entry::of::<unique_rectangle_4::UniqueRectangle4>(),
    Entry::of::<unique_rectangle_5::UniqueRectangle5>(),
    Entry::of::<unique_rectangle_6::UniqueRectangle6>(),
    Entry::of::<hidden_rectangle::HiddenRectangle>(),
    Entry::of::<avoidable_rectangle_1::AvoidableRectangle1>(),
    Entry::of::<avoidable_rectangle_2::AvoidableRectangle2>(),
    Entry::of::<bivalue_universal_grave::BivalueUniversalGrave>(),
];
