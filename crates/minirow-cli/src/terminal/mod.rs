//! What people see in a terminal: messages, progress, colour, boards. Pipes and files get none of it.
//!
//! | file | is about |
//! |---|---|
//! | `streams` | the one way to the terminal: answers, messages, progress |
//! | `abilities` | what a terminal can show |
//! | `message` | errors, notes and summaries |
//! | `report` | texts that are no boards |
//! | `remedy` | the options that would help |
//! | `excerpt` | the line that an error is about |
//! | `meter` | when progress is shown, and in which words |
//! | `progress` | the line that tells it |
//! | `effort` | how much the searches have done |
//! | `words` | times and numbers, as people write them |
//! | `ink` | lines of coloured text, side by side and wrapped |
//! | `item` | texts with something in the margin |
//! | `frame` | lines around blocks of any shape |
//! | `lattice` | cages and marks between cells |
//! | `picture` | a board in its frame, with a step |

mod abilities;
pub(crate) mod effort;
mod excerpt;
mod frame;
mod ink;
mod item;
mod lattice;
pub(crate) mod message;
mod meter;
mod picture;
mod progress;
mod remedy;
mod report;
mod streams;
mod words;

pub(crate) use abilities::{Screen, is_dumb};
pub(crate) use excerpt::{Part, excerpt};
pub(crate) use ink::{Line, beside, in_columns, look, wrapped};
pub(crate) use item::item;
pub(crate) use meter::{Meter, doing};
pub(crate) use picture::{Picture, Shown};
pub(crate) use progress::{Far, Total, progress_line};
pub(crate) use report::{remedy, say_error, say_hint};
pub(crate) use streams::Answers;
pub(crate) use words::{counted, separator, some_cells, time};
