//! Rules about which values are among some cells, and how often.

/// How often a value is among others.
fn count(values: &[u32], value: u32) -> usize {
    values.iter().filter(|&&other| other == value).count()
}

pub(super) fn all_different(values: &[u32]) -> bool {
    values.iter().all(|&value| count(values, value) == 1)
}

pub(super) fn same_values(parts: &[Vec<u32>]) -> bool {
    let sorted = parts.iter().map(|part| {
        let mut part = part.clone();
        part.sort_unstable();
        part
    });
    let sorted: Vec<Vec<u32>> = sorted.collect();
    sorted.windows(2).all(|two| two[0] == two[1])
}

pub(super) fn renban(values: &[u32]) -> bool {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|two| two[0] + 1 == two[1])
}

pub(super) fn nabner(values: &[u32]) -> bool {
    values.iter().all(|&value| count(values, value) == 1 && count(values, value + 1) == 0)
}

pub(super) fn quadruple(values: &[u32], told: &[u32]) -> bool {
    told.iter().all(|&value| count(values, value) >= count(told, value))
}

pub(super) fn counting_circles(values: &[u32]) -> bool {
    values.iter().all(|&value| count(values, value) == value as usize)
}

pub(super) fn count_distinct(number: u32, values: &[u32]) -> bool {
    let mut distinct = values.to_vec();
    distinct.sort_unstable();
    distinct.dedup();
    distinct.len() == number as usize
}
