//! The parts of a cluster, as commands.

use std::process::ExitCode;

/// A part of a cluster.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Cluster {}

pub(crate) fn run(cluster: Cluster) -> anyhow::Result<ExitCode> {
    match cluster {}
}
