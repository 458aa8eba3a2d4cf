//! One round of propagation in all lanes, without a branch.

use super::vector::Vector;

/// A position in each lane.
///
/// 729 bits a puzzle, by digit and cell. Rows of ten bits in words of 32, sixteen puzzles to a
/// vector of AVX-512, were built first: 90 instructions a puzzle and round for 16 here, and half
/// the speed.
#[derive(Clone, Copy)]
pub(super) struct Positions<V> {
    /// Candidates, by digit and cell: see [`at`].
    pub(super) candidates: [V; 729],
    /// Cells that had one candidate in the last round.
    pub(super) singles: [V; 81],
    /// Rows in which a digit had one place after the last round, by digit and row. Within a round:
    /// rows in which a naked single has the digit.
    pub(super) placed: [V; 81],
}

/// Where a candidate is; the digit counts from 0.
#[inline(always)]
pub(super) const fn at(digit: usize, cell: usize) -> usize {
    digit * 81 + cell
}

/// The lanes in which a round has found something.
#[derive(Clone, Copy)]
pub(super) struct Found<V> {
    /// There is a new single, so the next round may find more.
    pub(super) news: V,
    /// There is no solution.
    pub(super) dead: V,
    /// Some cell has several candidates.
    pub(super) open: V,
}

impl<V: Vector> Positions<V> {
    /// No candidate anywhere.
    pub(super) fn new() -> Self {
        Self { candidates: [V::ZERO; 729], singles: [V::ZERO; 81], placed: [V::ZERO; 81] }
    }

    /// The candidates of a cell, by digit.
    #[inline(always)]
    pub(super) fn cell(&self, cell: usize) -> [V; 9] {
        let mut digits = [V::ZERO; 9];
        for digit in 0..9 {
            digits[digit] = self.candidates[at(digit, cell)];
        }
        digits
    }
}

/// Propagates once in every lane: for each digit the matchings of rows and blocks in bands and of
/// columns and blocks in stacks, then hidden and naked singles of rows.
///
/// Matchings include locked candidates of both kinds, hidden singles of columns and blocks, and what
/// a digit in its place removes from column and block. A lane without news, dead ends or open cells
/// is solved: every cell has one candidate and no matching has removed any.
///
/// Singles come last because they tell how a lane stands. In the other order it takes one round more
/// to be told, of four to eight.
///
/// With `EVERY_NEWS`, a candidate that a matching has removed is news too, and a lane without news is
/// where it would be after any number of further rounds.
#[inline(always)]
pub(super) fn round<V: Vector, const EVERY_NEWS: bool>(positions: &mut Positions<V>) -> Found<V> {
    let (mut dead, mut news) = (V::ZERO, V::ZERO);
    for digit in 0..9 {
        matchings::<V, EVERY_NEWS>(positions, digit, &mut dead, &mut news);
    }
    let mut found = fill(positions);
    found.dead = found.dead.or(dead);
    found.news = found.news.or(news);
    found
}

/// Fills singles in every lane. A round ends with it, and a new position begins with it.
#[inline(always)]
pub(super) fn fill<V: Vector>(positions: &mut Positions<V>) -> Found<V> {
    let mut found = Found { news: V::ZERO, dead: V::ZERO, open: V::ZERO };
    for row in 0..9 {
        singles(positions, row, &mut found);
    }
    found
}

/// Places the hidden singles of a row, then removes its naked singles from its other cells.
#[inline(always)]
fn singles<V: Vector>(positions: &mut Positions<V>, row: usize, found: &mut Found<V>) {
    let mut placed = [V::ZERO; 9];
    for digit in 0..9 {
        placed[digit] = positions.placed[digit * 9 + row];
    }
    let mut single = [V::ZERO; 9];
    for column in 0..9 {
        let cell = row * 9 + column;
        let mut digits = positions.cell(cell);
        let claimed = any_of_both(&digits, &placed);
        for digit in 0..9 {
            digits[digit] = digits[digit].without_but(claimed, placed[digit]);
            positions.candidates[at(digit, cell)] = digits[digit];
        }
        let (once, twice) = once_and_twice(&digits);
        // Two digits that have no other cell are both still there.
        found.dead = found.dead.or_and(claimed, twice).or(once.not());
        found.open = found.open.or(twice);
        single[column] = once.without(twice);
        found.news = found.news.or_without(single[column], positions.singles[cell]);
        positions.singles[cell] = single[column];
    }
    for digit in 0..9 {
        let candidates = &mut positions.candidates;
        let mut filled = V::ZERO;
        for column in 0..9 {
            filled = filled.or_and(candidates[at(digit, row * 9 + column)], single[column]);
        }
        for column in 0..9 {
            let candidate = &mut candidates[at(digit, row * 9 + column)];
            *candidate = candidate.without_but(filled, single[column]);
        }
        positions.placed[digit * 9 + row] = filled;
    }
}

/// The candidates of a digit, by cell.
type Cells<V> = [V; 81];

/// Keeps of a digit what is part of a matching in its band and in its stack.
#[inline(always)]
fn matchings<V: Vector, const EVERY_NEWS: bool>(
    positions: &mut Positions<V>,
    digit: usize,
    dead: &mut V,
    news: &mut V,
) {
    let Positions { candidates, placed, .. } = positions;
    let cells = candidates[at(digit, 0)..].first_chunk_mut().expect("81 cells of a digit");
    let in_rows = [minirows(cells, 0), minirows(cells, 1), minirows(cells, 2)];
    let in_bands = [
        minicolumns(cells, 0, &in_rows[0]),
        minicolumns(cells, 1, &in_rows[1]),
        minicolumns(cells, 2, &in_rows[2]),
    ];
    let in_columns = [in_stack(&in_bands, 0), in_stack(&in_bands, 1), in_stack(&in_bands, 2)];
    for band in 0..3 {
        for row in 0..3 {
            let (mut any, mut several) = ([V::ZERO; 3], [V::ZERO; 3]);
            for stack in 0..3 {
                let first = band * 27 + row * 9 + stack * 3;
                let mut kept = [V::ZERO; 3];
                for column in 0..3 {
                    let in_column = in_columns[stack][column][band];
                    kept[column] = cells[first + column].and3(in_rows[band][row][stack], in_column);
                    if EVERY_NEWS {
                        *news = news.or_without(cells[first + column], kept[column]);
                    }
                    cells[first + column] = kept[column];
                }
                any[stack] = kept[0].or3(kept[1], kept[2]);
                several[stack] = kept[0].two_of(kept[1], kept[2]);
            }
            let one = any[0].one_of(any[1], any[2]);
            let one = one.without(several[0].or3(several[1], several[2]));
            let placed = &mut placed[digit * 9 + band * 3 + row];
            // A naked single is alone in its row by now, but for another one of its digit.
            let clash = placed.without(one);
            *dead = dead.or3(clash, any[0].or3(any[1], any[2]).not());
            *placed = one;
        }
    }
}

/// By row and block of a band, where its minirows are part of a matching.
#[inline(always)]
fn minirows<V: Vector>(cells: &Cells<V>, band: usize) -> [[V; 3]; 3] {
    let mut any = [[V::ZERO; 3]; 3];
    for row in 0..3 {
        for block in 0..3 {
            let first = band * 27 + row * 9 + block * 3;
            any[row][block] = cells[first].or3(cells[first + 1], cells[first + 2]);
        }
    }
    matched(&any)
}

/// By stack and column, where a band has minicolumns with such minirows.
#[inline(always)]
fn minicolumns<V: Vector>(cells: &Cells<V>, band: usize, in_rows: &[[V; 3]; 3]) -> [[V; 3]; 3] {
    let mut any = [[V::ZERO; 3]; 3];
    for stack in 0..3 {
        for column in 0..3 {
            let first = band * 27 + stack * 3 + column;
            any[stack][column] = cells[first]
                .and(in_rows[0][stack])
                .or_and(cells[first + 9], in_rows[1][stack])
                .or_and(cells[first + 18], in_rows[2][stack]);
        }
    }
    any
}

/// By column and block of a stack, where its minicolumns are part of a matching.
#[inline(always)]
fn in_stack<V: Vector>(in_bands: &[[[V; 3]; 3]; 3], stack: usize) -> [[V; 3]; 3] {
    let mut any = [[V::ZERO; 3]; 3];
    for column in 0..3 {
        for band in 0..3 {
            any[column][band] = in_bands[band][stack][column];
        }
    }
    matched(&any)
}

/// The entries of a matrix that are part of a matching, whether or not they are set themselves: the
/// other two rows can take the other two columns.
#[inline(always)]
fn matched<V: Vector>(matrix: &[[V; 3]; 3]) -> [[V; 3]; 3] {
    let mut kept = [[V::ZERO; 3]; 3];
    for i in 0..3 {
        let (a, b) = (&matrix[(i + 1) % 3], &matrix[(i + 2) % 3]);
        for j in 0..3 {
            let (p, q) = ((j + 1) % 3, (j + 2) % 3);
            kept[i][j] = a[p].and(b[q]).or_and(a[q], b[p]);
        }
    }
    kept
}

/// Where at least one of nine is set, and where at least two are.
#[inline(always)]
fn once_and_twice<V: Vector>(x: &[V; 9]) -> (V, V) {
    let (mut any, mut several) = ([V::ZERO; 3], [V::ZERO; 3]);
    for i in 0..3 {
        any[i] = x[i * 3].or3(x[i * 3 + 1], x[i * 3 + 2]);
        several[i] = x[i * 3].two_of(x[i * 3 + 1], x[i * 3 + 2]);
    }
    let once = any[0].or3(any[1], any[2]);
    let twice = several[0].or3(several[1], several[2]).or(any[0].two_of(any[1], any[2]));
    (once, twice)
}

/// Whether some of nine is set in both.
#[inline(always)]
fn any_of_both<V: Vector>(a: &[V; 9], b: &[V; 9]) -> V {
    let mut any = [V::ZERO; 3];
    for i in 0..3 {
        let at = i * 3;
        any[i] = a[at].and(b[at]).or_and(a[at + 1], b[at + 1]).or_and(a[at + 2], b[at + 2]);
    }
    any[0].or3(any[1], any[2])
}
