//! The bytes of a group of rows: columns that are read, and copied to the output too, leave the file once.

use std::io::Read;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use parquet::{
    errors::Result,
    file::{
        metadata::{ColumnChunkMetaData, RowGroupMetaData},
        reader::{ChunkReader, Length},
    },
};

use super::shard::Shard;

/// The columns of a group that are in memory.
pub(crate) struct GroupBytes {
    pub(crate) shard: Arc<Shard>,
    pub(crate) number: usize,
    columns: Mutex<Vec<Option<Bytes>>>,
}

/// The bytes of a column in its file.
pub(crate) fn column_range(column: &ColumnChunkMetaData) -> Range<u64> {
    let start = column.dictionary_page_offset().unwrap_or(column.data_page_offset()) as u64;
    start..start + column.compressed_size() as u64
}

impl GroupBytes {
    /// A group none of whose bytes were read.
    pub(crate) fn new(shard: Arc<Shard>, number: usize) -> Self {
        let columns = shard.metadata.metadata().row_group(number).num_columns();
        Self { shard, number, columns: Mutex::new(vec![None; columns]) }
    }

    pub(crate) fn metadata(&self) -> &RowGroupMetaData {
        self.shard.metadata.metadata().row_group(self.number)
    }

    /// The bytes of a column, read now unless they were before.
    fn column(&self, place: usize) -> Result<Bytes> {
        let mut columns = self.columns.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bytes) = &columns[place] {
            return Ok(bytes.clone());
        }
        let Range { start, end } = column_range(self.metadata().column(place));
        let bytes = self.shard.file.get_bytes(start, (end - start) as usize)?;
        columns[place] = Some(bytes.clone());
        Ok(bytes)
    }

    /// The bytes of a column, which are not kept any longer; they are copied where others hold them.
    pub(crate) fn take(&self, place: usize) -> Result<Vec<u8>> {
        let bytes = self.column(place)?;
        self.columns.lock().unwrap_or_else(PoisonError::into_inner)[place] = None;
        Ok(Vec::from(bytes))
    }

    /// The bytes from a place in the file on, where they are those of a column that is copied. Others are
    /// read page by page, some of them by each part of a large group.
    fn column_from(&self, start: u64) -> Result<Option<Bytes>> {
        if !self.shard.is_copied {
            return Ok(None);
        }
        for (place, column) in self.metadata().columns().iter().enumerate() {
            let range = column_range(column);
            if range.contains(&start) {
                let bytes = self.column(place)?;
                return Ok(Some(bytes.slice((start - range.start) as usize..)));
            }
        }
        Ok(None)
    }
}

/// A file of which one group is read, by columns.
pub(crate) struct GroupFile(pub(crate) Arc<GroupBytes>);

impl Length for GroupFile {
    fn len(&self) -> u64 {
        self.0.shard.file.len()
    }
}

impl ChunkReader for GroupFile {
    type T = Box<dyn Read>;

    fn get_read(&self, start: u64) -> Result<Box<dyn Read>> {
        Ok(match self.0.column_from(start)? {
            Some(bytes) => Box::new(bytes::Buf::reader(bytes)),
            None => Box::new(self.0.shard.file.get_read(start)?),
        })
    }

    fn get_bytes(&self, start: u64, length: usize) -> Result<Bytes> {
        match self.0.column_from(start)? {
            Some(bytes) if bytes.len() >= length => Ok(bytes.slice(..length)),
            _ => self.0.shard.file.get_bytes(start, length),
        }
    }
}
