//! Parquet files, in and out.
//!
//! ```text
//! file ──shard──▶ part ──digits──▶ rows ──┬─ group ◀─ boards, words, values ──▶ chunks ──▶ footer
//!                                         └─ texts ──▶ an encoder of texts
//! ```

mod boards;
mod chunk;
mod digits;
mod file;
mod footer;
mod group;
mod group_bytes;
mod lengths;
mod objects;
mod part;
mod shard;
mod source;
#[cfg(test)]
mod tests;
mod texts;
mod words;

pub(crate) use footer::Footer;
pub(crate) use group::encoder;
pub(crate) use source::open;
