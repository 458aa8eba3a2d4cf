//! `cargo fuzz-formats`: no text brings a reader down.
//!
//! A program of its own, as it counts what is allocated, which would slow down measurements.

mod memory;
mod samples;
mod trial;

use std::io::{Write, stdout};
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result};
use clap::Parser;
use clap::error::ErrorKind;

use samples::Samples;
use trial::{Outcomes, try_all};

/// Changes the samples of all formats at random, and has every reader read them.
///
/// No reader may panic, take longer than some seconds, or more memory than the length of the input
/// allows for; what was read goes through every writer. The first fault is told with its input and
/// ends the command.
#[derive(Parser)]
#[command(name = "cargo fuzz-formats", bin_name = "cargo fuzz-formats", version)]
struct Arguments {
    /// How long to go on
    #[arg(long, value_name = "N", default_value_t = 60)]
    seconds: u64,

    /// Stop after this many inputs
    #[arg(long, value_name = "N")]
    inputs: Option<u64>,

    /// Where inputs come from; the same seed gives the same ones [default: another one each time]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
}

/// Exits with 0 where all went well, 1 where a reader has failed, 2 on wrong usage or I/O errors.
fn main() -> ExitCode {
    // A panic is told once, with its input.
    std::panic::set_hook(Box::new(|panic| eprintln!("{panic}")));
    let outcome = run(&Arguments::parse());
    let told = |error| clap::Error::raw(ErrorKind::Io, format!("{error:#}\n")).exit();
    ExitCode::from(u8::from(!outcome.unwrap_or_else(told)))
}

/// Makes and reads inputs; false where a reader has failed.
///
/// # Errors
/// Where nothing can be read or told.
fn run(arguments: &Arguments) -> Result<bool> {
    let seed = arguments.seed.unwrap_or_else(invented);
    let mut out = stdout();
    writeln!(out, "seed {seed}").context("cannot tell the results")?;
    let mut samples = Samples::new(seed)?;
    let (start, time) = (Instant::now(), Duration::from_secs(arguments.seconds));
    let mut outcomes = Outcomes::default();
    let mut inputs = 0;
    while start.elapsed() < time && arguments.inputs.is_none_or(|most| inputs < most) {
        let input = samples.input();
        inputs += 1;
        if let Err(fault) = try_all(&input, &mut outcomes) {
            let shown = input.escape_ascii();
            writeln!(out, "{fault}\nseed {seed}, input {inputs}: \"{shown}\"")?;
            return Ok(false);
        }
    }
    let Outcomes { boards, errors, written, refused } = outcomes;
    writeln!(
        out,
        "{inputs} inputs in {:.0} s: {boards} boards and {errors} errors; {written} boards written, \
         {refused} refused",
        start.elapsed().as_secs_f64()
    )?;
    Ok(true)
}

/// A seed nobody has asked for; it is told, so the run can be repeated.
fn invented() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |time| time.as_nanos() as u64 % 1_000_000_000)
}
