//! Games for agents that learn: boards, moves, and rewards that come from reasoning.

mod game;
mod games;
mod rewards;
mod source;

pub(crate) use games::Games;
