//! The work for one shard, as `minirow batch` does it.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use minirow_batch::{Batch, Manifest, Watch, bad_path};

use super::job::{Done, Job, Outcome};
use super::lease::Lease;

/// Works on a shard and puts its output in its place.
pub(super) fn run(job: &Job, jobs: usize) -> Outcome {
    let lease = Lease::of(&job.lease);
    match attempt(job, jobs, &lease) {
        Ok(Some(done)) => Outcome::Finished(done),
        Ok(None) => Outcome::CalledOff,
        // What is missing then is the folder of the attempt.
        Err(_) if !job.lease.is_dir() => Outcome::CalledOff,
        Err(error) => Outcome::Failed(format!("{error:#}")),
    }
}

/// An attempt, in a folder of its own: another executor may be at the same shard, if this one is taken
/// for lost. Whoever is first puts the same bytes in place.
fn attempt(job: &Job, jobs: usize, lease: &Lease) -> anyhow::Result<Option<Done>> {
    if !lease.go_on() {
        return Ok(None);
    }
    let attempt = tempfile::Builder::new()
        .prefix("attempt-")
        .tempdir_in(&job.lease)
        .with_context(|| format!("cannot write into {}", job.lease.display()))?;
    let batch = Batch::of_shard(&job.asked, &job.input, attempt.path().to_owned(), jobs)?;
    let report = batch.run(lease)?;
    if report.interrupted {
        return Ok(None);
    }
    let manifest = Manifest::read(attempt.path())?.context("a manifest of the attempt")?;
    if manifest.program != job.program {
        bail!("this executor is {}, and the client is {}", manifest.program, job.program);
    }
    let shard = manifest.shards.first().context("a shard of the attempt")?;
    if shard.checksum != job.checksum {
        bail!("{} is another file here than where the client runs", job.input.display());
    }
    if shard.output != job.output {
        bail!("expected the output {}, found {}", job.output, shard.output);
    }
    if !job.lease.is_dir() {
        return Ok(None);
    }
    // First the side file, so that whoever sees the output sees that too.
    let bad = bad_path(Path::new(&job.output));
    if report.finished.bad > 0 {
        put(&attempt.path().join(&bad), &job.folder.join(&bad))?;
    } else {
        let _ = fs::remove_file(job.folder.join(&bad));
    }
    put(&attempt.path().join(&job.output), &job.folder.join(&job.output))?;
    Ok(Some(Done { finished: report.finished, renamed: report.renamed }))
}

fn put(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::rename(from, to).with_context(|| format!("cannot write {}", to.display()))
}
