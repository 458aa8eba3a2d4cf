//! Options of `batch` and its commands.

mod command;
mod dedupe;
mod generate;
mod run;
mod shards;
mod split;
mod stats;
mod verify;

pub(crate) use command::{BatchArgs, BatchCommand};
pub(crate) use dedupe::DedupeArgs;
pub(crate) use generate::GenerateSetArgs;
pub(crate) use run::RunArgs;
pub(crate) use shards::{JobsArgs, ShardsArgs};
pub(crate) use split::SplitArgs;
pub(crate) use stats::{StatsArgs, StatsTo};
pub(crate) use verify::VerifyArgs;
