//! Whether the files of a run are those that it wrote.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use anyhow::Context;
use rayon::prelude::*;

use crate::checksum::checksum;
use crate::manifest::{DUPLICATES, MANIFEST, Manifest, Shard};
use crate::{Far, Finished, Interrupted, Watch, bad_path, counted};

/// What the files of a folder are, beside its manifest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// How many shards the manifest lists.
    pub shards: usize,
    /// What it says of all that are finished.
    pub finished: Finished,
    /// What is wrong: a file, and why.
    pub faults: Vec<(String, String)>,
    /// Inputs that are no longer there, which is no fault.
    pub gone: usize,
}

/// Compares the files of a folder, and the inputs where they are still there, with the checksums of its
/// manifest. Nothing comes back where the run was stopped.
///
/// # Examples
/// ```
/// use minirow_batch::{Batch, Far, Input, Watch, verify};
/// struct ToTheEnd;
/// impl Watch for ToTheEnd {
///     fn go_on(&self) -> bool {
///         true
///     }
///     fn tell(&self, _: Far) {}
/// }
/// let folder = tempfile::tempdir()?;
/// let (shard, out) = (folder.path().join("boards.txt"), folder.path().join("out"));
/// std::fs::write(&shard, "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..\n")?;
/// Batch::new(vec![Input::file(shard)?], out.clone(), "solve".parse()?).run(&ToTheEnd)?;
/// assert_eq!(verify(&out, &ToTheEnd)?.expect("a run to the end").faults, []);
/// std::fs::write(out.join("boards.txt"), "something else")?;
/// assert_eq!(verify(&out, &ToTheEnd)?.expect("a run to the end").faults.len(), 1);
/// # Ok::<(), anyhow::Error>(())
/// ```
///
/// # Errors
/// Where there is no manifest.
pub fn verify(folder: &Path, watch: &dyn Watch) -> anyhow::Result<Option<Verified>> {
    let manifest = Manifest::read(folder)?
        .with_context(|| format!("{}: no {MANIFEST} there", folder.display()))?;
    let mut verified = Verified { shards: manifest.shards.len(), ..Verified::default() };
    let done = std::sync::atomic::AtomicUsize::new(0);
    let checked = manifest.shards.par_iter().map(|shard| {
        if !watch.go_on() {
            return Err(Interrupted);
        }
        let checked = check(folder, shard);
        let shards = done.fetch_add(1, std::sync::atomic::Ordering::Relaxed) + 1;
        let fraction = shards as f64 / manifest.shards.len() as f64;
        watch.tell(Far { rows: 0, shards: (shards - 1, manifest.shards.len()), fraction });
        Ok(checked)
    });
    let Ok(checked) = checked.collect::<Result<Vec<_>, Interrupted>>() else { return Ok(None) };
    for (shard, (faults, is_gone)) in manifest.shards.iter().zip(checked) {
        verified.faults.extend(faults);
        verified.gone += usize::from(is_gone);
        if let Some(finished) = &shard.finished {
            verified.finished.add(finished);
        }
    }
    let Finished { rows, written, .. } = verified.finished;
    let is_deduped = manifest.options.chosen.is_some_and(|chosen| chosen.starts_with("dedupe"));
    if is_deduped && verified.faults.is_empty() {
        let path = folder.join(DUPLICATES);
        let fault = listed(&path, rows - written).err();
        verified.faults.extend(fault.map(|reason| (path.display().to_string(), reason)));
    }
    Ok(Some(verified))
}

/// What is wrong with a shard, and whether its input is gone.
fn check(folder: &Path, shard: &Shard) -> (Vec<(String, String)>, bool) {
    let mut faults = Vec::new();
    let output = folder.join(&shard.output);
    let mut fault = |path: &Path, reason: String| faults.push((path.display().to_string(), reason));
    match (&shard.output_checksum, shard.output_bytes) {
        (Some(expected), Some(bytes)) if shard.finished.is_some() => {
            if let Err(reason) = compare(&output, expected, bytes) {
                fault(&output, reason);
            }
        }
        _ => fault(&output, "not finished".to_owned()),
    }
    let bad = shard.finished.map_or(0, |finished| finished.bad);
    let bad_at = bad_path(&output);
    if bad > 0
        && let Err(reason) = listed(&bad_at, bad)
    {
        fault(&bad_at, reason);
    }
    let input = Path::new(&shard.input);
    // What was generated has no file.
    let is_gone = shard.bytes > 0 && !input.exists();
    if shard.bytes > 0
        && !is_gone
        && let Err(reason) = compare(input, &shard.checksum, shard.bytes)
    {
        fault(input, reason);
    }
    (faults, is_gone)
}

/// Compares how many rows a side file names with how many there were.
fn listed(path: &Path, expected: u64) -> Result<(), String> {
    if !path.exists() {
        return Err("it is not there".to_owned());
    }
    let rows = csv::Reader::from_path(path).and_then(|mut reader| {
        reader.byte_records().try_fold(0, |rows, row| row.map(|_| rows + 1))
    });
    match rows {
        Ok(found) if found == expected => Ok(()),
        Ok(found) => Err(format!("expected {}, found {found}", counted(expected, "row", "rows"))),
        Err(error) => Err(error.to_string()),
    }
}

/// When the manifest of a folder was last written, if there is one.
pub(crate) fn noted_at(folder: &Path) -> Option<SystemTime> {
    fs::metadata(folder.join(MANIFEST)).and_then(|data| data.modified()).ok()
}

/// Whether an output is the one that was written: by its size, and by its checksum unless it was last changed before the
/// manifest was. One that is not finished is what there is of it.
pub(crate) fn is_as_written(path: &Path, known: &Shard, since: Option<SystemTime>) -> bool {
    let Ok(data) = fs::metadata(path) else { return false };
    let (Some(expected), Some(bytes)) = (&known.output_checksum, known.output_bytes) else {
        return data.is_file();
    };
    let is_older = data.modified().ok().zip(since).is_some_and(|(changed, since)| changed < since);
    data.is_file() && data.len() == bytes && (is_older || compare(path, expected, bytes).is_ok())
}

/// Compares a file with what it was.
fn compare(path: &Path, expected: &str, bytes: u64) -> Result<(), String> {
    if !path.exists() {
        return Err("it is not there".to_owned());
    }
    let (found, found_bytes) = checksum(path).map_err(|error| format!("{error:#}"))?;
    match (found_bytes == bytes, found == expected) {
        (false, _) => Err(format!("expected {bytes} bytes, found {found_bytes}")),
        (true, false) => Err(format!("expected the checksum {expected}, found {found}")),
        (true, true) => Ok(()),
    }
}
