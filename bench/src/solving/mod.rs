//! `cargo measure solving`: how fast puzzle sets are solved, side by side with other solvers.
//!
//! | file | what it holds |
//! |---|---|
//! | `command` | the arguments and the order of work |
//! | `data` | puzzle sets and their text files |
//! | `engine` | what is measured: a way to solve puzzles |
//! | `registry` | all of them |
//! | `one_by_one` | our searches for one puzzle |
//! | `batch` | our batches of 9×9 puzzles, with each back end |
//! | `line` | a 9×9 board as peers read and write it |
//! | `peer` | solvers from shared libraries |
//! | `check` | all engines give the same answers |
//! | `measure` | processor time in rounds |
//! | `setting` | the machine, the version and the plan |
//! | `report` | the table and the CSV |
//! | `markdown` | tables for a page |

mod batch;
mod check;
mod command;
mod data;
mod engine;
mod line;
mod markdown;
mod measure;
mod one_by_one;
mod peer;
mod registry;
mod report;
mod setting;

pub(crate) use command::{Arguments, run};
