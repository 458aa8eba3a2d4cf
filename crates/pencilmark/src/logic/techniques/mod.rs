//! All techniques: one file and one document each, in solving order.

pub mod aic;
mod chains;
pub mod full_house;
pub mod grouped_aic;
pub mod hidden_single;
pub mod naked_single;

use super::technique::Entry;

/// The registry; the place of a technique is its place in solving order.
pub(super) static TECHNIQUES: [Entry; 5] = [
    Entry::of::<full_house::FullHouse>(),
    Entry::of::<hidden_single::HiddenSingle>(),
    Entry::of::<naked_single::NakedSingle>(),
    Entry::of::<aic::Aic>(),
    Entry::of::<grouped_aic::GroupedAic>(),
];
