//! Complete 9×9 grids, each exactly as likely as every other one.
//!
//! A grid is drawn in three steps, the last of which can fail; then all begins anew.
//!
//! 1. The first band: each as likely as the others.
//! 2. The sets of digits that the columns have in the second band, and so in the third one: for each
//!    stack 56 ways, whatever the first band is. So pairs of a first band and such sets are equally
//!    likely, too.
//! 3. The order of these sets in their columns, for each of the two bands. There are M ways in which
//!    three rows come out, at most 1728 (where the columns of all blocks have the same sets). One
//!    number below 1728 is drawn: one of the M, or a failure.
//!
//! So every grid comes with the same probability. Most failures are seen at once, by a bound for the
//! sets of two blocks. On average a grid takes 75 beginnings; that
//! is Felgenhauer and Jarvis's count of all grids, divided by those of steps 1, 2 and 3.

use super::start::{Digits, SPLITS, in_order, rest_of_band, split};
use crate::generate::random::{BoardRandom, below, shuffle};
use crate::solve::{Cells, Frame, with_givens};

/// The most ways in which three rows come out of columns, up to the order of the rows.
const MOST_WAYS: u32 = 1728 / 6;

/// A random complete grid.
pub(super) fn uniform_grid(random: &mut BoardRandom) -> Frame {
    loop {
        if let Some(grid) = attempt(random) {
            return grid;
        }
    }
}

fn attempt(random: &mut BoardRandom) -> Option<Frame> {
    let mut block = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    shuffle(random, &mut block);
    let mut first = [[0; 9]; 3];
    let lines = [0, 3, 6].map(|at| [block[at], block[at + 1], block[at + 2]]);
    let [second, third] = rest_of_band(&lines, random);
    for row in 0..3 {
        first[row][..3].copy_from_slice(&lines[row]);
        first[row][3..6].copy_from_slice(&second[row]);
        first[row][6..].copy_from_slice(&third[row]);
    }
    let mut columns = [[0; 9]; 2];
    for stack in 0..3 {
        let lines = [0, 1, 2].map(|column| first.map(|row| row[stack * 3 + column]));
        let sets = split(&lines, below(random, SPLITS));
        for band in 0..2 {
            columns[band][stack * 3..stack * 3 + 3].copy_from_slice(&sets[band]);
        }
    }
    // Both numbers are drawn before anything is made of them.
    let ways = [below(random, MOST_WAYS), below(random, MOST_WAYS)];
    if (0..2).any(|band| ways[band] >= most_ways(&columns[band])) {
        return None;
    }
    let second = rows(&columns[0], ways[0], random)?;
    let third = rows(&columns[1], ways[1], random)?;
    let mut givens = [0; 9];
    for (row, digits) in [first, second, third].as_flattened().iter().enumerate() {
        for (column, &digit) in digits.iter().enumerate() {
            givens[digit] |= (1 as Cells) << (row * 9 + column);
        }
    }
    Some(with_givens(&givens))
}

/// A bound for the number of ways in which three rows come out of columns, up to their order: it knows
/// in how many columns of another block each column has two or three of its digits.
fn most_ways(columns: &[Digits; 9]) -> u32 {
    let mut most = MOST_WAYS;
    for (a, b) in [(0, 3), (0, 6), (3, 6)] {
        let (threes, twos) = common(columns, a, b);
        most = most.min(MOST_BY_COMMON[threes.min(1)][twos]);
    }
    most
}

/// How many pairs of a column of one block and one of another have three digits in common, and two.
fn common(columns: &[Digits; 9], one: usize, other: usize) -> (usize, usize) {
    let (mut threes, mut twos) = (0, 0);
    for a in &columns[one..one + 3] {
        for b in &columns[other..other + 3] {
            let common = (a & b).count_ones();
            threes += usize::from(common == 3);
            twos += usize::from(common == 2);
        }
    }
    (threes, twos)
}

/// The most ways by the number of pairs of columns that have three digits in common, none or some, and
/// of those that have two.
const MOST_BY_COMMON: [[u32; 4]; 2] = [[32, 0, 48, 86], [288, 0, 144, 0]];

/// Three rows with these sets of digits in their columns, if there are as many ways for them, up to
/// their order, which is random.
fn rows(columns: &[Digits; 9], way: u32, random: &mut BoardRandom) -> Option<[[usize; 9]; 3]> {
    let mut left = way;
    let mut found = None;
    each_first_row(columns, |row| {
        let ways = 1 << (cycles(columns, row, |_, _, _| {}) - 1);
        if left < ways {
            found = Some((*row, left));
            return false;
        }
        left -= ways;
        true
    });
    let (first, way) = found?;
    let mut rows = [[0; 9]; 3];
    for column in 0..9 {
        rows[0][column] = (columns[column] & first[column / 3]).trailing_zeros() as usize;
    }
    // The first cycle has the lower digit of the first column above the other one; the rows are put
    // into any order afterwards.
    cycles(columns, &first, |cycle, column, digit| {
        let row = 1 + (way << 1 >> cycle & 1) as usize;
        let other = columns[column] & !first[column / 3] & !(1 << digit);
        rows[row][column] = digit;
        rows[3 - row][column] = other.trailing_zeros() as usize;
    });
    shuffle(random, &mut rows);
    Some(rows)
}

/// Shows each way to fill a row with one digit of each column, the lowest one of the first column, as
/// the sets of digits of its blocks, until the visitor has had enough.
fn each_first_row(columns: &[Digits; 9], mut visit: impl FnMut(&[Digits; 3]) -> bool) {
    let lowest = columns[0] & columns[0].wrapping_neg();
    let first = transversals(&[lowest, columns[1], columns[2]]);
    let second = transversals(&[columns[3], columns[4], columns[5]]);
    let [a, b, c] = [columns[6], columns[7], columns[8]];
    for &one in &first[..9] {
        for &other in &second {
            let rest = 0x1ff & !(one | other);
            let is_row = one & other == 0
                && (rest & a).is_power_of_two()
                && (rest & b).is_power_of_two()
                && (rest & c).is_power_of_two();
            if is_row && !visit(&[one, other, rest]) {
                return;
            }
        }
    }
}

/// The sets with one of each of three sets; if the first one is a single digit, they are the first
/// nine.
fn transversals(sets: &[Digits; 3]) -> [Digits; 27] {
    // What is not there of a single digit is no set, and comes last.
    let digits =
        sets.map(|set| in_order(set).map(|digit| 1_u16.checked_shl(digit as u32).unwrap_or(0)));
    let mut all = [0; 27];
    for (index, set) in all.iter_mut().enumerate() {
        *set = digits[0][index / 9] | digits[1][index / 3 % 3] | digits[2][index % 3];
    }
    all
}

/// Shows what goes from column to column around the cycles of the digits that a first row leaves: two
/// in each column, each digit in two columns. Returns how many cycles there are.
///
/// In each cycle, the digits shown are one of two ways to give each of its columns one digit.
fn cycles(
    columns: &[Digits; 9],
    first: &[Digits; 3],
    mut show: impl FnMut(u32, usize, usize),
) -> u32 {
    let mut left = 0x1ff_u16;
    let mut len = 0;
    while left != 0 {
        let start = left.trailing_zeros() as usize;
        let pair = columns[start] & !first[start / 3];
        let (mut column, mut digit) = (start, pair & pair.wrapping_neg());
        loop {
            left &= !(1 << column);
            show(len, column, digit.trailing_zeros() as usize);
            // The digit's other column is in the block that has it neither here nor in the first row.
            let block = (0..3).find(|&block| block != column / 3 && first[block] & digit == 0);
            let block = block.expect("a digit is in the first row once");
            column = (block * 3..block * 3 + 3)
                .find(|&column| columns[column] & digit != 0)
                .expect("a block has every digit");
            digit ^= columns[column] & !first[block];
            if column == start {
                break;
            }
        }
        len += 1;
    }
    len
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::random::BoardRandom;

    /// In how many ways three rows have these sets in their columns, up to their order.
    fn ways(columns: &[Digits; 9]) -> u32 {
        let mut ways = 0;
        each_first_row(columns, |row| {
            ways += 1 << (cycles(columns, row, |_, _, _| {}) - 1);
            true
        });
        ways
    }

    /// All ways to split nine digits into three sets of three, up to the order of these.
    fn partitions() -> Vec<[Digits; 3]> {
        let triples: Vec<Digits> = (0..0x200).filter(|set: &u16| set.count_ones() == 3).collect();
        let mut all = Vec::new();
        for &a in triples.iter().filter(|&&a| a & 1 == 1) {
            for &b in triples.iter().filter(|&&b| a & b == 0 && b < 0x1ff ^ a ^ b) {
                all.push([a, b, 0x1ff ^ a ^ b]);
            }
        }
        all
    }

    #[test]
    fn no_columns_have_more_ways_than_are_drawn_from() {
        // Digits can be renamed, and columns of a block exchanged, so these are all cases.
        let partitions = partitions();
        assert_eq!(partitions.len(), 280);
        let [a, b, c] = [0b111, 0b11_1000, 0b1_1100_0000];
        let mut most = [[0; 4]; 2];
        for &[d, e, f] in &partitions {
            for &[g, h, i] in &partitions {
                let columns = [a, b, c, d, e, f, g, h, i];
                let (threes, twos) = common(&columns, 0, 3);
                most[threes.min(1)][twos] = ways(&columns).max(most[threes.min(1)][twos]);
                assert!(ways(&columns) <= most_ways(&columns));
            }
        }
        assert_eq!(most, MOST_BY_COMMON);
    }

    #[test]
    fn ways_are_those_that_trying_all_finds() {
        for number in 0..20 {
            let mut random = BoardRandom::new(5, number);
            let partitions = partitions();
            let mut columns = [0; 9];
            for block in columns.chunks_exact_mut(3) {
                let drawn = below(&mut random, partitions.len() as u32) as usize;
                block.copy_from_slice(&partitions[drawn]);
            }
            let mut rows = vec![[0_u16; 3]];
            for column in columns {
                let [a, b, c] = in_order(column).map(|digit| 1 << digit);
                let orders = [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]];
                rows = rows
                    .into_iter()
                    .flat_map(|row| orders.map(|order| (row, order)))
                    .filter(|(row, order)| (0..3).all(|at| row[at] & order[at] == 0))
                    .map(|(row, order)| [0, 1, 2].map(|at| row[at] | order[at]))
                    .collect();
            }
            assert_eq!(rows.len() as u32, 6 * ways(&columns));
        }
    }

    #[test]
    fn every_way_is_drawn_equally_often() {
        let columns = [0o7, 0o70, 0o700, 0o61, 0o106, 0o610, 0o142, 0o414, 0o221];
        let ways = 6 * ways(&columns);
        let mut times = std::collections::HashMap::new();
        for number in 0..u64::from(1728 * 200_u32) {
            let mut random = BoardRandom::new(number, 6);
            let way = below(&mut random, MOST_WAYS);
            if let Some(rows) = rows(&columns, way, &mut random) {
                for column in 0..9 {
                    let set = rows.iter().map(|row| 1 << row[column]).sum::<Digits>();
                    assert_eq!(set, columns[column]);
                }
                *times.entry(rows).or_insert(0_u32) += 1;
            }
        }
        assert_eq!(times.len(), ways as usize);
        // χ², beyond five deviations.
        let squares = times.values().map(|&times| (f64::from(times) - 200.0).powi(2) / 200.0);
        let freedom = f64::from(ways - 1);
        assert!(squares.sum::<f64>() < freedom + 5.0 * (2.0 * freedom).sqrt(), "{ways}");
    }

    #[test]
    fn attempts_succeed_as_often_as_the_number_of_grids_says() {
        // All grids, by first bands, sets of columns and orders.
        let expected =
            6.670_903_752_021_073e21 / 948_109_639_680.0 / 56_f64.powi(3) / 1728_f64.powi(2);
        let mut random = BoardRandom::new(1, 1);
        let attempts = 400_000;
        let successes = (0..attempts).filter(|_| attempt(&mut random).is_some()).count() as f64;
        let deviation = (f64::from(attempts) * expected).sqrt();
        assert!(
            (successes - f64::from(attempts) * expected).abs() < 4.0 * deviation,
            "{successes}"
        );
    }
}
