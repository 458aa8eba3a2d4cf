//! The parts of a cluster, as commands.

mod args;
mod batch;
mod command;
mod serve;

pub(crate) use args::Cluster;
pub(crate) use command::run;
