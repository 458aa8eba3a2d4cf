//! Which of several steps comes first, where nothing else decides.

use std::cmp::Reverse;

use crate::board::Candidate;

/// What was found, in the order of HoDoKu: what eliminates the most candidates first, then by the
/// numbers that follow; what has the same ones stays as it was found.
pub(super) fn by_eliminations<T>(
    found: Vec<T>,
    key: impl Fn(&T) -> (usize, Vec<usize>),
) -> impl Iterator<Item = T> {
    let keys = found.iter().map(key).collect();
    let mut found: Vec<Option<T>> = found.into_iter().map(Some).collect();
    order(keys).into_iter().filter_map(move |place| found[place].take())
}

/// The places of keys, in their order. Keys of one type for all that is found: the code that sorts is there
/// once.
fn order(keys: Vec<(usize, Vec<usize>)>) -> Vec<usize> {
    let mut places: Vec<usize> = (0..keys.len()).collect();
    places.sort_unstable_by_key(|&place| (Reverse(keys[place].0), &keys[place].1, place));
    places
}

/// Where HoDoKu puts what eliminates these candidates among what eliminates as many: the later a
/// candidate is named, the more its cell counts.
pub(super) fn index_sum(removed: impl IntoIterator<Item = Candidate>) -> usize {
    let terms = removed.into_iter().enumerate().map(|(index, Candidate { cell, digit })| {
        cell.index() * (1 + 80 * index) + usize::from(digit.get())
    });
    terms.sum()
}
