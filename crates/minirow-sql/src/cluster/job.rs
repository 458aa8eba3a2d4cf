//! What an executor is asked, and what it answers: the argument and the result of `minirow_shard`.

use std::path::PathBuf;

use minirow_batch::{Asked, Finished};
use serde::{Deserialize, Serialize};

/// A shard to be worked on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Job {
    /// The program and its version: another one may answer in other bytes.
    pub(super) program: String,
    /// What is asked of all shards.
    pub(super) asked: Asked,
    /// The shard, as executors find it.
    pub(super) input: PathBuf,
    /// Its checksum, as the client has seen it.
    pub(super) checksum: String,
    /// The folder of the outputs.
    pub(super) folder: PathBuf,
    /// The name of the output.
    pub(super) output: String,
    /// A folder that is there for as long as the client wants the answer.
    pub(super) lease: PathBuf,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Outcome {
    /// The output is in its place.
    Finished(Done),
    /// It cannot be done, here or elsewhere.
    Failed(String),
    /// Nobody wants it any more.
    CalledOff,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Done {
    pub(super) finished: Finished,
    /// Columns that have another name, as the input has one of theirs.
    pub(super) renamed: Vec<(String, String)>,
}
