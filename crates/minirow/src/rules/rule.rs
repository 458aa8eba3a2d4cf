//! The catalogue of rules.

use super::Automaton;

/// A rule about the values of some cells, or of all.
///
/// Cells are in the order in which a line or a clue reads them. Values and sums are those that people see.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rule {
    /// No value twice in these cells.
    AllDifferent {
        /// The cells.
        cells: Vec<u16>,
    },
    /// No value twice, and this sum.
    ///
    /// A cage without a sum is [`AllDifferent`](Self::AllDifferent): here 0 is the sum 0.
    Cage {
        /// The cells.
        cells: Vec<u16>,
        /// The sum.
        sum: u32,
    },
    /// This sum; values may repeat. A little killer is one along a diagonal.
    Sum {
        /// The cells.
        cells: Vec<u16>,
        /// The sum.
        sum: u32,
    },
    /// This product; values may repeat.
    Product {
        /// The cells.
        cells: Vec<u16>,
        /// The product.
        product: u64,
    },
    /// No value twice, and no one or more of these cells have this sum.
    Rellik {
        /// The cells.
        cells: Vec<u16>,
        /// The sum that no part has.
        sum: u32,
    },
    /// All parts have the same sum, which no clue tells.
    EqualSums {
        /// The cells of each part.
        parts: Vec<Vec<u16>>,
    },
    /// All parts hold the same values, each as often; so they have as many cells.
    SameValues {
        /// The cells of each part.
        parts: Vec<Vec<u16>>,
    },
    /// The cells of the bulb, read as one decimal number, are the sum of the shaft.
    ///
    /// The first cell of the bulb may hold any value (0 too, or 12); each further one is a digit and holds less
    /// than 10. A bulb with several shafts is as many rules.
    Arrow {
        /// The cells of the number, the highest place first.
        bulb: Vec<u16>,
        /// The cells of the line.
        shaft: Vec<u16>,
    },
    /// The two ends sum to what lies between them. A line of one cell says nothing.
    DoubleArrow {
        /// The whole line.
        cells: Vec<u16>,
    },
    /// The line can be cut into segments, each of this sum. It is not a loop: segments start at its first cell.
    SumLine {
        /// The line.
        cells: Vec<u16>,
        /// The sum of each segment.
        sum: u32,
    },
    /// The line has the same sum in each block that it goes through.
    ///
    /// Where it leaves a block and comes back, each visit has that sum. Cells outside all blocks count for none,
    /// but end a visit. Without blocks it says nothing.
    RegionSumLine {
        /// The line.
        cells: Vec<u16>,
    },
    /// Each two cells as far from the middle have the same sum. Where the middle is a cell, it is that sum.
    Zipper {
        /// The line.
        cells: Vec<u16>,
    },
    /// Each value is greater than the one before it on the line.
    Thermometer {
        /// The line from its bulb.
        cells: Vec<u16>,
        /// Whether it may also be the same.
        slow: bool,
    },
    /// Neighbours on the line differ by at least this.
    Whisper {
        /// The line.
        cells: Vec<u16>,
        /// The least difference.
        least: u32,
    },
    /// The line reads the same from both ends.
    Palindrome {
        /// The line.
        cells: Vec<u16>,
    },
    /// The values are consecutive, in any order.
    Renban {
        /// The cells.
        cells: Vec<u16>,
    },
    /// No value twice, and no two values that are consecutive.
    Nabner {
        /// The cells.
        cells: Vec<u16>,
    },
    /// From each value to the next one on the line, the difference is the same, up or down or none.
    Sequence {
        /// The line.
        cells: Vec<u16>,
    },
    /// Each value on the line is between those of its ends, and equal to neither.
    Between {
        /// The line, with its ends.
        cells: Vec<u16>,
    },
    /// The ends differ by at least this, and each value on the line is below both or above both.
    Lockout {
        /// The line, with its ends.
        cells: Vec<u16>,
        /// The least difference.
        least: u32,
    },
    /// Any three cells in a row hold a low, a middle and a high value; two cells alone, two of these.
    ///
    /// The value at place p (from 0) of n values is in third 3p / n, rounded down: 1 and 2, 3, 4 for 1 to 4,
    /// and 1 and 2, 3 and 4, 5 for 1 to 5.
    Entropic {
        /// The line.
        cells: Vec<u16>,
    },
    /// Any so many cells in a row leave different remainders when divided by that number.
    ///
    /// On a shorter line, all do. The remainders are those of the values that people see.
    Modular {
        /// The line.
        cells: Vec<u16>,
        /// The divisor.
        divisor: u32,
    },
    /// Two cells differ by this: a white dot says 1.
    Difference {
        /// The two cells.
        cells: [u16; 2],
        /// The difference.
        by: u32,
    },
    /// One of two cells is so many times the other: a black dot says 2. 0 is any number of times 0.
    Ratio {
        /// The two cells.
        cells: [u16; 2],
        /// How many times.
        times: u32,
    },
    /// Two cells sum to this: V says 5, X says 10.
    PairSum {
        /// The two cells.
        cells: [u16; 2],
        /// The sum.
        sum: u32,
    },
    /// The first is greater than the second.
    Greater {
        /// The two cells.
        cells: [u16; 2],
    },
    /// Each cell holds the same value as that in its place among the others, as far as both have one.
    Clone {
        /// The cells.
        cells: Vec<u16>,
        /// The others.
        copy: Vec<u16>,
    },
    /// Each of these cells holds an odd value.
    Odd {
        /// The cells.
        cells: Vec<u16>,
    },
    /// Each of these cells holds an even value.
    Even {
        /// The cells.
        cells: Vec<u16>,
    },
    /// Each of these cells is less than all that share a side with it and are not among them.
    Minimum {
        /// The cells.
        cells: Vec<u16>,
    },
    /// Each of these cells is greater than all that share a side with it and are not among them.
    Maximum {
        /// The cells.
        cells: Vec<u16>,
    },
    /// These values are all among the cells, each at least as often as it is listed.
    Quadruple {
        /// The cells around a corner.
        cells: Vec<u16>,
        /// The values.
        values: Vec<u32>,
    },
    /// A value in one of these circles is in exactly as many of them as it says; so 0 is in none.
    CountingCircles {
        /// The circles.
        cells: Vec<u16>,
    },
    /// The first cell says how many different values the others hold. It may be one of those.
    CountDistinct {
        /// The cell that counts.
        count: u16,
        /// The cells that are counted.
        cells: Vec<u16>,
    },
    /// No value twice, and what lies between the lowest and the highest of these values sums to this.
    ///
    /// These need not be the lowest and highest of the board.
    Lunchbox {
        /// The line.
        cells: Vec<u16>,
        /// The sum.
        sum: u32,
    },
    /// A clue outside the board about a row or column.
    Outside {
        /// What it says.
        clue: Outside,
        /// The row or column from the clue on.
        cells: Vec<u16>,
        /// The number of the clue.
        number: u32,
    },
    /// The cell says which cell of its row, column or block, counted from 1, holds this value. So it holds neither
    /// 0 nor more than the line has cells.
    Indexing {
        /// The cell.
        cell: u16,
        /// Its whole row, column or block.
        line: Vec<u16>,
        /// The value.
        value: u32,
    },
    /// The second cell says how many cells further along the line, from itself, the value of the first is again.
    ///
    /// 1 is the third cell of the line. It may be elsewhere, too. A line of one cell says nothing; on one of two
    /// cells there is nothing further along, so it is broken.
    ValueIndexing {
        /// The line.
        cells: Vec<u16>,
    },
    /// No value twice a knight's move apart.
    AntiKnight,
    /// No value twice a king's move apart: not diagonally, nor beside each other.
    AntiKing,
    /// Two cells with the same value are not exactly as many steps apart as that value.
    ///
    /// Steps go to a cell that shares a side. 0 says nothing.
    AntiTaxicab,
    /// No consecutive values beside each other.
    NonConsecutive,
    /// Each 2×2 square has a low, a middle and a high value, by the thirds of [`Entropic`](Self::Entropic).
    GlobalEntropy,
    /// Each 2×2 square has each remainder of a division by 3 of the values that people see.
    GlobalMod,
    /// No value twice in the same place of two blocks, in the order in which the board lists their cells.
    DisjointGroups,
    /// Cells that share a side and have no dot are neither consecutive nor one twice the other.
    ///
    /// Dots are the rules [`Difference`](Self::Difference) by 1 and [`Ratio`](Self::Ratio) of 2. Where a pair has
    /// either, this says nothing about it.
    AllDotsGiven,
    /// Cells that share a side and have no sign sum neither to 5 nor to 10.
    ///
    /// Signs are the rules [`PairSum`](Self::PairSum) of 5 and of 10. Where a pair has either, this says nothing
    /// about it.
    AllSignsGiven,
    /// Cells that share a side and have no mark have none of these differences, ratios and sums.
    ///
    /// For differences and ratios, marks are the rules [`Difference`](Self::Difference) and
    /// [`Ratio`](Self::Ratio); for sums, [`PairSum`](Self::PairSum): each by whatever number.
    AllMarksGiven {
        /// The differences.
        differences: Vec<u32>,
        /// The ratios, as how many times one is the other.
        ratios: Vec<u32>,
        /// The sums.
        sums: Vec<u32>,
    },
    /// Pairs of cells hold values that a table allows.
    Pairs {
        /// What people call it.
        name: String,
        /// For each value by its place, the values that may follow, by place.
        table: Vec<u32>,
        /// The pairs, the first and the second.
        pairs: Vec<(u16, u16)>,
    },
    /// An automaton accepts the places of the values that the cells hold. It accepts no value that it cannot read.
    Line {
        /// What people call it.
        name: String,
        /// What reads the line.
        automaton: Automaton,
        /// The line.
        cells: Vec<u16>,
    },
}

/// What a clue outside the board says of the row or column from there on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Outside {
    /// What lies between the lowest and the highest value of the board sums to this. Both are in the line.
    Sandwich,
    /// The first so many cells sum to this, as many as the first says: itself among them.
    ///
    /// None sum to 0. The line has that many cells.
    XSum,
    /// So many are higher than all before them. 0 has no height and is never seen.
    Skyscraper,
    /// The first value that is not higher than all before it. The very first is never hidden, and some value is.
    HiddenSkyscraper,
    /// The value of the n-th cell, counted from 1, where n is that of the first. The line has that many cells.
    NumberedRoom,
}
