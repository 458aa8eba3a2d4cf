//! Which cells a rule is about.

use super::Rule;

impl Rule {
    /// The cells that the rule names, as it lists them; none where it is about the whole board.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::rules::Rule;
    /// let arrow = Rule::Arrow { bulb: vec![9], shaft: vec![0, 1] };
    /// assert_eq!(arrow.cells(), [9, 0, 1]);
    /// assert!(Rule::AntiKnight.cells().is_empty());
    /// ```
    #[must_use]
    pub fn cells(&self) -> Vec<u16> {
        match self {
            Self::AllDifferent { cells }
            | Self::Cage { cells, .. }
            | Self::Sum { cells, .. }
            | Self::Product { cells, .. }
            | Self::Rellik { cells, .. }
            | Self::DoubleArrow { cells }
            | Self::SumLine { cells, .. }
            | Self::RegionSumLine { cells }
            | Self::Zipper { cells }
            | Self::Thermometer { cells, .. }
            | Self::Whisper { cells, .. }
            | Self::Palindrome { cells }
            | Self::Renban { cells }
            | Self::Nabner { cells }
            | Self::Sequence { cells }
            | Self::Between { cells }
            | Self::Lockout { cells, .. }
            | Self::Entropic { cells }
            | Self::Modular { cells, .. }
            | Self::Odd { cells }
            | Self::Even { cells }
            | Self::Minimum { cells }
            | Self::Maximum { cells }
            | Self::Quadruple { cells, .. }
            | Self::CountingCircles { cells }
            | Self::Lunchbox { cells, .. }
            | Self::Outside { cells, .. }
            | Self::ValueIndexing { cells }
            | Self::Line { cells, .. } => cells.clone(),
            Self::EqualSums { parts } | Self::SameValues { parts } => parts.concat(),
            Self::Arrow { bulb, shaft } => [bulb.as_slice(), shaft].concat(),
            Self::Clone { cells, copy } => [cells.as_slice(), copy].concat(),
            Self::Difference { cells, .. }
            | Self::Ratio { cells, .. }
            | Self::PairSum { cells, .. }
            | Self::Greater { cells } => cells.to_vec(),
            Self::CountDistinct { count, cells } => [&[*count], cells.as_slice()].concat(),
            Self::Indexing { cell, line, .. } => [&[*cell], line.as_slice()].concat(),
            Self::Pairs { pairs, .. } => {
                pairs.iter().flat_map(|&(one, other)| [one, other]).collect()
            }
            Self::AntiKnight
            | Self::AntiKing
            | Self::AntiTaxicab
            | Self::NonConsecutive
            | Self::GlobalEntropy
            | Self::GlobalMod
            | Self::DisjointGroups
            | Self::AllDotsGiven
            | Self::AllSignsGiven
            | Self::AllMarksGiven { .. } => Vec::new(),
        }
    }
}
