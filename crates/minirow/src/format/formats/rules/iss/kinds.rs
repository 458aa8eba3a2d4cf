//! What each item is read by.

use super::item::Item;
use super::reader::Reader;
use super::{clues, groups, houses, lines, rows};
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
        "LittleKiller" => lines::little_killer(reader, item),

        "Pair" => groups::pairs(reader, item, true, false),
        "PairX" => groups::pairs(reader, item, true, true),
        "Binary" => groups::pairs(reader, item, false, false),
        "BinaryX" => groups::pairs(reader, item, false, true),
        "NFA" => groups::nfa(reader, item),
        "Regex" => groups::regex(reader, item),

        "Or" | "Var" | "Doppelganger" | "ChaosConstruction" | "ChaosArrow" | "ChaosCount"
        | "ConnectedValues" | "FullRank" | "FullRankTies" => Err(item.not_expressed()),

        // Which say more, or less, than their rows at times.
        "AllDifferent" => clues::all_different(reader, item),
        "Cage" => clues::cage(reader, item),
        "Sum" => clues::sum(reader, item),
        "RegionSumLine" => lines::region_sum(reader, item),
        _ => rows::read(reader, item),
    }
}
