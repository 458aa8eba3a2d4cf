//! Writing the shape of a board, its regions and its houses.

use super::cells::name;
use crate::rules::{Rule, RuledBoard, Shape};

/// The most rows, columns or values of a board in a string.
const MOST_SIDE: usize = 16;

/// The items that tell the shape, the blocks and the extra houses; or what a string cannot say of them.
pub(super) fn shape_items(board: &RuledBoard) -> Result<String, String> {
    let shape = board.shape();
    let (rows, columns, values) = (shape.rows(), shape.columns(), shape.values());
    if rows.max(columns).max(values) > MOST_SIDE {
        return Err(format!("a board of more than {MOST_SIDE} rows, columns or values"));
    }
    if values == 1 {
        // Its only cell would read as filled.
        return Err("a board of one value".to_owned());
    }
    let mut text = String::new();
    if shape != Shape::CLASSIC {
        text.push_str(&format!(".Shape~{rows}x{columns}"));
        if values != rows.max(columns) || shape.value(0) != 1 {
            text.push_str(&format!("~{}-{}", shape.value(0), shape.value(values - 1)));
        }
    }
    blocks(board, &mut text)?;
    for house in &board.extra_houses {
        let is = |column: fn(usize, usize) -> usize| {
            rows == columns
                && house.iter().copied().eq((0..rows).map(|row| shape.cell(row, column(row, rows))))
        };
        match (is(|row, side| side - 1 - row), is(|row, _| row)) {
            (true, _) => text.push_str(".Diagonal~1"),
            (_, true) => text.push_str(".Diagonal~-1"),
            _ => text.push_str(&all_different(house, shape)),
        }
    }
    Ok(text)
}

/// Usual blocks, none, a jigsaw, or rules that no value is twice in them.
fn blocks(board: &RuledBoard, text: &mut String) -> Result<(), String> {
    let shape = board.shape();
    let sorted = |blocks: &[Vec<u16>]| {
        let mut blocks = blocks.to_vec();
        blocks.iter_mut().for_each(|block| block.sort_unstable());
        blocks.sort();
        blocks
    };
    let blocks = sorted(&board.blocks);
    let usual = sorted(&RuledBoard::new(shape).blocks);
    if blocks == usual {
        return Ok(());
    }
    if !usual.is_empty() {
        text.push_str(".NoBoxes");
    }
    if blocks.is_empty() {
        return Ok(());
    }
    let size = shape.rows().max(shape.columns());
    let mut signs = vec!['-'; shape.cell_count()];
    for (sign, block) in ('A'..='Z').zip(&blocks) {
        block.iter().for_each(|&cell| signs[usize::from(cell)] = sign);
    }
    let is_jigsaw = blocks.len() > 1 && blocks.iter().all(|block| block.len() == size);
    if is_jigsaw {
        text.push_str(".Jigsaw~");
        text.extend(signs);
        return Ok(());
    }
    let asks = |rule: &&Rule| matches!(rule, Rule::RegionSumLine(_));
    if let Some(rule) = board.rules.iter().find(asks) {
        return Err(format!("{} on blocks of different sizes", rule.words(shape)));
    }
    blocks.iter().for_each(|block| text.push_str(&all_different(block, shape)));
    Ok(())
}

fn all_different(cells: &[u16], shape: Shape) -> String {
    let cells: String = cells.iter().map(|&at| format!("~{}", name(at, shape))).collect();
    format!(".AllDifferent{cells}")
}
