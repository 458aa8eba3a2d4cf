//! `minirow batch stats`

use std::path::Path;

use anyhow::{Context, bail};
use minirow_batch::{MANIFEST, Manifest};

use super::run::batch;
use super::watched::Watched;
use crate::args::{StatsArgs, StatsTo};
use crate::exit::Exit;
use crate::output::{Destination, refuse_overwriting_any};
use crate::stop::Stop;

pub(super) fn run(args: &StatsArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let mut batch = batch(&args.shards, None)?;
    batch.works = args.work.clone();
    if let Some(output) = args.file.path() {
        expect_free(output, batch.inputs.iter().map(|input| input.path.as_path()))?;
    }
    let watched = Watched::new("counting", args.shards.jobs.quiet, stop);
    let stats = batch.stats(&watched);
    watched.rest();
    let Some(stats) = stats? else {
        return Ok(Exit { interrupted: true, ..Exit::default() });
    };
    let shown = match args.to.unwrap_or_else(|| of_name(args.file.path())) {
        StatsTo::Text => stats.to_string(),
        StatsTo::Svg => stats.to_svg()?,
        StatsTo::Json => serde_json::to_string(&stats).context("cannot write JSON")? + "\n",
    };
    let written = Destination::open(&args.file)?.deliver(shown.as_bytes());
    written.context("cannot write the numbers")?;
    Ok(Exit { input_error: stats.bad > 0, ..Exit::default() })
}

/// The form that the name of an output says.
fn of_name(output: Option<&Path>) -> StatsTo {
    match output.and_then(Path::extension).and_then(|ending| ending.to_str()) {
        Some("svg") => StatsTo::Svg,
        Some("json") => StatsTo::Json,
        _ => StatsTo::Text,
    }
}

/// Refuses to write over the boards that are counted, or over what says how a set came to be.
fn expect_free<'a>(output: &Path, inputs: impl Iterator<Item = &'a Path>) -> anyhow::Result<()> {
    refuse_overwriting_any(output, inputs)?;
    let folder = output.parent().filter(|folder| *folder != "").unwrap_or(Path::new("."));
    let is_named_so = output.file_name().is_some_and(|name| name == MANIFEST);
    if is_named_so && Manifest::read(folder).is_ok_and(|manifest| manifest.is_some()) {
        bail!("{} is the manifest of a set; give another file with -o", output.display());
    }
    Ok(())
}
