//! Shards without the boards that were there before.

use std::fs::{self, File};
use std::path::Path;

use anyhow::{Context, anyhow};
use xxhash_rust::xxh3::Xxh3Default;

use crate::batch::MadeBy;
use crate::keys::{KEYS, KeyFiles, repeated, write_bits};
use crate::manifest::{DUPLICATES, Manifest, beside};
use crate::selection::{Selection, has};
use crate::{Batch, Input, Report, Watch, Works};

impl Batch {
    /// Writes all shards without the boards that are the same, up to symmetry, as one before them or one of
    /// other shards. The questions of the batch are not asked.
    ///
    /// The file `duplicates.csv` names each row that is left out and the one that stays. Rows without a
    /// board stay, and are named beside the outputs.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::{Batch, Far, Input, Watch, Works};
    /// # struct ToTheEnd;
    /// # impl Watch for ToTheEnd {
    /// #     fn go_on(&self) -> bool {
    /// #         true
    /// #     }
    /// #     fn tell(&self, _: Far) {}
    /// # }
    /// let folder = tempfile::tempdir()?;
    /// let shard = folder.path().join("boards.txt");
    /// let puzzle = "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
    /// let turned: String = puzzle.chars().rev().collect();
    /// std::fs::write(&shard, format!("{puzzle}\n{turned}\n"))?;
    /// let out = folder.path().join("out");
    /// let batch = Batch::new(vec![Input::file(shard)?], out.clone(), Works::default());
    /// assert_eq!(batch.dedupe(&[], &ToTheEnd)?.finished.written, 1);
    /// assert_eq!(std::fs::read_to_string(out.join("boards.txt"))?, format!("{puzzle}\n"));
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`run`](Self::run).
    pub fn dedupe(&self, against: &[Input], watch: &dyn Watch) -> anyhow::Result<Report> {
        let chosen = format!("dedupe {}", set(&self.inputs, against)?);
        let made_by = MadeBy { chosen: Some(chosen), ..MadeBy::default() };
        let batch = Self { works: Works::default(), made_by, ..self.clone() };
        let keys = self.folder.join(KEYS);
        if !keys.exists() && batch.is_done()? {
            return batch.run(watch);
        }
        let Some(before) = KeyFiles::make(self, against, keys.join("against"), watch)? else {
            return Ok(Report::interrupted());
        };
        let Some(own) = KeyFiles::make(self, &self.inputs, keys.join("own"), watch)? else {
            return Ok(Report::interrupted());
        };
        let inputs = choose(before, own, &keys, &self.folder)?;
        let report = Self { inputs, ..batch }.run(watch)?;
        report.remove_when_done(&keys)?;
        Ok(report)
    }

    /// Whether all outputs are finished.
    pub(crate) fn is_done(&self) -> anyhow::Result<bool> {
        let manifest = self.manifest(Manifest::read(&self.folder)?.as_ref())?;
        Ok(manifest.shards.iter().all(|shard| shard.finished.is_some()))
    }
}

/// A checksum of what is in all shards, as each row depends on all of them.
pub(crate) fn set(inputs: &[Input], against: &[Input]) -> anyhow::Result<String> {
    let mut hash = Xxh3Default::new();
    for (number, inputs) in [against, inputs].into_iter().enumerate() {
        hash.update(&[number as u8]);
        for input in inputs {
            hash.update(input.checksum()?.0.as_bytes());
        }
    }
    Ok(format!("{:032x}", hash.digest128()))
}

/// Chooses the rows that stay, and names those that do not.
fn choose(
    before: KeyFiles,
    own: KeyFiles,
    keys: &Path,
    folder: &Path,
) -> anyhow::Result<Vec<Input>> {
    let others = before.rows();
    let own_rows = usize::try_from(own.rows()).context("too many rows")?;
    let all = before.followed_by(own);
    let mut is_repeated = vec![0_u8; own_rows.div_ceil(8)];
    let path = folder.join(DUPLICATES);
    let told = || format!("cannot write {}", path.display());
    let new = beside(&path, "new");
    let file = File::create(&new).with_context(told)?;
    let mut lines = csv::Writer::from_writer(file);
    lines.write_record(["input", "row", "same_as_input", "same_as_row"]).with_context(told)?;
    repeated(&all, keys, |found| {
        let Some(row) = found.row.checked_sub(others) else { return Ok(()) };
        is_repeated[(row / 8) as usize] |= 1 << (row % 8);
        let ((input, row), (same, first)) = (all.place(found.row), all.place(found.first));
        let [row, first] = [row, first].map(|row| (row + 1).to_string());
        lines.write_record([input, row, same, first]).with_context(told)
    })?;
    let file = lines.into_inner().map_err(|error| anyhow!("cannot write: {}", error.error()))?;
    file.sync_all().with_context(told)?;
    fs::rename(&new, &path).with_context(told)?;
    let mut inputs = Vec::new();
    for (number, (first, file)) in all.iter().filter(|(first, _)| *first >= others).enumerate() {
        let bits = keys.join(format!("{number}.bits"));
        let rows = first - others..first - others + file.rows;
        write_bits(&bits, rows.map(|row| !has(&is_repeated, row)))?;
        let selection = Selection { part: None, bits, bad: Some(file.bad.clone()) };
        inputs.push(Input { selection: Some(selection), ..file.input.clone() });
    }
    Ok(inputs)
}
