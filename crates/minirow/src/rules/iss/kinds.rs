//! What each item is read by.

use super::item::Item;
use super::reader::Reader;
use super::{clues, groups, houses, lines, outside};
use crate::rules::kinds::{
    Between, Clue, Difference, DoubleArrow, Greater, PairSum, Palindrome, Ratio, ValueIndexing,
    Zipper,
};
use crate::rules::{ReadError, Rule};

/// Reads one item.
pub(super) fn read(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    match item.kind.text.as_ref() {
        "" | "Given" => clues::givens(reader, item),
        // Read before all others.
        "Shape" | "NoBoxes" | "RegionSize" | "Jigsaw" => Ok(()),
        // Tells a solver where to begin, and nothing of the solution.
        "SearchPriority" => Ok(()),

        "Diagonal" => houses::diagonal(reader, item),
        "Windoku" => houses::windows(reader, item),
        "DisjointSets" => houses::disjoint_groups(reader, item),
        "RegionSameValues" => houses::same_values(reader, item),

        "AntiKnight" => reader.push_global(item, Rule::AntiKnight),
        "AntiKing" => reader.push_global(item, Rule::AntiKing),
        "AntiTaxicab" => clues::for_values_from_one(reader, item, Rule::AntiTaxicab),
        "AntiConsecutive" => reader.push_global(item, Rule::NonConsecutive),
        "GlobalEntropy" => clues::for_nine_values(reader, item, Rule::GlobalEntropy),
        "GlobalMod" => clues::for_nine_values(reader, item, Rule::GlobalMod),
        "StrictKropki" => reader.push_global(item, Rule::AllDotsGiven),
        "StrictXV" => reader.push_global(item, Rule::AllSignsGiven),
        "DutchFlatmates" => clues::flatmates(reader, item),

        "AllDifferent" => clues::all_different(reader, item),
        "Cage" => clues::cage(reader, item),
        "Sum" => clues::sum(reader, item),
        "RellikCage" => clues::rellik(reader, item),
        "EqualityCage" => clues::equality_cage(reader, item),
        "Quad" => clues::quad(reader, item),
        "ContainAtLeast" => clues::at_least(reader, item),
        "ContainExact" => clues::exactly(reader, item),
        "LookAndSay" => clues::look_and_say(reader, item),
        "CountingCircles" => clues::counting_circles(reader, item),
        "CountDistinct" => clues::count_distinct(reader, item),
        "Indexing" => clues::indexing(reader, item),
        "SameValues" => groups::same_values(reader, item),
        "EqualSum" => groups::equal_sums(reader, item),

        "WhiteDot" => {
            clues::dots(reader, item, |cells| Rule::Difference(Difference { cells, by: 1 }))
        }
        "BlackDot" => clues::dots(reader, item, |cells| Rule::Ratio(Ratio { cells, times: 2 })),
        "X" => clues::dots(reader, item, |cells| Rule::PairSum(PairSum { cells, sum: 10 })),
        "V" => clues::dots(reader, item, |cells| Rule::PairSum(PairSum { cells, sum: 5 })),
        "GreaterThan" => clues::dots(reader, item, |cells| Rule::Greater(Greater { cells })),

        "Thermo" => lines::thermometer(reader, item),
        "Whisper" => lines::whisper(reader, item),
        "Renban" => lines::renban(reader, item),
        "Modular" => lines::modular(reader, item),
        "Entropic" => lines::entropic(reader, item),
        "RegionSumLine" => lines::region_sum(reader, item),
        "Between" => lines::plain(reader, item, 2, |cells| Rule::Between(Between { cells })),
        "Lockout" => lines::lockout(reader, item),
        "Palindrome" => {
            lines::plain(reader, item, 2, |cells| Rule::Palindrome(Palindrome { cells }))
        }
        "Zipper" => lines::plain(reader, item, 3, |cells| Rule::Zipper(Zipper { cells })),
        "SumLine" => lines::sum_line(reader, item),
        "Lunchbox" => lines::lunchbox(reader, item),
        "Arrow" => lines::arrow(reader, item),
        "DoubleArrow" => {
            lines::plain(reader, item, 3, |cells| Rule::DoubleArrow(DoubleArrow { cells }))
        }
        "PillArrow" => lines::pill_arrow(reader, item),
        "ValueIndexing" => {
            lines::plain(reader, item, 3, |cells| Rule::ValueIndexing(ValueIndexing { cells }))
        }

        "LittleKiller" => outside::little_killer(reader, item),
        "Sandwich" => outside::sandwich(reader, item),
        "XSum" => outside::both_sides(reader, item, Clue::XSum, 1),
        "Skyscraper" => outside::both_sides(reader, item, Clue::Skyscraper, 1),
        "HiddenSkyscraper" => outside::both_sides(reader, item, Clue::HiddenSkyscraper, 0),
        "NumberedRoom" => outside::both_sides(reader, item, Clue::NumberedRoom, 0),

        "Pair" => groups::pairs(reader, item, true, false),
        "PairX" => groups::pairs(reader, item, true, true),
        "Binary" => groups::pairs(reader, item, false, false),
        "BinaryX" => groups::pairs(reader, item, false, true),
        "NFA" => groups::nfa(reader, item),
        "Regex" => groups::regex(reader, item),

        "Or" | "Var" | "Doppelganger" | "ChaosConstruction" | "ChaosArrow" | "ChaosCount"
        | "ConnectedValues" | "FullRank" | "FullRankTies" => Err(item.not_expressed()),
        _ => Err(item.kind.wrong("the name of a rule")),
    }
}
