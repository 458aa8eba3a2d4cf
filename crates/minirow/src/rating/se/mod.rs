//! Sudoku Explainer 1.2.1: the rating that 9×9 boards are compared by.
//!
//! A board is solved step by step, and its rating is that of the hardest step. So the numbers depend
//! on the order in which steps are looked for, on which one is taken of several, and on habits of the
//! original that are kept here where they change a number. The facts are those of the program by
//! Nicolas Juillerat in the version that the `serate` command runs (1.2.1.3).
//!
//! | file | is about |
//! |---|---|
//! | `rate`, `watch` | the order of techniques, and the three numbers |
//! | `board`, `hint` | the position, and one step of it |
//! | `singles`, `locking`, `subsets`, `wings` | up to 5.4 |
//! | `loops` | uniqueness: 4.5 to 6.2 |
//! | `exclusion` | aligned pairs and triplets: 6.2 and 7.5 |
//! | `chains` | all the rest |

#![expect(
    clippy::needless_range_loop,
    reason = "cells, digits and houses are numbers here, and index several tables at once"
)]

mod board;
mod chains;
mod exclusion;
mod hint;
mod known;
mod locking;
mod loops;
mod rate;
mod singles;
mod subsets;
mod watch;
mod wings;

pub use known::has;
pub use rate::{BEYOND, SeRating, rate, rate_up_to, rate_with};
