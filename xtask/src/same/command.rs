//! The command: its arguments and the order of work.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result};

use super::asked::{self, Asked};
use super::server;
use super::summary::Summary;
use super::texts;
use super::told::Told;
use crate::progress::Progress;

/// Asks two versions of the program the same, and tells where they answer differently.
///
/// Both convert every file of boards and every link at hand into every format, and read back what the first one wrote;
/// both are asked every command about boards of all sorts, as text and as JSON, and every call of the protocol. Output,
/// messages and exit codes are compared byte by byte, but for the name of the program.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The version before
    before: PathBuf,

    /// The version after
    after: PathBuf,

    /// Of links and strings that are no part of the project, take every Nth
    #[arg(long, value_name = "N", default_value_t = 10)]
    every: usize,

    /// How many differences of a kind are shown
    #[arg(long, value_name = "N", default_value_t = 1)]
    shown: usize,
}

/// Asks and compares; false where an answer differs.
///
/// # Errors
/// Where a program cannot be started, or a file cannot be read.
pub(crate) fn run(arguments: &Arguments) -> Result<bool> {
    let found = |program: &PathBuf| {
        program.canonicalize().with_context(|| format!("{} is not there", program.display()))
    };
    let programs = [found(&arguments.before)?, found(&arguments.after)?];
    let programs = programs.each_ref().map(PathBuf::as_path);
    let texts = texts::all(arguments.every.max(1))?;
    let formats = asked::formats(programs[0])?;
    let mut summary = Summary::new(arguments.shown);

    let conversions = asked::conversions(&texts, &formats);
    let written = compare(programs, &conversions, &mut summary)?;
    compare(programs, &asked::read_back(&written), &mut summary)?;
    compare(programs, &asked::commands(), &mut summary)?;
    server::compare(programs, &mut summary)?;
    println!("{summary}");
    Ok(summary.is_same())
}

/// Asks both programs, on all processors; gives back what the first one told, in the order of what was asked.
fn compare<'a>(
    programs: [&Path; 2],
    asked: &'a [Asked],
    summary: &mut Summary,
) -> Result<Vec<(&'a Asked, Told)>> {
    let (next, all) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let progress = Progress::new();
    let work = || -> Result<()> {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(one) = asked.get(at) else { return Ok(()) };
            progress.show(&format!("{at} of {}", asked.len()));
            let told = |program| Told::by(program, &one.args, &one.input);
            let told = [told(programs[0])?, told(programs[1])?];
            all.lock().expect("no other thread has panicked").push((at, told));
        }
    };
    thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a worker ends"))
    })?;
    progress.clear();
    let mut all = all.into_inner().expect("no thread has panicked");
    all.sort_unstable_by_key(|&(at, _)| at);
    let first = asked.iter().zip(all).map(|(one, (_, [before, after]))| {
        summary.add(&one.group, &one.line(), &before.differs_from(&after));
        (one, before)
    });
    Ok(first.collect())
}
