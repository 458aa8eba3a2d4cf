//! `pencilmark batch`

use std::thread;

use anyhow::Context;
use pencilmark_batch::{Batch, ColumnChoice, Far, Report, Watch, inputs};

use crate::args::BatchArgs;
use crate::exit::Exit;
use crate::stop::Stop;
use crate::terminal::{Meter, Total, message, thousands};

pub(crate) fn run(args: &BatchArgs, stop: &Stop) -> anyhow::Result<Exit> {
    for condition in &args.conditions {
        condition.expect_column(&args.work).context("--where")?;
    }
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let batch = Batch {
        inputs: inputs(&args.inputs)?,
        folder: args.folder.clone(),
        works: args.work.clone(),
        to: args.to.map(Into::into),
        columns: ColumnChoice {
            puzzle: args.column.clone(),
            solution: args.solution_column.clone(),
        },
        conditions: args.conditions.clone(),
        sample: args.sample.map(|part| (part, args.seed)),
        limit: args.limit,
        jobs: args.jobs.filter(|&jobs| jobs > 0).unwrap_or(processors),
    };
    // What is under way is noted, which may take longer than other ends.
    stop.take_time_to_end();
    let watched = Watched { meter: Meter::new("working", "rows", args.quiet), stop };
    let report = batch.run(&watched);
    watched.meter.rest();
    let report = report?;
    if !args.quiet {
        tell(args, &report);
    }
    let finished = &report.finished;
    Ok(Exit {
        negative: finished.none + finished.several > 0,
        input_error: finished.bad > 0,
        interrupted: report.interrupted,
        ..Exit::default()
    })
}

/// What a batch is told of this run, and tells it.
struct Watched<'a> {
    meter: Meter,
    stop: &'a Stop,
}

impl Watch for Watched<'_> {
    fn go_on(&self) -> bool {
        !self.stop.is_interrupted()
    }

    fn tell(&self, far: Far) {
        let total = match far.fraction {
            0.0 => Total::Unknown,
            fraction => Total::About((far.rows as f64 / fraction) as u64),
        };
        self.meter.tell(far.rows, total, || {
            (far.shards.1 > 1).then(|| format!("shard {} of {}", far.shards.0 + 1, far.shards.1))
        });
    }
}

/// Says what was done.
fn tell(args: &BatchArgs, report: &Report) {
    let folder = args.folder.display();
    let (now, before) = report.shards;
    if report.interrupted {
        message::note(&format!("interrupted; the same command goes on from here ({folder})"));
        return;
    }
    for (name, other) in &report.renamed {
        message::note(&format!("the input has a column {name}: the new one is called {other}"));
    }
    let done = &report.finished;
    if done.bad > 0 {
        let rows = some(done.bad, "row holds", "rows hold");
        message::note(&format!("{rows} no board, or a wrong solution: see {folder}/*.bad.csv"));
    }
    let shards = |count: usize| some(count as u64, "shard", "shards");
    let mut parts = vec![match (now, before) {
        (0, before) => format!("nothing to do: {} in {folder} finished before", shards(before)),
        (now, 0) => format!("{} in {folder}", shards(now)),
        (now, before) => {
            format!("{} in {folder}, {} finished before", shards(now), thousands(before as u64))
        }
    }];
    parts.push(some(done.rows, "row", "rows"));
    if done.written < done.rows {
        parts.push(format!("{} written", thousands(done.written)));
    }
    for (count, word) in [
        (done.unique, "unique"),
        (done.several, "with several solutions"),
        (done.none, "without a solution"),
    ] {
        if count > 0 {
            parts.push(format!("{} {word}", thousands(count)));
        }
    }
    message::summary(&parts.join("; "));
}

/// A number with its words, for one and for more.
fn some(count: u64, one: &str, more: &str) -> String {
    format!("{} {}", thousands(count), if count == 1 { one } else { more })
}
