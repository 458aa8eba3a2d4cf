//! Output for a terminal: colours, pictures of boards, progress. Pipes and files get none of it.
//!
//! | file | is about |
//! |---|---|
//! | `abilities` | what a terminal can show |
//! | `ink` | lines of coloured text, side by side and wrapped |
//! | `frame` | lines around blocks of any shape |
//! | `picture` | a board in its frame, with a step |
//! | `item` | texts with something in the margin |
//! | `excerpt` | the line that an error is about |
//! | `progress` | the line that tells how far a run is |
//! | `words` | times and numbers, as people write them |

mod abilities;
mod excerpt;
mod frame;
mod ink;
mod item;
mod picture;
mod progress;
mod words;

pub(crate) use abilities::{Screen, is_dumb};
pub(crate) use excerpt::{Part, excerpt};
pub(crate) use ink::{Line, beside, in_columns, look, wrapped};
pub(crate) use item::item;
pub(crate) use picture::{Picture, Shown};
pub(crate) use progress::{Far, Total, progress_line};
pub(crate) use words::{separator, some_cells, time};
