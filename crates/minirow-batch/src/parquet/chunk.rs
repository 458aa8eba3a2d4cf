//! Columns of a group of rows: their bytes in pieces, and what a footer says of them.

use std::io::{self, Write};
use std::sync::Arc;

use anyhow::{Context, ensure};
use bytes::Bytes;
use parquet::{
    basic::{Compression, Encoding, ZstdLevel},
    column::page::{CompressedPage, Page, PageWriter},
    file::{
        metadata::{
            ColumnChunkMetaData, FileMetaData, ParquetMetaData, ParquetMetaDataBuilder,
            RowGroupMetaData,
        },
        properties::WriterProperties,
        writer::{SerializedPageWriter, TrackedWrite},
    },
    schema::types::{ColumnDescPtr, SchemaDescriptor, TypePtr},
};

/// Where the first column of a file stands: behind the word that each begins with.
const FIRST: i64 = 4;

/// The columns of a group of rows, one behind the other. Pieces are not copied into one.
pub(crate) struct Chunks {
    schema: Arc<SchemaDescriptor>,
    pieces: Vec<Vec<u8>>,
    /// Where the next column begins.
    at: i64,
    columns: Vec<ColumnChunkMetaData>,
}

impl Chunks {
    /// The columns of a file of this type.
    pub(crate) fn new(root: TypePtr) -> Self {
        let schema = Arc::new(SchemaDescriptor::new(root));
        Self { schema, pieces: Vec::new(), at: FIRST, columns: Vec::new() }
    }

    /// The next column.
    pub(crate) fn next_column(&self) -> anyhow::Result<ColumnDescPtr> {
        let column = self.schema.columns().get(self.columns.len());
        column.cloned().context("expected no more columns")
    }

    /// Adds columns whose pieces stand one behind the other, given where the first of them begins by
    /// what is said of them.
    pub(crate) fn push(
        &mut self,
        pieces: Vec<Vec<u8>>,
        columns: &[ColumnChunkMetaData],
        first: i64,
    ) -> anyhow::Result<()> {
        for column in columns {
            let moved = moved(column, self.next_column()?, self.at - first)?;
            self.columns.push(moved);
        }
        self.at += i64::try_from(pieces.iter().map(Vec::len).sum::<usize>())?;
        self.pieces.extend(pieces);
        Ok(())
    }

    /// The pieces, and what they are between the first four bytes and the footer of.
    pub(crate) fn finish(
        self,
        rows: u64,
        properties: &WriterProperties,
    ) -> anyhow::Result<(Vec<Vec<u8>>, ParquetMetaData)> {
        let rows = i64::try_from(rows)?;
        let head = FileMetaData::new(
            properties.writer_version().as_num(),
            rows,
            Some(properties.created_by().to_owned()),
            properties.key_value_metadata().cloned(),
            Arc::clone(&self.schema),
            None,
        );
        let mut file = ParquetMetaDataBuilder::new(head);
        if rows > 0 {
            let size = self.columns.iter().map(ColumnChunkMetaData::uncompressed_size).sum();
            let group = RowGroupMetaData::builder(self.schema)
                .set_column_metadata(self.columns)
                .set_total_byte_size(size)
                .set_num_rows(rows)
                .build()?;
            file = file.add_row_group(group);
        }
        Ok((self.pieces, file.build()))
    }
}

/// A column that stands further on in a file, without what stands outside of it.
pub(crate) fn moved(
    column: &ColumnChunkMetaData,
    described: ColumnDescPtr,
    by: i64,
) -> anyhow::Result<ColumnChunkMetaData> {
    let mut moved = ColumnChunkMetaData::builder(described)
        .set_compression_codec(column.compression_codec())
        .set_encodings_mask(*column.encodings_mask())
        .set_num_values(column.num_values())
        .set_total_compressed_size(column.compressed_size())
        .set_total_uncompressed_size(column.uncompressed_size())
        .set_data_page_offset(column.data_page_offset() + by)
        .set_dictionary_page_offset(column.dictionary_page_offset().map(|at| at + by));
    if let Some(statistics) = column.statistics() {
        moved = moved.set_statistics(statistics.clone());
    }
    Ok(moved.build()?)
}

/// The pages of a column that is written here, compressed with zstd.
#[derive(Default)]
pub(crate) struct Pages {
    pieces: Vec<Vec<u8>>,
    bytes: i64,
    uncompressed: i64,
    values: i64,
    dictionary: Option<i64>,
    data: Option<i64>,
}

impl Pages {
    /// Adds a page of data, with how many bytes it has uncompressed.
    pub(crate) fn push_data(
        &mut self,
        compressed: Vec<u8>,
        uncompressed: usize,
        rows: usize,
        encoding: Encoding,
    ) -> anyhow::Result<()> {
        self.data.get_or_insert(self.bytes);
        self.values += i64::try_from(rows)?;
        let num_values = u32::try_from(rows)?;
        self.push(compressed, uncompressed, |buf| Page::DataPage {
            buf,
            num_values,
            encoding,
            def_level_encoding: Encoding::RLE,
            rep_level_encoding: Encoding::RLE,
            statistics: None,
        })
    }

    /// Adds the page of words that pages behind it refer to.
    pub(crate) fn push_dictionary(
        &mut self,
        compressed: Vec<u8>,
        uncompressed: usize,
        words: usize,
    ) -> anyhow::Result<()> {
        self.dictionary.get_or_insert(self.bytes);
        let num_values = u32::try_from(words)?;
        self.push(compressed, uncompressed, |buf| Page::DictionaryPage {
            buf,
            num_values,
            encoding: Encoding::PLAIN,
            is_sorted: false,
        })
    }

    fn push(
        &mut self,
        compressed: Vec<u8>,
        uncompressed: usize,
        page: impl FnOnce(Bytes) -> Page,
    ) -> anyhow::Result<()> {
        let data = Bytes::from(compressed);
        let mut head = TrackedWrite::new(Head { bytes: Vec::new(), after: data.len(), seen: 0 });
        let page = CompressedPage::new(page(data.clone()), uncompressed);
        let written = SerializedPageWriter::new(&mut head).write_page(page)?;
        let head = head.into_inner()?.finish()?;
        self.bytes += i64::try_from(head.len() + data.len())?;
        self.uncompressed += i64::try_from(written.uncompressed_size)?;
        // The page is gone, so this copies nothing.
        self.pieces.extend([head, Vec::from(data)]);
        Ok(())
    }

    /// Puts the column where it belongs.
    pub(crate) fn finish(
        self,
        encodings: Vec<Encoding>,
        chunks: &mut Chunks,
    ) -> anyhow::Result<()> {
        let column = ColumnChunkMetaData::builder(chunks.next_column()?)
            .set_compression(Compression::ZSTD(ZstdLevel::default()))
            .set_encodings(encodings)
            .set_num_values(self.values)
            .set_total_compressed_size(self.bytes)
            .set_total_uncompressed_size(self.uncompressed)
            .set_dictionary_page_offset(self.dictionary)
            .set_data_page_offset(self.data.unwrap_or(0))
            .build()?;
        chunks.push(self.pieces, &[column], 0)
    }
}

/// Takes the head of a page and lets pass what comes after it.
struct Head {
    bytes: Vec<u8>,
    /// Bytes after the head.
    after: usize,
    seen: usize,
}

impl Head {
    /// More than any head has.
    const MOST: usize = 1024;

    fn finish(mut self) -> anyhow::Result<Vec<u8>> {
        let length = self.seen.checked_sub(self.after).context("a page without a head")?;
        ensure!(length <= self.bytes.len(), "a head of a page with {length} bytes");
        self.bytes.truncate(length);
        Ok(self.bytes)
    }
}

impl Write for Head {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let room = Self::MOST - self.bytes.len();
        self.bytes.extend_from_slice(&bytes[..bytes.len().min(room)]);
        self.seen += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
