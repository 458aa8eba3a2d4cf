//! Which of several steps comes first, where nothing else decides.

use std::cmp::Reverse;

use crate::board::Candidate;

/// What was found, in the order of HoDoKu: what eliminates the most candidates first, then by the
/// numbers that follow; what has the same ones stays as it was found.
pub(super) fn by_eliminations<T>(
    found: Vec<T>,
    key: impl Fn(&T) -> (usize, Vec<usize>),
) -> impl Iterator<Item = T> {
    let with_place = |(place, found)| {
        let (eliminations, numbers) = key(found);
        (Reverse(eliminations), numbers, place)
    };
    // Keys of one type for all that is found: the code that sorts is there once.
    let mut keys: Vec<(Reverse<usize>, Vec<usize>, usize)> =
        found.iter().enumerate().map(with_place).collect();
    keys.sort_unstable();
    let mut found: Vec<Option<T>> = found.into_iter().map(Some).collect();
    keys.into_iter().filter_map(move |(_, _, place)| found[place].take())
}

/// Where HoDoKu puts what eliminates these candidates among what eliminates as many: the later a
/// candidate is named, the more its cell counts.
pub(super) fn index_sum(removed: impl IntoIterator<Item = Candidate>) -> usize {
    let terms = removed.into_iter().enumerate().map(|(index, Candidate { cell, digit })| {
        cell.index() * (1 + 80 * index) + usize::from(digit.get())
    });
    terms.sum()
}
