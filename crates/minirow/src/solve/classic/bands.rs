//! What the single search asks of a vector: nine words, one for each digit.

use super::bits::Bits;
use super::layout::{COLUMN, FIRST_OF_MINIROW};
use super::words::{self, Values};

/// The candidates of the nine digits in one band, a word for each digit.
///
/// ```text
/// bit   29 28……20 19 18……10 9 8……0
///        ·  row 2  ·  row 1  · row 0      · is a guard bit
/// ```
/// Guard bits turn "exactly one bit in this row" and "spread to the row" into subtractions.
pub(super) trait Digits: Bits {
    /// The same word for every digit.
    fn splat(word: u32) -> Self;
    /// Words by digit.
    fn words(self) -> [u32; 9];
    fn of_words(words: &[u32; 9]) -> Self;

    /// The bands of a board.
    #[inline(always)]
    fn of_values(values: &Values) -> [Self; 3] {
        let words = words::of_values(values);
        [Self::of_words(&words[0]), Self::of_words(&words[1]), Self::of_words(&words[2])]
    }

    /// The digits of a board in which every cell has one candidate.
    #[inline(always)]
    fn to_values(bands: &[Self; 3]) -> Values {
        words::to_values(&[bands[0].words(), bands[1].words(), bands[2].words()])
    }

    fn add(self, other: Self) -> Self;
    fn sub(self, other: Self) -> Self;
    fn shl<const BITS: u32>(self) -> Self;
    fn shr<const BITS: u32>(self) -> Self;
    /// Whether some digit has no bit.
    fn has_zero(self) -> bool;
    /// Whether all bits are 0.
    fn is_zero(self) -> bool;
    /// The words of other digits: of the one `BY` behind, around the nine.
    fn rotate<const BY: usize>(self) -> Self;

    /// The cells that have at least one candidate and at least two, for every digit alike.
    #[inline(always)]
    fn once_and_twice(self) -> (Self, Self) {
        let (a, b) = (self.rotate::<3>(), self.rotate::<6>());
        let (once, twice) = (self.or3(a, b), self.two_of(a, b));
        let (a, b) = (once.rotate::<1>(), once.rotate::<2>());
        let all_twice = twice.or3(twice.rotate::<1>(), twice.rotate::<2>());
        (once.or3(a, b), all_twice.or(once.two_of(a, b)))
    }

    /// The cells that have at least three candidates.
    #[inline(always)]
    fn thrice(self) -> Self {
        let (a, b) = (self.rotate::<3>(), self.rotate::<6>());
        let (o, t, h) = (self.or3(a, b), self.two_of(a, b), self.and3(a, b));
        let (o1, o2) = (o.rotate::<1>(), o.rotate::<2>());
        let (t1, t2) = (t.rotate::<1>(), t.rotate::<2>());
        let all_three = h.or3(h.rotate::<1>(), h.rotate::<2>());
        let two_and_one = t.and(o1.or(o2)).or3(t1.and(o.or(o2)), t2.and(o.or(o1)));
        all_three.or3(two_and_one, o.and3(o1, o2))
    }

    /// Keeps the minirows that are part of a matching of rows and blocks: one of row r and block b
    /// stays if the two other rows can take the two other blocks.
    #[inline(always)]
    fn matched(self) -> Self {
        let first = Self::splat(FIRST_OF_MINIROW);
        let (block_0, block_2) = (Self::splat(COLUMN), Self::splat(COLUMN << 6));
        let blocks = self.or3(self.shr::<1>(), self.shr::<2>()).and(first);
        let row_1 = blocks.shr::<10>().or(blocks.shl::<20>()).and(first);
        let row_2 = blocks.shr::<20>().or(blocks.shl::<10>()).and(first);
        let next_1 = block_2.select(row_1.shl::<6>(), row_1.shr::<3>());
        let last_1 = block_0.select(row_1.shr::<6>(), row_1.shl::<3>());
        let next_2 = block_2.select(row_2.shl::<6>(), row_2.shr::<3>());
        let last_2 = block_0.select(row_2.shr::<6>(), row_2.shl::<3>());
        let kept = next_1.and(last_2).or_and(last_1, next_2).and(blocks);
        self.and(kept.shl::<3>().sub(kept))
    }
}
