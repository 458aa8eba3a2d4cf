//! Rules about lines that are not about sums.

use super::sets::all_different;

pub(super) fn thermometer(values: &[u32], slow: bool) -> bool {
    values.windows(2).all(|two| two[0] < two[1] || slow && two[0] == two[1])
}

pub(super) fn whisper(values: &[u32], least: u32) -> bool {
    values.windows(2).all(|two| two[0].abs_diff(two[1]) >= least)
}

pub(super) fn palindrome(values: &[u32]) -> bool {
    values.iter().eq(values.iter().rev())
}

pub(super) fn sequence(values: &[u32]) -> bool {
    values.windows(3).all(|three| three[0] + three[2] == 2 * three[1])
}

pub(super) fn between(values: &[u32]) -> bool {
    match values {
        [first, between @ .., last] => {
            let (low, high) = (first.min(last), first.max(last));
            between.iter().all(|value| low < value && value < high)
        }
        _ => true,
    }
}

pub(super) fn lockout(values: &[u32], least: u32) -> bool {
    match values {
        [first, between @ .., last] => {
            let (low, high) = (first.min(last), first.max(last));
            high - low >= least && between.iter().all(|value| value < low || high < value)
        }
        _ => true,
    }
}

pub(super) fn modular(values: &[u32], divisor: u32) -> bool {
    // By 0 nothing can be divided: it says as little as 1.
    let divisor = divisor.max(1);
    let remainders: Vec<u32> = values.iter().map(|value| value % divisor).collect();
    windows_differ(&remainders, divisor as usize)
}

/// Whether so many in a row are always different; on a shorter line, all.
pub(super) fn windows_differ(values: &[u32], size: usize) -> bool {
    if values.len() < size {
        all_different(values)
    } else {
        values.windows(size).all(all_different)
    }
}

pub(super) fn indexing(number: u32, line: &[u32], value: u32) -> bool {
    nth(line, number) == Some(value)
}

pub(super) fn value_indexing(values: &[u32]) -> bool {
    match values {
        [value, number, others @ ..] => nth(others, *number) == Some(*value),
        _ => true,
    }
}

/// The n-th value, counted from 1, where there is one.
pub(super) fn nth(values: &[u32], number: u32) -> Option<u32> {
    values.get(number.checked_sub(1)? as usize).copied()
}
