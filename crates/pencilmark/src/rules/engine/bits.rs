//! The members of a set in a word.

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
