//! Kinds of rules that are drawn, each with the sentence that says it.

use super::colour::Colour;
use crate::rules::Rule;
use crate::rules::kinds::{Clue, Lockout, Modular, Outside, PairSum, Thermometer, Whisper};

/// A kind of rule that a drawing can show, or a text can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::format) enum Kind {
    Cage,
    Thermometer,
    SlowThermometer,
    Arrow,
    WhiteDot,
    BlackDot,
    X,
    V,
    Quadruple,
    Odd,
    Even,
    /// Only said: clones are coloured, which shows no cell of one in the other.
    Clone,
    LittleKiller,
    Outside(Clue),
    Palindrome,
    Renban,
    /// With the least difference.
    Whisper(u32),
    RegionSum,
    Entropic,
    Modular,
    Zipper,
    Nabner,
    Between,
    DoubleArrow,
    /// With the least difference.
    Lockout(u32),
    AntiKnight,
    AntiKing,
    NonConsecutive,
    DisjointGroups,
    AllDots,
    AllSigns,
}

impl Kind {
    /// The kind of a rule, where we draw it.
    pub(in crate::format) fn of(rule: &Rule) -> Option<Self> {
        Some(match rule {
            Rule::Cage(_) | Rule::AllDifferent(_) => Self::Cage,
            Rule::Thermometer(Thermometer { slow: false, .. }) => Self::Thermometer,
            Rule::Thermometer(Thermometer { slow: true, .. }) => Self::SlowThermometer,
            Rule::Arrow(_) => Self::Arrow,
            Rule::Difference(_) => Self::WhiteDot,
            Rule::Ratio(_) => Self::BlackDot,
            Rule::PairSum(PairSum { sum: 10, .. }) => Self::X,
            Rule::PairSum(PairSum { sum: 5, .. }) => Self::V,
            Rule::Quadruple(_) => Self::Quadruple,
            Rule::Clones(_) => Self::Clone,
            Rule::Odd(_) => Self::Odd,
            Rule::Even(_) => Self::Even,
            Rule::Sum(_) => Self::LittleKiller,
            Rule::Outside(Outside { clue: Clue::HiddenSkyscraper, .. }) => return None,
            Rule::Outside(Outside { clue, .. }) => Self::Outside(*clue),
            Rule::Palindrome(_) => Self::Palindrome,
            Rule::Renban(_) => Self::Renban,
            Rule::Whisper(Whisper { least, .. }) => Self::Whisper(*least),
            Rule::RegionSumLine(_) => Self::RegionSum,
            Rule::Entropic(_) => Self::Entropic,
            Rule::Modular(Modular { divisor: 3, .. }) => Self::Modular,
            Rule::Zipper(_) => Self::Zipper,
            Rule::Nabner(_) => Self::Nabner,
            Rule::Between(_) => Self::Between,
            Rule::DoubleArrow(_) => Self::DoubleArrow,
            Rule::Lockout(Lockout { least, .. }) => Self::Lockout(*least),
            Rule::AntiKnight => Self::AntiKnight,
            Rule::AntiKing => Self::AntiKing,
            Rule::NonConsecutive => Self::NonConsecutive,
            Rule::DisjointGroups => Self::DisjointGroups,
            Rule::AllDotsGiven => Self::AllDots,
            Rule::AllSignsGiven => Self::AllSigns,
            _ => return None,
        })
    }

    /// The colour of its lines, where it is a line without marks at its ends.
    pub(in crate::format) fn line_colour(self) -> Option<Colour> {
        Some(match self {
            Self::Palindrome => Colour::Grey,
            Self::Renban => Colour::Purple,
            Self::Whisper(_) => Colour::Green,
            Self::RegionSum => Colour::Blue,
            Self::Entropic => Colour::Orange,
            Self::Modular => Colour::Teal,
            Self::Zipper => Colour::Red,
            Self::Nabner => Colour::Yellow,
            _ => return None,
        })
    }

    /// Whether it is a line with marks at both ends.
    pub(super) fn has_ends(self) -> bool {
        matches!(self, Self::Between | Self::DoubleArrow | Self::Lockout(_))
    }

    /// Whether it is about the whole board, and only said.
    pub(super) fn is_global(self) -> bool {
        matches!(
            self,
            Self::AntiKnight
                | Self::AntiKing
                | Self::NonConsecutive
                | Self::DisjointGroups
                | Self::AllDots
                | Self::AllSigns
        )
    }

    /// What it says, in words that are read again.
    pub(in crate::format) fn sentence(self) -> String {
        match self {
            Self::Cage => "Digits in a cage do not repeat and sum to its clue, if it has one.",
            Self::Thermometer => "Digits along a thermometer increase from its bulb.",
            Self::SlowThermometer => {
                "Digits along a slow thermometer, which is blue, increase from its bulb or stay the same."
            }
            Self::Arrow => "Digits along an arrow sum to the number in its circle.",
            Self::WhiteDot => {
                "Cells joined by a white dot have a difference of 1, or of the number in it."
            }
            Self::BlackDot => "Cells joined by a black dot have a ratio of 2, or of the number in it.",
            Self::X => "Cells joined by an X sum to 10.",
            Self::V => "Cells joined by a V sum to 5.",
            Self::Quadruple => "Digits in a circle at a corner are in the four cells around it, each as often.",
            Self::Odd => "A cell with a grey circle holds an odd digit.",
            Self::Even => "A cell with a grey square holds an even digit.",
            Self::Clone => "Clones hold the same digits in the same places.",
            Self::LittleKiller => "A number outside with an arrow is the sum of its diagonal.",
            Self::Outside(Clue::Sandwich) => {
                "A number outside is the sandwich sum: that of the digits between the lowest and the highest."
            }
            Self::Outside(Clue::XSum) => {
                "A number outside is the X-sum: that of the first X digits, where X is the first of them."
            }
            Self::Outside(Clue::Skyscraper) => {
                "A number outside is how many skyscrapers are seen: digits higher than all before them."
            }
            Self::Outside(_) => {
                "A number outside is that of a numbered room: the Nth digit, where N is the first."
            }
            Self::Palindrome => "A grey line is a palindrome.",
            Self::Renban => "A purple line is a renban: consecutive digits in any order.",
            Self::Whisper(least) => {
                return format!(
                    "A green line is a whisper: digits beside each other on it have a difference of at \
                     least {least}."
                );
            }
            Self::RegionSum => "A blue line has the same sum in each box that it goes through.",
            Self::Entropic => {
                "An orange line is entropic: any three cells in a row have a low, a middle and a high digit."
            }
            Self::Modular => {
                "A teal line is modular: any three cells in a row have different remainders by 3."
            }
            Self::Zipper => "A red line is a zipper: digits as far from its middle have the same sum, which a cell in the middle holds.",
            Self::Nabner => "A yellow line is a nabner: no digits on it are the same or consecutive.",
            Self::Between => "Digits on a line between two circles are between the digits in these.",
            Self::DoubleArrow => {
                "Digits on a double arrow, a line between two circles, sum to the sum of these."
            }
            Self::Lockout(least) => {
                return format!(
                    "Digits on a lockout line are neither between its two diamonds nor the same as one \
                     of them; the diamonds of a lockout line have a difference of at least {least}."
                );
            }
            Self::AntiKnight => "Cells a knight's move apart cannot hold the same digit.",
            Self::AntiKing => "Cells a king's move apart cannot hold the same digit.",
            Self::NonConsecutive => "Cells that share a side cannot hold consecutive digits.",
            Self::DisjointGroups => "Cells in the same place of each box hold different digits.",
            Self::AllDots => "All dots, white and black, are given.",
            Self::AllSigns => "All X and V are given.",
        }
        .to_owned()
    }
}
