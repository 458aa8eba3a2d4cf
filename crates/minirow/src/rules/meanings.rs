//! What kinds of rules say, in sentences for people who see how they are drawn.

use super::{Outside, Rule};

impl Rule {
    /// What every rule of this kind says, in a sentence without cells, for somebody who sees the rules drawn.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Rule;
    /// let cage = Rule::Cage { cells: vec![0, 1], sum: 9 };
    /// assert_eq!(cage.meaning(), "Digits in a cage are all different and sum to the number in its corner.");
    /// ```
    #[must_use]
    pub fn meaning(&self) -> String {
        let told = match self {
            Self::AllDifferent { .. } => "Digits in a cage without a number are all different.",
            Self::Cage { .. } => {
                "Digits in a cage are all different and sum to the number in its corner."
            }
            Self::Sum { .. } => {
                "Digits along an arrow outside the board, or in a box with a plus, sum to its number; they may repeat."
            }
            Self::Product { .. } => {
                "Digits in a box with a times sign multiply to its number; they may repeat."
            }
            Self::Rellik { .. } => {
                "Digits in a dotted cage are all different, and no one or more of them sum to the number in its corner."
            }
            Self::EqualSums { .. } => "Areas with the same letter behind Σ= have the same sum.",
            Self::SameValues { .. } => {
                "Areas with the same letter in braces hold the same digits, each as often."
            }
            Self::Arrow { .. } => {
                "Digits along an arrow sum to the digit in its circle, or to the number in its pill; they may repeat."
            }
            Self::DoubleArrow { .. } => {
                "Digits between two circles joined by a double arrow sum to the sum of the circles."
            }
            Self::SumLine { .. } => {
                "A line with a number behind Σ can be cut into pieces that each sum to it."
            }
            Self::RegionSumLine { .. } => {
                "A double line has the same sum in each block that it goes through."
            }
            Self::Zipper { .. } => {
                "On a line with teeth, two digits as far from the middle have the same sum; where the middle is a cell, it is that sum."
            }
            Self::Thermometer { slow: false, .. } => {
                "Digits increase along a thermometer from its bulb."
            }
            Self::Thermometer { slow: true, .. } => {
                "Digits increase or stay the same along a hollow thermometer from its bulb."
            }
            Self::Whisper { least: 5, .. } => "Neighbours on a zigzag line differ by at least 5.",
            Self::Whisper { least, .. } => {
                return format!(
                    "Neighbours on a zigzag line with ≥{least} differ by at least {least}."
                );
            }
            Self::Palindrome { .. } => {
                "A thin grey line with squares at its ends reads the same from both."
            }
            Self::Renban { .. } => {
                "A line of small squares holds consecutive digits in any order, none twice."
            }
            Self::Nabner { .. } => {
                "No two digits on a line of broad dashes are the same or consecutive."
            }
            Self::Sequence { .. } => {
                "Digits on a line with small rings change by the same amount at each step."
            }
            Self::Between { .. } => {
                "Digits on a line between two circles are between those in the circles."
            }
            Self::Lockout { least: 4, .. } => {
                "Diamonds joined by a line differ by at least 4, and no digit on the line is between them or one of them."
            }
            Self::Lockout { least, .. } => {
                return format!(
                    "Diamonds joined by a line with ≥{least} differ by at least {least}, and no digit on the line is between them or one of them."
                );
            }
            Self::Entropic { .. } => {
                "Any three cells in a row on a line of round beads hold a low, a middle and a high digit: one of each third, on 9×9 one of 1 to 3, of 4 to 6 and of 7 to 9."
            }
            Self::Modular { divisor: 3, .. } => {
                "Any 3 cells in a row on a line of diamonds leave different remainders when divided by 3."
            }
            Self::Modular { divisor, .. } => {
                return format!(
                    "Any {divisor} cells in a row on a line of diamonds with mod {divisor} leave different remainders when divided by {divisor}."
                );
            }
            Self::Difference { by: 1, .. } => "Digits beside a white dot are consecutive.",
            Self::Difference { .. } => "Digits beside a white dot with a number differ by it.",
            Self::Ratio { times: 2, .. } => {
                "Of two digits beside a black dot, one is twice the other."
            }
            Self::Ratio { .. } => {
                "Of two digits beside a black dot with a number, one is so many times the other."
            }
            Self::PairSum { sum: 5, .. } => "Digits beside a V sum to 5.",
            Self::PairSum { sum: 10, .. } => "Digits beside an X sum to 10.",
            Self::PairSum { .. } => "Digits beside a number in a square sum to it.",
            Self::Greater { .. } => "The point of a sign between two cells is at the lesser digit.",
            Self::Clone { .. } => {
                "Areas with the same letter hold the same digits in the same places."
            }
            Self::Odd { .. } => "Cells with a grey circle hold odd digits.",
            Self::Even { .. } => "Cells with a grey square hold even digits.",
            Self::Minimum { .. } => "Grey cells with points inwards are less than all beside them.",
            Self::Maximum { .. } => {
                "Grey cells with points outwards are greater than all beside them."
            }
            Self::Quadruple { .. } => {
                "Digits in a circle at a corner are all among the cells around it, each as often."
            }
            Self::CountingCircles { .. } => "A digit in a ring is in as many rings as it says.",
            Self::CountDistinct { .. } => {
                "The digit in a double ring says how many different digits its line holds."
            }
            Self::Lunchbox { .. } => {
                "Digits in a rounded box are all different, and those between the lowest and the highest of them sum to its number."
            }
            Self::Outside { clue, .. } => match clue {
                Outside::Sandwich => {
                    "A number between two bars is the sum of the digits between the lowest and the highest digit of its row or column."
                }
                Outside::XSum => {
                    "A number in a circle is the sum of the first digits of its row or column, as many as the first one says."
                }
                Outside::Skyscraper => {
                    "A number in a house says how many digits of its row or column are higher than all before them."
                }
                Outside::HiddenSkyscraper => {
                    "A number in a grey house is the first digit of its row or column that is not higher than all before it."
                }
                Outside::NumberedRoom => {
                    "A number in a door is the digit of its row or column at the place that the first digit says."
                }
            },
            Self::Indexing { .. } => {
                "A cell with a number in its corner says at which place of its row, column or block that number is."
            }
            Self::ValueIndexing { .. } => {
                "The digit in a square says how many cells further along its line the digit in the circle is again."
            }
            Self::AntiKnight => "Cells a knight's move apart hold different digits.",
            Self::AntiKing => "Cells a king's move apart hold different digits.",
            Self::AntiTaxicab => {
                "Cells with the same digit are not exactly as many steps apart as that digit."
            }
            Self::NonConsecutive => "Cells that share a side do not hold consecutive digits.",
            Self::GlobalEntropy => {
                "Every 2×2 square has a low, a middle and a high digit: one of each third of the digits."
            }
            Self::GlobalMod => "Every 2×2 square has digits of each remainder when divided by 3.",
            Self::DisjointGroups => "Cells in the same place of two blocks hold different digits.",
            Self::AllDotsGiven => {
                "All dots are given: cells that share a side without one are neither consecutive nor one twice the other."
            }
            Self::AllSignsGiven => {
                "All V and X are given: cells that share a side without one sum neither to 5 nor to 10."
            }
            Self::AllMarksGiven { differences, ratios, sums } => {
                return all_marks_given(differences, ratios, sums);
            }
            Self::Pairs { name, .. } => return format!("Cells joined by dotted lines: {name}."),
            Self::Line { name, .. } => return format!("Cells on a line with a letter: {name}."),
        };
        told.to_owned()
    }
}

fn all_marks_given(differences: &[u32], ratios: &[u32], sums: &[u32]) -> String {
    let mut parts = Vec::new();
    for (what, numbers) in [("difference", differences), ("ratio", ratios), ("sum", sums)] {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        if !numbers.is_empty() {
            parts.push(format!("the {what} {}", numbers.join(" or ")));
        }
    }
    match parts.is_empty() {
        true => "All marks are given.".to_owned(),
        false => format!(
            "All marks are given: cells that share a side without one do not have {}.",
            parts.join(" or ")
        ),
    }
}
