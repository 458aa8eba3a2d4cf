//! The first band and the first stack of a random grid.

use rand::Rng;

use crate::generate::random::{below, shuffle};
use crate::solve::{Cells, Frame, with_givens};

/// A position in which the first band is one of all bands, and the first stack one of all stacks that
/// go with its block, each as likely as the others.
pub(super) fn random_start(random: &mut impl Rng) -> Frame {
    let mut block = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    shuffle(random, &mut block);
    let [a, b, c, d, e, f, g, h, i] = block;
    let mut givens = [0; 9];
    for (cell, digit) in block.into_iter().enumerate() {
        givens[digit] |= bit(cell / 3, cell % 3);
    }
    // The lines of a band are rows, those of a stack are columns.
    for (line, place, digit) in rest_of_band([[a, b, c], [d, e, f], [g, h, i]], random) {
        givens[digit] |= bit(line, place);
    }
    for (line, place, digit) in rest_of_band([[a, d, g], [b, e, h], [c, f, i]], random) {
        givens[digit] |= bit(place, line);
    }
    with_givens(&givens)
}

/// The digits of the other two blocks of a band, each by line and place in it, where the lines of the
/// first block are known: one of 56 · 6⁶ ways.
///
/// The first line of the second block takes some digits of the second line, and the others of the
/// third; with that it is settled how many digits of each line go where, and it remains to choose
/// which ones: 1 + 3³ + 3³ + 1 ways, and 6 orders in every line of a block.
pub(super) fn rest_of_band<R: Rng>(
    [a, b, c]: [[usize; 3]; 3],
    random: &mut R,
) -> impl Iterator<Item = (usize, usize, usize)> + use<R> {
    let way = below(random, 56 * 6_u32.pow(6)) as usize;
    let (way, mut orders) = (way % 56, way / 56);
    let (taken, picks) = match way {
        0 => (0, 0),
        55 => (3, 0),
        1..28 => (1, way - 1),
        _ => (2, way - 28),
    };
    let (a, b, c) =
        (split(a, taken, picks), split(b, taken, picks / 3), split(c, taken, picks / 9));
    // By line of the second and the third block: what is taken of one line and left of another.
    let lines = [(b.0, c.1), (c.0, a.1), (a.0, b.1), (c.0, b.1), (a.0, c.1), (b.0, a.1)];
    lines.into_iter().enumerate().flat_map(move |(index, (first, second))| {
        let order = ORDERS[orders % 6];
        orders /= 6;
        let digits = first.into_iter().chain(second).flatten();
        let (line, block) = (index % 3, 1 + index / 3);
        digits.zip(order).map(move |(digit, place)| (line, block * 3 + place, digit))
    })
}

type Part = [Option<usize>; 3];

/// Takes 0 to 3 of three digits, of one or two of them by `pick % 3`; returns these and the others.
fn split(digits: [usize; 3], taken: usize, pick: usize) -> (Part, Part) {
    let (mut one, mut two) = ([None; 3], [None; 3]);
    for (index, digit) in digits.into_iter().enumerate() {
        let is_picked = index == pick % 3;
        let is_taken = match taken {
            0 => false,
            1 => is_picked,
            2 => !is_picked,
            _ => true,
        };
        let part = if is_taken { &mut one } else { &mut two };
        part[index] = Some(digit);
    }
    (one, two)
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
            for (line, place, digit) in rest_of_band(block, &mut random) {
                assert_eq!(lines[line][place], 9);
                lines[line][place] = digit;
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
