//! Which command of `batch` runs.

use super::{dedupe, generate, run as batch, split, stats, verify};
use crate::args::{BatchArgs, BatchCommand};
use crate::exit::Exit;
use crate::stop::Stop;

pub(crate) fn run(args: &BatchArgs, stop: &Stop) -> anyhow::Result<Exit> {
    match &args.command {
        None => batch::run(&args.run, stop),
        Some(BatchCommand::Dedupe(args)) => dedupe::run(args, stop),
        Some(BatchCommand::Split(args)) => split::run(args, stop),
        Some(BatchCommand::Stats(args)) => stats::run(args, stop),
        Some(BatchCommand::Generate(args)) => generate::run(args, stop),
        Some(BatchCommand::Verify(args)) => verify::run(args, stop),
    }
}
