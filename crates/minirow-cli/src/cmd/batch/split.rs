//! `minirow batch split`

use anyhow::Context;
use minirow_batch::{Manifest, Report, Shard, counted, thousands};

use super::run::batch;
use super::summary::{exit, tell};
use super::watched::Watched;
use crate::args::SplitArgs;
use crate::exit::Exit;
use crate::stop::Stop;
use crate::terminal::message;

pub(super) fn run(args: &SplitArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let batch = batch(&args.shards, Some(&args.outputs))?;
    let watched = Watched::new("splitting", args.shards.jobs.quiet, stop);
    let report = batch.split(&args.parts, args.seed, &watched);
    watched.rest();
    let report = report?;
    let quiet = args.shards.jobs.quiet;
    if !quiet && report.interrupted {
        tell(args.outputs.folder(), &report);
    } else if !quiet {
        tell_parts(args, &report)?;
    }
    Ok(exit(&report))
}

/// Says how many rows each part has.
fn tell_parts(args: &SplitArgs, report: &Report) -> anyhow::Result<()> {
    let folder = args.outputs.folder();
    let manifest = Manifest::read(folder)?.context("a manifest")?;
    let rows = |part: &str| {
        let is_in = |shard: &&Shard| shard.output.split_once('/').is_some_and(|(of, _)| of == part);
        let shards = manifest.shards.iter().filter(is_in);
        shards.filter_map(|shard| shard.finished).map(|finished| finished.written).sum::<u64>()
    };
    let parts = args.parts.as_slice().iter();
    let parts: Vec<_> =
        parts.map(|(part, _)| format!("{part} {}", thousands(rows(part)))).collect();
    if report.finished.bad > 0 {
        let rows = counted(report.finished.bad, "row holds", "rows hold");
        let first = folder.join(&args.parts.as_slice()[0].0);
        message::note(&format!("{rows} no board: see {}/*.bad.csv", first.display()));
    }
    let done = if report.shards.0 == 0 { "nothing to do: rows" } else { "rows" };
    message::summary(&format!("{done} in {}: {}", folder.display(), parts.join(", ")));
    Ok(())
}
