//! Random small boards with each rule, to test the search with.
//!
//! A board is made from a complete filling. Mostly the filling follows the rules that are drawn, so that the
//! board has a solution. Boards have so many givens that [`naive_count`](super::naive::naive_count) is fast.

use super::super::RuledBoard;
use super::super::rule::DRAWS;
use super::draw::Draw;
use super::naive::each_filling;
use super::random::Random;
use crate::board::{Cell, Extra, Frame};

/// How often rules and a filling are drawn for a board, at most.
const TRIES: usize = 1000;

/// The names that tests know all kinds of rules by: one for each, and the clues outside the board.
pub(crate) fn kinds() -> impl Iterator<Item = &'static str> {
    DRAWS.iter().copied().flatten().map(|(name, _)| *name)
}

/// So many random boards with rules of a kind.
pub(crate) fn samples(kind: &str, seed: u64, count: usize) -> Vec<RuledBoard> {
    let mut random = Random::new(seed);
    (0..count).map(|_| sample(kind, &mut random)).collect()
}

/// So many random boards of any frame with rules of a kind.
pub(crate) fn samples_of_frames(kind: &str, seed: u64, count: usize) -> Vec<RuledBoard> {
    let mut random = Random::new(seed);
    (0..count).map(|_| sample_on(kind, &mut random, random_frame)).collect()
}

/// A random board with rules of a kind.
pub(crate) fn sample(kind: &str, random: &mut Random) -> RuledBoard {
    sample_on(kind, random, random_form)
}

/// A random board of a form with rules of a kind.
fn sample_on(kind: &str, random: &mut Random, form: fn(&mut Random) -> RuledBoard) -> RuledBoard {
    let (_, draw_rules) =
        DRAWS.iter().copied().flatten().find(|(name, _)| *name == kind).expect("a kind");
    // Whether the filling is to follow the rules.
    let right = random.chance(4, 5);
    let mut board = form(random);
    let mut filling = random_filling(&board, random);
    // Few boards follow some rules about all cells, and on some forms none does.
    for tried in 1..=TRIES {
        let mut rules = Vec::new();
        for _ in 0..random.pick(&[1, 1, 2]) {
            let mut draw =
                Draw { random, board: &board, filling: &filling, right, rules: Vec::new() };
            draw_rules(&mut draw);
            rules.extend(draw.rules);
        }
        random.shuffle(&mut rules);
        board.rules = rules;
        if board.holds(&filling) == right || tried == TRIES {
            break;
        }
        if tried % 100 == 0 {
            board = form(random);
        }
        filling = random_filling(&board, random);
    }
    add_givens(&mut board, &filling, random);
    board
}

/// An empty board of a random form.
fn random_form(random: &mut Random) -> RuledBoard {
    let (size, values, lowest) = match random.below(10) {
        0..3 => ((4, 4), 4, 1),
        3 | 4 => ((4, 4), 4, 0),
        5 => ((6, 6), 6, 1),
        6 => ((6, 6), 6, 0),
        7 => ((3, 4), 5, random.below(2)),
        8 => ((5, 5), 5, 1),
        _ => ((4, 4), random.range(5, 6), random.below(2)),
    };
    let (rows, columns) = size;
    let mut frame =
        Frame { digits: values as u8, lowest: lowest as u8, ..Frame::new(rows, columns) };
    let mut has_diagonal = false;
    match rows {
        // Blocks of two sizes; some cells are in none.
        3 if random.chance(1, 2) => {
            let labels = "aabb aabb cc..".chars().filter(|label| *label != ' ');
            frame.blocks =
                Some(labels.map(|label| Some(u32::from(label)).filter(|_| label != '.')).collect());
        }
        3 => {}
        _ if random.chance(1, 4) => has_diagonal = random.chance(1, 4),
        5 => {}
        _ => {
            let block =
                |square: u8| (square / columns / 2 * 2 + square % columns / (columns / 2)).into();
            frame.blocks = Some((0..rows * columns).map(|square| Some(block(square))).collect());
        }
    }
    let geometry = frame.geometry().expect("a board");
    if !has_diagonal {
        return RuledBoard::new(geometry);
    }
    let cells: Vec<Cell> = (0..rows).map(|index| geometry.cell(index, index)).collect();
    let extended = match values == usize::from(rows) {
        true => geometry.with_house("house 1", &cells),
        false => geometry.with_distinct("house 1", &cells),
    };
    RuledBoard::new(extended.expect("a house"))
}

/// An empty board of a random frame: with holes, with or without lines and blocks, with cells that differ.
fn random_frame(random: &mut Random) -> RuledBoard {
    loop {
        let (rows, columns) = (random.range(2, 5) as u8, random.range(3, 5) as u8);
        let squares = usize::from(rows * columns);
        let lines = random.chance(2, 3);
        let digits = if lines { random.range(5, 7) } else { random.range(3, 7) } as u8;
        let holes = random.range(0, 3);
        let mut cells = vec![true; squares];
        (0..holes).for_each(|_| cells[random.below(squares)] = false);
        let blocks = random.chance(2, 3).then(|| {
            let label =
                |random: &mut Random| Some(random.below(6) as u32).filter(|&label| label > 0);
            (0..squares).map(|_| label(random)).collect()
        });
        let lowest = random.below(2) as u8;
        let cells = (holes > 0).then_some(cells);
        let frame = Frame { rows, columns, digits, lowest, lines, cells, blocks };
        let Ok(mut geometry) = frame.geometry() else { continue };
        if random.chance(1, 3) {
            let extra = random.pick(&[Extra::AntiKnight, Extra::AntiKing]);
            geometry = geometry.with_extra(extra).expect("pairs");
        }
        if random.chance(1, 3) {
            let pair = |random: &mut Random| {
                let cell =
                    |random: &mut Random| Cell::new(random.below(geometry.cell_count()) as u16);
                (cell(random), cell(random))
            };
            let pairs: Vec<(Cell, Cell)> =
                (0..3).map(|_| pair(random)).filter(|(one, other)| one != other).collect();
            geometry = geometry.with_apart("far", &pairs).expect("pairs");
        }
        let mut board = RuledBoard::new(geometry);
        let mut is_filled = false;
        let places: Vec<u8> = (0..digits).collect();
        let orders = vec![places; board.candidates.len()];
        each_filling(&board, &orders, &mut |_| {
            is_filled = true;
            false
        });
        if is_filled {
            board.rules.clear();
            return board;
        }
    }
}

/// A random complete filling that follows the houses.
fn random_filling(board: &RuledBoard, random: &mut Random) -> Vec<u8> {
    let geometry = board.geometry();
    let mut places: Vec<u8> = (0..geometry.values() as u8).collect();
    random.shuffle(&mut places);
    let size = usize::from(geometry.rows());
    if size == usize::from(geometry.columns())
        && board.houses().count() == 2 * size
        && random.chance(1, 3)
    {
        // Some rules about all cells need so regular a filling: each row is the one above, moved by a step.
        let steps = if size == 5 { vec![1, 2, 3, 4] } else { vec![1, size - 1] };
        let step = random.pick(&steps);
        let place = |cell| (geometry.row_of(cell) * step + geometry.column_of(cell)) % size;
        return (geometry.numbers()).map(|cell| places[place(cell)]).collect();
    }
    let mut orders = Vec::new();
    for _ in 0..geometry.cell_count() {
        random.shuffle(&mut places);
        orders.push(places.clone());
    }
    let mut found = Vec::new();
    each_filling(board, &orders, &mut |filling| {
        found = filling.to_vec();
        false
    });
    found
}

/// Gives some cells, and lets some others choose between a few values.
fn add_givens(board: &mut RuledBoard, filling: &[u8], random: &mut Random) {
    let cells = board.geometry().cell_count();
    let (least, most) = match (cells, board.geometry().values()) {
        _ if board.geometry().has_holes() || !board.geometry().has_lines() => {
            (cells.saturating_sub(5), cells - 1)
        }
        (12, _) => (3, 6),
        (16, 4) => (0, 4),
        (16, _) => (8, 12),
        (25, _) => (14, 20),
        (36, _) => (23, 30),
        _ => (cells.saturating_sub(5), cells - 1),
    };
    let mut cells: Vec<usize> = (0..filling.len()).collect();
    random.shuffle(&mut cells);
    let givens = random.range(least, most);
    for &cell in &cells[..givens] {
        board.candidates[cell] = 1 << filling[cell];
    }
    for &cell in cells[givens..].iter().take(random.below(4)) {
        let some = random.below(1 << board.geometry().values()) as u32;
        board.candidates[cell] = some | 1 << filling[cell];
    }
}
