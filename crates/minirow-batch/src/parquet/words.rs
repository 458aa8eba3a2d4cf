//! A column of a few words, such as verdicts: a dictionary, and numbers of its words.
//!
//! Arrow's writer looks each row up in a table of hashes, 30 ns a row; here words are told apart by where
//! they stand in the program.

use parquet::basic::Encoding;

use super::chunk::{Chunks, Pages};
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

    /// Ends the column and puts it where it belongs.
    pub(crate) fn finish(mut self, chunks: &mut Chunks) -> anyhow::Result<()> {
        if self.words.is_empty() {
            // Not every reader expects a dictionary without words.
            self.words.push("");
        }
        let mut plain = Vec::new();
        for word in &self.words {
            plain.extend_from_slice(&(word.len() as u32).to_le_bytes());
            plain.extend_from_slice(word.as_bytes());
        }
        let mut pages = Pages::default();
        pages.push_dictionary(zstd::bulk::compress(&plain, 1)?, plain.len(), self.words.len())?;
        let data = self.data();
        let compressed = zstd::bulk::compress(&data, 1)?;
        pages.push_data(compressed, data.len(), self.rows.len(), Encoding::RLE_DICTIONARY)?;
        pages.finish(vec![Encoding::PLAIN, Encoding::RLE, Encoding::RLE_DICTIONARY], chunks)
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
