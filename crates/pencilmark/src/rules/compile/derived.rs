//! Sums that follow from houses: what the cages of some rows, columns or blocks leave over.

use std::collections::HashSet;

use super::cell_set::CellSet;
use super::compiler::Compiler;
use crate::rules::Rule;

/// More cells than this say too little about each.
const MOST_CELLS: u32 = 4;

/// Adds what houses and cages say together: cells of some houses that no cage holds (innies), less the cells of
/// their cages that lie outside (outies).
pub(super) fn add(compiler: &mut Compiler<'_>) {
    let shape = compiler.shape;
    let cages: Vec<(CellSet, i64)> = compiler
        .board
        .rules
        .iter()
        .filter_map(|rule| match rule {
            Rule::Cage { cells, sum } | Rule::Sum { cells, sum } => {
                let set: CellSet = cells.iter().copied().collect();
                (set.len() as usize == cells.len()).then_some((set, i64::from(*sum)))
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
        let (mut left, mut outside) = (cells, CellSet::default());
        let mut sum = house * houses as i64;
        // Those inside first, then those of which less is outside than inside.
        for (cage, total) in &cages {
            if cage.is_within(&left) {
                left = left.without(cage);
                sum -= total;
            }
        }
        for (cage, total) in &cages {
            if !cage.meets(&left) || cage.is_within(&cells) {
                continue;
            }
            let (inside, out) = (cage.and(&cells), cage.without(&cells));
            if inside.is_within(&left) && !out.meets(&outside) && inside.len() > out.len() {
                left = left.without(&inside);
                outside = outside.or(&out);
                sum -= total;
            }
        }
        let len = left.len() + outside.len();
        if len == 0 || len > MOST_CELLS || len == cells.len() {
            continue;
        }
        let mut terms: Vec<(u16, i32)> = left.cells().map(|cell| (cell, 1)).collect();
        terms.extend(outside.cells().map(|cell| (cell, -1)));
        terms.sort_unstable();
        if known.insert(terms.clone()) {
            compiler.sum(&terms, sum);
        }
    }
}

/// Neighbouring rows, columns and blocks that hold each value as often: how many, and their cells.
fn unions(compiler: &Compiler<'_>) -> Vec<(usize, CellSet)> {
    let (shape, values) = (compiler.shape, compiler.shape.values());
    let row = |row| (0..shape.columns()).map(|column| shape.cell(row, column)).collect();
    let column = |column| (0..shape.rows()).map(|row| shape.cell(row, column)).collect();
    let rows: Vec<CellSet> = (0..shape.rows()).map(row).collect();
    let columns: Vec<CellSet> = (0..shape.columns()).map(column).collect();
    let blocks = compiler.board.blocks.iter().map(|block| block.iter().copied().collect());
    let blocks: Vec<CellSet> = blocks.collect();
    let are_houses = |lines: &[CellSet]| lines.iter().all(|line| line.len() as usize == values);
    let mut unions = Vec::new();
    let mut run = |lines: &mut dyn Iterator<Item = &CellSet>, least: usize| {
        let mut all = CellSet::default();
        for (count, line) in (1..).zip(lines) {
            all = all.or(line);
            if count >= least {
                unions.push((count, all));
            }
        }
    };
    for lines in [&rows, &columns, &blocks] {
        if are_houses(lines) {
            for first in 0..lines.len() {
                run(&mut lines[first..].iter(), 1);
            }
        }
    }
    // Blocks below each other are not beside each other in their order.
    if are_houses(&blocks) {
        let stacks = shape.block(values).map_or(0, |(_, width)| shape.columns() / width);
        for first in 0..blocks.len() {
            if stacks > 0 {
                run(&mut blocks[first..].iter().step_by(stacks), 2);
            }
        }
        for (at, one) in blocks.iter().enumerate() {
            let around = beside(compiler, one);
            for other in &blocks[at + 1..] {
                if !around.and(other).is_empty() {
                    run(&mut [one, other].into_iter(), 2);
                }
            }
        }
    }
    unions
}

/// The cells that share a side with one of these.
fn beside(compiler: &Compiler<'_>, cells: &CellSet) -> CellSet {
    let next = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    let around = cells.cells().flat_map(|cell| {
        next.iter().filter_map(move |&(rows, columns)| compiler.shape.offset(cell, rows, columns))
    });
    around.collect()
}
