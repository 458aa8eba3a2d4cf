//! What rules are called.

use super::{Outside, Rule};

impl Rule {
    /// What it is called in headers and in JSON, in lower case.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Rule;
    /// assert_eq!(Rule::Thermometer { cells: vec![0, 1], slow: true }.name(), "slow-thermometer");
    /// ```
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Self::AllDifferent { .. } => "different",
            Self::Cage { .. } => "cage",
            Self::Sum { .. } => "sum",
            Self::Product { .. } => "product",
            Self::Rellik { .. } => "rellik",
            Self::EqualSums { .. } => "equal-sums",
            Self::SameValues { .. } => "same-values",
            Self::Arrow { .. } => "arrow",
            Self::DoubleArrow { .. } => "double-arrow",
            Self::SumLine { .. } => "sum-line",
            Self::RegionSumLine { .. } => "region-sum-line",
            Self::Zipper { .. } => "zipper",
            Self::Thermometer { slow: false, .. } => "thermometer",
            Self::Thermometer { slow: true, .. } => "slow-thermometer",
            Self::Whisper { .. } => "whisper",
            Self::Palindrome { .. } => "palindrome",
            Self::Renban { .. } => "renban",
            Self::Nabner { .. } => "nabner",
            Self::Sequence { .. } => "sequence",
            Self::Between { .. } => "between",
            Self::Lockout { .. } => "lockout",
            Self::Entropic { .. } => "entropic",
            Self::Modular { .. } => "modular",
            Self::Difference { .. } => "difference",
            Self::Ratio { .. } => "ratio",
            Self::PairSum { .. } => "pair-sum",
            Self::Greater { .. } => "greater",
            Self::Clone { .. } => "clone",
            Self::Odd { .. } => "odd",
            Self::Even { .. } => "even",
            Self::Minimum { .. } => "minimum",
            Self::Maximum { .. } => "maximum",
            Self::Quadruple { .. } => "quadruple",
            Self::CountingCircles { .. } => "counting-circles",
            Self::CountDistinct { .. } => "count-distinct",
            Self::Lunchbox { .. } => "lunchbox",
            Self::Outside { clue, .. } => match clue {
                Outside::Sandwich => "sandwich",
                Outside::XSum => "x-sum",
                Outside::Skyscraper => "skyscraper",
                Outside::HiddenSkyscraper => "hidden-skyscraper",
                Outside::NumberedRoom => "numbered-room",
            },
            Self::Indexing { .. } => "indexing",
            Self::ValueIndexing { .. } => "value-indexing",
            Self::AntiKnight => "anti-knight",
            Self::AntiKing => "anti-king",
            Self::AntiTaxicab => "anti-taxicab",
            Self::NonConsecutive => "non-consecutive",
            Self::GlobalEntropy => "global-entropy",
            Self::GlobalMod => "global-mod",
            Self::DisjointGroups => "disjoint-groups",
            Self::AllDotsGiven => "all-dots-given",
            Self::AllSignsGiven => "all-signs-given",
            Self::AllMarksGiven { .. } => "all-marks-given",
            Self::Pairs { .. } => "pairs",
            Self::Line { .. } => "automaton",
        }
    }

    /// The names of some rules, each once, with how many there are of each where it is not one.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Rule;
    /// let cage = Rule::Cage { cells: vec![0, 1], sum: 3 };
    /// assert_eq!(Rule::list(&[cage.clone(), Rule::AntiKing, cage]), "cage (2), anti-king");
    /// ```
    #[must_use]
    pub fn list(rules: &[Self]) -> String {
        let mut counted: Vec<(&str, usize)> = Vec::new();
        for rule in rules {
            match counted.iter_mut().find(|(name, _)| *name == rule.name()) {
                Some((_, count)) => *count += 1,
                None => counted.push((rule.name(), 1)),
            }
        }
        let told = counted.into_iter().map(|(name, count)| match count {
            1 => name.to_owned(),
            count => format!("{name} ({count})"),
        });
        told.collect::<Vec<_>>().join(", ")
    }
}
