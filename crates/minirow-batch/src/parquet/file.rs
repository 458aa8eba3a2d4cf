//! A file that many threads read at once.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
    sync::Arc,
};

use bytes::Bytes;
use parquet::{
    errors::{ParquetError, Result},
    file::reader::{ChunkReader, Length},
};

/// A file that is read by positions; no reader moves another.
#[derive(Clone)]
pub(crate) struct SharedFile {
    file: Arc<File>,
    length: u64,
}

impl SharedFile {
    /// Opens a file.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        let length = file.metadata()?.len();
        Ok(Self { file: Arc::new(file), length })
    }
}

impl Length for SharedFile {
    fn len(&self) -> u64 {
        self.length
    }
}

impl ChunkReader for SharedFile {
    type T = FileRange;

    fn get_read(&self, start: u64) -> Result<FileRange> {
        if start > self.length {
            return Err(past_end(start, 0, self.length));
        }
        Ok(FileRange { file: Arc::clone(&self.file), at: start, buffer: Vec::new(), used: 0 })
    }

    fn get_bytes(&self, start: u64, length: usize) -> Result<Bytes> {
        // Lengths come from the file, so they are compared with it before memory is taken for them.
        if start.checked_add(length as u64).is_none_or(|end| end > self.length) {
            return Err(past_end(start, length, self.length));
        }
        let mut bytes = vec![0; length];
        let mut filled = 0;
        while filled < length {
            match read_at(&self.file, &mut bytes[filled..], start + filled as u64)? {
                0 => return Err(past_end(start, length, self.length)),
                more => filled += more,
            }
        }
        Ok(bytes.into())
    }
}

/// Reads a file from a position on.
pub(crate) struct FileRange {
    file: Arc<File>,
    at: u64,
    buffer: Vec<u8>,
    used: usize,
}

impl Read for FileRange {
    fn read(&mut self, target: &mut [u8]) -> io::Result<usize> {
        /// Heads of pages are read a byte at a time.
        const BUFFER: usize = 1024;
        if target.len() >= BUFFER && self.used == self.buffer.len() {
            let read = read_at(&self.file, target, self.at)?;
            self.at += read as u64;
            return Ok(read);
        }
        if self.used == self.buffer.len() {
            self.buffer.resize(BUFFER, 0);
            let read = read_at(&self.file, &mut self.buffer, self.at)?;
            self.buffer.truncate(read);
            self.at += read as u64;
            self.used = 0;
        }
        let read = target.len().min(self.buffer.len() - self.used);
        target[..read].copy_from_slice(&self.buffer[self.used..self.used + read]);
        self.used += read;
        Ok(read)
    }
}

fn past_end(start: u64, length: usize, end: u64) -> ParquetError {
    ParquetError::EOF(format!("expected {length} bytes at {start}, but the file ends at {end}"))
}

#[cfg(unix)]
fn read_at(file: &File, target: &mut [u8], at: u64) -> io::Result<usize> {
    std::os::unix::fs::FileExt::read_at(file, target, at)
}

#[cfg(windows)]
fn read_at(file: &File, target: &mut [u8], at: u64) -> io::Result<usize> {
    std::os::windows::fs::FileExt::seek_read(file, target, at)
}
