//! Rules about two cells.

pub(super) fn difference([one, other]: [u32; 2], by: u32) -> bool {
    one.abs_diff(other) == by
}

pub(super) fn ratio([one, other]: [u32; 2], times: u32) -> bool {
    let is_multiple = |one: u32, other: u32| u64::from(one) == u64::from(times) * u64::from(other);
    is_multiple(one, other) || is_multiple(other, one)
}

pub(super) fn pair_sum([one, other]: [u32; 2], sum: u32) -> bool {
    one + other == sum
}

pub(super) fn greater([one, other]: [u32; 2]) -> bool {
    one > other
}

pub(super) fn clone(values: &[u32], others: &[u32]) -> bool {
    values.iter().zip(others).all(|(value, other)| value == other)
}

/// Whether a table allows a second value after a first, both by their places.
pub(super) fn table_allows(table: &[u32], first: usize, second: usize) -> bool {
    table.get(first).is_some_and(|allowed| second < 32 && allowed >> second & 1 == 1)
}
