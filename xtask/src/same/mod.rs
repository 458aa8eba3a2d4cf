//! `cargo xtask same`: where two versions of the program answer differently.
//!
//! | file | what it holds |
//! |---|---|
//! | `command` | the arguments and the order of work |
//! | `texts` | what the programs are given: files and links at hand |
//! | `asked` | what they are asked about it |
//! | `told` | what a process tells, and how two of them differ |
//! | `server` | the calls of the protocol |
//! | `summary` | how many answers differ, and the first of each kind |

mod asked;
mod command;
// The tests look in the same place.
#[path = "../../../crates/minirow/tests/it/data_folder.rs"]
mod data_folder;
mod server;
mod summary;
mod texts;
mod told;

pub(crate) use command::{Arguments, run};
