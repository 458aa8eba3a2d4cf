//! The canonical forms of rows as hashes.

use xxhash_rust::xxh3::xxh3_128;

use super::NO_KEY;
use crate::{AnswerColumn, Encoded, Encoder, Rows, Values};

/// Puts the canonical forms of rows, the first column of answers, into 16 bytes each.
///
/// Among a billion forms, two have the same hash with a probability of 10^-21.
#[derive(Debug, Default)]
pub(crate) struct KeyEncoder {
    bytes: Vec<u8>,
}

impl Encoder for KeyEncoder {
    fn push(&mut self, _: &Rows, answers: &[AnswerColumn]) -> anyhow::Result<()> {
        let Some(AnswerColumn { values: Values::Texts(forms), .. }) = answers.first() else {
            anyhow::bail!("expected a column of canonical forms");
        };
        for form in forms.iter() {
            let key = form.map_or(NO_KEY, |form| xxh3_128(form.as_bytes()));
            self.bytes.extend_from_slice(&key.to_be_bytes());
        }
        Ok(())
    }

    fn finish(self: Box<Self>) -> anyhow::Result<Encoded> {
        let rows = (self.bytes.len() / 16) as u64;
        Ok(Encoded {
            pieces: vec![self.bytes],
            rows,
            #[cfg(feature = "parquet")]
            file: None,
        })
    }
}
