//! Columns of boards, questions about each, and columns of answers.
//!
//! ```text
//! Arrow, cells of NumPy ──source──┬─ nines ──▶ the engine for 9×9 in batches
//! Python's texts ──rows──▶ source─┴─ rest ───▶ everything else, row by row
//! nines ──solved──▶ lines of a whole column, in large pages
//! ```

mod answer;
mod bad_rows;
mod column;
mod entry;
mod join;
mod large;
mod nines;
mod part;
mod piece;
mod python;
mod question;
mod rest;
mod rows;
mod single;
mod solved;
mod source;

pub(crate) use column::Column;
pub(crate) use entry::{answer_arrow, answer_cells, answer_texts};
