//! Solo, of Simon Tatham's collection: game ids and saved games.

pub(in crate::format) mod game_id;
mod killer;
mod lines;
pub(in crate::format) mod save;
