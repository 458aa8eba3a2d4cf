//! What the meanings of several kinds of rules have in common.

use crate::board::Geometry;

/// How often a value is among others.
pub(in crate::rules) fn count(values: &[u32], value: u32) -> usize {
    values.iter().filter(|&&other| other == value).count()
}

pub(in crate::rules) fn all_different(values: &[u32]) -> bool {
    values.iter().all(|&value| count(values, value) == 1)
}

pub(in crate::rules) fn are_equal_sums(parts: &[Vec<u32>]) -> bool {
    let sums: Vec<u32> = parts.iter().map(|part| part.iter().sum()).collect();
    sums.windows(2).all(|two| two[0] == two[1])
}

/// The sum of what lies between two values, where both are there.
pub(in crate::rules) fn sum_between(values: &[u32], one: u32, other: u32) -> Option<u32> {
    let one = values.iter().position(|&value| value == one)?;
    let other = values.iter().position(|&value| value == other)?;
    let (first, last) = (one.min(other), one.max(other));
    Some(values[first..last].iter().skip(1).sum())
}

/// Whether so many in a row are always different; on a shorter line, all.
pub(in crate::rules) fn windows_differ(values: &[u32], size: usize) -> bool {
    if values.len() < size {
        all_different(values)
    } else {
        values.windows(size).all(all_different)
    }
}

/// The n-th value, counted from 1, where there is one.
pub(in crate::rules) fn nth(values: &[u32], number: u32) -> Option<u32> {
    values.get(number.checked_sub(1)? as usize).copied()
}

/// Each two different cells, once.
pub(in crate::rules) fn all_pairs(geometry: &Geometry) -> impl Iterator<Item = [u16; 2]> + '_ {
    let cells = geometry.cell_count() as u16;
    (0..cells).flat_map(move |one| (one + 1..cells).map(move |other| [one, other]))
}

/// How many rows and columns two cells are apart.
pub(in crate::rules) fn apart(geometry: &Geometry, [one, other]: [u16; 2]) -> (usize, usize) {
    let rows = geometry.row_of(one).abs_diff(geometry.row_of(other));
    let columns = geometry.column_of(one).abs_diff(geometry.column_of(other));
    (rows, columns)
}

/// Each two cells that share a side.
pub(in crate::rules) fn neighbours(geometry: &Geometry) -> impl Iterator<Item = [u16; 2]> + '_ {
    all_pairs(geometry).filter(move |&pair| matches!(apart(geometry, pair), (0, 1) | (1, 0)))
}
