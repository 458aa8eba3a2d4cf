//! Boards as values of JSON.
//!
//! # Reading
//! The documentation of [`format`](crate::format) has the fields. Values are cut out of the text
//! without reading them; in each, rows of cells become a text that is read as one of the other
//! formats, and errors in that text are told at their places in JSON.
//!
//! Where an object has no board under a name of ours, and an array is none, boards are looked for inside
//! of it, however deep, as in [`code`](crate::format::formats::code): under the names that people use (`board`, `value`,
//! `given`, `task` and so on, with `solution` or `answer` beside them), in lists, and in texts.
//!
//! # Writing
//! One object in one line, with the fields in the order of the table there: `version`, `geometry`
//! unless it is the classic one, `symbols` as in a header where they are not the usual ones up to 9,
//! `grid` as in a line, and whatever else the board has. Fields that are not known come last, as they
//! were read but for ends of lines.

pub(in crate::format) mod board;
pub(in crate::format) mod cells;
pub(in crate::format) mod fields;
pub(in crate::format) mod geometry;
pub(in crate::format) mod play;
pub(in crate::format) mod saved;
pub(in crate::format) mod texts;
pub(in crate::format) mod value;
pub(in crate::format) mod write;
