//! A column of boards: texts of digits, which hardly ever repeat.
//!
//! Searching digits for matches costs four times as much as writing them down: with zstd's first level a
//! row of 81 digits takes 250 to 380 ns and 34.8 bytes, with entropy coding alone 67 ns and 32.6 bytes.
//! So pages are made here: lengths, then all digits, compressed without a search, and nothing else.

use bytes::Bytes;
use parquet::{
    basic::{Compression, Encoding, ZstdLevel},
    column::{
        page::{CompressedPage, Page, PageWriter},
        writer::ColumnCloseResult,
    },
    file::{
        metadata::ColumnChunkMetaData,
        writer::{SerializedPageWriter, TrackedWrite},
    },
    schema::types::ColumnDescPtr,
};
use zstd::{
    bulk::Compressor,
    zstd_safe::{CParameter, ParamSwitch, compress_bound},
};

use super::lengths;
use crate::Texts;

/// Bytes of texts that end a page.
const PAGE_BYTES: usize = 1 << 20;

/// Rows that end a page, however short they are.
const PAGE_ROWS: usize = 1 << 17;

/// Bytes before the texts of a page for what stands there: enough for boards of one length.
const HEAD: usize = 4096;

/// The level of zstd that skips so much that no match is found.
const NO_SEARCH: i32 = -100_000;

/// Writes the pages of one column.
pub(crate) struct BoardColumn {
    is_nullable: bool,
    pages: TrackedWrite<Vec<u8>>,
    compressor: Compressor<'static>,
    rows: u64,
    uncompressed: u64,
    page: OpenPage,
    /// Room for compressed bytes.
    compressed: Vec<u8>,
}

/// What the next page is made of.
#[derive(Default)]
struct OpenPage {
    /// Room for the head, then texts.
    bytes: Vec<u8>,
    lengths: Vec<u32>,
    rows: usize,
    /// Rows without a text, in order.
    nulls: Vec<usize>,
}

impl BoardColumn {
    /// Begins a column; one that is not nullable is given texts only.
    pub(crate) fn new(is_nullable: bool) -> anyhow::Result<Self> {
        let mut compressor = Compressor::new(NO_SEARCH)?;
        compressor.set_parameter(CParameter::LiteralCompressionMode(ParamSwitch::Enable))?;
        Ok(Self {
            is_nullable,
            pages: TrackedWrite::new(Vec::new()),
            compressor,
            rows: 0,
            uncompressed: 0,
            page: OpenPage { bytes: vec![0; HEAD], ..OpenPage::default() },
            compressed: Vec::new(),
        })
    }

    /// Adds a row.
    pub(crate) fn push(&mut self, text: Option<&str>) -> anyhow::Result<()> {
        match text {
            Some(text) => {
                anyhow::ensure!(text.len() < 1 << 30, "a text of {} bytes is too long", text.len());
                self.page.bytes.extend_from_slice(text.as_bytes());
                self.page.lengths.push(text.len() as u32);
            }
            None if self.is_nullable => self.page.nulls.push(self.page.rows),
            None => anyhow::bail!("a column that always has a value has none in a row"),
        }
        self.page.rows += 1;
        self.end_full_page()
    }

    /// Adds rows, all at once where they are few enough for a page.
    pub(crate) fn push_all(&mut self, texts: &Texts) -> anyhow::Result<()> {
        if texts.has_nulls() || texts.text().len() > PAGE_BYTES || texts.len() > PAGE_ROWS {
            return texts.iter().try_for_each(|text| self.push(text));
        }
        self.page.bytes.extend_from_slice(texts.text().as_bytes());
        self.page.lengths.extend(texts.lengths().map(|length| length as u32));
        self.page.rows += texts.len();
        self.end_full_page()
    }

    /// Ends the column: its bytes, and what they are.
    pub(crate) fn finish(
        mut self,
        column: ColumnDescPtr,
    ) -> anyhow::Result<(Vec<u8>, ColumnCloseResult)> {
        if self.page.rows > 0 {
            self.end_page()?;
        }
        let bytes = self.pages.into_inner()?;
        let metadata = ColumnChunkMetaData::builder(column)
            .set_compression(Compression::ZSTD(ZstdLevel::default()))
            .set_encodings(vec![Encoding::RLE, Encoding::DELTA_LENGTH_BYTE_ARRAY])
            .set_num_values(i64::try_from(self.rows)?)
            .set_total_compressed_size(i64::try_from(bytes.len())?)
            .set_total_uncompressed_size(i64::try_from(self.uncompressed)?)
            .set_data_page_offset(0)
            .build()?;
        let closed = ColumnCloseResult {
            bytes_written: bytes.len() as u64,
            rows_written: self.rows,
            metadata,
            bloom_filter: None,
            column_index: None,
            offset_index: None,
        };
        Ok((bytes, closed))
    }

    fn end_full_page(&mut self) -> anyhow::Result<()> {
        if self.page.bytes.len() >= PAGE_BYTES || self.page.rows >= PAGE_ROWS {
            self.end_page()?;
        }
        Ok(())
    }

    fn end_page(&mut self) -> anyhow::Result<()> {
        let page = &mut self.page;
        let mut head = Vec::new();
        if self.is_nullable {
            push_presence(page, &mut head);
        }
        lengths::pack(&page.lengths, &mut head);
        if head.len() <= HEAD {
            page.bytes[HEAD - head.len()..HEAD].copy_from_slice(&head);
        } else {
            page.bytes.splice(..HEAD, head.iter().copied());
        }
        let bytes = &page.bytes[HEAD.saturating_sub(head.len())..];
        self.compressed.clear();
        self.compressed.reserve(compress_bound(bytes.len()));
        self.compressor.compress_to_buffer(bytes, &mut self.compressed)?;
        let data = Page::DataPage {
            buf: Bytes::copy_from_slice(&self.compressed),
            num_values: u32::try_from(page.rows)?,
            encoding: Encoding::DELTA_LENGTH_BYTE_ARRAY,
            def_level_encoding: Encoding::RLE,
            rep_level_encoding: Encoding::RLE,
            statistics: None,
        };
        let mut writer = SerializedPageWriter::new(&mut self.pages);
        let written = writer.write_page(CompressedPage::new(data, bytes.len()))?;
        self.uncompressed += written.uncompressed_size as u64;
        self.rows += page.rows as u64;
        page.bytes.truncate(HEAD);
        page.bytes.resize(HEAD, 0);
        page.lengths.clear();
        page.nulls.clear();
        page.rows = 0;
        Ok(())
    }
}

/// Appends which rows have a text: their number where all have, one bit each where not.
fn push_presence(page: &OpenPage, bytes: &mut Vec<u8>) {
    let start = bytes.len();
    bytes.extend([0; 4]);
    if page.nulls.is_empty() {
        lengths::push_number(bytes, (page.rows as u64) << 1);
        bytes.push(1);
    } else {
        let groups = page.rows.div_ceil(8);
        lengths::push_number(bytes, (groups as u64) << 1 | 1);
        let bits = bytes.len();
        bytes.resize(bits + groups, 0xFF);
        for &row in &page.nulls {
            bytes[bits + row / 8] &= !(1 << (row % 8));
        }
    }
    let length = (bytes.len() - start - 4) as u32;
    bytes[start..start + 4].copy_from_slice(&length.to_le_bytes());
}
