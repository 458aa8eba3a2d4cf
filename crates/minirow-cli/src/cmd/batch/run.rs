//! `minirow batch`

use minirow_batch::{Batch, OutputArgs};

use super::summary::{exit, tell};
use super::watched::Watched;
use crate::args::{RunArgs, ShardsArgs};
use crate::exit::Exit;
use crate::stop::Stop;

pub(super) fn run(args: &RunArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let mut batch = batch(&args.shards, Some(&args.outputs))?;
    args.questions.ask(&mut batch)?;
    batch.verify = args.verify;
    let watched = Watched::new("working", args.shards.jobs.quiet, stop);
    let report = batch.run(&watched);
    watched.rest();
    let report = report?;
    if !args.shards.jobs.quiet {
        tell(args.outputs.folder(), &report);
    }
    Ok(exit(&report))
}

/// A batch of the shards that are named, of which nothing is asked yet.
pub(super) fn batch(args: &ShardsArgs, outputs: Option<&OutputArgs>) -> anyhow::Result<Batch> {
    let mut batch = args.inputs.batch(outputs)?;
    if let Some(jobs) = args.jobs.jobs.filter(|&jobs| jobs > 0) {
        batch.jobs = jobs;
    }
    Ok(batch)
}
