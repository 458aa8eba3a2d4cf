//! A column of a few words, such as verdicts: a dictionary, and numbers of its words.
//!
//! Arrow's writer looks each row up in a table of hashes, 30 ns a row; here words are told apart by where
//! they stand in the program.

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

use super::lengths;

/// Words of one column: those that came, and which one each row has.
#[derive(Default)]
pub(crate) struct WordColumn {
    words: Vec<&'static str>,
    /// By row, words counted from 0; nothing where it has none.
    rows: Vec<Option<u8>>,
}

impl WordColumn {
    /// Adds rows.
    pub(crate) fn push_all(&mut self, words: &[Option<&'static str>]) -> anyhow::Result<()> {
        self.rows.reserve(words.len());
        // Most rows have the word of the one before.
        let mut last: Option<(&'static str, u8)> = None;
        for &word in words {
            let number = match (word, last) {
                (None, _) => None,
                (Some(word), Some((same, number))) if std::ptr::eq(word, same) => Some(number),
                (Some(word), _) => {
                    let number = self.number(word)?;
                    last = Some((word, number));
                    Some(number)
                }
            };
            self.rows.push(number);
        }
        Ok(())
    }

    fn number(&mut self, word: &'static str) -> anyhow::Result<u8> {
        let found = self.words.iter().position(|other| *other == word);
        let number = found.unwrap_or_else(|| {
            self.words.push(word);
            self.words.len() - 1
        });
        u8::try_from(number).map_err(|_| anyhow::anyhow!("more than 256 words in a column"))
    }

    /// Ends the column: its bytes, and what they are.
    pub(crate) fn finish(
        mut self,
        column: ColumnDescPtr,
    ) -> anyhow::Result<(Vec<u8>, ColumnCloseResult)> {
        let mut pages = TrackedWrite::new(Vec::new());
        let mut writer = SerializedPageWriter::new(&mut pages);
        if self.words.is_empty() {
            // Not every reader expects a dictionary without words.
            self.words.push("");
        }
        let mut plain = Vec::new();
        for word in &self.words {
            plain.extend_from_slice(&(word.len() as u32).to_le_bytes());
            plain.extend_from_slice(word.as_bytes());
        }
        let uncompressed = plain.len();
        let dictionary = Page::DictionaryPage {
            buf: Bytes::from(zstd::bulk::compress(&plain, 1)?),
            num_values: self.words.len() as u32,
            encoding: Encoding::PLAIN,
            is_sorted: false,
        };
        let written = writer.write_page(CompressedPage::new(dictionary, uncompressed))?;
        let (mut total, data_at) = (written.uncompressed_size, written.bytes_written);
        let data = self.data();
        let page = Page::DataPage {
            buf: Bytes::from(zstd::bulk::compress(&data, 1)?),
            num_values: u32::try_from(self.rows.len())?,
            encoding: Encoding::RLE_DICTIONARY,
            def_level_encoding: Encoding::RLE,
            rep_level_encoding: Encoding::RLE,
            statistics: None,
        };
        total += writer.write_page(CompressedPage::new(page, data.len()))?.uncompressed_size;
        let bytes = pages.into_inner()?;
        let metadata = ColumnChunkMetaData::builder(column)
            .set_compression(Compression::ZSTD(ZstdLevel::default()))
            .set_encodings(vec![Encoding::PLAIN, Encoding::RLE, Encoding::RLE_DICTIONARY])
            .set_num_values(i64::try_from(self.rows.len())?)
            .set_total_compressed_size(i64::try_from(bytes.len())?)
            .set_total_uncompressed_size(i64::try_from(total)?)
            .set_dictionary_page_offset(Some(0))
            .set_data_page_offset(i64::try_from(data_at)?)
            .build()?;
        let closed = ColumnCloseResult {
            bytes_written: bytes.len() as u64,
            rows_written: self.rows.len() as u64,
            metadata,
            bloom_filter: None,
            column_index: None,
            offset_index: None,
        };
        Ok((bytes, closed))
    }

    /// Which rows have a word, then which one.
    fn data(&self) -> Vec<u8> {
        let mut data = vec![0; 4];
        let presence: Vec<u8> = self.rows.iter().map(|row| u8::from(row.is_some())).collect();
        push_runs(&mut data, &presence, 1);
        let length = (data.len() - 4) as u32;
        data[..4].copy_from_slice(&length.to_le_bytes());
        let width = 32 - (self.words.len().saturating_sub(1) as u32).leading_zeros();
        data.push(width as u8);
        let numbers: Vec<u8> = self.rows.iter().copied().flatten().collect();
        push_runs(&mut data, &numbers, width);
        data
    }
}

/// Appends numbers of some bits in Parquet's hybrid: as runs of equal ones, or all as packed bits where
/// that is shorter.
fn push_runs(bytes: &mut Vec<u8>, numbers: &[u8], width: u32) {
    let runs = || numbers.chunk_by(|one, next| one == next);
    let packed = numbers.len().div_ceil(8) * width as usize;
    // A run takes its length, in a byte or two, and its number.
    if runs().count() * 3 <= packed.max(3) {
        for run in runs() {
            lengths::push_number(bytes, (run.len() as u64) << 1);
            bytes.extend((width > 0).then_some(run[0]));
        }
        return;
    }
    lengths::push_number(bytes, (numbers.len().div_ceil(8) as u64) << 1 | 1);
    for group in numbers.chunks(8) {
        let mut bits = 0_u64;
        for (place, &number) in group.iter().enumerate() {
            bits |= u64::from(number) << (place as u32 * width);
        }
        bytes.extend_from_slice(&bits.to_le_bytes()[..width as usize]);
    }
}
