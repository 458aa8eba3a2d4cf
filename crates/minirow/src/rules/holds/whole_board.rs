//! Rules about all cells.

use super::super::{Rule, Shape};
use super::filled::Filled;
use super::pairs::{difference, pair_sum, ratio};
use super::sets::all_different;

/// Each two different cells, once.
fn all_pairs(shape: Shape) -> impl Iterator<Item = [u16; 2]> {
    let cells = shape.cell_count() as u16;
    (0..cells).flat_map(move |one| (one + 1..cells).map(move |other| [one, other]))
}

/// How many rows and columns two cells are apart.
fn apart(shape: Shape, [one, other]: [u16; 2]) -> (usize, usize) {
    let rows = shape.row_of(one).abs_diff(shape.row_of(other));
    let columns = shape.column_of(one).abs_diff(shape.column_of(other));
    (rows, columns)
}

/// Each two cells that share a side.
fn neighbours(shape: Shape) -> impl Iterator<Item = [u16; 2]> {
    all_pairs(shape).filter(move |&pair| matches!(apart(shape, pair), (0, 1) | (1, 0)))
}

/// The cells of each 2×2 square.
fn squares(shape: Shape) -> impl Iterator<Item = [u16; 4]> {
    (1..shape.rows()).flat_map(move |row| {
        (1..shape.columns()).map(move |column| {
            [(row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)]
                .map(|(row, column)| shape.cell(row, column))
        })
    })
}

pub(super) fn anti_knight(filled: &Filled<'_>) -> bool {
    let shape = filled.board.shape();
    all_pairs(shape)
        .filter(|&pair| matches!(apart(shape, pair), (1, 2) | (2, 1)))
        .all(|[one, other]| filled.value(one) != filled.value(other))
}

pub(super) fn anti_king(filled: &Filled<'_>) -> bool {
    let shape = filled.board.shape();
    all_pairs(shape)
        .filter(|&pair| matches!(apart(shape, pair), (0, 1) | (1, 0) | (1, 1)))
        .all(|[one, other]| filled.value(one) != filled.value(other))
}

pub(super) fn anti_taxicab(filled: &Filled<'_>) -> bool {
    let shape = filled.board.shape();
    all_pairs(shape).filter(|&[one, other]| filled.value(one) == filled.value(other)).all(|pair| {
        let (rows, columns) = apart(shape, pair);
        rows + columns != filled.value(pair[0]) as usize
    })
}

pub(super) fn non_consecutive(filled: &Filled<'_>) -> bool {
    neighbours(filled.board.shape()).all(|pair| !difference(pair.map(|cell| filled.value(cell)), 1))
}

pub(super) fn global_entropy(filled: &Filled<'_>) -> bool {
    squares(filled.board.shape()).all(|square| {
        let thirds = square.map(|cell| filled.third(cell));
        (0..3).all(|third| thirds.contains(&third))
    })
}

pub(super) fn global_mod(filled: &Filled<'_>) -> bool {
    squares(filled.board.shape()).all(|square| {
        let remainders = square.map(|cell| filled.value(cell) % 3);
        (0..3).all(|remainder| remainders.contains(&remainder))
    })
}

pub(super) fn disjoint_groups(filled: &Filled<'_>) -> bool {
    let blocks = &filled.board.blocks;
    let longest = blocks.iter().map(Vec::len).max().unwrap_or(0);
    (0..longest).all(|place| {
        let group: Vec<u16> = blocks.iter().filter_map(|block| block.get(place)).copied().collect();
        all_different(&filled.values(&group))
    })
}

pub(super) fn all_dots_given(filled: &Filled<'_>) -> bool {
    let has_dot = |pair: [u16; 2]| {
        filled.board.rules.iter().any(|rule| match rule {
            Rule::Difference { cells, by: 1 } | Rule::Ratio { cells, times: 2 } => {
                is_same_pair(*cells, pair)
            }
            _ => false,
        })
    };
    neighbours(filled.board.shape()).filter(|&pair| !has_dot(pair)).all(|pair| {
        let values = pair.map(|cell| filled.value(cell));
        !difference(values, 1) && !ratio(values, 2)
    })
}

pub(super) fn all_signs_given(filled: &Filled<'_>) -> bool {
    let has_sign = |pair: [u16; 2]| {
        filled.board.rules.iter().any(|rule| match rule {
            Rule::PairSum { cells, sum: 5 | 10 } => is_same_pair(*cells, pair),
            _ => false,
        })
    };
    neighbours(filled.board.shape()).filter(|&pair| !has_sign(pair)).all(|pair| {
        let values = pair.map(|cell| filled.value(cell));
        !pair_sum(values, 5) && !pair_sum(values, 10)
    })
}

/// Whether no two cells that share a side have one of these, where no mark is between them.
pub(super) fn all_marks_given(
    filled: &Filled<'_>,
    differences: &[u32],
    ratios: &[u32],
    sums: &[u32],
) -> bool {
    let has = |pair: [u16; 2], is_mark: fn(&Rule) -> Option<[u16; 2]>| {
        let mut marks = filled.board.rules.iter().filter_map(is_mark);
        marks.any(|cells| is_same_pair(cells, pair))
    };
    let has_dot = |pair| {
        has(pair, |rule| match rule {
            Rule::Difference { cells, .. } | Rule::Ratio { cells, .. } => Some(*cells),
            _ => None,
        })
    };
    let has_sum = |pair| {
        has(pair, |rule| match rule {
            Rule::PairSum { cells, .. } => Some(*cells),
            _ => None,
        })
    };
    neighbours(filled.board.shape()).all(|pair| {
        let values = pair.map(|cell| filled.value(cell));
        let is_dot = differences.iter().any(|&by| difference(values, by))
            || ratios.iter().any(|&times| ratio(values, times));
        let is_sum = sums.iter().any(|&sum| pair_sum(values, sum));
        (!is_dot || has_dot(pair)) && (!is_sum || has_sum(pair))
    })
}

/// Whether each of these cells is so beside each neighbour that is not among them.
pub(super) fn extreme(filled: &Filled<'_>, cells: &[u16], is_so: fn(u32, u32) -> bool) -> bool {
    neighbours(filled.board.shape()).all(|[one, other]| {
        let (has_one, has_other) = (cells.contains(&one), cells.contains(&other));
        (!has_one || has_other || is_so(filled.value(one), filled.value(other)))
            && (!has_other || has_one || is_so(filled.value(other), filled.value(one)))
    })
}

/// Whether two pairs are of the same cells, in any order.
fn is_same_pair([one, other]: [u16; 2], pair: [u16; 2]) -> bool {
    pair == [one, other] || pair == [other, one]
}
