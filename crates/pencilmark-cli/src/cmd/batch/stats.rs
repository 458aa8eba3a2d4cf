//! `pencilmark batch stats`

use anyhow::Context;

use super::run::batch;
use super::watched::Watched;
use crate::args::{StatsArgs, StatsTo};
use crate::exit::Exit;
use crate::output::Destination;
use crate::stop::Stop;

pub(super) fn run(args: &StatsArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let mut batch = batch(&args.shards, None)?;
    batch.works = args.work.clone();
    let watched = Watched::new("counting", args.shards.jobs.quiet, stop);
    let stats = batch.stats(&watched);
    watched.rest();
    let Some(stats) = stats? else {
        return Ok(Exit { interrupted: true, ..Exit::default() });
    };
    let shown = match args.to {
        StatsTo::Text => stats.to_string(),
        StatsTo::Svg => stats.to_svg()?,
        StatsTo::Json => serde_json::to_string(&stats).context("cannot write JSON")? + "\n",
    };
    let written = Destination::open(&args.file)?.deliver(shown.as_bytes());
    written.context("cannot write the numbers")?;
    Ok(Exit { input_error: stats.bad > 0, ..Exit::default() })
}
