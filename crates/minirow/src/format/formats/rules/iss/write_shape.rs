//! Writing the geometry of a board, its regions and its houses.

use super::cells::name;
use super::houses::usual_blocks;
use crate::board::{Extra, Geometry, House, HouseKind};
use crate::rules::{Rule, RuledBoard};

/// The most rows, columns or values of a board in a string.
const MOST_SIDE: usize = 16;

/// The items that tell the geometry, the blocks and the extra houses; or what a string cannot say of them.
pub(super) fn shape_items(board: &RuledBoard) -> Result<String, String> {
    let geometry = board.geometry();
    let (rows, columns) = (usize::from(geometry.rows()), usize::from(geometry.columns()));
    let values = geometry.values();
    if geometry.has_holes() {
        return Err("a board with holes".to_owned());
    }
    if rows.max(columns).max(values) > MOST_SIDE {
        return Err(format!("a board of more than {MOST_SIDE} rows, columns or values"));
    }
    if values == 1 {
        // Its only cell would read as filled.
        return Err("a board of one value".to_owned());
    }
    let mut text = String::new();
    let is_raw = !geometry.has_lines();
    if is_raw || (rows, columns, values, geometry.lowest_value()) != (9, 9, 9, 1) {
        text.push_str(&format!(".Shape~{rows}x{columns}"));
        if values != rows.max(columns) || geometry.value_at(0) != 1 {
            text.push_str(&format!("~{}-{}", geometry.value_at(0), geometry.highest()));
        } else if is_raw {
            text.push('~');
        }
        text.push_str(if is_raw { "~Raw" } else { "" });
    }
    blocks(board, &mut text)?;
    let is_told = |house: &House| geometry.extra_of(*house) != Some(Extra::DisjointGroups);
    for house in geometry.houses_of_kind(HouseKind::Extra).filter(is_told) {
        let house: Vec<u16> = geometry.numbers_of(house).collect();
        let is = |column: fn(usize, usize) -> usize| {
            let diagonal = (0..rows).filter_map(|row| geometry.number_at(row, column(row, rows)));
            !is_raw && rows == columns && house.iter().copied().eq(diagonal)
        };
        match (is(|row, side| side - 1 - row), is(|row, _| row)) {
            (true, _) => text.push_str(".Diagonal~1"),
            (_, true) => text.push_str(".Diagonal~-1"),
            _ => text.push_str(&all_different(&house, geometry)),
        }
    }
    Ok(text)
}

/// Usual blocks, none, a jigsaw, or rules that no value is twice in them.
fn blocks(board: &RuledBoard, text: &mut String) -> Result<(), String> {
    let geometry = board.geometry();
    let mut blocks = blocks_of(geometry);
    let mut usual = usual_blocks(geometry, geometry.side().into());
    blocks.sort();
    usual.sort();
    if blocks == usual {
        return Ok(());
    }
    if !usual.is_empty() {
        text.push_str(".NoBoxes");
    }
    if blocks.is_empty() {
        return Ok(());
    }
    let size = usize::from(geometry.side());
    let mut signs = vec!['-'; geometry.cell_count()];
    for (sign, block) in ('A'..='Z').zip(&blocks) {
        block.iter().for_each(|&cell| signs[usize::from(cell)] = sign);
    }
    // On boards whose rows are no houses there are no pieces.
    let is_jigsaw =
        geometry.has_lines() && blocks.len() > 1 && blocks.iter().all(|block| block.len() == size);
    if is_jigsaw {
        text.push_str(".Jigsaw~");
        text.extend(signs);
        return Ok(());
    }
    let asks = |rule: &&Rule| matches!(rule, Rule::RegionSumLine(_));
    if let Some(rule) = board.rules.iter().find(asks) {
        return Err(format!("{} on blocks of different sizes", rule.words(geometry)));
    }
    blocks.iter().for_each(|block| text.push_str(&all_different(block, geometry)));
    Ok(())
}

/// The blocks, each in reading order.
pub(super) fn blocks_of(geometry: &Geometry) -> Vec<Vec<u16>> {
    let blocks = geometry.houses_of_kind(HouseKind::Block);
    blocks.map(|block| geometry.numbers_of(block).collect()).collect()
}

fn all_different(cells: &[u16], geometry: &Geometry) -> String {
    let cells: String = cells.iter().map(|&at| format!("~{}", name(at, geometry))).collect();
    format!(".AllDifferent{cells}")
}
