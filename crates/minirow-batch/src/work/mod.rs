//! What is asked of boards, and its answers.

mod answer;
mod apart;
mod board;
mod exact;
mod interrupted;
mod reasoned;
mod verify;
mod vocabulary;
mod works;

pub(crate) use answer::CHECK;
pub use answer::{Answered, answer};
pub(crate) use board::bad_row;
pub use board::read_row;
pub use interrupted::Interrupted;
pub(crate) use vocabulary::Vocabulary;
pub use works::{UnknownWork, Work, Works};
