//! Which command of `batch` runs.

use super::{dedupe, generate, run as batch, split, stats, verify};
use crate::args::{BatchArgs, BatchCommand};
use crate::exit::Exit;
use crate::stop::Stop;

pub(crate) fn run(args: &BatchArgs, stop: &Stop) -> anyhow::Result<Exit> {
    match (&args.command, &args.run) {
        (Some(BatchCommand::Dedupe(args)), _) => dedupe::run(args, stop),
        (Some(BatchCommand::Split(args)), _) => split::run(args, stop),
        (Some(BatchCommand::Stats(args)), _) => stats::run(args, stop),
        (Some(BatchCommand::Generate(args)), _) => generate::run(args, stop),
        (Some(BatchCommand::Verify(args)), _) => verify::run(args, stop),
        (None, Some(args)) => batch::run(args, stop),
        (None, None) => anyhow::bail!("expected files of boards, or a command of batch"),
    }
}
