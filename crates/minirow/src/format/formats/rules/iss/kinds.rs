//! What each item is read by.

use super::item::Item;
use super::reader::Reader;
use super::{clues, groups, houses, lines, outside, rows};
use crate::format::reading::read_error::ReadError;

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

        "DutchFlatmates" => clues::flatmates(reader, item),
        "EqualityCage" => clues::equality_cage(reader, item),
        "Quad" => clues::quad(reader, item),
        "ContainExact" => clues::exactly(reader, item),
        "LookAndSay" => clues::look_and_say(reader, item),
        "Indexing" => clues::indexing(reader, item),
        "SumLine" => lines::sum_line(reader, item),
        "PillArrow" => lines::pill_arrow(reader, item),
        "LittleKiller" => outside::little_killer(reader, item),

        "Pair" => groups::pairs(reader, item, true, false),
        "PairX" => groups::pairs(reader, item, true, true),
        "Binary" => groups::pairs(reader, item, false, false),
        "BinaryX" => groups::pairs(reader, item, false, true),
        "NFA" => groups::nfa(reader, item),
        "Regex" => groups::regex(reader, item),

        "Or" | "Var" | "Doppelganger" | "ChaosConstruction" | "ChaosArrow" | "ChaosCount"
        | "ConnectedValues" | "FullRank" | "FullRankTies" => Err(item.not_expressed()),

        // Which say more, or less, than the rule at times.
        "Cage" if clues::is_odd_cage(reader, item)? => clues::odd_cage(reader, item),
        "Sum" => clues::without_factors(item).and_then(|()| rows::read(reader, item)),
        "RegionSumLine" => lines::in_blocks(reader, item).and_then(|()| rows::read(reader, item)),
        _ => rows::read(reader, item),
    }
}
