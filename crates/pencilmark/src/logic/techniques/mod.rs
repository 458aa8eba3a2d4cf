//! All techniques: one file and one document each, in solving order.

pub mod hidden_single;
pub mod naked_single;

use super::technique::Entry;
use hidden_single::HiddenSingle;
use naked_single::NakedSingle;

/// The registry; the place of a technique is its place in solving order.
pub(super) static TECHNIQUES: [Entry; 2] =
    [Entry::of::<NakedSingle>(), Entry::of::<HiddenSingle>()];
