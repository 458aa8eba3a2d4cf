//! A batch whose shards are worked on elsewhere: what is left, and what has come back.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::alone::{Alone, alone};
use crate::checksum::checksum;
use crate::manifest::{Asked, Manifest, Shard, beside};
use crate::output::{Output, bad_path};
use crate::{Batch, ColumnChoice, Finished, Report, inputs};

/// The manifest of a batch whose shards are worked on elsewhere, such as on a cluster.
///
/// As long as it is held no other run writes into the folder. What [`Batch::run`] has finished before is
/// not left, and the other way round.
///
/// # Examples
/// ```
/// use minirow_batch::{Batch, Finished, Ledger, inputs};
/// let folder = tempfile::tempdir()?;
/// let shard = folder.path().join("boards.csv");
/// std::fs::write(&shard, "puzzle\n1...\n")?;
/// let out = folder.path().join("out");
/// let batch = Batch::new(inputs(&[shard])?, out.clone(), "givens".parse()?);
/// let mut ledger = Ledger::open(&batch)?;
/// assert_eq!(ledger.left()[0].output, "boards.csv");
/// std::fs::write(out.join("boards.csv"), "puzzle,givens\n1...,1\n")?;
/// ledger.finish("boards.csv", Finished { rows: 1, ..Finished::default() })?;
/// assert!(ledger.left().is_empty());
/// assert_eq!(ledger.report().shards, (1, 0));
/// assert_eq!(ledger.manifest().options.work, "givens");
/// let asked = &ledger.manifest().options;
/// let elsewhere = Batch::of_shard(asked, &folder.path().join("boards.csv"), folder.path().join("a"), 1)?;
/// assert_eq!(elsewhere.jobs, 1);
/// # Ok::<(), anyhow::Error>(())
/// ```
#[derive(Debug)]
pub struct Ledger {
    folder: PathBuf,
    manifest: Manifest,
    before: usize,
    now: usize,
    _alone: Alone,
}

impl Ledger {
    /// Opens that of a batch and writes its manifest.
    ///
    /// # Errors
    /// As for [`Batch::run`].
    pub fn open(batch: &Batch) -> anyhow::Result<Self> {
        fs::create_dir_all(&batch.folder)
            .with_context(|| format!("cannot create {}", batch.folder.display()))?;
        let alone = alone(&batch.folder)?;
        let manifest = batch.manifest(Manifest::read(&batch.folder)?.as_ref())?;
        Output::forget_finished(&manifest, &batch.folder);
        let is_finished = |shard: &&Shard| shard.finished.is_some();
        let before = manifest.shards.iter().filter(is_finished).count();
        if before < manifest.shards.len() {
            manifest.write(&batch.folder)?;
        }
        Ok(Self { folder: batch.folder.clone(), manifest, before, now: 0, _alone: alone })
    }

    /// The manifest as it is now.
    #[must_use]
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// The shards that are left.
    #[must_use]
    pub fn left(&self) -> Vec<Shard> {
        self.manifest.shards.iter().filter(|shard| shard.finished.is_none()).cloned().collect()
    }

    /// Notes that the output of this name is in its place.
    ///
    /// # Errors
    /// Where there is no such output, or the manifest cannot be written.
    pub fn finish(&mut self, output: &str, finished: Finished) -> anyhow::Result<()> {
        let mut shards = self.manifest.shards.iter_mut();
        let shard = shards
            .find(|shard| shard.output == output)
            .with_context(|| format!("no shard with the output {output}"))?;
        let (checksum, bytes) = checksum(&self.folder.join(output))?;
        (shard.output_bytes, shard.output_checksum) = (Some(bytes), Some(checksum));
        shard.finished = Some(finished);
        self.manifest.write(&self.folder)?;
        self.now += 1;
        // What a run here had begun.
        let path = self.folder.join(output);
        Output::forget(&path);
        for begun in [&path, &bad_path(&path)] {
            let _ = fs::remove_file(beside(begun, "partial"));
        }
        Ok(())
    }

    /// What came of it so far.
    #[must_use]
    pub fn report(&self) -> Report {
        let mut report = Report { shards: (self.now, self.before), ..Report::default() };
        for finished in self.manifest.shards.iter().filter_map(|shard| shard.finished) {
            report.finished.add(&finished);
        }
        report.interrupted = self.manifest.shards.iter().any(|shard| shard.finished.is_none());
        report
    }
}

impl Batch {
    /// The batch of one shard, asked the same as all of them.
    ///
    /// # Errors
    /// Where there is no such file, or this version does not know what is asked.
    pub fn of_shard(
        asked: &Asked,
        input: &Path,
        folder: PathBuf,
        jobs: usize,
    ) -> anyhow::Result<Self> {
        let conditions = asked.conditions.iter().map(|one| one.parse());
        Ok(Self {
            to: asked.to,
            columns: ColumnChoice {
                puzzle: asked.column.clone(),
                solution: asked.solution_column.clone(),
            },
            conditions: conditions.collect::<Result<_, _>>()?,
            sample: asked.sample.map(|part| (part, asked.seed.unwrap_or(0))),
            limit: asked.limit,
            jobs,
            ..Self::new(inputs(&[input.to_owned()])?, folder, asked.work.parse()?)
        })
    }
}
