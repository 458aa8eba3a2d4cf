//! Random small boards with each rule, to test the search with.
//!
//! A board is made from a complete filling. Mostly the filling follows the rules that are drawn, so that the
//! board has a solution. Boards have so many givens that [`naive_count`](super::naive::naive_count) is fast.

use super::super::rule::DRAWS;
use super::super::{RuledBoard, Shape};
use super::draw::Draw;
use super::naive::each_filling;
use super::random::Random;

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

/// A random board with rules of a kind.
pub(crate) fn sample(kind: &str, random: &mut Random) -> RuledBoard {
    let (_, draw_rules) =
        DRAWS.iter().copied().flatten().find(|(name, _)| *name == kind).expect("a kind");
    // Whether the filling is to follow the rules.
    let right = random.chance(4, 5);
    let mut board = random_form(random);
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
            board = random_form(random);
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
    let shape = Shape::new(size.0, size.1).expect("a shape");
    let shape = shape.with_values(values as u32, lowest as u32).expect("a shape");
    let mut board = RuledBoard::new(shape);
    if shape.rows() == 3 && random.chance(1, 2) {
        // Blocks of two sizes; some cells are in none.
        board.blocks = vec![vec![0, 1, 4, 5], vec![2, 3, 6, 7], vec![8, 9]];
    }
    if shape.rows() != 3 && random.chance(1, 4) {
        board.blocks.clear();
        if random.chance(1, 4) {
            let size = shape.rows();
            board.extra_houses.push((0..size).map(|index| shape.cell(index, index)).collect());
        }
    }
    board
}

/// A random complete filling that follows the houses.
fn random_filling(board: &RuledBoard, random: &mut Random) -> Vec<u8> {
    let shape = board.shape();
    let mut places: Vec<u8> = (0..shape.values() as u8).collect();
    random.shuffle(&mut places);
    let size = shape.rows();
    if size == shape.columns() && board.houses().count() == 2 * size && random.chance(1, 3) {
        // Some rules about all cells need so regular a filling: each row is the one above, moved by a step.
        let steps = if size == 5 { vec![1, 2, 3, 4] } else { vec![1, size - 1] };
        let step = random.pick(&steps);
        let place = |cell| (shape.row_of(cell) * step + shape.column_of(cell)) % size;
        return (0..shape.cell_count() as u16).map(|cell| places[place(cell)]).collect();
    }
    let mut orders = Vec::new();
    for _ in 0..shape.cell_count() {
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
    let (least, most) = match (board.shape().cell_count(), board.shape().values()) {
        (12, _) => (3, 6),
        (16, 4) => (0, 4),
        (16, _) => (8, 12),
        (25, _) => (14, 20),
        _ => (23, 30),
    };
    let mut cells: Vec<usize> = (0..filling.len()).collect();
    random.shuffle(&mut cells);
    let givens = random.range(least, most);
    for &cell in &cells[..givens] {
        board.candidates[cell] = 1 << filling[cell];
    }
    for &cell in &cells[givens..givens + random.below(4)] {
        let some = random.below(1 << board.shape().values()) as u32;
        board.candidates[cell] = some | 1 << filling[cell];
    }
}
