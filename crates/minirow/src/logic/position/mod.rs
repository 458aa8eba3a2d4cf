//! What reasoning sees: the digits and candidates of a player, as bit sets.

#![expect(clippy::module_inception, reason = "the room is named for its main noun")]

mod position;
pub(in crate::logic) mod set;
pub(in crate::logic) mod view;

#[cfg(feature = "large")]
pub(in crate::logic) use position::LargeView;
pub use position::Position;
pub(in crate::logic) use position::{AnyView, MediumView, SmallView};
