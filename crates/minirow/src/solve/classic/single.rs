//! One puzzle by itself: three vectors, one for each band, with a word for each digit.
//!
//! The rounds are those of the [kernel](super::kernel) for many puzzles, and so are the guesses.

use std::ops::ControlFlow;

use super::bands::Digits;
use super::layout::{ALL, COLUMN, FIRST_OF_MINIROW, GUARD, LAST_OF_MINIROW, ROW};
use super::words::{Start, Values};

/// What the search shows on its way.
pub(super) enum Step<'a> {
    /// It is about to guess.
    Guess,
    /// It has found a solution.
    Solution(&'a Values),
}

type Bands<D> = [D; 3];

/// What a round has found.
enum Outcome<D> {
    Dead,
    Solved,
    /// Nothing follows any more; the cells with two candidates or more.
    Stuck(Bands<D>),
}

/// Shows every guess and every solution to the visitor until it breaks or all is searched.
#[inline(always)]
pub(super) fn search<D: Digits>(
    start: &Start,
    visit: &mut dyn FnMut(Step<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut bands = match start {
        Start::Values(values) => D::of_values(values),
        Start::Words([a, b, c]) => [D::of_words(a), D::of_words(b), D::of_words(c)],
    };
    let mut left: Vec<Bands<D>> = Vec::new();
    loop {
        match propagate(&mut bands) {
            Outcome::Dead => {}
            Outcome::Solved => {
                visit(Step::Solution(&D::to_values(&bands)))?;
            }
            Outcome::Stuck(open) => {
                visit(Step::Guess)?;
                left.push(guess(&mut bands, &open));
                continue;
            }
        }
        match left.pop() {
            Some(next) => bands = next,
            None => return ControlFlow::Continue(()),
        }
    }
}

/// Does rounds until one finds no single.
#[inline(always)]
fn propagate<D: Digits>(bands: &mut Bands<D>) -> Outcome<D> {
    let zero = D::splat(0);
    let mut singles = [zero; 3];
    loop {
        let (mut news, mut dead, mut open) = (zero, zero, [zero; 3]);
        for band in 0..3 {
            // Hidden singles of rows, then naked singles.
            let hidden = row_singles(bands[band]);
            let (claimed, disputed) = hidden.once_and_twice();
            let kept = bands[band].without_but(claimed, hidden);
            let (once, twice) = kept.once_and_twice();
            dead = dead.or3(disputed, once.xor(D::splat(ALL)));
            open[band] = twice;
            let single = once.without(twice);
            news = news.or(single.without(singles[band]));
            singles[band] = single;
            let naked = kept.and(single);
            let rows = naked.add(D::splat(ALL)).and(D::splat(GUARD));
            // Of two that have a digit in a row one loses its candidate.
            let first = naked.without(naked.sub(rows.shr::<9>()));
            bands[band] = kept.without_but(rows.sub(rows.shr::<9>()), first);
        }
        if !dead.is_zero() {
            return Outcome::Dead;
        }
        if news.is_zero() {
            let is_open = !open[0].or3(open[1], open[2]).is_zero();
            return if is_open { Outcome::Stuck(open) } else { Outcome::Solved };
        }
        // Digits in bands and stacks.
        let [a, b, c] = [bands[0].matched(), bands[1].matched(), bands[2].matched()];
        if a.has_zero() || b.has_zero() || c.has_zero() {
            return Outcome::Dead;
        }
        let [in_a, in_b, in_c] = [columns(a), columns(b), columns(c)];
        let [a1, b1, c1] = [before(in_a), before(in_b), before(in_c)];
        let [a2, b2, c2] = [behind(in_a), behind(in_b), behind(in_c)];
        *bands = [
            a.and(b1.and(c2).or_and(b2, c1)),
            b.and(a1.and(c2).or_and(a2, c1)),
            c.and(a1.and(b2).or_and(a2, b1)),
        ];
    }
}

/// The columns where a digit can stand in a band, in every row of the word.
#[inline(always)]
fn columns<D: Digits>(band: D) -> D {
    let down = band.or3(band.shl::<10>(), band.shl::<20>());
    down.or3(down.shr::<10>(), down.shr::<20>())
}

/// Each column of a stack replaced by the one before it, around the stack.
#[inline(always)]
fn before<D: Digits>(columns: D) -> D {
    D::splat(FIRST_OF_MINIROW).select(columns.shr::<2>(), columns.shl::<1>())
}

/// Each column of a stack replaced by the one behind it, around the stack.
#[inline(always)]
fn behind<D: Digits>(columns: D) -> D {
    D::splat(LAST_OF_MINIROW).select(columns.shl::<2>(), columns.shr::<1>())
}

/// The rows with one candidate keep it, the others are cleared.
#[inline(always)]
fn row_singles<D: Digits>(band: D) -> D {
    let guard = D::splat(GUARD);
    let without_lowest = band.and(band.sub(D::splat(COLUMN)));
    let one = guard.sub(without_lowest).and(guard);
    band.and(one.sub(one.shr::<9>()))
}

/// Tries a digit; returns the position without it.
#[inline(always)]
fn guess<D: Digits>(bands: &mut Bands<D>, open: &Bands<D>) -> Bands<D> {
    let mut rest = *bands;
    let (band, place) = choose(bands, open);
    let cell = 1 << place;
    let mut words = bands[band].words();
    let mut first = 9;
    for digit in (0..9).rev() {
        if words[digit] & cell != 0 {
            first = digit;
        }
    }
    let mut left = words;
    left[first] &= !cell;
    rest[band] = D::of_words(&left);
    for digit in 0..9 {
        words[digit] &= !cell;
    }
    words[first] = words[first] & !(ROW << (place / 10 * 10)) | cell;
    bands[band] = D::of_words(&words);
    rest
}

/// Of the cells with the fewest candidates the first of those with the highest score: its band and
/// its place there.
#[inline(always)]
fn choose<D: Digits>(bands: &Bands<D>, open: &Bands<D>) -> (usize, u32) {
    let mut unsolved = [0; 3];
    let mut few = [0; 3];
    for band in 0..3 {
        unsolved[band] = open[band].words()[0];
        few[band] = unsolved[band] & !bands[band].thrice().words()[0];
    }
    if few == [0; 3] {
        few = fewest(bands, &unsolved);
    }
    let (mut best, mut most) = ((0, 0), 0);
    for band in 0..3 {
        let mut cells = few[band];
        while cells != 0 {
            let place = cells.trailing_zeros();
            cells &= cells - 1;
            let score = 1 + score(&unsolved, band, place);
            if score > most {
                (best, most) = ((band, place), score);
            }
        }
    }
    best
}

/// The unsolved cells with the fewest candidates.
fn fewest<D: Digits>(bands: &Bands<D>, unsolved: &[u32; 3]) -> [u32; 3] {
    let (mut few, mut fewest) = ([0; 3], 10);
    for band in 0..3 {
        let words = bands[band].words();
        let mut cells = unsolved[band];
        while cells != 0 {
            let cell = cells & cells.wrapping_neg();
            cells ^= cell;
            let mut len = 0;
            for word in words {
                len += u32::from(word & cell != 0);
            }
            if len < fewest {
                (few, fewest) = ([0; 3], len);
            }
            if len == fewest {
                few[band] |= cell;
            }
        }
    }
    few
}

/// What speaks for guessing in a cell: see the [guesses of many puzzles](super::guess).
#[inline(always)]
fn score(unsolved: &[u32; 3], band: usize, place: u32) -> u32 {
    let column = COLUMN << (place % 10);
    let near = &NEAR[place as usize];
    let (next, last) = (unsolved[(band + 1) % 3], unsolved[(band + 2) % 3]);
    let outside = [unsolved[band] & near.rest_of_row, next & column, last & column];
    let outside: u32 = outside[0].count_ones() + outside[1].count_ones() + outside[2].count_ones();
    let rest_of_block = (unsolved[band] & near.rest_of_block).count_ones();
    outside + 2 * rest_of_block
}

/// The peers of a cell in its band.
#[derive(Clone, Copy)]
struct Near {
    /// Outside of its block.
    rest_of_row: u32,
    /// In its block, outside of its row and column.
    rest_of_block: u32,
}

/// By place in the word.
const NEAR: [Near; 30] = {
    let mut near = [Near { rest_of_row: 0, rest_of_block: 0 }; 30];
    let mut cell = 0;
    while cell < 27 {
        let place = cell / 9 * 10 + cell % 9;
        let row = ROW << (cell / 9 * 10);
        let column = COLUMN << (cell % 9);
        let block = (0b111 << (cell % 9 / 3 * 3)) * COLUMN;
        near[place] = Near { rest_of_row: row & !block, rest_of_block: block & !row & !column };
        cell += 1;
    }
    near
};
