//! `cargo xtask corpus`: files that people have, read by the program and by a reader of our own.
//!
//! The reader shares no code with the library and knows no format: a manifest beside the files says
//! how each is written, and how many boards a person counted in it.
//!
//! | file | what it holds |
//! |---|---|
//! | `command` | the arguments and the order of work |
//! | `manifest` | the list of files |
//! | `reader` | the boards of a file, as the manifest says |
//! | `program` | the boards of a file, as the program reads them |
//! | `verdict` | what the two say of each other |
//! | `summary` | how many files of each verdict there are |

mod command;
mod manifest;
mod program;
mod reader;
mod summary;
mod verdict;

pub(crate) use command::{Arguments, run};
