//! `minirow-sql batch`

use std::process::ExitCode;
use std::time::Duration;

use minirow_batch::counted;
use minirow_sql::cluster::{Client, Told};

use super::args::BatchArgs;
use crate::program::signals::signal;
use crate::program::threads::runtime;

pub(super) fn run(args: BatchArgs) -> anyhow::Result<ExitCode> {
    let mut batch = args.inputs.batch(Some(&args.outputs))?;
    args.questions.ask(&mut batch)?;
    let client = Client {
        batch,
        host: args.scheduler.host,
        port: args.scheduler.port,
        patience: Duration::from_secs(args.wait),
    };
    let quiet = args.quiet;
    let tell = |far: Told| {
        if !quiet {
            eprintln!("shard {} of {}; {}", far.shards, far.of, counted(far.rows, "row", "rows"));
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
                    let folder = &client.batch.folder;
                    report.notes(folder).iter().for_each(|note| eprintln!("note: {note}"));
                    eprintln!("{}", report.summary(folder));
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
