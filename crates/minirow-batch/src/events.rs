//! What happens in a run.

use crate::output::Output;
use crate::{BadRow, Encoded, Finished};

/// What happens in a run.
pub(crate) enum Event {
    /// The output of a shard is open.
    Begun(usize, Box<Begun>),
    /// So many rows of a shard were worked on, and that is so much of it.
    Worked(usize, u64, f64),
    /// A part is done: shard, part, what is appended.
    Done(usize, u64, Box<Done>),
    /// A shard has so many parts.
    Ends(usize, u64),
    /// A worker has failed, or was stopped.
    Failed(Option<anyhow::Error>),
}

/// What was done with a part.
pub(crate) struct Done {
    pub(crate) encoded: Encoded,
    pub(crate) bad: Vec<BadRow>,
    pub(crate) counts: Finished,
}

/// A shard whose output is open.
pub(crate) struct Begun {
    pub(crate) output: Output,
    /// Columns that have another name there.
    pub(crate) renamed: Vec<(String, String)>,
    /// How much of the shard a run before has done, from 0 to 1.
    pub(crate) done: f64,
}
