//! Sums that follow from houses: what the cages of some rows, columns or blocks leave over.

use std::collections::HashSet;

use super::compiler::Compiler;
use crate::rules::Rule;

/// More cells than this say too little about each.
const MOST_CELLS: usize = 4;

/// Adds what houses and cages say together: cells of some houses that no cage holds (innies), less the cells of
/// their cages that lie outside (outies).
pub(super) fn add(compiler: &mut Compiler<'_>) {
    let shape = compiler.shape;
    let cages: Vec<(Vec<u16>, i64)> = compiler
        .board
        .rules
        .iter()
        .filter_map(|rule| match rule {
            Rule::Cage { cells, sum } | Rule::Sum { cells, sum } if no_cell_twice(cells) => {
                Some((cells.clone(), i64::from(*sum)))
            }
            _ => None,
        })
        .collect();
    if cages.is_empty() {
        return;
    }
    let house: i64 = (0..shape.values()).map(|place| i64::from(shape.value(place))).sum();
    let mut known = HashSet::new();
    for (houses, cells) in unions(compiler) {
        let (mut left, mut outside) = (cells.clone(), Vec::new());
        let mut sum = house * houses as i64;
        // Those inside first, then those of which less is outside than inside.
        for (cage, total) in cages.iter().filter(|(cage, _)| is_within(cage, &cells)) {
            if is_within(cage, &left) {
                left.retain(|cell| !cage.contains(cell));
                sum -= total;
            }
        }
        for (cage, total) in &cages {
            let (inside, out): (Vec<u16>, Vec<u16>) =
                cage.iter().partition(|cell| cells.contains(cell));
            let is_new = out.iter().all(|cell| !outside.contains(cell));
            if inside.len() > out.len() && !out.is_empty() && is_within(&inside, &left) && is_new {
                left.retain(|cell| !inside.contains(cell));
                outside.extend(out);
                sum -= total;
            }
        }
        let len = left.len() + outside.len();
        if len == 0 || len > MOST_CELLS || len == cells.len() {
            continue;
        }
        let mut terms: Vec<(u16, i32)> = left.iter().map(|&cell| (cell, 1)).collect();
        terms.extend(outside.iter().map(|&cell| (cell, -1)));
        terms.sort_unstable();
        if known.insert(terms.clone()) {
            compiler.sum(&terms, sum);
        }
    }
}

/// Neighbouring rows, columns and blocks that hold each value as often: how many, and their cells.
fn unions(compiler: &Compiler<'_>) -> Vec<(usize, Vec<u16>)> {
    let (shape, values) = (compiler.shape, compiler.shape.values());
    let rows: Vec<Vec<u16>> = (0..shape.rows())
        .map(|row| (0..shape.columns()).map(|column| shape.cell(row, column)).collect())
        .collect();
    let columns: Vec<Vec<u16>> = (0..shape.columns())
        .map(|column| (0..shape.rows()).map(|row| shape.cell(row, column)).collect())
        .collect();
    let mut unions = Vec::new();
    for lines in [&rows, &columns, &compiler.board.blocks] {
        if lines.iter().any(|line| line.len() != values) {
            continue;
        }
        for first in 0..lines.len() {
            for last in first..lines.len() {
                unions.push((last + 1 - first, lines[first..=last].concat()));
            }
        }
    }
    // Blocks below each other are not beside each other in their order.
    let blocks = &compiler.board.blocks;
    if blocks.iter().all(|block| block.len() == values) {
        for (at, one) in blocks.iter().enumerate() {
            for other in &blocks[at + 1..] {
                if touch(compiler, one, other) {
                    unions.push((2, [one.clone(), other.clone()].concat()));
                }
            }
        }
        let stacks = shape.block(values).map_or(0, |(_, width)| shape.columns() / width);
        for stack in 0..stacks {
            let of_stack: Vec<&Vec<u16>> = blocks.iter().skip(stack).step_by(stacks).collect();
            for first in 0..of_stack.len() {
                for last in first + 1..of_stack.len() {
                    let cells =
                        of_stack[first..=last].iter().flat_map(|block| block.iter().copied());
                    unions.push((last + 1 - first, cells.collect()));
                }
            }
        }
    }
    unions
}

/// Whether two blocks have neighbouring cells.
fn touch(compiler: &Compiler<'_>, one: &[u16], other: &[u16]) -> bool {
    let next = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    one.iter().any(|&cell| {
        let around =
            next.iter().filter_map(|&(rows, columns)| compiler.shape.offset(cell, rows, columns));
        around.into_iter().any(|cell| other.contains(&cell))
    })
}

fn is_within(cells: &[u16], all: &[u16]) -> bool {
    cells.iter().all(|cell| all.contains(cell))
}

fn no_cell_twice(cells: &[u16]) -> bool {
    cells.iter().enumerate().all(|(at, cell)| !cells[..at].contains(cell))
}
