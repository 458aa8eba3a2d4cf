//! What happens in a run.

use crate::output::Output;
use crate::{BadRow, Encoded, Finished};

/// What happens in a run.
pub(crate) enum Event {
    /// The output of a shard is open, with the columns that have another name there.
    Begun(usize, Box<Output>, Vec<(String, String)>),
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
    /// How far the shard was read with it, from 0 to 1.
    pub(crate) read: f64,
}
