//! Puzzles of SudokuPad, as links and as its JSON.
//!
//! # Reading
//! What stands behind the host, or alone in a line:
//! - `scl` or `ctc`: packed JSON, in which names and quotes may be shortened (`zip`). `cells` with
//!   `value` and marks, `regions`, the two diagonals as lines from corner to corner, `metadata`, and
//!   the same in cages that have no cells;
//! - `fpuz` or `fpuzzles`: a packed puzzle of f-puzzles;
//! - `scf`: the givens of a 9×9 board, each with the empty cells behind it in one character, and
//!   `x` for diagonals, `w` for windoku, title and author.
//!
//! A board inside a larger one is cropped: what stands in its rim are clues. Elements without a place and all that
//! tells about fog are passed over.
//!
//! What is drawn is read into rules where the rules text says the same ([`drawing`]). What was read so, and what was
//! not understood, is told in the document's notes; whether it is enough for an answer, [`confirm`](super::confirm)
//! finds out. The name of a puzzle on the server is an error with the address that shows what is behind it.
//!
//! # Writing
//! An `scf` link where that holds the board, an `scl` link otherwise. Rules are drawn, and sentences behind the
//! rules text say what the drawing means; a drawing that would not be read as the same rules is an `fpuz` link.

mod crop;
pub(in crate::format) mod drawing;
pub(in crate::format) mod format;
pub(in crate::format) mod scf;
pub(in crate::format) mod scl;
pub(in crate::format) mod scl_write;
pub(in crate::format) mod zip;
