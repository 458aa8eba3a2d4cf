//! An output that grows part by part, and goes on where a killed run has left it.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::Xxh3Default;

use crate::checksum::{hash_all, written};
use crate::manifest::{Manifest, beside, replace};
use crate::{BadRow, Encoded, Finished};

/// An output under way.
///
/// ```text
/// boards.parquet.partial    what is done, and perhaps more
/// boards.parquet.progress   how much of it is: parts, bytes, counts
/// boards.parquet.bad.csv.partial    rows that hold no board
/// ```
pub(crate) struct Output {
    path: PathBuf,
    partial: Growing,
    bad: Growing,
    checksum: String,
    parts: u64,
    finished: Finished,
    #[cfg(feature = "parquet")]
    footer: Option<crate::parquet::Footer>,
    noted: Instant,
}

/// What is known of an output that is whole.
pub(crate) struct Whole {
    pub(crate) finished: Finished,
    pub(crate) bytes: u64,
    pub(crate) checksum: String,
}

/// How long a run may work before it notes how far it is.
const NOTED_EVERY: Duration = Duration::from_secs(1);

/// What is noted.
#[derive(Serialize, Deserialize)]
struct Progress {
    /// Of the input.
    checksum: String,
    parts: u64,
    bytes: u64,
    bad_bytes: u64,
    finished: Finished,
    /// Where the columns of a Parquet file are so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    footer: Option<String>,
}

/// The names of the columns of the side file.
const BAD_HEAD: &[u8] = b"row,found,reason\n";

impl Output {
    /// Opens an output: where a run has left it, or a new one.
    ///
    /// A new one begins with `head`.
    pub(crate) fn open(path: &Path, checksum: &str, head: &[u8]) -> anyhow::Result<Self> {
        let told = || format!("cannot write {}", path.display());
        #[cfg(feature = "parquet")]
        let is_parquet = head.starts_with(b"PAR1");
        let begun = left(path, checksum);
        let (partial_at, bad_at) = (beside(path, "partial"), beside(&bad_path(path), "partial"));
        let (bytes, bad_bytes) = begun.as_ref().map_or((0, 0), |left| (left.bytes, left.bad_bytes));
        let mut output = Self {
            path: path.to_owned(),
            partial: Growing::open(partial_at, bytes).with_context(told)?,
            bad: Growing::open(bad_at, bad_bytes).with_context(told)?,
            checksum: checksum.to_owned(),
            parts: 0,
            finished: Finished::default(),
            #[cfg(feature = "parquet")]
            footer: is_parquet.then(crate::parquet::Footer::default),
            noted: Instant::now(),
        };
        let Some(left) = begun else {
            output.bad.append(BAD_HEAD).with_context(told)?;
            output.partial.append(head).with_context(told)?;
            return Ok(output);
        };
        (output.parts, output.finished) = (left.parts, left.finished);
        #[cfg(feature = "parquet")]
        if let Some(footer) = left.footer {
            output.footer = Some(crate::parquet::Footer::read(&decoded(&footer)?)?);
        }
        Ok(output)
    }

    /// How many parts are in it.
    pub(crate) fn parts(&self) -> u64 {
        self.parts
    }

    /// What was done so far.
    pub(crate) fn finished(&self) -> Finished {
        self.finished
    }

    /// Adds the next part.
    pub(crate) fn append(
        &mut self,
        part: &Encoded,
        bad: &[BadRow],
        done: &Finished,
    ) -> anyhow::Result<()> {
        let path = self.path.clone();
        let told = || format!("cannot write {}", path.display());
        #[cfg(feature = "parquet")]
        if let (Some(footer), Some(file)) = (&mut self.footer, &part.file) {
            footer.push(file, self.partial.len);
        }
        for piece in &part.pieces {
            self.partial.append(piece).with_context(told)?;
        }
        let mut lines = csv::Writer::from_writer(Vec::new());
        for row in bad {
            lines
                .write_record([&row.row.to_string(), &row.found, &row.reason])
                .with_context(told)?;
        }
        let lines = lines.into_inner().map_err(|error| io::Error::other(error.to_string()));
        self.bad.append(&lines.with_context(told)?).with_context(told)?;
        self.parts += 1;
        self.finished.add(done);
        if self.noted.elapsed() > NOTED_EVERY {
            self.note()?;
        }
        Ok(())
    }

    /// Notes how far it is, so that another run can go on from here.
    pub(crate) fn note(&mut self) -> anyhow::Result<()> {
        if self.parts == 0 {
            return Ok(());
        }
        let told = || format!("cannot write {}", self.path.display());
        self.partial.file.sync_data().with_context(told)?;
        self.bad.file.sync_data().with_context(told)?;
        #[cfg(feature = "parquet")]
        let footer = self
            .footer
            .as_ref()
            .map(|footer| footer.bytes().map(|bytes| encoded(&bytes)))
            .transpose()?;
        #[cfg(not(feature = "parquet"))]
        let footer = None;
        let progress = Progress {
            checksum: self.checksum.clone(),
            parts: self.parts,
            bytes: self.partial.len,
            bad_bytes: self.bad.len,
            finished: self.finished,
            footer,
        };
        let text = serde_json::to_vec(&progress).with_context(told)?;
        replace(&beside(&self.path, "progress"), &text)?;
        self.noted = Instant::now();
        Ok(())
    }

    /// Puts the whole output, and the file of bad rows, where they belong; says what was done.
    #[cfg_attr(not(feature = "parquet"), expect(unused_mut, reason = "a footer is appended"))]
    pub(crate) fn finish(mut self) -> anyhow::Result<Whole> {
        let path = self.path.clone();
        let told = || format!("cannot write {}", path.display());
        #[cfg(feature = "parquet")]
        if let Some(footer) = &self.footer {
            let bytes = footer.bytes()?;
            self.partial.append(&bytes).with_context(told)?;
        }
        let bad = bad_path(&self.path);
        if self.finished.bad > 0 {
            self.bad.file.sync_all().with_context(told)?;
            fs::rename(&self.bad.path, &bad).with_context(told)?;
        } else {
            let _ = fs::remove_file(&bad);
            fs::remove_file(&self.bad.path).with_context(told)?;
        }
        self.partial.file.sync_all().with_context(told)?;
        fs::rename(&self.partial.path, &self.path).with_context(told)?;
        let Growing { len, hash, .. } = &self.partial;
        Ok(Whole { finished: self.finished, bytes: *len, checksum: written(hash) })
    }

    /// Removes the note of how far an output was, once the manifest says that it is finished.
    pub(crate) fn forget(path: &Path) {
        for note in ["progress", "progress.new"] {
            let _ = fs::remove_file(beside(path, note));
        }
    }

    /// Removes those notes of finished outputs that a run has left which was killed.
    pub(crate) fn forget_finished(manifest: &Manifest, folder: &Path) {
        let finished = manifest.shards.iter().filter(|shard| shard.finished.is_some());
        finished.for_each(|shard| Self::forget(&folder.join(&shard.output)));
    }
}

/// The file beside an output that names rows that hold no board, or a wrong solution.
///
/// # Examples
/// ```
/// use std::path::Path;
/// let bad = minirow_batch::bad_path(Path::new("out/boards.csv"));
/// assert_eq!(bad, Path::new("out/boards.csv.bad.csv"));
/// ```
#[must_use]
pub fn bad_path(path: &Path) -> PathBuf {
    beside(path, "bad.csv")
}

/// What a run has noted about an output, if it is about the same input and still true.
fn left(path: &Path, checksum: &str) -> Option<Progress> {
    let text = fs::read(beside(path, "progress")).ok()?;
    let progress: Progress = serde_json::from_slice(&text).ok()?;
    let has = |path: PathBuf, bytes| fs::metadata(path).is_ok_and(|file| file.len() >= bytes);
    let is_true = progress.checksum == checksum
        && has(beside(path, "partial"), progress.bytes)
        && has(beside(&bad_path(path), "partial"), progress.bad_bytes);
    is_true.then_some(progress)
}

/// A file that is appended to.
struct Growing {
    path: PathBuf,
    file: File,
    len: u64,
    hash: Xxh3Default,
}

/// Bytes that are hashed and written at once: they stay in a near cache from one to the other.
const NEAR: usize = 1 << 18;

impl Growing {
    /// Opens it with so many of its bytes.
    fn open(path: PathBuf, len: u64) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file =
            File::options().read(true).write(true).create(true).truncate(false).open(&path)?;
        let mut hash = Xxh3Default::new();
        hash_all(&mut (&file).take(len), &mut hash)?;
        file.set_len(len)?;
        file.seek(SeekFrom::Start(len))?;
        Ok(Self { path, file, len, hash })
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        for near in bytes.chunks(NEAR) {
            self.hash.update(near);
            self.file.write_all(near)?;
        }
        self.len += bytes.len() as u64;
        Ok(())
    }
}

#[cfg(feature = "parquet")]
fn encoded(bytes: &[u8]) -> String {
    use base64::Engine;
    base64::engine::general_purpose::STANDARD.encode(bytes)
}

#[cfg(feature = "parquet")]
fn decoded(text: &str) -> anyhow::Result<Vec<u8>> {
    use base64::Engine;
    base64::engine::general_purpose::STANDARD
        .decode(text)
        .context("a note of progress that is none")
}
