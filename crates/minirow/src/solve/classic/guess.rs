//! Where to guess, in all lanes at once.

use super::kernel::{Positions, at};
use super::vector::Vector;

/// A guess in each lane that needs one: the cell, and the digit that is tried first.
#[derive(Clone, Copy)]
pub(super) struct Guess<V> {
    pub(super) cells: [V; 81],
    pub(super) digits: [V; 9],
}

impl<V: Vector> Guess<V> {
    /// No guess in any lane.
    pub(super) const NONE: Self = Self { cells: [V::ZERO; 81], digits: [V::ZERO; 9] };
}

/// A number up to 31 in each lane, lowest bit first.
type Number<V> = [V; 5];

impl<V: Vector> Guess<V> {
    /// Chooses the cell with the fewest candidates, of those the one with the highest [`score`], of
    /// those the first, and its smallest digit, in every lane of `lanes`; all of them have unsolved
    /// cells. Other lanes have no guess.
    #[inline(always)]
    pub(super) fn choose(&mut self, positions: &Positions<V>, lanes: V) {
        if lanes.is_zero() {
            *self = Self::NONE;
            return;
        }
        let cells = &mut self.cells;
        let mut open = [V::ZERO; 81];
        fewest(positions, lanes, cells, &mut open);
        let minihouses = minihouses(&open);
        let (mut most, mut any) = ([V::ZERO; 5], V::ZERO);
        for row in 0..9 {
            for column in 0..9 {
                let cell = row * 9 + column;
                let score = score(&open, &minihouses, row, column);
                let better = cells[cell].without_both(is_at_least(&most, &score), any);
                any = any.or(better);
                for bit in 0..5 {
                    most[bit] = better.select(score[bit], most[bit]);
                }
                cells[cell] = better;
            }
        }
        // What was better than all before it at last.
        let mut seen = V::ZERO;
        for cell in (0..81).rev() {
            cells[cell] = cells[cell].without(seen);
            seen = seen.or(cells[cell]);
        }
        let mut seen = V::ZERO;
        for digit in 0..9 {
            let mut any = V::ZERO;
            for cell in 0..81 {
                any = any.or_and(positions.candidates[at(digit, cell)], cells[cell]);
            }
            self.digits[digit] = any.without(seen);
            seen = seen.or(any);
        }
    }

    /// Tries another digit first: of the candidates of the cell the one with the highest number, of
    /// those the smallest. Each digit has a number of seven of the random bits.
    #[inline(always)]
    pub(super) fn draw(&mut self, positions: &Positions<V>, random: &[V; 64]) {
        let mut digits = [V::ZERO; 9];
        for digit in 0..9 {
            for cell in 0..81 {
                let candidate = positions.candidates[at(digit, cell)];
                digits[digit] = digits[digit].or_and(candidate, self.cells[cell]);
            }
        }
        for bit in 0..7 {
            let mut any = V::ZERO;
            for digit in 0..9 {
                any = any.or_and(digits[digit], random[bit * 9 + digit]);
            }
            for digit in 0..9 {
                digits[digit] = digits[digit].without_but(any, random[bit * 9 + digit]);
            }
        }
        let mut seen = V::ZERO;
        for digit in 0..9 {
            self.digits[digit] = digits[digit].without(seen);
            seen = seen.or(digits[digit]);
        }
    }
}

/// The unsolved cells with the fewest candidates; `open` gets all unsolved cells.
#[inline(always)]
fn fewest<V: Vector>(positions: &Positions<V>, lanes: V, cells: &mut [V; 81], open: &mut [V; 81]) {
    let mut threes = [V::ZERO; 81];
    let mut left = lanes;
    for cell in 0..81 {
        let [ones, twos, fours, eights] = count(positions.cell(cell));
        let more = fours.or(eights);
        let few = twos.without(more);
        open[cell] = twos.or(more);
        threes[cell] = few.and(ones);
        cells[cell] = few.without(ones).and(lanes);
        left = left.without(cells[cell]);
    }
    // Most lanes have a cell with two candidates, and most others one with three.
    if left.is_zero() {
        return;
    }
    let mut found = V::ZERO;
    for cell in 0..81 {
        let few = threes[cell].and(left);
        cells[cell] = cells[cell].or(few);
        found = found.or(few);
    }
    left = left.without(found);
    for wanted in 4..=9 {
        if left.is_zero() {
            return;
        }
        let mut found = V::ZERO;
        for cell in 0..81 {
            let counted = count(positions.cell(cell));
            let mut is_wanted = left;
            for bit in 0..4 {
                is_wanted = if wanted >> bit & 1 == 1 {
                    is_wanted.and(counted[bit])
                } else {
                    is_wanted.without(counted[bit])
                };
            }
            cells[cell] = cells[cell].or(is_wanted);
            found = found.or(is_wanted);
        }
        left = left.without(found);
    }
}

/// How many are set of the three cells of each minirow and minicolumn: rows by row and stack,
/// columns by column and band.
type Minihouses<V> = [[[[V; 2]; 3]; 9]; 2];

#[inline(always)]
fn minihouses<V: Vector>(open: &[V; 81]) -> Minihouses<V> {
    let mut houses = [[[[V::ZERO; 2]; 3]; 9]; 2];
    for i in 0..9 {
        for j in 0..3 {
            let first = i * 9 + j * 3;
            houses[0][i][j] = add(open[first], open[first + 1], open[first + 2]);
            let first = j * 27 + i;
            houses[1][i][j] = add(open[first], open[first + 9], open[first + 18]);
        }
    }
    houses
}

/// What speaks for guessing in a cell: its unsolved peers in row and column outside of the block, and
/// twice those of the block that are in neither.
///
/// Guesses on the hardest-11plus, hardest-1106 and magictour sets: 65, 112 and 9.8; with every
/// unsolved peer counting once 82, 139 and 10.6; with peers of two houses counting twice 106, 189
/// and 12.0.
#[inline(always)]
fn score<V: Vector>(
    open: &[V; 81],
    [rows, columns]: &Minihouses<V>,
    row: usize,
    column: usize,
) -> Number<V> {
    let (band, stack) = (row / 3, column / 3);
    let rest_of_row = sum(rows[row][(stack + 1) % 3], rows[row][(stack + 2) % 3]);
    let rest_of_column = sum(columns[column][(band + 1) % 3], columns[column][(band + 2) % 3]);
    let other_rows = [band * 3 + (row + 1) % 3, band * 3 + (row + 2) % 3];
    let other_columns = [stack * 3 + (column + 1) % 3, stack * 3 + (column + 2) % 3];
    let [a, b] = other_columns;
    let [p, q] = [other_rows[0] * 9, other_rows[1] * 9];
    let rest_of_block = sum_of_four([open[p + a], open[p + b], open[q + a], open[q + b]]);
    total(rest_of_row, rest_of_column, rest_of_block)
}

#[inline(always)]
fn sum<V: Vector>(a: [V; 2], b: [V; 2]) -> [V; 3] {
    let (ones, carry) = (a[0].xor(b[0]), a[0].and(b[0]));
    let [twos, fours] = add(a[1], b[1], carry);
    [ones, twos, fours]
}

#[inline(always)]
fn sum_of_four<V: Vector>([a, b, c, d]: [V; 4]) -> [V; 3] {
    let [ones, twos] = add(a, b, c);
    let (ones, carry) = (ones.xor(d), ones.and(d));
    [ones, twos.xor(carry), twos.and(carry)]
}

/// `a + b + 2c`
#[inline(always)]
fn total<V: Vector>(a: [V; 3], b: [V; 3], c: [V; 3]) -> Number<V> {
    let (ones, carry) = (a[0].xor(b[0]), a[0].and(b[0]));
    let [twos, carry_2] = add(a[1], b[1], carry);
    let [fours, carry_4] = add(a[2], b[2], c[1]);
    let (twos, more_2) = (twos.xor(c[0]), twos.and(c[0]));
    let [fours, more_4] = add(fours, carry_2, more_2);
    let [eights, sixteens] = add(c[2], carry_4, more_4);
    [ones, twos, fours, eights, sixteens]
}

/// Whether the carry of `a - b` is set.
#[inline(always)]
fn is_at_least<V: Vector>(a: &Number<V>, b: &Number<V>) -> V {
    let mut carry = V::ZERO.not();
    for bit in 0..5 {
        carry = a[bit].carry(b[bit], carry);
    }
    carry
}

/// How many of nine are set.
#[inline(always)]
fn count<V: Vector>(x: [V; 9]) -> [V; 4] {
    let ([a, a_2], [b, b_2], [c, c_2]) =
        (add(x[0], x[1], x[2]), add(x[3], x[4], x[5]), add(x[6], x[7], x[8]));
    let [ones, carry] = add(a, b, c);
    let [twos, fours] = add(a_2, b_2, c_2);
    let (twos, carry) = (twos.xor(carry), twos.and(carry));
    [ones, twos, fours.xor(carry), fours.and(carry)]
}

/// A full adder: ones and twos.
#[inline(always)]
fn add<V: Vector>(a: V, b: V, c: V) -> [V; 2] {
    [a.xor3(b, c), a.two_of(b, c)]
}
