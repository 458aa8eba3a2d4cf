//! `minirow batch` and its commands.

mod command;
mod dedupe;
mod generate;
mod run;
mod split;
mod stats;
mod summary;
mod verify;
mod watched;

pub(crate) use command::run;
