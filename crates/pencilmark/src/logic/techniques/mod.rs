//! All techniques: one file and one document each, in solving order.

mod alternating;
mod colours;
pub mod full_house;
pub mod hidden_single;
pub mod multi_colouring;
pub mod naked_single;
pub mod remote_pair;
pub mod simple_colouring;
pub mod x_chain;
pub mod xy_chain;

use super::technique::Entry;

/// The registry; the place of a technique is its place in solving order.
pub(super) static TECHNIQUES: [Entry; 8] = [
    Entry::of::<full_house::FullHouse>(),
    Entry::of::<hidden_single::HiddenSingle>(),
    Entry::of::<naked_single::NakedSingle>(),
    Entry::of::<remote_pair::RemotePair>(),
    Entry::of::<simple_colouring::SimpleColouring>(),
    Entry::of::<multi_colouring::MultiColouring>(),
    Entry::of::<x_chain::XChain>(),
    Entry::of::<xy_chain::XYChain>(),
];
