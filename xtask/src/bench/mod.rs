//! `cargo xtask bench`: how fast puzzle sets are solved, side by side with other solvers.
//!
//! | file | what it holds |
//! |---|---|
//! | `command` | the arguments and the order of work |
//! | `data` | puzzle sets and their text files |
//! | `engine` | what is measured: one entry for each way to solve |
//! | `peer` | solvers from shared libraries |
//! | `check` | all engines give the same answers |
//! | `measure` | processor time in rounds |
//! | `report` | the table and the CSV |
//! | `progress` | a status line for people |

mod check;
mod command;
mod data;
mod engine;
mod measure;
mod peer;
mod progress;
mod report;

pub(crate) use command::{Arguments, run};
