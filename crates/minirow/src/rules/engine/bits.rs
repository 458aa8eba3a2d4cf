//! Sets in words: their members, and several of them in one.

/// So many values, by their places.
pub(super) fn all_places(values: u32) -> u32 {
    (1 << values) - 1
}

/// Whether these are two candidates.
#[inline]
pub(super) fn is_pair(candidates: u32) -> bool {
    (candidates & candidates.wrapping_sub(1)).is_power_of_two()
}

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

/// The same for a set of cells.
#[inline]
pub(super) fn cells_of(set: u128) -> impl Iterator<Item = usize> {
    let words = [(0, set as u64), (64, (set >> 64) as u64)];
    words.into_iter().flat_map(|(start, word)| ones(word).map(move |bit| start + bit as usize))
}

/// The places that come to a number from `low` to `high`, each times a factor.
pub(super) fn places_between(low: i32, high: i32, times: i32) -> u32 {
    let (low, high) = match times {
        0 if (low..=high).contains(&0) => (0, i32::MAX),
        0 => return 0,
        1.. => (-(-low).div_euclid(times), high.div_euclid(times)),
        _ => (-high.div_euclid(-times), (-low).div_euclid(-times)),
    };
    let above = u32::MAX.unbounded_shl(low.max(0) as u32);
    if high < 0 { 0 } else { above & u32::MAX.unbounded_shr(31_u32.saturating_sub(high as u32)) }
}

/// The next word of a generator of random words (xorshift, Marsaglia 2003), for tests.
#[cfg(test)]
pub(super) fn random(word: &mut u64) -> u64 {
    *word ^= *word << 13;
    *word ^= *word >> 7;
    *word ^= *word << 17;
    *word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_between_are_those_that_come_to_it() {
        for times in -3..=3 {
            for low in -100..100 {
                for high in low - 2..100 {
                    let is_between = |place: &i32| (low..=high).contains(&(place * times));
                    let right = (0..32).filter(is_between).fold(0, |all, place| all | 1 << place);
                    assert_eq!(places_between(low, high, times), right, "{low} {high} {times}");
                }
            }
        }
    }
}
