//! `pencilmark batch generate`

use pencilmark::generate::Generator;
use pencilmark_batch::{Batch, Generation};

use super::summary::{exit, tell};
use super::watched::Watched;
use crate::args::GenerateSetArgs;
use crate::exit::Exit;
use crate::stop::Stop;

pub(super) fn run(args: &GenerateSetArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let symmetry = args.symmetry.symmetry;
    let mut generator = Generator::classic().symmetry(symmetry).tries(args.tries).seed(args.seed);
    let mut told = format!("symmetry {symmetry}; tries {}; seed {}", args.tries, args.seed);
    if let Some(givens) = args.givens {
        generator = generator.givens(givens);
        told = format!("givens {givens}; {told}");
    }
    let generation = Generation {
        count: args.count,
        bands: args.bands.clone(),
        generator,
        told,
        shards: args.shards,
        format: args.to.into(),
    };
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
