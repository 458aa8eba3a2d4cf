//! `pencilmark batch` and its commands: data sets in shards.

mod dedupe;
mod folder;
mod generate;
mod run;
mod split;
mod stats;
mod verify;
