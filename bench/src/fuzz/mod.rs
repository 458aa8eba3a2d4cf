//! `cargo measure fuzz`: random 9×9 puzzles through every engine, compared with each other.
//!
//! | file | what it holds |
//! |---|---|
//! | `command` | the arguments and the order of work |
//! | `source` | puzzles of many kinds, from a seed |
//! | `symmetry` | the same board with its rows, columns and digits in other order |
//! | `check` | the answers of all engines for some puzzles |
//! | `summary` | what kinds of puzzles there were |

mod check;
mod command;
mod source;
mod summary;
mod symmetry;

pub(crate) use command::{Arguments, run};
