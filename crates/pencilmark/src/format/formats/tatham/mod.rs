//! Solo, of Simon Tatham's collection: game ids and saved games.

pub(in crate::format) mod game_id;
pub(in crate::format) mod save;
