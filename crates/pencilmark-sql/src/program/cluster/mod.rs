//! The parts of a cluster, as commands.

mod args;
mod batch;
mod serve;

use std::process::ExitCode;

pub(crate) use args::Cluster;

/// Runs a part of a cluster.
pub(crate) fn run(cluster: Cluster) -> anyhow::Result<ExitCode> {
    match cluster {
        Cluster::Scheduler(args) => serve::scheduler(&args),
        Cluster::Executor(args) => serve::executor(args),
        Cluster::Batch(args) => batch::run(*args),
    }
}
