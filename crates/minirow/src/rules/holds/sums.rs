//! Rules about sums.

use super::filled::Filled;
use super::sets::all_different;

pub(super) fn sum(values: &[u32], sum: u32) -> bool {
    values.iter().sum::<u32>() == sum
}

pub(super) fn product(values: &[u32], product: u64) -> bool {
    values.iter().fold(1, |all: u128, &value| all.saturating_mul(value.into())) == product.into()
}

/// The sums of all parts of one value or more are found one value at a time.
pub(super) fn rellik(values: &[u32], sum: u32) -> bool {
    let mut sums: Vec<u32> = Vec::new();
    for &value in values {
        let with: Vec<u32> = sums.iter().map(|sum| sum + value).collect();
        sums.extend(with);
        sums.push(value);
        sums.sort_unstable();
        sums.dedup();
    }
    all_different(values) && !sums.contains(&sum)
}

pub(super) fn equal_sums(parts: &[Vec<u32>]) -> bool {
    let sums: Vec<u32> = parts.iter().map(|part| part.iter().sum()).collect();
    sums.windows(2).all(|two| two[0] == two[1])
}

pub(super) fn arrow(bulb: &[u32], shaft: &[u32]) -> bool {
    let is_number = bulb.iter().skip(1).all(|&digit| digit < 10);
    let number = bulb
        .iter()
        .fold(0_u64, |number, &digit| number.saturating_mul(10).saturating_add(digit.into()));
    is_number && number == u64::from(shaft.iter().sum::<u32>())
}

pub(super) fn double_arrow(values: &[u32]) -> bool {
    match values {
        [first, between @ .., last] => first + last == between.iter().sum::<u32>(),
        _ => true,
    }
}

pub(super) fn sum_line(values: &[u32], sum: u32) -> bool {
    // Whether the line up to here falls into segments.
    let mut falls = vec![true];
    for end in 1..=values.len() {
        let ends =
            (0..end).any(|start| falls[start] && values[start..end].iter().sum::<u32>() == sum);
        falls.push(ends);
    }
    falls[values.len()]
}

pub(super) fn region_sum_line(filled: &Filled<'_>, cells: &[u16]) -> bool {
    let block_of = |cell: &u16| filled.board.blocks.iter().position(|block| block.contains(cell));
    let segments = cells.chunk_by(|one, next| block_of(one) == block_of(next));
    let in_blocks = segments.filter(|segment| block_of(&segment[0]).is_some());
    let parts: Vec<Vec<u32>> = in_blocks.map(|segment| filled.values(segment)).collect();
    equal_sums(&parts)
}

pub(super) fn zipper(values: &[u32]) -> bool {
    let half = values.len() / 2;
    let mut sums: Vec<u32> =
        (0..half).map(|index| values[index] + values[values.len() - 1 - index]).collect();
    if values.len() % 2 == 1 {
        sums.push(values[half]);
    }
    sums.windows(2).all(|two| two[0] == two[1])
}

pub(super) fn lunchbox(values: &[u32], sum: u32) -> bool {
    let (Some(&lowest), Some(&highest)) = (values.iter().min(), values.iter().max()) else {
        return sum == 0;
    };
    all_different(values) && sum_between(values, lowest, highest) == Some(sum)
}

/// The sum of what lies between two values, where both are there.
pub(super) fn sum_between(values: &[u32], one: u32, other: u32) -> Option<u32> {
    let one = values.iter().position(|&value| value == one)?;
    let other = values.iter().position(|&value| value == other)?;
    let (first, last) = (one.min(other), one.max(other));
    Some(values[first..last].iter().skip(1).sum())
}
