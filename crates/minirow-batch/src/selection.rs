//! Rows of a shard that were chosen before, by their canonical forms.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::manifest::replace;
use crate::output::bad_path;

/// Which rows of a shard are written, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Selection {
    /// The folder of the output within that of the run.
    pub(crate) part: Option<String>,
    /// A file with a bit for each row, from the lowest of each byte on: whether it is written.
    pub(crate) bits: PathBuf,
    /// How many rows hold no board, and the file that names them.
    pub(crate) bad: Option<(u64, PathBuf)>,
}

impl Selection {
    /// The bits.
    pub(crate) fn read(&self) -> anyhow::Result<Vec<u8>> {
        fs::read(&self.bits).with_context(|| format!("cannot read {}", self.bits.display()))
    }

    /// Puts the file of bad rows beside an output, and says how many it names.
    pub(crate) fn place_bad(&self, output: &Path) -> anyhow::Result<u64> {
        let Some((count, file)) = self.bad.as_ref().filter(|(count, _)| *count > 0) else {
            return Ok(0);
        };
        let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        replace(&bad_path(output), &bytes)?;
        Ok(*count)
    }
}

/// Whether a row is written.
pub(crate) fn has(bits: &[u8], row: u64) -> bool {
    let byte = usize::try_from(row / 8).ok().and_then(|at| bits.get(at));
    byte.is_some_and(|byte| byte >> (row % 8) & 1 == 1)
}
