//! Records on disk, cut into buckets that fit into memory.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;

/// Records of `N` bytes, in files.
pub(super) struct Buckets<const N: usize> {
    files: Vec<(PathBuf, BufWriter<File>)>,
}

impl<const N: usize> Buckets<N> {
    /// So many empty buckets, in files of a folder that begin with a name.
    pub(super) fn new(folder: &Path, name: &str, count: usize) -> anyhow::Result<Self> {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
        let bucket = |number| {
            let path = folder.join(format!("{name}.{number}"));
            let file =
                File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
            Ok((path, BufWriter::with_capacity(1 << 16, file)))
        };
        Ok(Self { files: (0..count).map(bucket).collect::<anyhow::Result<_>>()? })
    }

    /// Adds a record to a bucket.
    pub(super) fn push(&mut self, bucket: usize, record: &[u8; N]) -> anyhow::Result<()> {
        let (path, file) = &mut self.files[bucket];
        file.write_all(record).with_context(|| format!("cannot write {}", path.display()))
    }

    /// Hands out the records of each bucket in turn, in the order in which they came, and removes its file.
    pub(super) fn each(
        self,
        mut take: impl FnMut(Vec<[u8; N]>) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        // All are on disk before the first is read: a full disk is told now.
        let mut paths = Vec::new();
        for (path, mut file) in self.files {
            file.flush().with_context(|| format!("cannot write {}", path.display()))?;
            paths.push(path);
        }
        for path in paths {
            let bytes =
                fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            let (records, _) = bytes.as_chunks::<N>();
            take(records.to_vec())?;
            let _ = fs::remove_file(&path);
        }
        Ok(())
    }
}
