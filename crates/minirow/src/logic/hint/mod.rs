//! Help for a player: what is wrong on a board, and how it goes on.

#![expect(clippy::module_inception, reason = "the room is named for its main noun")]

mod hint;
mod moves;
mod player;

pub use hint::{Hint, HintLevel, hint, hint_with, next_steps, tell};
pub use moves::{Move, first_mistake};
pub use player::{Mistake, PlayerBoard, mistakes};
