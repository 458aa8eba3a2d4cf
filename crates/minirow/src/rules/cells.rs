//! Which cells a rule is about.

use super::Rule;

impl Rule {
    /// The cells that the rule names, as it lists them; none where it is about the whole board.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Rule;
    /// let arrow = Rule::Arrow { bulb: vec![9], shaft: vec![0, 1] };
    /// assert_eq!(arrow.cells(), [9, 0, 1]);
    /// assert!(Rule::AntiKnight.cells().is_empty());
    /// ```
    #[must_use]
    pub fn cells(&self) -> Vec<u16> {
        let mut all = Vec::new();
        self.each_part(&mut |cells| all.extend_from_slice(cells));
        all
    }

    /// Shows these cells in parts.
    pub(super) fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
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
            | Self::Line { cells, .. } => see(cells),
            Self::EqualSums { parts } | Self::SameValues { parts } => {
                parts.iter().for_each(|part| see(part));
            }
            Self::Arrow { bulb, shaft } => [bulb, shaft].into_iter().for_each(|cells| see(cells)),
            Self::Clone { cells, copy } => [cells, copy].into_iter().for_each(|cells| see(cells)),
            Self::Difference { cells, .. }
            | Self::Ratio { cells, .. }
            | Self::PairSum { cells, .. }
            | Self::Greater { cells } => see(cells),
            Self::CountDistinct { count, cells } => {
                see(&[*count]);
                see(cells);
            }
            Self::Indexing { cell, line, .. } => {
                see(&[*cell]);
                see(line);
            }
            Self::Pairs { pairs, .. } => {
                pairs.iter().for_each(|&(one, other)| see(&[one, other]));
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
            | Self::AllMarksGiven { .. } => {}
        }
    }
}
