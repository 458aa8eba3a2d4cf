//! What the kernel asks of a vector besides logic: a way to turn its bits into frames.

use super::bits::Bits;
use super::frame::{self, Frame};

/// A vector of bits: one for each of the puzzles that are solved side by side.
///
/// The place of a puzzle is its *lane*: the same bit of every vector. With that, one instruction of
/// logic does the same for all puzzles, and a puzzle costs only its bits.
pub(super) trait Vector: Bits {
    /// How many 64-bit words it has, at most [`MOST_WORDS`].
    const WORDS: usize;
    const ZERO: Self;

    /// The bits in the order of lanes, followed by zeros.
    fn lanes(self) -> Lanes;
    fn of_lanes(lanes: Lanes) -> Self;
    /// Where the words of a lane are in a block: the order of lanes is the one in which walking
    /// through them is fastest.
    #[inline(always)]
    fn place(lane: usize) -> usize {
        lane % 64 * Self::WORDS + lane / 64
    }

    /// The words of a block, side by side: bit b of word w is at `b * WORDS + w`.
    fn block_words(block: &[Self; 64]) -> &[u64];
    fn block_words_mut(block: &mut [Self; 64]) -> &mut [u64];
    /// The same number in every word.
    fn splat(word: u64) -> Self;

    fn not(self) -> Self;
    fn is_zero(self) -> bool;

    /// Shifts each word.
    fn shl<const BITS: u32>(self) -> Self;
    /// Shifts each word.
    fn shr<const BITS: u32>(self) -> Self;

    /// The carry of `self - b` for a carry of `c`: where two are set of `self`, `!b` and `c`.
    #[inline(always)]
    fn carry(self, b: Self, c: Self) -> Self {
        self.two_of(b.not(), c)
    }

    /// Transposes the matrices of 8×8 bytes that the words of eight vectors are.
    #[inline(always)]
    fn transpose_bytes(rows: [Self; 8]) -> [Self; 8] {
        let [a, b, c, d, e, f, g, h] = rows;
        let low = 0x00ff_00ff_00ff_00ff;
        let ((a, b), (c, d)) = (exchange::<8, Self>(a, b, low), exchange::<8, Self>(c, d, low));
        let ((e, f), (g, h)) = (exchange::<8, Self>(e, f, low), exchange::<8, Self>(g, h, low));
        let low = 0x0000_ffff_0000_ffff;
        let ((a, c), (b, d)) = (exchange::<16, Self>(a, c, low), exchange::<16, Self>(b, d, low));
        let ((e, g), (f, h)) = (exchange::<16, Self>(e, g, low), exchange::<16, Self>(f, h, low));
        let low = 0xffff_ffff;
        let ((a, e), (b, f)) = (exchange::<32, Self>(a, e, low), exchange::<32, Self>(b, f, low));
        let ((c, g), (d, h)) = (exchange::<32, Self>(c, g, low), exchange::<32, Self>(d, h, low));
        [a, b, c, d, e, f, g, h]
    }

    /// Does [`transpose_bytes`](Self::transpose_bytes), then transposes each word as a matrix of
    /// 8×8 bits.
    #[inline(always)]
    fn transpose_bits(rows: [Self; 8]) -> [Self; 8] {
        let mut words = Self::transpose_bytes(rows);
        for at in 0..8 {
            let word = fold::<7, Self>(words[at], 0x00aa_00aa_00aa_00aa);
            let word = fold::<14, Self>(word, 0x0000_cccc_0000_cccc);
            words[at] = fold::<28, Self>(word, 0xf0f0_f0f0);
        }
        words
    }

    /// The candidates of a puzzle.
    #[inline(always)]
    fn read(puzzle: &[u8; 81]) -> Frame {
        frame::read(puzzle)
    }

    /// Writes the digits of a frame in which every cell has one candidate.
    #[inline(always)]
    fn write(solved: &Frame, solution: &mut [u8; 81]) {
        frame::write(solved, solution);
    }
}

pub(super) const MOST_WORDS: usize = 8;
pub(super) const MOST_LANES: usize = MOST_WORDS * 64;

/// A set of lanes.
pub(super) type Lanes = [u64; MOST_WORDS];

/// Takes the first lane off the ones in a word.
#[inline(always)]
pub(super) fn next_lane(word: usize, bits: &mut u64) -> Option<usize> {
    if *bits == 0 {
        return None;
    }
    let lane = word * 64 + bits.trailing_zeros() as usize;
    *bits &= *bits - 1;
    Some(lane)
}

/// Exchanges the high part of `a` and the low part of `b`, `BITS` apart.
#[inline(always)]
fn exchange<const BITS: u32, V: Vector>(a: V, b: V, low: u64) -> (V, V) {
    let moved = a.shr::<BITS>().xor(b).and(V::splat(low));
    (a.xor(moved.shl::<BITS>()), b.xor(moved))
}

/// Exchanges bits `BITS` apart, where `mask` has the lower one.
#[inline(always)]
fn fold<const BITS: u32, V: Vector>(word: V, mask: u64) -> V {
    let moved = word.shr::<BITS>().xor(word).and(V::splat(mask));
    word.xor3(moved, moved.shl::<BITS>())
}
