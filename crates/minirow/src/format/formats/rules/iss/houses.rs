//! The frame of the board, and items that make regions and other houses.

use std::ops::RangeInclusive;

use super::item::{Item, Token};
use super::reader::{Place, Reader, digits};
use crate::board::{Frame, Geometry};
use crate::format::reading::read_error::ReadError;
use crate::rules::Rule;
use crate::rules::kinds::{AllDifferent, SameValues};

/// The most rows, columns or values of a board.
const MOST_SIDE: u8 = 16;
const SIDES: RangeInclusive<u8> = 1..=MOST_SIDE;

/// The rows, columns and values that the items tell, else 9×9.
pub(super) fn frame(items: &[Item]) -> Result<Frame, ReadError> {
    let mut found: Option<Frame> = None;
    for item in items.iter().filter(|item| item.kind.text == "Shape") {
        let frame = one_frame(item)?;
        if found.as_ref().is_some_and(|before| *before != frame) {
            return Err(item.kind.wrong("the same shape as before"));
        }
        found = Some(frame);
    }
    Ok(found.unwrap_or_else(|| Frame::new(9, 9)))
}

fn one_frame(item: &Item) -> Result<Frame, ReadError> {
    let Some(sides) = item.arguments.first().filter(|sides| !sides.text.is_empty()) else {
        return Ok(Frame::new(9, 9));
    };
    let side = |text: &str| {
        digits(text).and_then(|side| u8::try_from(side).ok()).filter(|side| SIDES.contains(side))
    };
    let both = sides.text.split_once('x');
    let both = both.and_then(|(rows, columns)| Some((side(rows)?, side(columns)?)));
    let mut frame = both.map(|(rows, columns)| Frame::new(rows, columns)).ok_or_else(|| {
        sides.wrong(format!("rows and columns such as 9x9, up to {MOST_SIDE}x{MOST_SIDE}"))
    })?;
    match item.arguments.get(2).map(|grid| (grid, grid.text.as_ref())) {
        None | Some((_, "Sudoku")) => {}
        Some((_, "Raw")) => frame.lines = false,
        Some((grid, _)) => {
            return Err(grid.wrong("'Sudoku', or 'Raw' where rows and columns are no houses"));
        }
    }
    if let Some(values) = item.arguments.get(1).filter(|values| !values.text.is_empty()) {
        (frame.digits, frame.lowest) = range(&frame, values)?;
    }
    match item.arguments.get(3) {
        Some(extra) => Err(extra.wrong("at most three arguments")),
        None => Ok(frame),
    }
}

/// `10`, `1-10` or `0-9`: how many values, and the lowest.
fn range(frame: &Frame, token: &Token) -> Result<(u8, u8), ReadError> {
    let range = match token.text.split_once('-') {
        Some((low, high)) => digits(low).zip(digits(high)),
        None => digits(&token.text).map(|high| (1, high)),
    };
    let values = range.and_then(|(low, high)| Some(((high + 1).checked_sub(low)?, low)));
    let values = values.and_then(|(values, low)| Some((u8::try_from(values).ok()?, low)));
    let least = if frame.lines { frame.rows.max(frame.columns) } else { 1 };
    match values {
        Some((values, low @ 0..=1)) if (least..=MOST_SIDE).contains(&values) => {
            Ok((values, low as u8))
        }
        _ => {
            let expected =
                "values from 0 or 1 such as 0-8, as many as a row or column has cells, up to";
            Err(token.wrong(format!("{expected} {MOST_SIDE}")))
        }
    }
}

/// How high and wide blocks of so many cells are, as near to a square as fits the board; none where rows are no houses.
pub(super) fn usual_block(geometry: &Geometry, size: usize) -> Option<(usize, usize)> {
    if !geometry.has_lines() {
        return None;
    }
    let fits = |(rows, columns): (usize, usize)| {
        usize::from(geometry.rows()).is_multiple_of(rows)
            && usize::from(geometry.columns()).is_multiple_of(columns)
    };
    let small = (2..=size.isqrt()).rev().filter(|small| size.is_multiple_of(*small));
    small
        .flat_map(|small| [(small, size / small), (size / small, small)])
        .find(|&block| fits(block))
}

/// The blocks of so many cells, in reading order; none where no such block fits.
pub(super) fn usual_blocks(geometry: &Geometry, size: usize) -> Vec<Vec<u16>> {
    let Some((height, width)) = usual_block(geometry, size) else { return Vec::new() };
    let mut blocks = Vec::new();
    for top in (0..geometry.rows().into()).step_by(height) {
        for left in (0..geometry.columns().into()).step_by(width) {
            blocks.push(rectangle(geometry, (top, left), (height, width)));
        }
    }
    blocks
}

/// The cells of a rectangle by its first row and column, and its height and width.
fn rectangle(
    geometry: &Geometry,
    (top, left): (usize, usize),
    (height, width): (usize, usize),
) -> Vec<u16> {
    let row = |row| (left..left + width).filter_map(move |column| geometry.number_at(row, column));
    (top..top + height).flat_map(row).collect()
}

/// Reads the size of regions, the pieces of a jigsaw, and whether there are blocks.
///
/// Where a board has both blocks and a jigsaw, the pieces are extra houses.
pub(super) fn regions(reader: &mut Reader, items: &[Item]) -> Result<(), ReadError> {
    for item in items.iter().filter(|item| item.kind.text == "RegionSize") {
        let size = reader.number(item, 0)?;
        let size =
            Some(size as usize).filter(|size| (1..=reader.geometry().values()).contains(size));
        let size =
            size.ok_or_else(|| item.arguments[0].wrong("at most as many cells as values"))?;
        if reader.region_size.is_some_and(|before| before != size) {
            return Err(item.kind.wrong("the same size as before"));
        }
        reader.region_size = Some(size);
    }
    if items.iter().any(|item| item.kind.text == "NoBoxes") {
        reader.blocks.clear();
    } else {
        reader.blocks = usual_blocks(reader.geometry(), region_size(reader));
    }
    for item in items.iter().filter(|item| item.kind.text == "Jigsaw") {
        jigsaw(reader, item)?;
    }
    let pieces = reader.pieces.clone();
    let houses = if reader.blocks.is_empty() { &mut reader.blocks } else { &mut reader.houses };
    houses.extend(pieces);
    Ok(())
}

/// How many cells a region has.
fn region_size(reader: &Reader) -> usize {
    reader.region_size.unwrap_or(reader.geometry().side().into())
}

/// A sign for each cell; cells with the same sign are a piece. One group of another size may remain.
fn jigsaw(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    // An older form tells the geometry before the signs.
    let layout = item.arguments.last().ok_or_else(|| item.lacks("a sign for each cell"))?;
    if let Some(extra) = item.arguments.get(2) {
        return Err(extra.wrong("at most two arguments"));
    }
    let signs: Vec<char> = layout.text.chars().collect();
    let geometry = &reader.geometry().clone();
    if signs.len() != geometry.cell_count() {
        return Err(layout.wrong(format!("a sign for each of {} cells", geometry.cell_count())));
    }
    let mut names = signs.clone();
    names.sort_unstable();
    names.dedup();
    if names.len() == 1 {
        return Ok(());
    }
    let (size, mut has_rest) = (region_size(reader), false);
    for name in names {
        let cells = (0u16..).zip(&signs).filter(|&(_, &sign)| sign == name);
        let piece: Vec<u16> = cells.map(|(cell, _)| cell).collect();
        if piece.len() == size {
            if !reader.pieces.contains(&piece) {
                reader.pieces.push(piece);
            }
        } else if std::mem::replace(&mut has_rest, true) {
            return Err(layout.wrong(format!("pieces of {size} cells, and at most one other")));
        }
    }
    Ok(())
}

/// No value twice on a diagonal: 1 rises to the right, -1 falls.
pub(super) fn diagonal(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let geometry = reader.geometry().clone();
    let direction = item.argument(0, "1 or -1")?;
    let side = square(reader, item)?;
    let cell = |row: usize| match direction.text.as_ref() {
        "1" => geometry.number_at(row, side - 1 - row),
        "-1" => geometry.number_at(row, row),
        _ => None,
    };
    let cells = (0..side).map(cell).collect::<Option<Vec<u16>>>();
    push_house(reader, cells.ok_or_else(|| direction.wrong("1 or -1"))?);
    Ok(())
}

/// No value twice in a window: blocks that lie one cell apart from the border and from each other.
pub(super) fn windows(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let (geometry, side) = (reader.geometry().clone(), square(reader, item)?);
    let size = reader.region_size.unwrap_or(geometry.values());
    let block =
        usual_block(&geometry, size).ok_or_else(|| item.kind.wrong("a board with blocks"))?;
    let (height, width) = block;
    for left in (1..side.saturating_sub(width)).step_by(width + 1) {
        for top in (1..side.saturating_sub(height)).step_by(height + 1) {
            push_house(reader, rectangle(&geometry, (top, left), block));
        }
    }
    Ok(())
}

/// No value twice in the same place of two blocks. It asks for blocks even where `NoBoxes` hides them.
pub(super) fn disjoint_groups(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    square(reader, item)?;
    let blocks = usual_blocks(reader.geometry(), region_size(reader));
    if blocks.is_empty() {
        return Err(item.kind.wrong("a board with blocks"));
    }
    if blocks == reader.blocks {
        return reader.push_global(item, Rule::DisjointGroups);
    }
    if reader.is_new(item.kind, Place::Board(Rule::DisjointGroups.name()), &[])? {
        for place in 0..blocks[0].len() {
            let cells = blocks.iter().map(|block| block[place]).collect();
            reader.push(Rule::AllDifferent(AllDifferent { cells }));
        }
    }
    Ok(())
}

/// The largest regions have the same values. Where they have all values, this is so without a rule.
pub(super) fn same_values(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let geometry = &reader.geometry().clone();
    let mut regions = reader.pieces.clone();
    regions.extend((0..geometry.rows()).map(|row| geometry.row_cells(row.into())));
    regions.extend((0..geometry.columns()).map(|column| geometry.column_cells(column.into())));
    if reader.blocks != reader.pieces {
        regions.extend(reader.blocks.iter().cloned());
    }
    let largest = regions.iter().map(Vec::len).max().unwrap_or_default();
    regions.retain(|region| region.len() == largest);
    if largest == geometry.values() {
        return Ok(());
    }
    reader.push_global(item, Rule::SameValues(SameValues { parts: regions }))
}

/// The side of a board that is a square.
fn square(reader: &Reader, item: &Item) -> Result<usize, ReadError> {
    let geometry = &reader.geometry().clone();
    let is_square = geometry.rows() == geometry.columns();
    is_square.then(|| geometry.rows().into()).ok_or_else(|| item.kind.wrong("a square board"))
}

/// Adds a house, once.
fn push_house(reader: &mut Reader, house: Vec<u16>) {
    if !reader.houses.contains(&house) {
        reader.houses.push(house);
    }
}
