//! `pencilmark-sql batch`

use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use pencilmark_batch::{Batch, ColumnChoice, Report, inputs};
use pencilmark_sql::cluster::{Client, Told};

use super::args::BatchArgs;
use crate::program::signals::signal;
use crate::program::threads::runtime;

pub(super) fn run(args: BatchArgs) -> anyhow::Result<ExitCode> {
    for condition in &args.conditions {
        condition.expect_column(&args.work).context("--where")?;
    }
    let mut batch = Batch::new(inputs(&args.inputs)?, args.folder, args.work);
    batch.to = args.to;
    batch.columns = ColumnChoice { puzzle: args.column, solution: args.solution_column };
    batch.conditions = args.conditions;
    batch.sample = args.sample.map(|part| (part, args.seed));
    batch.limit = args.limit;
    let client = Client {
        batch,
        host: args.scheduler.host,
        port: args.scheduler.port,
        patience: Duration::from_secs(args.wait),
    };
    let quiet = args.quiet;
    let tell = |far: Told| {
        if !quiet {
            eprintln!("shard {} of {}; {} rows", far.shards, far.of, far.rows);
        }
    };
    let runtime = runtime(None)?;
    let ended = runtime.block_on(async {
        tokio::select! {
            signal = signal() => {
                if !quiet {
                    eprintln!("interrupted; the same command goes on from here");
                }
                Ok(ExitCode::from(signal?.exit_code()))
            }
            report = client.run(tell) => report.map(|report| {
                if !quiet {
                    summary(&report, &client.batch.folder.display().to_string());
                }
                let finished = report.finished;
                match (finished.bad, finished.none + finished.several) {
                    (0, 0) => ExitCode::SUCCESS,
                    (0, _) => ExitCode::from(1),
                    _ => ExitCode::from(2),
                }
            }),
        }
    });
    runtime.shutdown_background();
    ended
}

/// Says what was done.
fn summary(report: &Report, folder: &str) {
    let done = &report.finished;
    for (name, other) in &report.renamed {
        eprintln!("note: the input has a column {name}: the new one is called {other}");
    }
    if done.bad > 0 {
        eprintln!(
            "note: {} rows hold no board, or a wrong solution: see {folder}/*.bad.csv",
            done.bad
        );
    }
    let mut parts = match report.shards {
        (0, before) => vec![format!("nothing to do: {before} shards in {folder} finished before")],
        (now, 0) => vec![format!("{now} shards in {folder}")],
        (now, before) => vec![format!("{now} shards in {folder}, {before} finished before")],
    };
    parts.push(format!("{} rows", done.rows));
    if done.written < done.rows {
        parts.push(format!("{} written", done.written));
    }
    for (count, word) in [
        (done.unique, "unique"),
        (done.several, "with several solutions"),
        (done.none, "without a solution"),
    ] {
        if count > 0 {
            parts.push(format!("{count} {word}"));
        }
    }
    eprintln!("{}", parts.join("; "));
}
