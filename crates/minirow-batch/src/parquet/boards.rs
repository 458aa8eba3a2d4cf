//! A column of boards: texts of digits, which hardly ever repeat.
//!
//! Searching digits for matches costs four times as much as writing them down: with zstd's first level a
//! row of 81 digits takes 250 to 380 ns and 34.8 bytes, with entropy coding alone 67 ns and 32.6 bytes.
//! So pages are made here: lengths, then all digits, compressed without a search, and nothing else.

use parquet::basic::Encoding;
use zstd::{
    bulk::Compressor,
    zstd_safe::{CParameter, ParamSwitch, compress_bound},
};

use super::chunk::{Chunks, Pages};
use super::lengths;
use crate::Texts;

/// Bytes of texts that end a page: those of a slice of boards are one.
const PAGE_BYTES: usize = 1 << 20;

/// Bytes of texts that are added at once.
const AT_ONCE: usize = 2 * PAGE_BYTES;

/// Rows that end a page, however short they are.
const PAGE_ROWS: usize = 1 << 17;

/// Bytes before the texts of a page for what stands there: enough for boards of one length.
const HEAD: usize = 4096;

/// The level of zstd that skips so much that no match is found.
const NO_SEARCH: i32 = -100_000;

/// Writes the pages of one column.
pub(crate) struct BoardColumn {
    is_nullable: bool,
    pages: Pages,
    compressor: Compressor<'static>,
    page: OpenPage,
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
            pages: Pages::default(),
            compressor,
            page: OpenPage { bytes: vec![0; HEAD], ..OpenPage::default() },
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
        if texts.has_nulls() || texts.text().len() > AT_ONCE || texts.len() > PAGE_ROWS {
            return texts.iter().try_for_each(|text| self.push(text));
        }
        self.page.bytes.extend_from_slice(texts.text().as_bytes());
        self.page.lengths.extend(texts.lengths().map(|length| length as u32));
        self.page.rows += texts.len();
        self.end_full_page()
    }

    /// Ends the column and puts it where it belongs.
    pub(crate) fn finish(mut self, chunks: &mut Chunks) -> anyhow::Result<()> {
        if self.page.rows > 0 {
            self.end_page()?;
        }
        self.pages.finish(vec![Encoding::RLE, Encoding::DELTA_LENGTH_BYTE_ARRAY], chunks)
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
        let mut compressed = Vec::with_capacity(compress_bound(bytes.len()));
        self.compressor.compress_to_buffer(bytes, &mut compressed)?;
        compressed.shrink_to_fit();
        let encoding = Encoding::DELTA_LENGTH_BYTE_ARRAY;
        self.pages.push_data(compressed, bytes.len(), page.rows, encoding)?;
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
