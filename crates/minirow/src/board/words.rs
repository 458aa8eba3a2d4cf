//! Sets as arrays of words, word by word.
//!
//! `map` and `from_fn` of arrays and `zip` of iterators are compiled once for a crate and called from its other
//! units; these are compiled where they are used.

/// The words of two arrays combined.
#[inline]
pub(crate) fn both<const N: usize>(
    mut words: [u64; N],
    others: &[u64; N],
    combine: impl Fn(u64, u64) -> u64,
) -> [u64; N] {
    for at in 0..N {
        words[at] = combine(words[at], others[at]);
    }
    words
}

/// The first words of a list.
#[inline]
pub(crate) fn first<const N: usize>(list: &[u64]) -> [u64; N] {
    let mut words = [0; N];
    words.copy_from_slice(&list[..N]);
    words
}

/// Whether no word has a bit.
#[inline]
pub(crate) fn are_empty(words: &[u64]) -> bool {
    words.iter().fold(0, |all, word| all | word) == 0
}

/// How many bits there are.
#[inline]
pub(crate) fn count(words: &[u64]) -> usize {
    let mut count = 0;
    for word in words {
        count += word.count_ones() as usize;
    }
    count
}
