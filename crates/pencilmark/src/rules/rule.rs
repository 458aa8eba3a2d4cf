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
    /// No values of this cage, however many, sum to this; none repeats.
    Rellik {
        /// The cells.
        cells: Vec<u16>,
        /// The sum that no part has.
        sum: u32,
    },
    /// All parts have the same sum.
    EqualSums {
        /// The cells of each part.
        parts: Vec<Vec<u16>>,
    },
    /// All parts hold the same values, as often.
    SameValues {
        /// The cells of each part.
        parts: Vec<Vec<u16>>,
    },
    /// The cells of the bulb, read as one number, are the sum of those of each shaft.
    Arrow {
        /// The cells of the number, the highest place first.
        bulb: Vec<u16>,
        /// The cells of the line.
        shaft: Vec<u16>,
    },
    /// The ends sum to what lies between them.
    DoubleArrow {
        /// The whole line.
        cells: Vec<u16>,
    },
    /// The line falls into segments of this sum each.
    SumLine {
        /// The line.
        cells: Vec<u16>,
        /// The sum of each segment.
        sum: u32,
    },
    /// The line has the same sum in each block that it goes through.
    RegionSumLine {
        /// The line.
        cells: Vec<u16>,
    },
    /// Cells as far from the middle have the same sum, which the middle is where it is a cell.
    Zipper {
        /// The line.
        cells: Vec<u16>,
    },
    /// Values rise along the line.
    Thermometer {
        /// The line from its bulb.
        cells: Vec<u16>,
        /// Whether they may stay the same, too.
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
    /// What lies between the ends is between their values.
    Between {
        /// The line, with its ends.
        cells: Vec<u16>,
    },
    /// The ends differ by at least this, and what lies between them is not between their values.
    Lockout {
        /// The line, with its ends.
        cells: Vec<u16>,
        /// The least difference.
        least: u32,
    },
    /// Any three in a row are from the low, the middle and the high third.
    Entropic {
        /// The line.
        cells: Vec<u16>,
    },
    /// Any so many in a row leave different remainders when divided by their number.
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
    /// One of two cells is so many times the other: a black dot says 2.
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
    /// These values are all among the cells, as often as they are told.
    Quadruple {
        /// The cells around a corner.
        cells: Vec<u16>,
        /// The values.
        values: Vec<u32>,
    },
    /// A value in one of these circles is in as many of them.
    CountingCircles {
        /// The circles.
        cells: Vec<u16>,
    },
    /// The first cell says how many different values the others hold.
    CountDistinct {
        /// The cell that counts.
        count: u16,
        /// The cells that are counted.
        cells: Vec<u16>,
    },
    /// What lies between the lowest and the highest of these different values sums to this.
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
    /// The cell says which cell of its row or column, counted from 1, holds this value.
    Indexing {
        /// The cell.
        cell: u16,
        /// Its whole row or column.
        line: Vec<u16>,
        /// The value.
        value: u32,
    },
    /// The second cell says how far along the line the value of the first is again.
    ValueIndexing {
        /// The line.
        cells: Vec<u16>,
    },
    /// No value twice a knight's move apart.
    AntiKnight,
    /// No value twice a king's move apart.
    AntiKing,
    /// A value is not twice as many steps apart as it says.
    AntiTaxicab,
    /// No consecutive values beside each other.
    NonConsecutive,
    /// Each 2×2 square has a low, a middle and a high value.
    GlobalEntropy,
    /// Each 2×2 square has each remainder of a division by 3.
    GlobalMod,
    /// No value twice in the same place of two blocks.
    DisjointGroups,
    /// Neighbours without a dot are neither consecutive nor one twice the other.
    AllDotsGiven,
    /// Neighbours without a sign sum neither to 5 nor to 10.
    AllSignsGiven,
    /// Pairs of cells hold values that a table allows.
    Pairs {
        /// What people call it.
        name: String,
        /// For each value by its place, the values that may follow, by place.
        table: Vec<u32>,
        /// The pairs, the first and the second.
        pairs: Vec<(u16, u16)>,
    },
    /// An automaton accepts what the cells hold.
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
    /// What lies between the lowest and the highest value sums to this.
    Sandwich,
    /// The first so many cells sum to this, as many as the first says.
    XSum,
    /// So many are higher than all before them.
    Skyscraper,
    /// The first that is not higher than all before it.
    HiddenSkyscraper,
    /// The value of the n-th cell, where n is that of the first.
    NumberedRoom,
}
