//! `minirow batch` and its commands: data sets in shards.

mod dedupe;
#[cfg(all(feature = "parquet", unix))]
mod docs;
pub(crate) mod folder;
mod generate;
mod old_name;
mod run;
mod shapes;
mod split;
mod stats;
mod traces;
mod verify;
