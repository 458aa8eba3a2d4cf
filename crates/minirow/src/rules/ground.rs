//! What rules see of their board beside its values: its geometry and its marks.

use crate::board::Geometry;

/// What rules see of their board.
#[derive(Clone, Debug)]
pub(super) struct Ground<'b> {
    pub(super) geometry: &'b Geometry,
    pub(super) marks: Vec<Mark>,
}

/// What a rule says of two cells that are marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    pub(super) of: MarkOf,
    pub(super) number: u32,
    pub(super) cells: [u16; 2],
}

/// Of what the number of a mark is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MarkOf {
    Difference,
    Ratio,
    Sum,
}

/// Whether one is so many times the other.
pub(super) fn is_times(one: u32, other: u32, times: u32) -> bool {
    let [one, other, times] = [one, other, times].map(u64::from);
    one == other * times || other == one * times
}
