//! What the meanings of several kinds of rules have in common.

use super::super::shape::Shape;

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
pub(in crate::rules) fn all_pairs(shape: Shape) -> impl Iterator<Item = [u16; 2]> {
    let cells = shape.cell_count() as u16;
    (0..cells).flat_map(move |one| (one + 1..cells).map(move |other| [one, other]))
}

/// How many rows and columns two cells are apart.
pub(in crate::rules) fn apart(shape: Shape, [one, other]: [u16; 2]) -> (usize, usize) {
    let rows = shape.row_of(one).abs_diff(shape.row_of(other));
    let columns = shape.column_of(one).abs_diff(shape.column_of(other));
    (rows, columns)
}

/// Each two cells that share a side.
pub(in crate::rules) fn neighbours(shape: Shape) -> impl Iterator<Item = [u16; 2]> {
    all_pairs(shape).filter(move |&pair| matches!(apart(shape, pair), (0, 1) | (1, 0)))
}
