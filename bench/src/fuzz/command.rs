//! The command: its arguments and the order of work.

use std::io::{Write, stdout};
use std::time::{Instant, SystemTime};

use anyhow::{Context, Result};
use rand::RngExt;
use rand::seq::IndexedRandom;

use super::check::{Block, available, check};
use super::source::Source;
use super::summary::Summary;
use crate::shared::Progress;

/// Solves random 9×9 puzzles with every engine and compares the answers.
///
/// Puzzles of many kinds come from a seed, in batches of many lengths and at limits of 1, 2, 100 and
/// 1000 solutions. Every back end solves each batch, one of them also as a stream; of fifty puzzles
/// one goes through the engines for single boards. A difference is told and ends the command.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many puzzles to make
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    puzzles: u64,

    /// Where puzzles come from; the same seed gives the same ones [default: another one each time]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
}

/// Each of these is as likely as the others; the highest take nearly all of the time.
const LIMITS: [u64; 10] = [1, 1, 1, 2, 2, 2, 2, 100, 100, 1000];
/// Batches are up to as long as the first, or as the second.
const LENGTHS: [u64; 2] = [600, 8192];
/// One puzzle of so many is solved one by one too.
const ONE_BY_ONE: u64 = 50;
/// A line is told after so many puzzles.
const TOLD: u64 = 1_000_000;

/// Makes, solves and compares puzzles; false where answers differ.
///
/// # Errors
/// Where nothing can be told.
pub(crate) fn run(arguments: &Arguments) -> Result<bool> {
    let seed = arguments.seed.unwrap_or_else(invented);
    let backends: Vec<_> = available().collect();
    let names: Vec<&str> = backends.iter().map(|backend| backend.name()).collect();
    tell(&format!("seed {seed}, back ends {}", names.join(", ")))?;
    let progress = Progress::new();
    let start = Instant::now();
    let mut source = Source::new(seed);
    let mut summary = Summary::default();
    while summary.puzzles < arguments.puzzles {
        let most = *LENGTHS.choose(source.rng()).expect("there are lengths");
        let len = source.rng().random_range(0..=most).min(arguments.puzzles - summary.puzzles);
        let puzzles = source.puzzles(len as usize);
        let block = Block {
            puzzles,
            limit: *LIMITS.choose(source.rng()).expect("there are limits"),
            streamed: backends[summary.batches as usize % backends.len()],
            one_by_one: (0..len as usize)
                .filter(|_| source.rng().random_range(0..ONE_BY_ONE) == 0)
                .collect(),
        };
        let checked = match check(&block) {
            Ok(checked) => checked,
            Err(fault) => {
                progress.clear();
                let batch = summary.batches + 1;
                tell(&format!("{fault}\nseed {seed}, batch {batch}, after {}", summary.puzzles))?;
                return Ok(false);
            }
        };
        let is_told = summary.puzzles / TOLD < (summary.puzzles + len) / TOLD;
        summary.add(&block, &checked);
        let rate = summary.puzzles as f64 / start.elapsed().as_secs_f64();
        let done = format!("{} puzzles, {rate:.0} a second", summary.puzzles);
        if is_told {
            progress.clear();
            tell(&done)?;
        } else {
            progress.show(&done);
        }
    }
    progress.clear();
    let Summary { puzzles, batches, compared, given_up, .. } = summary;
    tell(&format!(
        "{puzzles} puzzles in {batches} batches agree; {compared} of them were solved one by one too, \
         where the general engine gave up {given_up}; {:.0} s\n{}",
        start.elapsed().as_secs_f64(),
        summary.table(),
    ))?;
    Ok(true)
}

/// A seed nobody has asked for; it is told, so the run can be repeated.
fn invented() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |time| time.as_nanos() as u64 % 1_000_000_000)
}

fn tell(text: &str) -> Result<()> {
    writeln!(stdout(), "{text}").context("cannot tell the results")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_puzzle_is_no_fault() {
        let arguments = Arguments { puzzles: 0, seed: Some(1) };
        assert!(run(&arguments).expect("the results can be told"));
    }

    #[test]
    fn a_seed_is_made_up() {
        assert!(invented() < 1_000_000_000);
    }
}
