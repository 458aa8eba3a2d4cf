//! What the program does with its arguments.

#[cfg(feature = "cluster")]
pub(crate) mod cluster;
mod fault;
mod file;
mod print;
mod prompt;
mod run;
mod signals;
mod statements;
mod threads;

pub(crate) use fault::reader_is_gone;
pub(crate) use run::run;
