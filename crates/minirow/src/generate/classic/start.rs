//! The first band and the first stack of a random grid.

use crate::generate::random::{BoardRandom, below, shuffle};
use crate::solve::{Cells, Frame, with_givens};

/// A position in which the first band is one of all bands, and the first stack one of all stacks that
/// go with its block, each as likely as the others.
pub(super) fn random_start(random: &mut BoardRandom) -> Frame {
    let mut block = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    shuffle(random, &mut block);
    let [a, b, c, d, e, f, g, h, i] = block;
    let mut givens = [0; 9];
    for (cell, digit) in block.into_iter().enumerate() {
        givens[digit] |= bit(cell / 3, cell % 3);
    }
    let rows = [[a, b, c], [d, e, f], [g, h, i]];
    let columns = [[a, d, g], [b, e, h], [c, f, i]];
    for (block, digits) in rest_of_band(&rows, random).as_flattened().iter().enumerate() {
        let (line, place) = (block % 3, 3 + block / 3 * 3);
        for (index, &digit) in digits.iter().enumerate() {
            givens[digit] |= bit(line, place + index);
        }
    }
    // The lines of a stack are its columns.
    for (block, digits) in rest_of_band(&columns, random).as_flattened().iter().enumerate() {
        let (line, place) = (block % 3, 3 + block / 3 * 3);
        for (index, &digit) in digits.iter().enumerate() {
            givens[digit] |= bit(place + index, line);
        }
    }
    with_givens(&givens)
}

/// A set of digits, which count from 0.
pub(super) type Digits = u16;

/// In how many ways the digits of two further blocks are split among the lines.
pub(super) const SPLITS: u32 = 56;

/// The sets of digits of each line in the second and the third block of a band, where the lines of the
/// first one are known.
///
/// The first line of the second block takes some digits of the second line, and the others of the
/// third; with that it is settled how many digits of each line go where, and it remains to choose
/// which ones: 1 + 3³ + 3³ + 1 ways.
pub(super) fn split(lines: &[[usize; 3]; 3], way: u32) -> [[Digits; 3]; 2] {
    let way = way as usize;
    let (len, picks) = match way {
        0 => (0, 0),
        1..28 => (1, way - 1),
        28..55 => (2, way - 28),
        _ => (3, 0),
    };
    let (mut taken, mut left) = ([0; 3], [0; 3]);
    for (line, pick) in [picks % 3, picks / 3 % 3, picks / 9].into_iter().enumerate() {
        let [a, b, c] = lines[line].map(|digit| 1 << digit);
        let (all, picked) = (a | b | c, 1 << lines[line][pick]);
        taken[line] = match len {
            0 => 0,
            1 => picked,
            2 => all ^ picked,
            _ => all,
        };
        left[line] = all ^ taken[line];
    }
    let ([a, b, c], [d, e, f]) = (taken, left);
    [[b | f, c | d, a | e], [c | e, a | f, b | d]]
}

/// The digits of the second and the third block of a band by line and place, where the lines of the
/// first one are known: one of 56 · 6⁶ ways.
pub(super) fn rest_of_band(
    lines: &[[usize; 3]; 3],
    random: &mut BoardRandom,
) -> [[[usize; 3]; 3]; 2] {
    let way = below(random, SPLITS * 6_u32.pow(6));
    let mut orders = (way / SPLITS) as usize;
    split(lines, way % SPLITS).map(|sets| {
        sets.map(|set| {
            let digits = in_order(set);
            let order = ORDERS[orders % 6];
            orders /= 6;
            order.map(|place| digits[place])
        })
    })
}

/// The three digits of a set.
pub(super) fn in_order(set: Digits) -> [usize; 3] {
    let second = set & set.wrapping_sub(1);
    let third = second & second.wrapping_sub(1);
    [set, second, third].map(|set| set.trailing_zeros() as usize)
}

const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

fn bit(row: usize, column: usize) -> Cells {
    1 << (row * 9 + column)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::generate::random::BoardRandom;

    #[test]
    fn every_band_is_equally_likely() {
        let block = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
        let (mut ways, mut orders) = (HashMap::new(), HashMap::new());
        for number in 0..56_000 {
            let mut random = BoardRandom::new(number, 3);
            let mut lines = [[9; 9]; 3];
            for (line, digits) in block.iter().enumerate() {
                lines[line][..3].copy_from_slice(digits);
            }
            for (index, digits) in
                rest_of_band(&block, &mut random).as_flattened().iter().enumerate()
            {
                let place = 3 + index / 3 * 3;
                lines[index % 3][place..place + 3].copy_from_slice(digits);
            }
            let set = |digits: &[usize]| digits.iter().map(|digit| 1_u32 << digit).sum::<u32>();
            assert!(lines.iter().all(|line| set(line) == 0x1ff), "{lines:?}");
            let second = lines.map(|line| set(&line[3..6]));
            assert_eq!(second.iter().sum::<u32>(), 0x1ff, "{lines:?}");
            *ways.entry(second).or_insert(0_u32) += 1;
            *orders.entry([lines[2][6], lines[2][7], lines[2][8]]).or_insert(0_u32) += 1;
        }
        // The digits of the second block by line: 56 ways, 1000 of each; χ² with 55 degrees of freedom
        // is above 93.2 once in a thousand.
        assert_eq!(ways.len(), 56);
        let squares = ways.values().map(|&all| (f64::from(all) - 1000.0).powi(2) / 1000.0);
        assert!(squares.sum::<f64>() < 93.2, "{ways:?}");
        // The last line of the third block takes three of six digits in any order.
        assert_eq!(orders.len(), 6 * 5 * 4);
    }
}
