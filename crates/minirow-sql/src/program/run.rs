//! Where statements come from: the command line, a file, standard input, or a prompt.

use std::io::{IsTerminal, Read};
use std::process::ExitCode;

use anyhow::Context;
use minirow_sql::{Settings, session};

use super::prompt::prompt;
use super::statements::{Ended, Runner};
use super::threads::runtime;
use crate::args::Args;

/// Runs the program.
pub(crate) fn run(args: Args) -> anyhow::Result<ExitCode> {
    let threads = args.jobs.map(usize::from);
    #[cfg(feature = "cluster")]
    if let Some(cluster) = args.cluster {
        return super::cluster::run(cluster);
    }
    let runtime = runtime(threads)?;
    let settings = Settings { jobs: threads, bad_boards: args.bad_boards.into() };
    let runner = Runner {
        session: session(&settings),
        print: args.format,
        most: args.rows,
        output: args.output,
    };
    let text = match (&args.query, &args.file) {
        (Some(query), _) => query.clone(),
        (None, Some(path)) => std::fs::read_to_string(path)
            .with_context(|| format!("cannot read {}", path.display()))?,
        (None, None) if std::io::stdin().is_terminal() => {
            prompt(&runner, &runtime)?;
            return Ok(ExitCode::SUCCESS);
        }
        (None, None) => {
            let mut text = String::new();
            std::io::stdin().read_to_string(&mut text).context("cannot read standard input")?;
            text
        }
    };
    let ended = runtime.block_on(runner.run(&text));
    // A function that is under way is not waited for.
    runtime.shutdown_background();
    match ended? {
        Ended::Done => Ok(ExitCode::SUCCESS),
        Ended::Stopped(signal) => {
            eprintln!("interrupted");
            Ok(ExitCode::from(signal.exit_code()))
        }
    }
}
