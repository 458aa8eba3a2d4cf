//! What is asked of boards, and its answers.

mod answer;
mod board;
mod exact;
mod interrupted;
mod reasoned;
mod verify;
mod works;

pub(crate) use answer::CHECK;
pub use answer::{Answered, answer};
pub use board::read_row;
pub use interrupted::Interrupted;
pub use works::{UnknownWork, Work, Works};
