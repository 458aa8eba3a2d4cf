//! Which of several steps comes first, where nothing else decides.

use crate::board::Candidate;

/// Where HoDoKu puts what strikes these candidates among what strikes as many: the later a candidate
/// is named, the more its cell counts.
pub(super) fn index_sum(removed: impl IntoIterator<Item = Candidate>) -> usize {
    let terms = removed.into_iter().enumerate().map(|(index, Candidate { cell, digit })| {
        cell.index() * (1 + 80 * index) + usize::from(digit.get())
    });
    terms.sum()
}
