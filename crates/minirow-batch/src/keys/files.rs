//! The keys of the rows of shards, in files of 16 bytes a row.

use std::fs::{self, File};
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::manifest::{Manifest, replace};
use crate::output::bad_path;
use crate::{Batch, Format, Input, Watch};

/// The folder of keys and of what follows from them, until a run is finished.
pub(crate) const KEYS: &str = ".keys";

/// The key of a row without a board.
pub(crate) const NO_KEY: u128 = 0;

/// The keys of some shards, in their order.
#[derive(Debug)]
pub(crate) struct KeyFiles {
    /// Each with the number of its first row over all of them.
    files: Vec<(u64, KeyFile)>,
}

/// The keys of a shard.
#[derive(Debug)]
pub(crate) struct KeyFile {
    /// The shard.
    pub(crate) input: Input,
    /// How many rows it has.
    pub(crate) rows: u64,
    /// How many of them hold no board, and the file that names them.
    pub(crate) bad: (u64, PathBuf),
    path: PathBuf,
}

impl KeyFiles {
    /// Finds out the keys of all rows of a batch's shards, in a folder; nothing where the run was
    /// interrupted.
    pub(crate) fn make(
        batch: &Batch,
        inputs: &[Input],
        folder: PathBuf,
        watch: &dyn Watch,
    ) -> anyhow::Result<Option<Self>> {
        if inputs.is_empty() {
            return Ok(Some(Self { files: Vec::new() }));
        }
        let canonical = "canonical".parse().context("a question")?;
        let keys = Batch {
            to: Some(Format::Keys),
            columns: batch.columns.clone(),
            jobs: batch.jobs,
            ..Batch::new(inputs.to_vec(), folder.clone(), canonical)
        };
        if keys.run(watch)?.interrupted {
            return Ok(None);
        }
        let manifest = Manifest::read(&folder)?.context("a manifest of keys")?;
        let file = |input: &Input| {
            let name = input.output(Some(Format::Keys));
            let shard = manifest.shards.iter().find(|shard| shard.output == name);
            let finished = shard.and_then(|shard| shard.finished).context("a shard of keys")?;
            let path = folder.join(name);
            let bad = (finished.bad, bad_path(&path));
            Ok(KeyFile { input: input.clone(), rows: finished.rows, bad, path })
        };
        let files = inputs.iter().map(file).collect::<anyhow::Result<_>>()?;
        Ok(Some(Self::of(files)))
    }

    fn of(files: Vec<KeyFile>) -> Self {
        let mut rows = 0;
        let numbered = files.into_iter().map(|file| {
            let first = rows;
            rows += file.rows;
            (first, file)
        });
        Self { files: numbered.collect() }
    }

    /// These and others behind them.
    pub(crate) fn followed_by(self, others: Self) -> Self {
        Self::of(self.files.into_iter().chain(others.files).map(|(_, file)| file).collect())
    }

    /// The files in order, each with the number of its first row over all of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &(u64, KeyFile)> {
        self.files.iter()
    }

    /// How many rows they have together.
    pub(crate) fn rows(&self) -> u64 {
        self.files.last().map_or(0, |(first, file)| first + file.rows)
    }

    /// The shard that a row is in, and its number there.
    pub(crate) fn place(&self, row: u64) -> (String, u64) {
        let at = self.files.partition_point(|(first, _)| *first <= row);
        let (first, file) = &self.files[at - 1];
        (file.input.path.display().to_string(), row - first)
    }
}

impl KeyFile {
    /// Goes over the keys, in order.
    pub(crate) fn each(
        &self,
        mut take: impl FnMut(u128) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let told = || format!("cannot read {}", self.path.display());
        let mut file =
            BufReader::with_capacity(1 << 20, File::open(&self.path).with_context(told)?);
        let mut key = [0; 16];
        for _ in 0..self.rows {
            file.read_exact(&mut key).with_context(told)?;
            take(u128::from_be_bytes(key))?;
        }
        Ok(())
    }
}

/// Writes a bit for each row of a shard into a file.
pub(crate) fn write_bits(path: &Path, bits: impl IntoIterator<Item = bool>) -> anyhow::Result<()> {
    let mut bytes = Vec::new();
    for (at, bit) in bits.into_iter().enumerate() {
        if at % 8 == 0 {
            bytes.push(0);
        }
        if let Some(byte) = bytes.last_mut() {
            *byte |= u8::from(bit) << (at % 8);
        }
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
    }
    replace(path, &bytes)
}
