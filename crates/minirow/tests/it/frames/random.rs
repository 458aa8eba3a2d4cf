//! Random boards of any frame, small enough for the naive search.

use minirow::generate::BoardRandom;
use minirow::{Cell, Extra, Frame, Geometry, PlacedGrid};

/// A number below another.
pub(super) fn below(random: &mut BoardRandom, most: usize) -> usize {
    (random.next_u64() % most as u64) as usize
}

/// The random board of this number.
pub(super) fn board(number: u64) -> Geometry {
    let random = &mut BoardRandom::new(50, number);
    loop {
        let drawn = if below(random, 3) == 0 { grids(random) } else { frame(random) };
        if let Some(board) = drawn.and_then(|board| with_rules(board, random)) {
            return board;
        }
    }
}

/// Two or three small grids that overlap, some with diagonals.
fn grids(random: &mut BoardRandom) -> Option<Geometry> {
    let shape = [(2, 2), (2, 3), (1, 4), (3, 2)][below(random, 4)];
    let side = usize::from(shape.0 * shape.1);
    let mut placed = Vec::new();
    for _ in 0..2 + below(random, 2) {
        let grid = Geometry::with_blocks(shape.0, shape.1).ok()?;
        let grid =
            if below(random, 4) == 0 { grid.with_extra(Extra::Diagonals).ok()? } else { grid };
        let place = |random: &mut BoardRandom| below(random, 2 * side - 1) as u8;
        placed.push(PlacedGrid::new(place(random), place(random), grid));
    }
    placed[0].row = 0;
    placed[1].column = 0;
    Geometry::of_grids(&placed).ok()
}

/// A frame with or without holes, blocks and lines.
fn frame(random: &mut BoardRandom) -> Option<Geometry> {
    let (rows, columns) = (1 + below(random, 6), 1 + below(random, 6));
    let least = rows.max(columns).max(3);
    let digits = (least + below(random, 10 - least)) as u8;
    let mut frame = Frame::new(rows as u8, columns as u8);
    frame.digits = digits;
    frame.lowest = below(random, 2) as u8;
    frame.lines = below(random, 4) > 0;
    let squares = rows * columns;
    if below(random, 2) == 0 {
        frame.cells = Some((0..squares).map(|_| below(random, 5) > 0).collect());
    }
    if below(random, 2) == 0 {
        let labels = 1 + below(random, squares);
        let label = |random: &mut BoardRandom| below(random, labels + 1).checked_sub(1);
        let label = |random: &mut BoardRandom| label(random).map(|label| label as u32);
        frame.blocks = Some((0..squares).map(|_| label(random)).collect());
    }
    frame.geometry().ok()
}

/// Some with one more house, with a short one, or with a pair.
fn with_rules(board: Geometry, random: &mut BoardRandom) -> Option<Geometry> {
    let mut board = board;
    let cells: Vec<Cell> = board.cells().collect();
    let mut some = |count: usize| -> Vec<Cell> {
        let mut chosen: Vec<Cell> = (0..count).map(|_| cells[below(random, cells.len())]).collect();
        chosen.sort_unstable();
        chosen.dedup();
        chosen
    };
    let digits = usize::from(board.digit_count());
    let (house, short, pair) = (some(digits), some(digits - 1), some(2));
    match below(random, 4) {
        0 if house.len() == digits => board = board.with_house("a house", &house).ok()?,
        1 if short.len() > 1 => board = board.with_distinct("a short one", &short).ok()?,
        2 if pair.len() == 2 => board = board.with_apart("two", &[(pair[0], pair[1])]).ok()?,
        3 => board = board.with_extra(Extra::AntiKing).ok()?,
        _ => {}
    }
    Some(board)
}
