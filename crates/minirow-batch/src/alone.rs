//! One run at a time in a folder.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

/// Keeps other runs out of a folder for as long as this is held.
pub(crate) fn alone(folder: &Path) -> anyhow::Result<Alone> {
    let path = folder.join(".lock");
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&path)
        .with_context(|| format!("cannot write {}", path.display()))?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            bail!("another batch is writing into {}", folder.display())
        }
        // Where the system has no such locks, the user has to take care.
        _ => Ok(Alone { path, _file: file }),
    }
}

/// Held while a run writes into a folder.
#[derive(Debug)]
pub(crate) struct Alone {
    path: PathBuf,
    _file: File,
}

impl Drop for Alone {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}
