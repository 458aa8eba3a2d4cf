//! The shape of the board, and items that make regions and other houses.

use super::item::{Item, Token};
use super::reader::{Place, Reader, digits};
use crate::format::reading::read_error::ReadError;
use crate::rules::kinds::{AllDifferent, SameValues};
use crate::rules::{Rule, Shape};

/// The most rows, columns or values of a board.
const MOST_SIDE: u32 = 16;

/// The shape that the items tell, else 9×9.
pub(super) fn shape(items: &[Item]) -> Result<Shape, ReadError> {
    let mut found: Option<Shape> = None;
    for item in items.iter().filter(|item| item.kind.text == "Shape") {
        let shape = one_shape(item)?;
        if found.is_some_and(|before| before != shape) {
            return Err(item.kind.wrong("the same shape as before"));
        }
        found = Some(shape);
    }
    Ok(found.unwrap_or(Shape::CLASSIC))
}

fn one_shape(item: &Item) -> Result<Shape, ReadError> {
    let Some(sides) = item.arguments.first().filter(|sides| !sides.text.is_empty()) else {
        return Ok(Shape::CLASSIC);
    };
    let side = |text: &str| digits(text).filter(|side| (1..=MOST_SIDE).contains(side));
    let both = sides.text.split_once('x');
    let both = both.and_then(|(rows, columns)| Some((side(rows)?, side(columns)?)));
    let shape = both.and_then(|(rows, columns)| Shape::new(rows, columns).ok());
    let mut shape = shape.ok_or_else(|| {
        sides.wrong(format!("rows and columns such as 9x9, up to {MOST_SIDE}x{MOST_SIDE}"))
    })?;
    if let Some(values) = item.arguments.get(1).filter(|values| !values.text.is_empty()) {
        shape = with_values(shape, values)?;
    }
    if let Some(grid) = item.arguments.get(2).filter(|grid| grid.text != "Sudoku") {
        return Err(grid.wrong("'Sudoku', as rows and columns are always houses"));
    }
    match item.arguments.get(3) {
        Some(extra) => Err(extra.wrong("at most three arguments")),
        None => Ok(shape),
    }
}

/// `10`, `1-10` or `0-9`.
fn with_values(shape: Shape, token: &Token) -> Result<Shape, ReadError> {
    let range = match token.text.split_once('-') {
        Some((low, high)) => digits(low).zip(digits(high)),
        None => digits(&token.text).map(|high| (1, high)),
    };
    let values = range.and_then(|(low, high)| Some(((high + 1).checked_sub(low)?, low)));
    let values = values.filter(|&(values, _)| values <= MOST_SIDE);
    let shape = values.and_then(|(values, lowest)| shape.with_values(values, lowest).ok());
    shape.ok_or_else(|| {
        let expected =
            "values from 0 or 1 such as 0-8, as many as a row or column has cells, up to";
        token.wrong(format!("{expected} {MOST_SIDE}"))
    })
}

/// Reads the size of regions, the pieces of a jigsaw, and whether there are blocks.
///
/// Where a board has both blocks and a jigsaw, the pieces are extra houses.
pub(super) fn regions(reader: &mut Reader, items: &[Item]) -> Result<(), ReadError> {
    for item in items.iter().filter(|item| item.kind.text == "RegionSize") {
        let size = reader.number(item, 0)?;
        let size = Some(size as usize).filter(|size| (1..=reader.shape().values()).contains(size));
        let size =
            size.ok_or_else(|| item.arguments[0].wrong("at most as many cells as values"))?;
        if reader.region_size.is_some_and(|before| before != size) {
            return Err(item.kind.wrong("the same size as before"));
        }
        reader.region_size = Some(size);
    }
    if items.iter().any(|item| item.kind.text == "NoBoxes") {
        reader.board.blocks.clear();
    } else if let Some(size) = reader.region_size {
        reader.board.blocks = reader.shape().blocks(size);
    }
    for item in items.iter().filter(|item| item.kind.text == "Jigsaw") {
        jigsaw(reader, item)?;
    }
    let pieces = reader.pieces.clone();
    let board = &mut reader.board;
    let houses = if board.blocks.is_empty() { &mut board.blocks } else { &mut board.extra_houses };
    houses.extend(pieces);
    Ok(())
}

/// How many cells a region has.
fn region_size(reader: &Reader) -> usize {
    let shape = reader.shape();
    reader.region_size.unwrap_or(shape.rows().max(shape.columns()))
}

/// A sign for each cell; cells with the same sign are a piece. One group of another size may remain.
fn jigsaw(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    // An older form tells the shape before the signs.
    let layout = item.arguments.last().ok_or_else(|| item.lacks("a sign for each cell"))?;
    if let Some(extra) = item.arguments.get(2) {
        return Err(extra.wrong("at most two arguments"));
    }
    let signs: Vec<char> = layout.text.chars().collect();
    let shape = reader.shape();
    if signs.len() != shape.cell_count() {
        return Err(layout.wrong(format!("a sign for each of {} cells", shape.cell_count())));
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
    let shape = reader.shape();
    let direction = item.argument(0, "1 or -1")?;
    let side = square(reader, item)?;
    let cell = |row: usize| match direction.text.as_ref() {
        "1" => Some(shape.cell(row, side - 1 - row)),
        "-1" => Some(shape.cell(row, row)),
        _ => None,
    };
    let cells = (0..side).map(cell).collect::<Option<Vec<u16>>>();
    push_house(reader, cells.ok_or_else(|| direction.wrong("1 or -1"))?);
    Ok(())
}

/// No value twice in a window: blocks that lie one cell apart from the border and from each other.
pub(super) fn windows(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let (shape, side) = (reader.shape(), square(reader, item)?);
    let size = reader.region_size.unwrap_or(shape.values());
    let block = shape.block(size).ok_or_else(|| item.kind.wrong("a board with blocks"))?;
    let (height, width) = block;
    for left in (1..side.saturating_sub(width)).step_by(width + 1) {
        for top in (1..side.saturating_sub(height)).step_by(height + 1) {
            push_house(reader, shape.rectangle((top, left), block));
        }
    }
    Ok(())
}

/// No value twice in the same place of two blocks. It asks for blocks even where `NoBoxes` hides them.
pub(super) fn disjoint_groups(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    square(reader, item)?;
    let blocks = reader.shape().blocks(region_size(reader));
    if blocks.is_empty() {
        return Err(item.kind.wrong("a board with blocks"));
    }
    if blocks == reader.board.blocks {
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
    let shape = reader.shape();
    let whole = |height: usize, width: usize, corner| shape.rectangle(corner, (height, width));
    let mut regions = reader.pieces.clone();
    regions.extend((0..shape.rows()).map(|row| whole(1, shape.columns(), (row, 0))));
    regions.extend((0..shape.columns()).map(|column| whole(shape.rows(), 1, (0, column))));
    if reader.board.blocks != reader.pieces {
        regions.extend(reader.board.blocks.iter().cloned());
    }
    let largest = regions.iter().map(Vec::len).max().unwrap_or_default();
    regions.retain(|region| region.len() == largest);
    if largest == shape.values() {
        return Ok(());
    }
    reader.push_global(item, Rule::SameValues(SameValues { parts: regions }))
}

/// The side of a board that is a square.
fn square(reader: &Reader, item: &Item) -> Result<usize, ReadError> {
    let shape = reader.shape();
    let is_square = shape.rows() == shape.columns();
    is_square.then(|| shape.rows()).ok_or_else(|| item.kind.wrong("a square board"))
}

/// Adds a house, once.
fn push_house(reader: &mut Reader, house: Vec<u16>) {
    if !reader.board.extra_houses.contains(&house) {
        reader.board.extra_houses.push(house);
    }
}
