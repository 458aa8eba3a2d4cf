//! Boards as values of JSON.
//!
//! # Reading
//! The documentation of [`format`](crate::format) has the fields. Values are cut out of the text
//! without reading them; in each, rows of cells become a text that is read as one of the other
//! formats, and errors in that text are told at their places in JSON.
//!
//! # Writing
//! One object in one line: `version`, `name`, `geometry` unless it is the classic one, `symbols` as
//! in a header, `grid` as in a line, and `candidates`, where the board has any.

mod board;
mod cut;
mod geometry;
mod texts;
mod value;
mod write;

pub(super) use board::Json;
pub(super) use cut::{Cutter, LONGEST_BOARD, Value};
