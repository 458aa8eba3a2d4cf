//! Boards by their canonical forms: which are the same, and which belong to which part of a set.
//!
//! ```text
//! shards ──batch──▶ 16 bytes a row ──buckets on disk──▶ a bit a row ──batch──▶ shards
//! ```
//! The first and the last step are batches like others, resumed where a killed run has left them.

mod buckets;
mod encoder;
mod files;
mod repeated;

pub(crate) use encoder::KeyEncoder;
pub(crate) use files::{KEYS, KeyFiles, NO_KEY, write_bits};
pub(crate) use repeated::repeated;
