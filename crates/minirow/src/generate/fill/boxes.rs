//! Boards of rectangular blocks and no other rule, up to the largest.

use super::chains;
use crate::board::Geometry;
use crate::generate::random::{BoardRandom, below, shuffle};

/// How often every two lines exchange digits, and as many pairs of digits.
///
/// Measured by how many pairs of digits two lines can exchange alone, from 6×6 to 49×49: after six
/// rounds it is what it is after fifty. On 6×6 exchanges of lines by themselves reach three quarters
/// of all grids, with those of digits they reach every one.
const ROUNDS: u32 = 12;

/// A random grid for blocks of this shape: the pattern that every shape has, then exchanges.
pub(super) fn any(geometry: &Geometry, shape: [u8; 2], random: &mut BoardRandom) -> Vec<u8> {
    after(ROUNDS, geometry, shape, random)
}

fn after(rounds: u32, geometry: &Geometry, shape: [u8; 2], random: &mut BoardRandom) -> Vec<u8> {
    let [rows, columns] = shape.map(usize::from);
    let side = rows * columns;
    let order_of_rows = order_of_lines(rows, columns, random);
    let order_of_columns = order_of_lines(columns, rows, random);
    let mut values = Vec::with_capacity(side * side);
    for row in order_of_rows {
        for &column in &order_of_columns {
            values.push(((row % rows * columns + row / rows + column) % side) as u8);
        }
    }
    let mut scratch = Scratch::new(side);
    for _ in 0..rounds {
        for (len, next, step) in [(rows, side, 1), (columns, 1, side)] {
            for first in (0..side).step_by(len) {
                for one in first..first + len {
                    for other in first..one {
                        let lines = [one, other].map(|line| line * next);
                        exchange(&mut values, lines, step, &mut scratch, random);
                    }
                }
            }
        }
        // As many as there are pairs of lines.
        let pairs = side * (rows + columns - 2) / 2;
        chains::mix(geometry, &mut values, pairs, random);
    }
    values
}

/// The lines of one direction in a random order: bands as a whole, and lines within each.
fn order_of_lines(in_band: usize, bands: usize, random: &mut BoardRandom) -> Vec<usize> {
    let mut order_of_bands: Vec<usize> = (0..bands).collect();
    shuffle(random, &mut order_of_bands);
    let mut order = Vec::with_capacity(in_band * bands);
    for band in order_of_bands {
        let from = order.len();
        order.extend(band * in_band..(band + 1) * in_band);
        shuffle(random, &mut order[from..]);
    }
    order
}

struct Scratch {
    /// Where each digit stands in the first line.
    place_of: Vec<u8>,
    is_seen: Vec<bool>,
}

impl Scratch {
    fn new(side: usize) -> Self {
        Self { place_of: vec![0; side], is_seen: vec![false; side] }
    }
}

/// Exchanges two lines of a band in some places, so that both keep all their digits.
///
/// The places of two lines fall into cycles: the digit of one line leads to the place where the
/// other line has it. Each cycle is exchanged or not, as a coin says. Columns and blocks do not
/// notice: both cells of a place are in the same ones.
fn exchange(
    values: &mut [u8],
    lines: [usize; 2],
    step: usize,
    scratch: &mut Scratch,
    random: &mut BoardRandom,
) {
    let side = scratch.place_of.len();
    let [one, other] = lines;
    for place in 0..side {
        scratch.place_of[usize::from(values[one + place * step])] = place as u8;
    }
    scratch.is_seen.fill(false);
    for start in 0..side {
        if scratch.is_seen[start] {
            continue;
        }
        let is_exchanged = below(random, 2) == 1;
        let mut place = start;
        while !scratch.is_seen[place] {
            scratch.is_seen[place] = true;
            let next = scratch.place_of[usize::from(values[other + place * step])];
            if is_exchanged {
                values.swap(one + place * step, other + place * step);
            }
            place = next.into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::BoardRandom;

    /// In how many ways two rows or two columns of all can exchange two digits alone.
    fn small_exchanges(values: &[u8], side: usize) -> f64 {
        let mut ways = 0;
        for (next, step) in [(side, 1), (1, side)] {
            let at = |line: usize, place: usize| values[line * next + place * step];
            for one in 0..side {
                for other in 0..one {
                    for place in 0..side {
                        ways += (0..place)
                            .filter(|&second| {
                                at(one, place) == at(other, second)
                                    && at(one, second) == at(other, place)
                            })
                            .count();
                    }
                }
            }
        }
        ways as f64
    }

    fn mean_and_error(rounds: u32, shape: [u8; 2], grids: u64) -> (f64, f64) {
        let geometry = Geometry::with_blocks(shape[0], shape[1]).expect("a shape of blocks");
        let side = usize::from(geometry.side());
        let ways = |number| {
            let mut random = BoardRandom::new(rounds.into(), number);
            small_exchanges(&after(rounds, &geometry, shape, &mut random), side)
        };
        let all: Vec<f64> = (0..grids).map(ways).collect();
        let mean = all.iter().sum::<f64>() / grids as f64;
        let squares = all.iter().map(|ways| (ways - mean).powi(2)).sum::<f64>();
        (mean, squares.sqrt() / grids as f64)
    }

    /// More rounds change nothing that one can see: the pattern is forgotten.
    #[test]
    fn rounds_are_enough() {
        for (shape, grids) in [([2, 3], 800), ([3, 3], 400), ([4, 4], 150), ([2, 8], 150)] {
            let (mean, error) = mean_and_error(ROUNDS, shape, grids);
            let (after_more, its_error) = mean_and_error(4 * ROUNDS, shape, grids);
            let difference = (mean - after_more).abs();
            assert!(difference < 3.5 * error.hypot(its_error), "{shape:?}: {mean}, {after_more}");
            // One round is too few, and this sees it.
            let (after_one, its_error) = mean_and_error(1, shape, grids);
            let difference = (mean - after_one).abs();
            assert!(difference > 3.5 * error.hypot(its_error), "{shape:?}: {mean}, {after_one}");
        }
    }
}
