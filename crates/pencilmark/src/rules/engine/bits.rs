//! Sets in words: their members, and several of them in one.

/// Candidates of several cells, one after the other.
pub(super) type Packed = u128;

/// The candidates of some cells of a board of so many values, one after the other.
#[inline]
pub(super) fn packed(values: u32, domains: impl DoubleEndedIterator<Item = u32>) -> Packed {
    domains.rev().fold(0, |packed, domain| packed << values | Packed::from(domain))
}

/// The bits of a word that are set, the lowest first.
#[inline]
pub(in crate::rules) fn ones(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros();
            word &= word - 1;
            bit
        })
    })
}

/// The next word of a generator of random words (xorshift, Marsaglia 2003), for tests.
#[cfg(test)]
pub(super) fn random(word: &mut u64) -> u64 {
    *word ^= *word << 13;
    *word ^= *word >> 7;
    *word ^= *word << 17;
    *word
}
