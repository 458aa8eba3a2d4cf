//! `minirow-sql scheduler` and `minirow-sql executor`

use std::future::Future;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use minirow_sql::cluster::{ExecutorSettings, execute, schedule};

use super::args::{ExecutorArgs, SchedulerArgs};
use crate::program::signals::signal;
use crate::program::threads::runtime;

pub(super) fn scheduler(args: &SchedulerArgs) -> anyhow::Result<ExitCode> {
    begin_log();
    serve(None, schedule(args.listen, |at| eprintln!("scheduler: listening at df://{at}")))
}

pub(super) fn executor(args: ExecutorArgs) -> anyhow::Result<ExitCode> {
    begin_log();
    let jobs = args.jobs.map(usize::from);
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let folder = tempfile::tempdir().context("cannot make a folder for results")?;
    let settings = ExecutorSettings {
        scheduler: args.scheduler.host,
        port: args.scheduler.port,
        listen: args.listen,
        advertise: args.advertise,
        jobs: jobs.unwrap_or(processors),
        folder: folder.path().to_owned(),
        patience: Duration::from_secs(args.wait),
    };
    serve(jobs, async {
        execute(&settings, |at| {
            eprintln!(
                "executor: works for df://{}:{}, results at {at}",
                settings.scheduler, settings.port
            );
        })
        .await
    })
}

/// Serves until a signal comes or it fails.
fn serve(
    threads: Option<usize>,
    service: impl Future<Output = anyhow::Result<()>>,
) -> anyhow::Result<ExitCode> {
    let runtime = runtime(threads)?;
    let ended = runtime.block_on(async {
        tokio::select! {
            signal = signal() => Ok(ExitCode::from(signal?.exit_code())),
            ended = service => ended.map(|()| ExitCode::SUCCESS),
        }
    });
    runtime.shutdown_background();
    ended
}

/// Warnings go to standard error; `RUST_LOG` says otherwise.
fn begin_log() {
    let usual = env_logger::Env::default().default_filter_or("warn");
    let _ = env_logger::Builder::from_env(usual).try_init();
}
