//! `minirow batch dedupe`

use minirow_batch::{DUPLICATES, counted};

use super::run::batch;
use super::summary::{exit, tell};
use super::watched::Watched;
use crate::args::DedupeArgs;
use crate::exit::Exit;
use crate::stop::Stop;
use crate::terminal::message;

pub(super) fn run(args: &DedupeArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let batch = batch(&args.shards, Some(&args.outputs))?;
    let against = match args.against.as_slice() {
        [] => Vec::new(),
        named => minirow_batch::inputs(named)?,
    };
    let watched = Watched::new("comparing", args.shards.jobs.quiet, stop);
    let report = batch.dedupe(&against, &watched);
    watched.rest();
    let report = report?;
    let folder = args.outputs.folder();
    if !args.shards.jobs.quiet {
        tell(folder, &report);
        let left_out = report.finished.rows - report.finished.written;
        if !report.interrupted && left_out > 0 {
            let rows = counted(left_out, "row is", "rows are");
            let named = folder.join(DUPLICATES);
            message::note(&format!("{rows} left out as equal to others: see {}", named.display()));
        }
    }
    Ok(exit(&report))
}
