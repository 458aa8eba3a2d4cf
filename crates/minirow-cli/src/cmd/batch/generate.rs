//! `minirow batch generate`

use minirow_batch::{Batch, Generation, Recipe};

use super::summary::{exit, tell};
use super::watched::Watched;
use crate::args::GenerateSetArgs;
use crate::exit::Exit;
use crate::stop::Stop;

pub(super) fn run(args: &GenerateSetArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let recipe = Recipe {
        bands: args.bands.clone(),
        givens: args.givens,
        symmetry: args.symmetry.symmetry,
        tries: args.tries,
        seed: args.seed,
    };
    let (count, shards, format) = (args.count, args.shards, args.to);
    let generation = Generation { recipe, count, shards, format };
    let mut batch = Batch::new(Vec::new(), args.folder.clone(), args.work.clone());
    if let Some(jobs) = args.jobs.jobs.filter(|&jobs| jobs > 0) {
        batch.jobs = jobs;
    }
    let batch = generation.batch(args.only.clone().unwrap_or(0..args.shards), batch)?;
    let watched = Watched::new("generating", args.jobs.quiet, stop);
    let report = batch.run(&watched);
    watched.rest();
    let report = report?;
    if !args.jobs.quiet {
        tell(&args.folder, &report);
    }
    Ok(exit(&report))
}
