//! Data sets of boards: shards are read, their boards worked on in parallel, and the answers written beside
//! the columns that were there.
//!
//! ```text
//! shard ──parts──▶ slices of rows ──work──▶ columns of answers ──encoder──▶ bytes, in order ──▶ output
//! ```
//! A part depends on the input and on the options alone, so a run that was killed and started again
//! ends with the bytes of one that was not.

mod alone;
mod answers;
#[cfg(feature = "arrow")]
mod arrow;
mod bad_row;
mod batch;
mod checksum;
mod columns;
mod dedupe;
mod events;
mod format;
mod generate;
mod guarded;
mod in_flight;
mod inputs;
mod keys;
mod ledger;
mod manifest;
mod numbers;
#[cfg(feature = "clap")]
mod options;
mod output;
#[cfg(feature = "parquet")]
mod parquet;
mod part;
mod rows;
mod run;
mod selection;
mod shards;
mod split;
mod stats;
mod summary;
mod text;
mod verify;
mod wanted;
mod watch;
mod work;
mod worker;

pub use answers::{AnswerColumn, TraceStep, Values};
#[cfg(feature = "arrow")]
pub use arrow::{array as arrow_array, field as arrow_field};
pub use bad_row::BadRow;
pub use batch::{Batch, Report};
pub use columns::{BoardColumns, ColumnChoice, find_columns};
pub use format::Format;
pub use generate::{Band, Generation, Recipe, UnknownBand};
pub use guarded::{guarded, guarded_thread};
pub use inputs::{Input, inputs};
pub use ledger::Ledger;
pub use manifest::{Asked, DUPLICATES, Finished, MANIFEST, Manifest, Shard, program};
pub use numbers::{counted, thousands};
#[cfg(feature = "clap")]
pub use options::{InputArgs, OutputArgs, QuestionArgs};
pub use output::bad_path;
pub use part::{Encoded, Encoder, Part, PartSize, Source};
pub use rows::{Kept, Rows, Texts};
pub use split::{BadParts, Parts};
pub use stats::{Bar, ColumnStats, Numbers, Stats};
pub use verify::{Verified, verify};
pub use wanted::{BadCondition, Condition};
pub use watch::{Far, Watch};
pub use work::{Answered, Interrupted, UnknownWork, Work, Works, answer, read_row};
