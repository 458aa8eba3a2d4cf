//! Rules about all cells of a board.

use std::sync::Arc;

use super::compiler::Compiler;
use super::pairs::is_times;
use crate::rules::engine::{Kinds, Propagator};
use crate::rules::{Rule, Shape};

/// Adds a rule of this family; cells that differ are said elsewhere.
pub(super) fn add(compiler: &mut Compiler<'_>, rule: &Rule) {
    let shape = compiler.shape;
    match rule {
        Rule::AntiTaxicab => {
            let most = shape.rows() + shape.columns();
            for distance in 1..most {
                let Some(place) = shape.place(distance as u32) else { continue };
                let value = shape.value(place);
                compiler.relations(pairs_at(shape, distance), |one, other| {
                    one != value || other != value
                });
            }
        }
        Rule::NonConsecutive => {
            compiler.relations(shape.adjacent(), |one, other| one.abs_diff(other) != 1);
        }
        Rule::GlobalEntropy => {
            let (values, lowest) = (shape.values() as u32, shape.value(0));
            squares(compiler, |value| 3 * (value - lowest) / values);
        }
        Rule::GlobalMod => squares(compiler, |value| value % 3),
        Rule::AllDotsGiven => unmarked(
            compiler,
            |rule| match rule {
                Rule::Difference { cells, by: 1 } | Rule::Ratio { cells, times: 2 } => Some(*cells),
                _ => None,
            },
            |one, other| one.abs_diff(other) != 1 && !is_times(one, other, 2),
        ),
        Rule::AllSignsGiven => unmarked(
            compiler,
            |rule| match rule {
                Rule::PairSum { cells, sum: 5 | 10 } => Some(*cells),
                _ => None,
            },
            |one, other| !matches!(one + other, 5 | 10),
        ),
        Rule::AllMarksGiven { differences, ratios, sums } => {
            unmarked(
                compiler,
                |rule| match rule {
                    Rule::Difference { cells, .. } | Rule::Ratio { cells, .. } => Some(*cells),
                    _ => None,
                },
                |one, other| {
                    !differences.contains(&one.abs_diff(other))
                        && !ratios.iter().any(|&times| is_times(one, other, times))
                },
            );
            unmarked(
                compiler,
                |rule| match rule {
                    Rule::PairSum { cells, .. } => Some(*cells),
                    _ => None,
                },
                |one, other| !sums.contains(&(one + other)),
            );
        }
        _ => {}
    }
}

/// Pairs of cells so many steps apart, each once.
fn pairs_at(shape: Shape, distance: usize) -> impl Iterator<Item = (u16, u16)> {
    let distance = distance as isize;
    // Down and to the left or the right, or straight to the right.
    let down = (1..=distance).map(move |rows| (rows, distance - rows));
    let turned = (1..distance).map(move |rows| (rows, rows - distance));
    let offsets = [(0, distance)].into_iter().chain(down).chain(turned);
    offsets.flat_map(move |(rows, columns)| {
        (0..shape.cell_count() as u16)
            .filter_map(move |cell| Some((cell, shape.offset(cell, rows, columns)?)))
    })
}

/// Each square of four cells has all of three kinds.
fn squares(compiler: &mut Compiler<'_>, kind: impl Fn(u32) -> u32) {
    let shape = compiler.shape;
    let of_kind = |number: u32| {
        let places = (0..shape.values()).filter(|&place| kind(shape.value(place)) == number);
        places.fold(0, |all, place| all | 1 << place)
    };
    let kinds = Arc::new(Kinds::new([0, 1, 2].map(of_kind).to_vec()));
    for cell in 0..shape.cell_count() as u16 {
        let corners = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let cells: Option<Vec<u16>> =
            corners.iter().map(|&(rows, columns)| shape.offset(cell, rows, columns)).collect();
        if let Some(cells) = cells {
            compiler.model.add(Propagator::Kinds(cells, Arc::clone(&kinds)));
        }
    }
}

/// Neighbours without a mark.
fn unmarked(
    compiler: &mut Compiler<'_>,
    mark: impl Fn(&Rule) -> Option<[u16; 2]>,
    holds: impl Fn(u32, u32) -> bool,
) {
    let in_order = |[one, other]: [u16; 2]| (one.min(other), one.max(other));
    let marked = compiler.board.rules.iter().filter_map(mark).map(in_order);
    let mut marked: Vec<(u16, u16)> = marked.collect();
    marked.sort_unstable();
    let is_open = |pair: &(u16, u16)| marked.binary_search(pair).is_err();
    let pairs = compiler.shape.adjacent().filter(is_open);
    compiler.relations(pairs, holds);
}
