//! What each item is read by.

use super::item::Item;
use super::reader::Reader;
use super::{clues, groups, houses, lines, outside};
use crate::rules::kinds::{Clue, Difference, Greater, PairSum, Ratio};
use crate::rules::spelling::{Cells, Iss, Numbers, Spelled, Told, named};
use crate::rules::{ReadError, Rule};

/// Reads one item.
pub(super) fn read(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let is_item = |iss: &Iss| iss.item == item.kind.text;
    let same = named::all().find_map(|told| Some((told, told.iss.filter(is_item)?)));
    if let Some((told, iss)) = same {
        return read_same(reader, item, told, iss);
    }
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

        "AntiTaxicab" => clues::for_values_from_one(reader, item, Rule::AntiTaxicab),
        "GlobalEntropy" => clues::for_nine_values(reader, item, Rule::GlobalEntropy),
        "GlobalMod" => clues::for_nine_values(reader, item, Rule::GlobalMod),
        "DutchFlatmates" => clues::flatmates(reader, item),

        "AllDifferent" => clues::all_different(reader, item),
        "Cage" => clues::cage(reader, item),
        "Sum" => clues::sum(reader, item),
        "EqualityCage" => clues::equality_cage(reader, item),
        "Quad" => clues::quad(reader, item),
        "ContainAtLeast" => clues::at_least(reader, item),
        "ContainExact" => clues::exactly(reader, item),
        "LookAndSay" => clues::look_and_say(reader, item),
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

        "Whisper" => lines::whisper(reader, item),
        "Modular" => lines::modular(reader, item),
        "Entropic" => lines::entropic(reader, item),
        "RegionSumLine" => lines::region_sum(reader, item),
        "SumLine" => lines::sum_line(reader, item),
        "Arrow" => lines::arrow(reader, item),
        "PillArrow" => lines::pill_arrow(reader, item),

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

/// Reads an item that says the same as a kind of rule.
fn read_same(reader: &mut Reader, item: &Item, told: &Told, iss: Iss) -> Result<(), ReadError> {
    let mut spelled = Spelled { name: told.name.to_owned(), ..Spelled::default() };
    if told.numbers == Numbers::One {
        spelled.numbers.push(reader.number(item, 0)?.into());
    }
    let from = spelled.numbers.len();
    if told.cells == Cells::List {
        spelled.parts.push(match iss.is_once {
            true => reader.different_cells(item, from, iss.least)?,
            false => reader.cells(item, from, iss.least)?,
        });
    }
    let rule = Rule::read(spelled, reader.shape());
    let rule = rule.map_err(|wrong| item.kind.wrong(wrong.expected))?;
    if told.cells == Cells::None {
        return reader.push_global(item, rule);
    }
    reader.push(rule);
    Ok(())
}
