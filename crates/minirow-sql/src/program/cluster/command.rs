//! Which part of a cluster a command is.

use std::process::ExitCode;

use super::args::Cluster;
use super::{batch, serve};

/// Runs a part of a cluster.
pub(crate) fn run(cluster: Cluster) -> anyhow::Result<ExitCode> {
    match cluster {
        Cluster::Scheduler(args) => serve::scheduler(&args),
        Cluster::Executor(args) => serve::executor(args),
        Cluster::Batch(args) => batch::run(*args),
    }
}
