//! `pencilmark batch`

use anyhow::Context;
use pencilmark_batch::{Batch, ColumnChoice};

use super::summary::{exit, tell};
use super::watched::Watched;
use crate::args::{FolderArgs, RunArgs, ShardsArgs};
use crate::exit::Exit;
use crate::stop::Stop;

pub(super) fn run(args: &RunArgs, stop: &Stop) -> anyhow::Result<Exit> {
    for condition in &args.conditions {
        condition.expect_column(&args.work).context("--where")?;
    }
    let mut batch = batch(&args.shards, Some(&args.folder))?;
    batch.works = args.work.clone();
    batch.columns.solution = args.solution_column.clone();
    batch.conditions = args.conditions.clone();
    batch.sample = args.sample.map(|part| (part, args.seed));
    batch.limit = args.limit;
    let watched = Watched::new("working", args.shards.jobs.quiet, stop);
    let report = batch.run(&watched);
    watched.rest();
    let report = report?;
    if !args.shards.jobs.quiet {
        tell(args.folder.path(), &report);
    }
    Ok(exit(&report))
}

/// A batch of the shards that are named, of which nothing is asked yet.
pub(super) fn batch(args: &ShardsArgs, folder: Option<&FolderArgs>) -> anyhow::Result<Batch> {
    let inputs = pencilmark_batch::inputs(&args.inputs)?;
    let path = folder.map(|folder| folder.path().to_owned()).unwrap_or_default();
    let mut batch = Batch::new(inputs, path, pencilmark_batch::Works::default());
    batch.to = folder.and_then(|folder| folder.to).map(Into::into);
    batch.columns = ColumnChoice { puzzle: args.column.clone(), solution: None };
    if let Some(jobs) = args.jobs.jobs.filter(|&jobs| jobs > 0) {
        batch.jobs = jobs;
    }
    Ok(batch)
}
