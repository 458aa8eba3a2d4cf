//! Rows whose board was there before.

use std::path::Path;

use super::buckets::Buckets;
use super::{KeyFiles, NO_KEY};

/// A row whose board was there before; rows are counted from 0 over all shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Repeated {
    /// The row.
    pub(crate) row: u64,
    /// The first with the same board.
    pub(crate) first: u64,
}

/// How many rows are in memory at once.
const TOGETHER: u64 = 1 << 21;

/// How many files are open at once.
const MOST_BUCKETS: u64 = 512;

/// Finds the rows whose keys were there before and hands them out in order.
///
/// Keys go into buckets by their first bits and are sorted there; what is found goes into buckets by row,
/// and is sorted there. Memory is that of a bucket: 48 MiB for up to a billion rows, and in proportion to
/// them from there on.
pub(crate) fn repeated(
    keys: &KeyFiles,
    folder: &Path,
    mut take: impl FnMut(Repeated) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let rows = keys.rows();
    let count = rows.div_ceil(TOGETHER).clamp(1, MOST_BUCKETS);
    let mut by_key = Buckets::<24>::new(folder, "keys", count as usize)?;
    let mut row = 0;
    for (_, file) in keys.iter() {
        file.each(|key| {
            if key != NO_KEY {
                let mut record = [0; 24];
                record[..16].copy_from_slice(&key.to_be_bytes());
                record[16..].copy_from_slice(&u64::to_be_bytes(row));
                by_key.push((((key >> 64) * u128::from(count)) >> 64) as usize, &record)?;
            }
            row += 1;
            Ok(())
        })?;
    }
    let mut by_row = Buckets::<16>::new(folder, "rows", count as usize)?;
    let each = rows.div_ceil(count).max(1);
    by_key.each(|mut records| {
        records.sort_unstable();
        for same in records.chunk_by(|one, other| one[..16] == other[..16]) {
            let number = |record: &[u8; 24]| {
                u64::from_be_bytes(record[16..].try_into().expect("eight bytes"))
            };
            for record in &same[1..] {
                let mut found = [0; 16];
                found[..8].copy_from_slice(&record[16..]);
                found[8..].copy_from_slice(&same[0][16..]);
                by_row.push((number(record) / each) as usize, &found)?;
            }
        }
        Ok(())
    })?;
    by_row.each(|mut records| {
        records.sort_unstable();
        for record in records {
            let [row, first] = [0, 8]
                .map(|at| u64::from_be_bytes(record[at..at + 8].try_into().expect("eight bytes")));
            take(Repeated { row, first })?;
        }
        Ok(())
    })
}
