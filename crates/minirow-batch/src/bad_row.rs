//! Rows that hold no board.

use serde::Serialize;

/// A row whose board cannot be read, or whose stated solution is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BadRow {
    /// Its number in the file, from 1, without heads.
    pub row: u64,
    /// What stands there, or its beginning.
    pub found: String,
    /// What is wrong with it.
    pub reason: String,
}
