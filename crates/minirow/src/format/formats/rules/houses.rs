//! Blocks and houses that a text names one by one, as those of a geometry.

use crate::board::{Cell, Extra, Frame, Geometry, HouseKind};
use crate::rules::extras::extra_of;
use crate::rules::kinds::AllDifferent;
use crate::rules::{Rule, RuledBoard};

/// A board of a frame without blocks gets blocks and further houses. Blocks that have cells in common, or do not part a
/// square, are rules that no value is twice in them, unless other rules ask for blocks.
///
/// # Errors
/// Where rules ask for blocks that have cells in common: in place of which blocks these are.
pub(super) fn with_blocks(
    mut board: RuledBoard,
    mut frame: Frame,
    blocks: &[Vec<u16>],
    houses: &[Vec<u16>],
) -> Result<RuledBoard, (&'static str, String)> {
    let mut labels = vec![None; board.geometry().cell_count()];
    for (block, cells) in (1..).zip(blocks) {
        cells.iter().for_each(|&cell| labels[usize::from(cell)] = Some(block));
    }
    let count: usize = blocks.iter().map(Vec::len).sum();
    let are_apart = labels.iter().flatten().count() == count;
    let side = board.geometry().values();
    let are_parts = are_apart && count == labels.len() && blocks.iter().all(|b| b.len() == side);
    let asks = |rule: &&Rule| matches!(rule, Rule::RegionSumLine(_) | Rule::DisjointGroups);
    let asking = board.rules.iter().find(asks).filter(|_| !blocks.is_empty());
    let of_blocks = match asking {
        Some(rule) if !are_apart => {
            let found = format!("others, and the rule {}", rule.name());
            return Err(("blocks without common cells", found));
        }
        None if !are_apart || (board.geometry().is_square() && !are_parts) => blocks,
        _ => {
            frame.blocks = Some(labels).filter(|_| !blocks.is_empty());
            &[]
        }
    };
    let different = |cells: &Vec<u16>| Rule::AllDifferent(AllDifferent { cells: cells.clone() });
    let geometry = frame.geometry().expect("blocks with at most as many cells as digits");
    let rules = of_blocks.iter().map(different).chain(std::mem::take(&mut board.rules)).collect();
    let mut built = RuledBoard::new(with_houses(geometry, houses.to_vec()));
    (built.candidates, built.rules) = (board.candidates, rules);
    Ok(built)
}

/// The same board with all rules in its geometry that a geometry can say.
pub(in crate::format) fn settled(board: RuledBoard) -> RuledBoard {
    let mut geometry = board.geometry().clone();
    let mut houses = Vec::new();
    let mut rules = Vec::with_capacity(board.rules.len());
    for rule in board.rules {
        let extra = match &rule {
            Rule::AllDifferent(AllDifferent { cells }) if is_house(cells, geometry.values()) => {
                houses.push(cells.clone());
                continue;
            }
            rule => extra_of(rule),
        };
        match extra.map(|extra| geometry.with_extra(extra)) {
            // Of irregular blocks it stays a rule.
            Some(Ok(extended)) => geometry = extended,
            _ => rules.push(rule),
        }
    }
    let mut settled = RuledBoard::new(with_houses(geometry, houses));
    (settled.candidates, settled.rules) = (board.candidates, rules);
    settled
}

/// Whether these are as many cells as the board has digits, each once.
fn is_house(cells: &[u16], side: usize) -> bool {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted.len() == side && cells.len() == side
}

/// With these houses: as extras where those are all there, or else under the name “house”.
fn with_houses(mut geometry: Geometry, mut houses: Vec<Vec<u16>>) -> Geometry {
    houses.retain(|cells| cells.len() > 1);
    houses.iter_mut().for_each(|cells| cells.sort_unstable());
    for extra in [Extra::Diagonals, Extra::Windoku] {
        let Ok(extended) = geometry.with_extra(extra) else { continue };
        let of_extra = further_houses(&extended).split_off(further_houses(&geometry).len());
        if !of_extra.is_empty() && of_extra.iter().all(|cells| houses.contains(cells)) {
            houses.retain(|cells| !of_extra.contains(cells));
            geometry = extended;
        }
    }
    let first = 1 + further_houses(&geometry).len();
    for (number, cells) in (first..).zip(houses) {
        let cells: Vec<Cell> = cells.iter().map(|&cell| Cell::new(cell)).collect();
        let name = format!("house {number}");
        let extended = match cells.len() == geometry.values() {
            true => geometry.with_house(&name, &cells),
            false => geometry.with_distinct(&name, &cells),
        };
        geometry = extended.expect("a board has room for some more houses");
    }
    geometry
}

fn further_houses(geometry: &Geometry) -> Vec<Vec<u16>> {
    let houses = geometry.houses_of_kind(HouseKind::Extra);
    houses.map(|house| geometry.numbers_of(house).collect()).collect()
}
